"""The engine behind a pipe: a message a line, an answer a line."""

import json
import os
import shutil
import subprocess
from pathlib import Path


class Refused(Exception):
    """The engine could not follow a message. `answer` is its whole answer, `code` says why."""

    def __init__(self, answer):
        self.answer = answer
        self.code = answer.get("code")
        super().__init__(json.dumps({key: value for key, value in answer.items() if key != "t"}))


def usual_command():
    """The command in BELLWETHER_ENGINE, else the lab of the repository that this package lies in."""
    said = os.environ.get("BELLWETHER_ENGINE")
    if said:
        return json.loads(said) if said.startswith("[") else said.split()
    return [shutil.which("npm") or "npm", "-s", "run", "lab", "--", "stdio"]


class Engine:
    """Starts the engine. Use it in a `with` statement, or call `close`."""

    def __init__(self, command=None):
        self._process = subprocess.Popen(
            command or usual_command(),
            cwd=Path(__file__).resolve().parents[2],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(self, **message):
        """The answer to one message. Raises Refused."""
        answer = self._answer(message)
        if answer["t"] == "refused":
            raise Refused(answer)
        return answer

    def ask_all(self, messages):
        """The answers to many messages, sent as one line. Raises Refused for the first that was refused; the others are done."""
        answers = self._answer(messages)
        if isinstance(answers, dict):
            raise Refused(answers)
        for answer in answers:
            if answer["t"] == "refused":
                raise Refused(answer)
        return answers

    def _answer(self, message):
        process = self._process
        try:
            process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except (BrokenPipeError, ValueError):
            line = b""
        if not line:
            raise ConnectionError("the engine has ended, with exit status %s" % process.poll())
        return json.loads(line)

    def close(self):
        """Ends the engine."""
        process = self._process
        if process.stdin.closed:
            return
        try:
            process.stdin.close()
        except BrokenPipeError:
            pass
        process.stdout.close()
        process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()
