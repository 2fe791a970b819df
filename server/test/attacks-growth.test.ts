import { expect, it } from 'vitest';
import { growthAtEnd } from '../proof/hostile/growth.ts';

/** Forty seconds, with ten samples per second. */
const series = (mb: (second: number) => number) => Array.from({ length: 400 }, (_, i) => ({ at: 100 * i, mb: mb(i / 10) }));

it.each<[string, (second: number) => number, number]>([
  ['flat', () => 180, 0],
  ['a steady leak of 3 MB a second', (second) => 180 + 3 * second, 60],
  ['a leak that begins late', (second) => 180 + Math.max(0, second - 20), 20],
  ['a warm-up of 60 MB and nothing after it', (second) => 180 + 60 * Math.min(1, second / 20), 0],
  ['a saw whose teeth stay where they are', (second) => 180 + 4 * (second % 5), 0],
])('memory that is %s', (_what, mb, expected) => {
  expect(Math.abs(growthAtEnd(series(mb)) - expected)).toBeLessThan(5);
});

it('no samples have not grown', () => {
  expect(growthAtEnd([])).toBe(0);
  expect(growthAtEnd([{ at: 1, mb: 180 }])).toBe(0);
});
