import { expect, test } from 'vitest';
import { CATALOGUE, type Config, EDITIONS, wolfAndHound as game } from '../../src/index.ts';
import { playLawfully } from './games.ts';

/** Every card with every other one, plus the cards they require. */
test.each(EDITIONS)('the laws hold for any two cards of %s', (edition) => {
  const cards = CATALOGUE[edition];
  const pairs = cards.flatMap((one, i) => cards.slice(i + 1).map((other) => [one, other]));
  const configs = pairs.map((pair, i): Config => {
    const animals = [...new Set(pair.flatMap((card) => [card.id, ...(card.with ?? [])]))];
    return { edition, players: ([2, 3, 4] as const)[i % 3] as 2 | 3 | 4, animals, expansion: edition === '2016' && i % 2 === 0 };
  });
  for (const config of configs) expect(game.checkConfig(config)).toBeUndefined();
  const { plies } = playLawfully(configs.length, 77, (_, i) => configs[i] as Config);
  expect(plies).toBeGreaterThan(configs.length * 8);
});
