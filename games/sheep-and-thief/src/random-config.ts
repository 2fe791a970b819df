import { pick, type Random } from '@bellwether/kernel';
import { type Card, OUR_DECK, writeFace } from './cards/card.ts';
import { cardsNeeded } from './rules.ts';
import { checkConfig } from './setup.ts';
import { type Config, EDITIONS, PLAYERS } from './vocabulary.ts';

/** Any set-up the rules allow: both editions, all player counts, every mixture of modules, now and then a deck of one's own. */
export function randomConfig(random: Random): Config {
  for (;;) {
    const players = pick(PLAYERS, random);
    const config: Config = {
      edition: pick(EDITIONS, random),
      players,
      missions: random.below(2) === 0,
      blackSheep: random.below(2) === 0,
      ...(random.below(6) === 0 && { deck: randomDeck(cardsNeeded(players) + random.below(12), random) }),
    };
    if (checkConfig(config) === undefined) return config;
  }
}

function randomDeck(size: number, random: Random): string[] {
  return Array.from({ length: size }, () => writeFace(random.below(2) === 0 ? pick(OUR_DECK, random) : randomCard(random)));
}

/** Edges and images thrown together, but never road and river on one edge. */
function randomCard(random: Random): Card {
  const river = random.below(16) & random.below(16);
  const road = random.below(16) & ~river;
  const images = (random.below(4) << 8) | (random.below(3) << 10) | (random.below(3) << 12) | (random.below(4) === 0 ? 1 << 14 : 0);
  return river | (road << 4) | images;
}
