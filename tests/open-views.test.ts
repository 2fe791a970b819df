import { FastRandom, type Game, type GameTypes } from '@bellwether/kernel';
import { randomConfig as anySheep, sheepAndThief } from '@bellwether/sheep-and-thief';
import { randomConfig as anyWolf, wolfAndHound } from '@bellwether/wolf-and-hound';
import { expect, test } from 'vitest';

const random = new FastRandom(1);

test.each([
  [wolfAndHound as unknown as Game<GameTypes>, anyWolf(random)],
  [sheepAndThief as unknown as Game<GameTypes>, anySheep(random)],
])('%#: what one seat sees is never taken for what everybody sees', (game, config) => {
  const state = game.start(config, game.deal(config, random));
  const [one = 1, other = 2] = game.seats(config);
  for (const viewer of [other, 'spectator'] as const) expect(() => game.view(state, viewer, game.view(state, one))).toThrow('spectators');
});
