import { pick, type Random, shuffle } from '@bellwether/kernel';
import { type AnimalRow, KINDS, type Kind, MOVED_BY, type Pace, TARGETS } from './cards/animal.ts';
import { CATALOGUE, HOUSE, ruleIds } from './cards/catalogue.ts';
import { type Copy, type Correction, readCopy } from './cards/copy.ts';
import { aRow } from './cards/custom.ts';
import { RECOMMENDED_SETS } from './cards/sets.ts';
import { NUMBER_DECK } from './cards/table.ts';
import { checkConfig } from './setup.ts';
import { type Card, type Config, EDITIONS, SIDES } from './vocabulary.ts';

const PACES = ['plain', 'reverse', '+1', '-1', '1/2', '-1/2', 'x3', '+2', '1/3'];

/**
 * Any legal set-up: both editions, all player counts, recommended and free sets, custom cards and decks, corrected
 * copies.
 */
export function randomConfig(random: Random): Config {
  for (;;) {
    const config = anyConfig(random);
    if (checkConfig(config) === undefined) return config;
  }
}

function anyConfig(random: Random): Config {
  const edition = pick(EDITIONS, random);
  const chance = (one: number) => random.below(one) === 0;
  const cards = chance(4) ? Array.from({ length: 1 + random.below(3) }, (_, i) => randomRow(i, random)) : [];
  const animals = chance(2) ? pick(RECOMMENDED_SETS[edition], random).animals : freeSet(edition, random);
  const numbers = chance(8) ? randomNumbers(random) : undefined;
  return {
    edition,
    players: pick([2, 3, 4] as const, random),
    animals: [...animals, ...cards.map((card) => card.id)],
    expansion: numbers === undefined && chance(2),
    ...(chance(6) && { sheep: [1, 2, 3, 4].map(() => 1 + random.below(5)) as [number, number, number, number] }),
    ...(cards.length > 0 && { cards }),
    ...(numbers && { numbers }),
    ...(chance(8) && { copy: randomCopy(edition, numbers === undefined, random) }),
  };
}

/** H-COPY: other values for some uncertain cards, and sometimes other number cards with the same sums. */
export function randomCopy(edition: Config['edition'], withNumbers: boolean, random: Random): Copy {
  const side = (kind: Kind): Correction => ({
    ...(random.below(2) === 0 && { pace: pick(PACES, random) as Pace }),
    ...(random.below(2) === 0 && { target: pick(TARGETS, random) }),
    ...(random.below(6) === 0 && { sheep: (1 + random.below(3)) * EFFECT[kind] }),
  });
  const cards = CATALOGUE[edition].filter(({ unsure }) => unsure && random.below(2) === 0);
  const animals = cards.map(({ id, kind, back, unsure }) => {
    const front = unsure?.front && random.below(3) === 0 ? 'hound' : undefined;
    const [shown, hidden] = front ? (['hound', 'wolf'] as const) : [kind, back?.kind ?? kind];
    const start = unsure?.start && random.below(3) === 0 ? pick(SIDES, random) : undefined;
    return [
      id,
      {
        ...side(shown),
        ...(back && { back: side(hidden) }),
        ...(front && { front }),
        ...(start && { start }),
      },
    ] as const;
  });
  const numbers = withNumbers && random.below(2) === 0;
  return readCopy(JSON.stringify({ animals: Object.fromEntries(animals), ...(numbers && { numbers: randomCounts(random) }) }));
}

const EFFECT = { wolf: -1, hound: 1, sheep: 0 } as const;

/** Two of each number, and eight more of each color. */
function randomCounts(random: Random): Record<Card, number> {
  const counts = Object.fromEntries(Object.keys(NUMBER_DECK.cards).map((card) => [card, 2]));
  for (const colour of ['B', 'W']) {
    for (let left = 8; left > 0; left--) {
      const card = `${colour}${1 + random.below(4)}`;
      counts[card] = (counts[card] ?? 0) + 1;
    }
  }
  return counts;
}

/** One to six cards of any kind, with the cards they need. */
function freeSet(edition: Config['edition'], random: Random): string[] {
  const all = shuffle([...CATALOGUE[edition], ...HOUSE], random).slice(0, 1 + random.below(6));
  return [...new Set(all.flatMap((card) => [card.id, ...(card.with ?? [])]))];
}

function randomRow(i: number, random: Random): AnimalRow {
  const side = () => ({
    kind: pick(KINDS, random),
    movedBy: pick(MOVED_BY, random),
    pace: pick(PACES, random),
    target: pick(TARGETS, random),
    sheep: random.below(5) - 2,
  });
  const metamorphic = random.below(4) === 0;
  return aRow(
    {
      ...side(),
      id: `custom-${i}`,
      ...((metamorphic || random.below(4) === 0) && { back: side() }),
      ...(metamorphic && { metamorphic }),
      ...(random.below(3) === 0 && { rule: pick(ruleIds(), random) }),
    },
    'row',
  );
}

function randomNumbers(random: Random): Record<Card, number> {
  const cards = [...Object.keys(NUMBER_DECK.cards), 'B5', 'W6', 'B2m', 'W4b', 'B3b'];
  return Object.fromEntries(cards.map((card) => [card, 1 + random.below(4)]));
}
