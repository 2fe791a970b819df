import { QuickRandom } from '@bellwether/kernel';
import { expect, it } from 'vitest';
import { wolfAndHoundBots } from '../src/wolf-and-hound/game-bots.ts';
import { MOST_GIVEN } from '../src/wolf-and-hound/plain-minds.ts';
import { randomPosition } from './random-position.ts';

const { players } = wolfAndHoundBots;

/** Moves a search has hardly looked at have figures that mean nothing. */
const LEAST_LOOKED_AT = 0.25;
/** Few, so that the move looked at most is now and then not the best: the rule must be seen to act. */
const BUDGET = { iterations: 100, explain: false };
const POSITIONS = 600;

/** What the level would do without the rule: Herder follows the rule player, search takes the move it looked at most. */
const WITHOUT = {
  herder: (seed: number) => {
    const { view, legal } = randomPosition(seed);
    return players.rule.choose(view, legal, BUDGET, new QuickRandom(seed)).move;
  },
  fox: mostLookedAt('fox'),
  wolf: mostLookedAt('wolf'),
};

function mostLookedAt(level: 'fox' | 'wolf') {
  return (seed: number) => {
    const { view, legal } = randomPosition(seed);
    const { considered } = players[level].choose(view, legal, BUDGET, new QuickRandom(seed));
    return considered.reduce((a, b) => (b.weight > a.weight ? b : a)).move;
  };
}

it.each(['herder', 'fox', 'wolf'] as const)('%s never knowingly gives up more than a partner may, and would without the rule', (level) => {
  let saved = 0;
  for (let seed = 1; seed <= POSITIONS; seed++) {
    const { view, legal } = randomPosition(seed);
    const { win, considered } = players[level].choose(view, legal, BUDGET, new QuickRandom(seed));
    const most = Math.max(...considered.map(({ weight }) => weight));
    const looked = considered.filter(({ weight }) => weight >= LEAST_LOOKED_AT * most);
    const best = Math.max(...looked.map((other) => other.win));
    expect(best - win, `seed ${seed}`).toBeLessThanOrEqual(MOST_GIVEN);
    const without = JSON.stringify(WITHOUT[level](seed));
    const given = best - (considered.find(({ move }) => JSON.stringify(move) === without)?.win ?? best);
    if (given > MOST_GIVEN) saved++;
  }
  expect(saved).toBeGreaterThan(0);
});
