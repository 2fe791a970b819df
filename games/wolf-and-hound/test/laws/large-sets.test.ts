import { pick, type QuickRandom, shuffle } from '@bellwether/kernel';
import { expect, test } from 'vitest';
import { CATALOGUE, type Config, EDITIONS, HOUSE } from '../../src/index.ts';
import { playLawfully } from './games.ts';

/** Any number of cards up to all that may be played together; what they need beside them comes along. */
function largeSet(random: QuickRandom): Config {
  const edition = pick(EDITIONS, random);
  const all = shuffle([...CATALOGUE[edition], ...HOUSE], random);
  const [first, second] = all.filter((card) => card.metamorphic);
  const some = all.filter((card) => !card.metamorphic || card === first || card === second);
  const chosen = some.slice(0, 6 + random.below(some.length - 5));
  const animals = [...new Set(chosen.flatMap((card) => [card.id, ...(card.with ?? [])]))];
  return { edition, players: pick([2, 3, 4] as const, random), animals, expansion: edition === '2016' };
}

test.each([1, 2])('the laws hold in large sets (%i)', (seed) => {
  const { compared } = playLawfully(80, seed, largeSet);
  expect(compared).toBeGreaterThan(100);
});
