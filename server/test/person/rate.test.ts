import fc from 'fast-check';
import { rate } from 'openskill';
import { expect, it } from 'vitest';
import { updated } from '../../src/person/ratings/rate.ts';

const C = 400 / Math.LN10;
const BLUR = Math.PI / 8;

it('updates ratings as openskill does, for wins, losses and shared wins of teams of any size', () => {
  const options = { beta: C / Math.SQRT2, tau: 0, gamma: (c: number) => c ** 2 / (C ** 2 + BLUR * (c ** 2 - C ** 2)) };
  const strength = fc.record({
    elo: fc.double({ min: 0, max: 3_000, noNaN: true }),
    spread: fc.double({ min: 20, max: 600, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(strength, { minLength: 1, maxLength: 3 }), strength, fc.constantFrom(0, 0.5, 1), (mine, rivals, score) => {
      const side = mine.map(({ elo, spread }) => ({ mu: elo / mine.length, sigma: spread / mine.length }));
      const rank = score === 0.5 ? [1, 1] : score === 1 ? [1, 2] : [2, 1];
      const [judged] = rate([side, [{ mu: rivals.elo, sigma: rivals.spread }]], { ...options, rank });
      for (const [i, member] of mine.entries()) {
        const { elo, spread } = updated(member, mine, rivals, score);
        expect(elo).toBeCloseTo((judged?.[i]?.mu ?? 0) * mine.length, 8);
        expect(spread).toBeCloseTo((judged?.[i]?.sigma ?? 0) * mine.length, 8);
      }
    }),
    { numRuns: 2_000 },
  );
});
