import { expect, it } from 'vitest';
import { evaluatorOf, factEvaluatorOf } from '../src/index.ts';

it('a table of weights adds up what holds, and its bias', () => {
  const { run } = factEvaluatorOf({ kind: 'linear', rows: [[1, 2, 4, 0.5]], squash: 'none' });
  expect(run(Int32Array.of(0, 2, 1), 2)).toBe(5.5);
});

it('a network does not care whether its first layer is given facts or numbers', () => {
  const weights = {
    kind: 'network',
    layers: [
      [
        [1, -1, 2, 0],
        [-3, 1, 1, 0.5],
      ],
      [[2, -1, 0.25]],
    ],
    squash: 'sigmoid',
  } as const;
  const out = new Float64Array(1);
  evaluatorOf(weights).run(Float64Array.of(1, 0, 1), out);
  expect(factEvaluatorOf(weights).run(Int32Array.of(2, 0), 2)).toBeCloseTo(out[0] as number, 12);
  expect(out[0]).toBeCloseTo(1 / (1 + Math.exp(-6.25)), 12);
});
