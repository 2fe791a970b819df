import { expect, it } from 'vitest';
import { median } from '../bench/measure.ts';
import { merge } from '../bench/results.ts';
import { cost, rate } from '../bench/row.ts';
import { tableOf } from '../bench/table.ts';

const games = rate('a/games', 'games/s', 300_000, 'peer', 600);
const move = cost('a/move', 'ns', 120, 'peer', 60_000);

it('a ratio above 1 is good for us, for rates and for costs', () => {
  expect(games.ratio).toBe(500);
  expect(move.ratio).toBe(500);
});

it('new rows replace those of the same name and keep the others', () => {
  const faster = { ...games, ours: 400_000 };
  expect(merge([move, games], [faster])).toEqual([faster, move]);
});

it('the middle of the rounds counts, not the best and not the mean', () => {
  expect(median([5, 1, 100])).toBe(5);
  expect(median([4, 2, 100, 3])).toBe(3.5);
});

it('the table shows both figures and who the peer is', () => {
  expect(tableOf([games]).split('\n')[1]).toBe('a/games  300,000 games/s   600  peer           500');
});
