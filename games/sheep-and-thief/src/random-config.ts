import { pick, type Random } from '@bellwether/kernel';
import { type Card, OUR_DECK, writeFace } from './cards/card.ts';
import { type Copy, readCopy } from './cards/copy.ts';
import { cardsNeeded } from './rules.ts';
import { checkConfig } from './setup.ts';
import { type Config, EDITIONS, PLAYERS, TOWN_NAMES } from './vocabulary.ts';

/**
 * Any legal set-up: both editions, all player counts, every mixture of modules, sometimes a custom deck or a corrected
 * copy.
 */
export function randomConfig(random: Random): Config {
  for (;;) {
    const players = pick(PLAYERS, random);
    const config: Config = {
      edition: pick(EDITIONS, random),
      players,
      missions: random.below(2) === 0,
      blackSheep: random.below(2) === 0,
      ...(random.below(6) === 0 && { deck: randomDeck(cardsNeeded(players) + random.below(12), random) }),
      ...(random.below(5) === 0 && { copy: randomCopy(random) }),
    };
    if (checkConfig(config) === undefined) return config;
  }
}

/** H-COPY: other values for some cards, a town, the fox, the farmyard, the supply and the rivers of 2014. */
export function randomCopy(random: Random): Copy {
  const cards = OUR_DECK.flatMap((_, i) =>
    random.below(3) === 0 ? [[String(i + 1), random.below(20) === 0 ? 'none' : writeFace(randomCard(random))] as const] : [],
  );
  const edges = { baabourne: ['N', 'E'], woolington: ['S', 'W'], sheepville: ['E', 'S'] } as const;
  const towns = TOWN_NAMES.flatMap((town) => (random.below(2) === 0 ? [[town, pick(edges[town], random)] as const] : []));
  return readCopy(
    JSON.stringify({
      cards: Object.fromEntries(cards),
      ...(random.below(2) === 0 && { fox: `${1 + random.below(4)},${2 + random.below(3)}` }),
      towns: Object.fromEntries(towns),
      ...(random.below(2) === 0
        ? { farmyard: pick(['E', 'S', 'NES', 'ESW', 'SW'], random) }
        : random.below(3) === 0 && { farmyard: 'E', river: pick(['', 'N', 'S', 'SW'], random) }),
      ...(random.below(4) === 0 && { more: [writeFace(randomCard(random))] }),
      ...(random.below(4) === 0 && { white: 5 + random.below(60) }),
      ...(random.below(4) === 0 && { barn: random.below(2) === 0 }),
      ...(random.below(4) === 0 && { each2014: random.below(5) }),
    }),
  );
}

function randomDeck(size: number, random: Random): string[] {
  return Array.from({ length: size }, () => writeFace(random.below(2) === 0 ? pick(OUR_DECK, random) : randomCard(random)));
}

/** Random edges and images, but never road and river on one edge. */
function randomCard(random: Random): Card {
  const river = random.below(16) & random.below(16);
  const road = random.below(16) & ~river;
  const images = (random.below(4) << 8) | (random.below(3) << 10) | (random.below(3) << 12) | (random.below(4) === 0 ? 1 << 14 : 0);
  return river | (road << 4) | images;
}
