import { type FastRandom, pick, shuffle } from '@bellwether/kernel';
import { expect, test } from 'vitest';
import { KINDS, TARGETS } from '../../src/cards/animal.ts';
import { aRow } from '../../src/cards/custom.ts';
import { CATALOGUE, type Config, EDITIONS, HOUSE } from '../../src/index.ts';
import { MOST_ANIMALS } from '../../src/setup.ts';
import { playLawfully } from './games.ts';

/** A random number of cards up to the maximum, plus the cards they require. */
function largeSet(random: FastRandom): Config {
  const edition = pick(EDITIONS, random);
  const all = shuffle([...CATALOGUE[edition], ...HOUSE], random);
  const wanted = 6 + random.below(Math.min(all.length, MOST_ANIMALS) - 6);
  let animals: readonly string[] = [];
  for (const card of all.slice(0, wanted)) {
    const larger = [...new Set([...animals, card.id, ...(card.with ?? [])])];
    if (larger.length <= MOST_ANIMALS) animals = larger;
  }
  return { edition, players: pick([2, 3, 4] as const, random), animals, expansion: edition === '2016' };
}

test.each([1, 2])('the laws hold in large sets (%i)', (seed) => {
  const { compared } = playLawfully(80, seed, largeSet);
  expect(compared).toBeGreaterThan(100);
});

/** Many similar animals with large effects: one turn may move far more sheep than any pasture holds. */
function crowd(random: FastRandom): Config {
  const makes = Array.from({ length: 1 + random.below(3) }, () => {
    const sheep = (random.below(2) === 0 ? -1 : 1) * (1 + random.below(5));
    return { kind: pick(KINDS, random), movedBy: pick(['black', 'both'] as const, random), target: pick(TARGETS, random), sheep };
  });
  const cards = Array.from({ length: 12 + random.below(13) }, (_, i) => aRow({ ...pick(makes, random), id: `custom-${i}` }, 'row'));
  const players = pick([2, 3, 4] as const, random);
  return { edition: '2016', players, animals: cards.map(({ id }) => id), expansion: random.below(2) === 0, sheep: [5, 5, 5, 5], cards };
}

test('the laws hold in crowds', () => {
  expect(playLawfully(100, 3, crowd).compared).toBeGreaterThan(60);
});
