import { expect, test } from 'vitest';
import { randomConfig } from '../../src/index.ts';
import { playLawfully } from './games.ts';

/** Free sets, custom cards, custom decks and flocks: anything the rules allow. */
test.each([1, 2, 3, 4, 5, 6, 7, 8])('the laws hold in any set-up at all (%i)', (seed) => {
  const { compared } = playLawfully(150, seed, (random) => randomConfig(random));
  expect(compared).toBeGreaterThan(500);
});
