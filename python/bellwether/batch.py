"""Many games side by side: one line to the engine for a step of all of them."""

from .engine import Engine


class Batch:
    """`answers[i]` is what the seat to act in game i is told. A game that ends is followed by a new one, of the next seed.

    `wishes` are those of the message `start` in docs/arena.md: view, legal, choices, array, text, bots.
    """

    def __init__(self, game, size, seed=0, config=None, engine=None, **wishes):
        self._own = engine is None
        self.engine = engine or Engine()
        self._start = dict(t="start", game=game, **wishes)
        if config is not None:
            self._start["config"] = config
        self._next_seed = seed
        self.answers = self.engine.ask_all([self._new(table) for table in range(size)])

    def _new(self, table):
        self._next_seed += 1
        return dict(self._start, table=table, seed=self._next_seed - 1)

    def step(self, actions):
        """An action for each game: a move as text, or the number of a choice. The last answers of the games that ended, by game."""
        self.answers = self.engine.ask_all(
            [
                {"t": "move", "table": table, "choice": int(action)}
                if not isinstance(action, str)
                else {"t": "move", "table": table, "move": action}
                for table, action in enumerate(actions)
            ]
        )
        ended = {table: answer for table, answer in enumerate(self.answers) if answer["info"]["status"] == "over"}
        if ended:
            for table, answer in zip(ended, self.engine.ask_all([self._new(table) for table in ended])):
                self.answers[table] = answer
        return ended

    def close(self):
        if self._own:
            self.engine.close()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()
