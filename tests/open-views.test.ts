import { FastRandom, pick, viewers } from '@bellwether/kernel';
import { describe, expect, it } from 'vitest';
import { GAME_FOLDERS, gameIn } from './games.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1);

it('all games are looked at', () => {
  expect(GAME_FOLDERS).toEqual(expect.arrayContaining(['games/sheep-and-thief', 'games/wolf-and-hound']));
});

describe.each(GAME_FOLDERS)('%s', async (folder) => {
  const { game, randomConfig } = await gameIn(folder);

  it("refuses one seat's view where the spectators' is asked for, at every ply of random games of random set-ups", () => {
    let refused = 0;
    for (const seed of SEEDS) {
      const random = new FastRandom(seed);
      const config = randomConfig(random);
      const state = game.start(config, game.deal(config, random));
      const all = viewers(game, config);
      for (let acting = game.toAct(state); ; acting = game.toAct(state)) {
        const seat = pick(game.seats(config), random);
        const own = game.view(state, seat);
        for (const viewer of all) {
          expect(() => game.view(state, viewer, own), `seed ${seed}, seat ${seat} for ${viewer}`).toThrow('spectators');
          refused++;
        }
        if (acting.length === 0) break;
        const mover = pick(acting, random);
        game.apply(state, mover, game.sample(state, mover, random));
      }
    }
    expect(refused).toBeGreaterThan(10 * SEEDS.length);
  });
});
