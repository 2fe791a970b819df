"""Run from the folder python: python3 -m unittest discover test."""

import contextlib
import io
import random
import re
import unittest
from pathlib import Path

import bellwether
from bellwether.spaces import numpy

GAMES = ("wolf-and-hound", "sheep-and-thief")
TWO = [["Edition", "2017"], ["Players", "2"]]


class Cycle(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = bellwether.Engine()

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()

    def played(self, env, seed):
        """Every action of a random game, and the rewards at its end."""
        env.reset(seed=seed)
        chance = random.Random(seed)
        actions, rewards, ends = [], {}, 0
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            self.assertTrue(env.observation_space(agent).contains(observation))
            self.assertFalse(truncation)
            self.assertEqual(len(observation["action_mask"]), env.action_space(agent).n)
            open_now = [i for i, allowed in enumerate(observation["action_mask"]) if allowed]
            if termination:
                self.assertEqual(open_now, [])
                rewards[agent] = reward
                ends += 1
                env.step(None)
                continue
            self.assertEqual(reward, 0)
            self.assertTrue(open_now)
            action = chance.choice(open_now)
            actions.append(action)
            env.step(action)
        self.assertEqual(ends, len(env.possible_agents))
        self.assertEqual((env.agents, env.num_agents), ([], 0))
        return actions, rewards

    def test_random_games(self):
        for game in GAMES:
            with self.subTest(game):
                env = bellwether.env(game, engine=self.engine)
                actions, rewards = self.played(env, 1)
                self.assertEqual(self.played(env, 1), (actions, rewards))
                self.assertNotEqual(self.played(env, 2)[0], actions)
                by_team = {env._team[agent]: reward for agent, reward in rewards.items()}
                self.assertAlmostEqual(sum(by_team.values()), 0)
                for agent, reward in rewards.items():
                    self.assertEqual(reward, by_team[env._team[agent]])
                self.assertIn('[Game "%s"]' % game, env.record())

    def test_partners_are_one_team(self):
        env = bellwether.env(engine=self.engine)
        env.reset(seed=3)
        self.assertEqual([env.infos[agent]["team"] for agent in env.agents], [0, 1, 0, 1])
        _, rewards = self.played(env, 3)
        self.assertEqual(sorted(rewards.values()), [-1, -1, 1, 1])

    def test_bots_take_seats(self):
        env = bellwether.env(bots={2: "shepherd", 4: "lamb"}, engine=self.engine)
        self.assertEqual(env.possible_agents, ["seat_1", "seat_3"])
        _, rewards = self.played(env, 4)
        self.assertEqual(set(rewards), {"seat_1", "seat_3"})

    def test_a_masked_action_changes_nothing(self):
        env = bellwether.env(engine=self.engine)
        env.reset(seed=5)
        before = env.text("seat_1")
        mask = env.last()[0]["action_mask"]
        masked = next(i for i, allowed in enumerate(mask) if not allowed)
        with self.assertRaises(bellwether.Refused) as caught:
            env.step(masked)
        self.assertEqual(caught.exception.code, "not-a-choice")
        self.assertEqual((env.text("seat_1"), env.agent_selection), (before, "seat_1"))

    def test_each_agent_sees_its_own_hand(self):
        env = bellwether.env(engine=self.engine)
        env.reset(seed=6)
        for agent in env.agents:
            seat = int(agent[-1])
            hand = env.view(agent)["hand"]
            self.assertEqual(len(hand), 4)
            self.assertIn("hand %d %s" % (seat, " ".join(hand)), env.text(agent))
            for other in range(1, 5):
                if other != seat:
                    self.assertIn("hand %d ?4" % other, env.text(agent))
        self.assertFalse(any(env.observe("seat_2")["action_mask"]))

    def test_a_turn_is_a_series_of_choices(self):
        env = bellwether.env("sheep-and-thief", config=TWO, engine=self.engine)
        env.reset(seed=7)
        while True:
            names = [env.action_names[i] for i, allowed in enumerate(env.last()[0]["action_mask"]) if allowed]
            if names[0].startswith("@"):
                break
            env.step(env.action_names.index(names[0]))
        agent = env.agent_selection
        (card,) = env.infos[agent]["made"]
        self.assertTrue(card.startswith("#"))
        self.assertTrue(env.text(agent).endswith(";made " + card))
        env.step(env.action_names.index(names[0]))
        while env.infos[env.agent_selection]["made"]:
            self.assertEqual(env.infos[agent]["made"][:2], [card, names[0]])
            env.step(env.action_space(agent).sample(env.last()[0]["action_mask"]))
        self.assertNotEqual(env.agent_selection, agent)

    def test_arrays(self):
        env = bellwether.env(engine=self.engine)
        env.reset(seed=8)
        observation = env.last()[0]
        at = {}
        for name, length in env.array_parts:
            at[name] = (sum(size for _, size in at.values()), length)
        first, length = at["hand"]
        counts = list(observation["observation"][first : first + length])
        hand = env.view("seat_1")["hand"]
        self.assertEqual(counts, [hand.count(name) for name in env.action_names[:length]])
        if numpy is not None:
            self.assertEqual(str(observation["observation"].dtype), "uint8")
            self.assertEqual(str(observation["action_mask"].dtype), "int8")

    def test_batches(self):
        for wish, actions in (
            (dict(), lambda answer: answer["legal"][0]),
            (dict(choices=True, view=False), lambda answer: answer["choices"][-1]),
        ):
            with bellwether.Batch("wolf-and-hound", 8, seed=10, engine=self.engine, **wish) as batch:
                self.assertEqual("view" in batch.answers[0], "view" not in wish)
                ended = {}
                for _ in range(80):
                    ended.update(batch.step([actions(answer) for answer in batch.answers]))
                    self.assertTrue(all(answer["info"]["status"] == "playing" for answer in batch.answers))
                self.assertGreaterEqual(len(ended), 8)
                self.assertEqual(sum(ended[0]["info"]["shares"]), 2)


class TheEngine(unittest.TestCase):
    def test_refusals(self):
        with bellwether.Engine() as engine:
            with self.assertRaises(bellwether.Refused) as caught:
                engine.ask(t="start", table=1, game="chess", seed=1)
            self.assertEqual(caught.exception.code, "unknown-game")
            with self.assertRaises(bellwether.Refused):
                engine.ask_all([{"t": "hello"}, {"t": "dance"}])
            self.assertEqual(engine.ask(t="hello")["protocol"], 1)

    def test_the_examples_of_the_page(self):
        page = (Path(__file__).resolve().parents[2] / "docs" / "arena.md").read_text(encoding="utf8")
        blocks = re.findall(r"^```python\n(.*?)^```$", page, re.S | re.M)
        examples = [block for block in blocks if "bellwether." in block]
        self.assertEqual(len(examples), 2)
        for example in examples:
            with contextlib.redirect_stdout(io.StringIO()):
                exec(example, {"bellwether": bellwether})

    def test_an_engine_that_ends(self):
        with bellwether.Engine(["python3", "-c", "pass"]) as engine:
            with self.assertRaises(ConnectionError):
                engine.ask(t="hello")
                engine.ask(t="hello")


if __name__ == "__main__":
    unittest.main()
