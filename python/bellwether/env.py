"""One game in the shape of PettingZoo's AEC API: agents act one after the other."""

import base64
import random

from .engine import Engine
from .spaces import Array, Dict, Discrete, bytes_of, mask_of

_TABLE = "env"
_WISHES = dict(view=False, legal=0, choices=True, array=True)


def env(game="wolf-and-hound", **options):
    """As PettingZoo's modules do it: `bellwether.env("sheep-and-thief")`."""
    return Env(game, **options)


class Env:
    """An agent is a seat, `seat_1`; an action is the number of a choice (`action_names`).

    config: headers such as [["Edition", "2016"], ["Players", "4"], ["Animals", "hound-01 wolf-01"]]; without it, a first game.
    bots:   our players in some seats, {2: "fox", 4: "fox"}. Such seats are no agents.

    An observation is {"observation": the array, "action_mask": 1 for every choice that may be made now}. Rewards come at the end, by team:
    the mean over teams is 0, the best reward 1. For two teams that is 1 for a win and -1 for a loss.
    """

    def __init__(self, game="wolf-and-hound", config=None, bots=None, engine=None):
        self._own = engine is None
        self._engine = engine or Engine()
        self._options = dict(game=game, **({} if config is None else {"config": config}))
        told = self._engine.ask(t="choices", **self._options)
        self._bots = {str(seat): level for seat, level in (bots or {}).items()}
        self.metadata = {"name": game.replace("-", "_") + "_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.action_names = told["names"]
        self.array_parts = [tuple(part) for part in told["parts"]]
        self._team = {"seat_%d" % seat: team for seat, team in zip(told["seats"], told["teams"])}
        self._teams = len(set(told["teams"]))
        self.possible_agents = ["seat_%d" % seat for seat in told["seats"] if str(seat) not in self._bots]
        size = sum(length for _, length in self.array_parts)
        self._actions = {agent: Discrete(len(self.action_names)) for agent in self.possible_agents}
        self._observations = Dict(
            observation=Array(size, 255, "uint8"), action_mask=Array(len(self.action_names), 1, "int8")
        )
        self.agents = []
        self._random = random.Random()

    # Spaces

    def action_space(self, agent):
        return self._actions[agent]

    def observation_space(self, agent):
        return self._observations

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    @property
    def unwrapped(self):
        return self

    # The cycle

    def reset(self, seed=None, options=None):
        """Deals a new game. The same seed deals the same cards; without one, the next of the last."""
        if seed is not None:
            self._random.seed(seed)
        deal = self._random.getrandbits(48) if seed is None else seed
        answer = self._engine.ask(t="start", table=_TABLE, seed=deal, bots=self._bots, **self._options, **_WISHES)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"team": self._team[agent], "made": []} for agent in self.agents}
        self._take(answer)

    def observe(self, agent):
        """What an agent sees. Its mask is empty while others act."""
        answer = self._answer if agent == self._shown else self._look(agent, **_WISHES)
        return {
            "observation": bytes_of(base64.b64decode(answer["array"])),
            "action_mask": mask_of(len(self.action_names), answer.get("choices", ())),
        }

    def last(self, observe=True):
        """Observation, reward since its last action, termination, truncation and info of the agent that is to act."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        """The agent that is to act makes a choice; `None` once its game is over. Raises Refused for a choice that is masked."""
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("the game is over: the only action is None")
            self._leave(agent)
            return
        seat = int(agent[len("seat_") :])
        answer = self._engine.ask(t="move", table=_TABLE, seat=seat, choice=int(action))
        self._cumulative_rewards[agent] = 0.0
        self._take(answer)
        for one, reward in self.rewards.items():
            self._cumulative_rewards[one] += reward

    def agent_iter(self, max_iter=2**63):
        """The agent that is to act, until all have taken the end of the game."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def _take(self, answer):
        self._answer = answer
        self._shown = self.agent_selection = "seat_%d" % answer["viewer"]
        self.infos[self._shown]["made"] = [self.action_names[choice] for choice in answer.get("made", ())]
        if answer["info"]["status"] == "playing":
            return
        shares = answer["info"]["shares"]
        for agent in self.agents:
            share = shares[int(agent[len("seat_") :]) - 1]
            self.rewards[agent] = (share * self._teams - 1) / (self._teams - 1)
            self.terminations[agent] = True

    def _leave(self, agent):
        self.agents.remove(agent)
        for of_agents in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del of_agents[agent]
        for one in self.rewards:
            self.rewards[one] = 0.0
        if self.agents:
            self.agent_selection = self.agents[0]

    # Other ways to see a table

    def _look(self, agent, **wishes):
        return self._engine.ask(t="look", table=_TABLE, seat=int(agent[len("seat_") :]), **wishes)

    def view(self, agent):
        """All that the agent may know, as the engine's view."""
        return self._look(agent, view=True, legal=0, choices=True, array=False)["view"]

    def text(self, agent):
        """The same as one line: the agent's information state."""
        return self._look(agent, view=False, legal=0, choices=True, array=False, text=True)["text"]

    def record(self):
        """The whole game as text, once it is over. Raises Refused before."""
        return self._engine.ask(t="record", table=_TABLE)["record"]

    def render(self):
        return self.text(self.agent_selection)

    def close(self):
        if self._own:
            self._engine.close()

    def __str__(self):
        return self.metadata["name"]
