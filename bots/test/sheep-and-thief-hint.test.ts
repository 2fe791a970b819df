import { FastRandom } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { expect, it } from 'vitest';
import { sheepAndThiefBots } from '../src/sheep-and-thief/game-bots.ts';
import { PLAIN, randomPosition } from './sheep-and-thief-position.ts';

it('a hint gives several moves, the best first, with reasons', () => {
  const { state, seat, view } = randomPosition(9, PLAIN);
  const { moves, reasons } = sheepAndThiefBots.hint(view, sheepAndThief.legal(state, seat), { iterations: 20 }, new FastRandom(1));
  expect(moves.length).toBeGreaterThan(1);
  expect(reasons.length).toBeGreaterThan(0);
  for (const { move } of moves) expect(sheepAndThief.check(state, seat, move)).toBeUndefined();
});
