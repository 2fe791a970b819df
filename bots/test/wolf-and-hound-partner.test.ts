import { QuickRandom } from '@bellwether/kernel';
import { expect, it } from 'vitest';
import { wolfAndHoundBots } from '../src/wolf-and-hound/game-bots.ts';
import { MOST_GIVEN } from '../src/wolf-and-hound/plain-minds.ts';
import { randomPosition } from './random-position.ts';

/** Moves a search has hardly looked at have figures that mean nothing. */
const LEAST_LOOKED_AT = 0.25;

it.each(['herder', 'fox', 'wolf'] as const)('%s never knowingly gives up more than a partner may', (level) => {
  for (let seed = 1; seed <= 150; seed++) {
    const { view, legal } = randomPosition(seed);
    const { win, considered } = wolfAndHoundBots.players[level].choose(
      view,
      legal,
      { iterations: 400, explain: false },
      new QuickRandom(seed),
    );
    const most = Math.max(...considered.map(({ weight }) => weight));
    const looked = considered.filter(({ weight }) => weight >= LEAST_LOOKED_AT * most);
    const best = Math.max(...looked.map((other) => other.win));
    expect(best - win, `seed ${seed}`).toBeLessThanOrEqual(MOST_GIVEN);
  }
});
