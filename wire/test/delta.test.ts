import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyDelta, deltaOf } from '../src/index.ts';

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

it('a difference, sent as JSON, makes the second value of the first', () => {
  fc.assert(
    fc.property(json, json, (from, to) => {
      const delta = deltaOf(from, to);
      const made = delta === undefined ? from : applyDelta(from, JSON.parse(JSON.stringify(delta)));
      expect(made).toEqual(to);
    }),
    { numRuns: 2_000 },
  );
});

it('a field may have any name, also one that every object inherits', () => {
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    const named = (value: string) => JSON.parse(`{"a":1,"${name}":${value}}`) as unknown;
    const values = [{ a: 1 }, named('{}'), named('[]'), named('1'), named('{"b":2}')];
    for (const from of values) {
      for (const to of values) {
        const delta = deltaOf(from, to);
        const made = delta === undefined ? from : applyDelta(from, JSON.parse(JSON.stringify(delta)));
        expect(JSON.stringify(made)).toBe(JSON.stringify(to));
      }
    }
  }
});

it('small changes have small differences', () => {
  const view = { sheep: [3, 3, 3, 3], piles: [['B1'], [], [], []], turn: 1, outcome: undefined };
  const next = { sheep: [3, 2, 3, 3], piles: [['B1', 'W2'], [], [], []], turn: 2, outcome: undefined };
  expect(JSON.stringify(deltaOf(view, next))).toBe('{"sheep":{"1":[2]},"piles":{"0":{"1":["W2"]}},"turn":[2]}');
});

it('leaves the value it starts from alone', () => {
  const from = { a: [1, 2, 3], b: { c: 1 } };
  const before = JSON.stringify(from);
  applyDelta(from, { a: { '#': 1 }, b: { c: [2] } });
  expect(JSON.stringify(from)).toBe(before);
});
