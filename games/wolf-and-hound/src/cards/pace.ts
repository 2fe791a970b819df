import type { Pace } from './animal.ts';

const FORMS: readonly [RegExp, (value: number, n: number) => number][] = [
  [/^plain$/, (value) => value],
  [/^reverse$/, (value) => -value],
  [/^\+([1-9])$/, (value, n) => value + n],
  [/^-([1-9])$/, (value, n) => Math.max(0, value - n)],
  [/^1\/([2-9])$/, (value, n) => Math.floor(value / n)],
  [/^-1\/([2-9])$/, (value, n) => 0 - Math.floor(value / n)],
  [/^x([2-9])$/, (value, n) => value * n],
];

/** The farthest that these take an animal, with number cards up to 9. */
export const FARTHEST_BACK = 9;
export const FARTHEST = 9 * 9;

export const PACE_FORMS = 'plain, reverse, +1, -1, 1/2, -1/2 or x3 (other numbers up to 9 work alike)';

/** Steps clockwise (below zero: counter-clockwise) that a number of this value takes; undefined if the pace is none. */
export function stepsOf(pace: Pace, value: number): number | undefined {
  for (const [form, steps] of FORMS) {
    const match = form.exec(pace);
    if (match) return steps(value, Number(match[1]));
  }
  return undefined;
}
