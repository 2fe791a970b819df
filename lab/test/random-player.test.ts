import { FastRandom } from '@bellwether/kernel';
import { expect, test } from 'vitest';
import { randomPlayer } from '../src/random-player.ts';

test('a random player chooses every move about equally often', () => {
  const player = randomPlayer(new FastRandom(1));
  const moves = ['a', 'b', 'c', 'd'].map((name) => ({ name }));
  const counts = new Map(moves.map((move) => [move as object, 0]));
  for (let i = 0; i < 4000; i++) {
    const move = player({}, moves);
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  expect([...counts.keys()]).toEqual(moves);
  // Within five standard deviations of 1000.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(140);
});

test('a random player stops looking at an endless list', () => {
  function* endless() {
    for (let n = 0; ; n++) yield { n };
  }
  expect(randomPlayer(new FastRandom(2))({}, endless())).toHaveProperty('n');
});
