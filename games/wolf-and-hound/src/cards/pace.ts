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

export const PACE_FORMS = 'plain, reverse, +1, -1, 1/2, -1/2 or x3 (other numbers up to 9 work alike)';

export function isPace(text: string): text is Pace {
  return FORMS.some(([form]) => form.test(text));
}

/** W-MOVE: steps clockwise (negative: counter-clockwise) that a number of this value moves an animal of this pace. */
export function stepsOf(pace: Pace, value: number): number {
  for (const [form, steps] of FORMS) {
    const match = form.exec(pace);
    if (match) return steps(value, Number(match[1]));
  }
  throw new Error(`"${pace}" is no pace`);
}
