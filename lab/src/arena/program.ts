import { type ChildProcess, spawn } from 'node:child_process';

/** Why a program gave no answer, as a message. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

const LONGEST_ANSWER = 1 << 20;
/** Start-up timeout: a program may load large libraries. */
const START_MS = 30_000;
/** Whether a shell command's processes can be killed as a group. Windows has no process groups. */
const HAS_GROUPS = process.platform !== 'win32';

interface Answer {
  readonly line: string;
  /** The first answer since the program was started: most of its time is start-up, not thinking. */
  readonly isFirst: boolean;
}

interface Asked {
  readonly answer: (line: string) => void;
  readonly fail: (fault: Fault) => void;
}

/**
 * A program that answers each line with one line. It inherits our standard error. After a fault it is killed, and restarted for the next
 * question.
 */
export class Program {
  readonly #command: string;
  readonly #folder: string;
  readonly #startMs: number;
  #child: ChildProcess | undefined;
  #heard = '';
  #asked: Asked | undefined;
  /** A fault that occurred while no question was pending. */
  #trouble: Fault | undefined;

  constructor(command: string, folder: string, startMs = START_MS) {
    this.#command = command;
    this.#folder = folder;
    this.#startMs = startMs;
  }

  /** Rejects with a Fault. */
  async ask(question: string, milliseconds: number): Promise<Answer> {
    const isFirst = this.#child === undefined;
    const child = this.#child ?? this.#start();
    const most = milliseconds + (isFirst ? this.#startMs : 0);
    let timer: NodeJS.Timeout | undefined;
    try {
      const line = await new Promise<string>((answer, fail) => {
        if (this.#trouble !== undefined) return fail(this.#trouble);
        this.#asked = { answer, fail };
        timer = setTimeout(() => fail(new Fault(`no answer within ${(most / 1000).toFixed(1)} s`)), most);
        child.stdin?.write(`${question}\n`);
      });
      return { line, isFirst };
    } catch (fault) {
      this.end();
      throw fault;
    } finally {
      clearTimeout(timer);
      this.#asked = undefined;
    }
  }

  /** Sends a line that needs no answer. */
  tell(line: string): void {
    this.#child?.stdin?.write(`${line}\n`);
  }

  end(): void {
    const child = this.#child;
    this.#child = undefined;
    this.#trouble = undefined;
    this.#heard = '';
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    try {
      if (HAS_GROUPS) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }

  #start(): ChildProcess {
    const child = spawn(this.#command, {
      cwd: this.#folder,
      shell: true,
      detached: HAS_GROUPS,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#child = child;
    const isCurrent = () => this.#child === child;
    const stumble = (why: string) => {
      if (!isCurrent()) return;
      const fault = new Fault(why);
      if (this.#asked === undefined) this.#trouble = fault;
      else this.#asked.fail(fault);
    };
    child.on('error', (error) => stumble(`it cannot be started: ${error.message}`));
    child.on('close', (code, signal) => stumble(signal === null ? `it ended with exit status ${code}` : `it was ended by ${signal}`));
    // Ignore write errors to a program that has exited; `close` reports it.
    child.stdin?.on('error', () => {});
    child.stdout?.setEncoding('utf8');
    child.stdout?.on('data', (text: string) => {
      if (isCurrent()) this.#hear(text, stumble);
    });
    return child;
  }

  #hear(text: string, stumble: (why: string) => void): void {
    this.#heard += text;
    if (this.#heard.length > LONGEST_ANSWER) {
      stumble(`an answer of more than ${LONGEST_ANSWER} characters`);
      return;
    }
    for (let end = this.#heard.indexOf('\n'); end >= 0; end = this.#heard.indexOf('\n')) {
      const line = this.#heard.slice(0, end).trim();
      this.#heard = this.#heard.slice(end + 1);
      if (line === '') continue;
      if (this.#asked === undefined) {
        stumble(`it wrote ${glimpse(line)} when nothing was asked`);
        return;
      }
      const { answer } = this.#asked;
      this.#asked = undefined;
      answer(line);
    }
  }
}

const LONGEST_GLIMPSE = 80;

/** A line shortened for a message. */
export function glimpse(line: string): string {
  return line.length > LONGEST_GLIMPSE ? `${JSON.stringify(line.slice(0, LONGEST_GLIMPSE))}…` : JSON.stringify(line);
}
