import { FastRandom } from '@bellwether/kernel';
import { expect, it } from 'vitest';
import { wolfAndHoundBots } from '../src/wolf-and-hound/game-bots.ts';
import { MOST_GIVEN } from '../src/wolf-and-hound/plain-minds.ts';
import { randomPosition } from './random-position.ts';

const { players } = wolfAndHoundBots;

/** Moves with fewer visits than this have meaningless estimates. */
const LEAST_LOOKED_AT = 0.25;
const POSITIONS = 450;
/** Few, so that the most visited move is sometimes not the best. */
const iterations = (seed: number) => 30 + 35 * (seed % 3);

it.each(['herder', 'fox', 'wolf'] as const)(
  '%s never knowingly gives up more than a partner may, and would if it were not for the rule',
  (level) => {
    let saved = 0;
    for (let seed = 1; seed <= POSITIONS; seed++) {
      const { view, legal } = randomPosition(seed);
      const budget = { iterations: iterations(seed), explain: false };
      const { move, win, considered } = players[level].choose(view, legal, budget, new FastRandom(seed));
      const most = considered.reduce((a, b) => (b.weight > a.weight ? b : a));
      const looked = considered.filter(({ weight }) => weight >= LEAST_LOOKED_AT * most.weight);
      const best = Math.max(...looked.map((other) => other.win));
      expect(best - win, `seed ${seed}`).toBeLessThanOrEqual(MOST_GIVEN);
      // Without the rule, Herder follows the rule player, and search takes the most visited move.
      const without = level === 'herder' ? players.rule.choose(view, legal, budget, new FastRandom(seed)).move : most.move;
      if (JSON.stringify(without) !== JSON.stringify(move)) saved++;
    }
    expect(saved).toBeGreaterThan(0);
  },
);
