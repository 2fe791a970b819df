import { describe, expect, test } from 'vitest';
import { type Config, EDITIONS, wolfAndHound as game, RECOMMENDED_SETS } from '../../src/index.ts';
import { playLawfully } from './games.ts';

describe.each(EDITIONS)('the laws hold in every recommended set of %s', (edition) => {
  const sets = RECOMMENDED_SETS[edition];
  const expansions = edition === '2016' ? [false, true] : [false];
  test.each([2, 3, 4] as const)('with %i players', (players) => {
    const configs = sets.flatMap(({ animals }) => expansions.map((expansion): Config => ({ edition, players, animals, expansion })));
    for (const config of configs) expect(game.checkConfig(config), config.animals.join(' ')).toBeUndefined();
    const games = configs.length * (edition === '2016' ? 2 : 10);
    const { plies, compared } = playLawfully(games, 2000 + players, (_, i) => configs[i % configs.length] as Config);
    expect(plies).toBeGreaterThan(games * 8);
    expect(compared).toBeGreaterThan(plies / 2);
  });
});
