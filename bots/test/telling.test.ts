import { describe, expect, it } from 'vitest';
import { heaviest } from '../src/shared/telling.ts';
import { apart } from '../src/sheep-and-thief/reasons-against.ts';

const reason = (kind: string, worth: number, seat?: number) => ({ kind, worth, ...(seat !== undefined && { seat }) });

describe('the reasons that are told', () => {
  it('are the three heaviest, each sentence once, none below the minimum worth', () => {
    const all = [
      reason('a', 0.02),
      reason('b', 0.05, 1),
      reason('b', 0.04, 1),
      reason('b', 0.03, 2),
      reason('c', 0.009),
      reason('d', 0.01),
    ];
    expect(heaviest(all, 0.01).map(({ kind, worth }) => [kind, worth])).toEqual([
      ['b', 0.05],
      ['b', 0.03],
      ['a', 0.02],
    ]);
  });

  it('leave out what also holds for the other move, whatever its worth there', () => {
    const one = [reason('road', 0.1), reason('flock', 0.1), reason('fox', 0.06, 2), reason('river', 0.1)];
    const other = [reason('road', 0.1), reason('flock', 0.03), reason('fox', 0.06, 3), reason('river', -0.2)];
    expect(apart(one, other).map(({ kind }) => kind)).toEqual(['fox']);
  });
});
