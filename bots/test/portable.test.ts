import { expect, it } from 'vitest';
import { exp, ln } from '../src/shared/portable.ts';

/** The distance of two numbers in units in the last place. */
function ulps(a: number, b: number): number {
  const [x, y] = new BigInt64Array(Float64Array.of(a, b).buffer) as unknown as [bigint, bigint];
  return Math.abs(Number(x - y));
}

it('exponential and logarithm are accurate to two units in the last place', () => {
  for (let x = -30; x <= 30; x += 0.00731) expect(ulps(exp(x), Math.exp(x)), `exp(${x})`).toBeLessThanOrEqual(1);
  for (let n = 1; n < 100_000; n += 7) expect(ulps(ln(n), Math.log(n)), `ln(${n})`).toBeLessThanOrEqual(1);
  expect(exp(-1000)).toBe(0);
  expect(exp(0)).toBe(1);
  expect(ln(1)).toBe(0);
});

it('their bits are pinned: every browser must compute the same', () => {
  expect([exp(-3.7), exp(0.123), exp(11.5), ln(3), ln(4095), ln(1_000_003)]).toEqual([
    0.024723526470339388, 1.1308844209474893, 98715.7710107605, 1.0986122886681096, 8.31752199628717, 13.815513557959774,
  ]);
});
