import { type AnyGame, FastRandom, type Viewer } from '@bellwether/kernel';
import { sheepAndThief, randomConfig as sheepConfig } from '@bellwether/sheep-and-thief';
import { wolfAndHound, randomConfig as wolfConfig } from '@bellwether/wolf-and-hound';
import { expect, it } from 'vitest';
import { placeOf } from '../../src/share/Moment.tsx';
import { openView } from '../../src/share/open-view.ts';

const random = new FastRandom(4);
const SETUPS: readonly (readonly [AnyGame, object])[] = [
  [wolfAndHound, { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false }],
  [wolfAndHound, { edition: '2016', players: 2, animals: ['wolf-05', 'metamorphic-03', 'hound-03', 'extra-01'], expansion: true }],
  [sheepAndThief, { edition: '2017', players: 4, missions: true, blackSheep: true }],
  ...Array.from({ length: 5 }, () => [wolfAndHound, wolfConfig(random)] as const),
  ...Array.from({ length: 3 }, () => [sheepAndThief, sheepConfig(random)] as const),
];

it.each(SETUPS)('a picture shows what a spectator sees, whoever takes it (%#)', (game, config) => {
  let compared = 0;
  let hidden = 0;
  const viewers: readonly Viewer[] = [...game.seats(config), 'spectator'];
  // The shortest games have few moves: play another one.
  for (let games = 0; games < 5 && compared <= 15; games++) {
    const state = game.start(config, game.deal(config, random));
    for (let ply = 0; ; ply++) {
      const open = game.view(state, 'spectator');
      for (const viewer of viewers) {
        const mine = game.view(state, viewer);
        expect(openView(game, mine)).toEqual(open);
        compared += 1;
        if (JSON.stringify(mine) !== JSON.stringify(open)) hidden += 1;
      }
      const [seat] = game.toAct(state);
      if (seat === undefined) break;
      game.apply(state, seat, game.sample(state, seat, random));
      if (ply > 400) throw new Error('it does not end');
    }
  }
  expect(compared).toBeGreaterThan(15);
  expect(hidden).toBeGreaterThan(10);
});

it('names the site as people say it', () => {
  expect(placeOf({ host: 'sheep.example', pathname: '/' })).toBe('sheep.example');
  expect(placeOf({ host: 'sheep.example:8080', pathname: '/games/index.html' })).toBe('sheep.example:8080/games');
});
