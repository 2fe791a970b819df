import { FastRandom } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { balanceOf, type DealLuck, givenBy } from '../src/luck/estimate.ts';
import { playLuck } from '../src/luck/play.ts';

describe('luck', () => {
  const place = { game: 'wolf-and-hound', setup: 'first-game', players: 4, table: 'herder-among-shepherds' } as const;

  test('is measured the same in one go and in parts', () => {
    const task = { place, seed: 3, every: 6, samples: 2 };
    const whole = playLuck({ ...task, first: 0, deals: 3 });
    expect([0, 1, 2].flatMap((first) => playLuck({ ...task, first, deals: 1 }))).toEqual(whole);
    expect(whole.map(({ reviewed }) => reviewed?.games)).toEqual([1, undefined, undefined]);
    const [first] = playLuck({ ...task, every: 2, first: 1, deals: 1 });
    expect(first?.reviewed?.games).toBe(2);
    // The odd one out sits in every seat once, so its gains are relative to a chance of one half.
    for (const { gained } of whole)
      expect(4 * ((gained.herder as number) + 0.5)).toBeCloseTo(Math.round(4 * ((gained.herder as number) + 0.5)), 9);
  });

  const deal = (gained: number, choices?: number): DealLuck => {
    const all = { wolf: gained };
    return choices === undefined
      ? { gained: all }
      : { gained: all, reviewed: { games: 1, gained: all, choices: { wolf: choices }, given: [] } };
  };

  test('is what was gained and not chosen', () => {
    const { gained, choices, luck } = balanceOf([deal(0.5, 0.1), deal(-0.5, 0.3), deal(0.5, 0.3), deal(-0.5, 0.1)], 'wolf');
    expect([gained.mean, choices.mean, luck.mean].map((mean) => mean.toFixed(9))).toEqual(['0.000000000', '0.200000000', '-0.200000000']);
    expect(luck.half).toBeCloseTo(Math.hypot(gained.half, choices.half), 9);
  });

  test('is put right where the reviewed games were won more often than all', () => {
    // Choices are half of the gain, so over all deals they are a quarter less than over the reviewed ones.
    const deals = [deal(0.5, 0.25), deal(0.5, 0.25), deal(0, 0), deal(0), deal(0), deal(0)];
    const { choices, luck } = balanceOf(deals, 'wolf');
    expect(choices.mean).toBeCloseTo(1 / 12, 9);
    expect(luck.mean).toBeCloseTo(1 / 12, 9);
  });

  test('has an interval that holds the truth', () => {
    const random = new FastRandom(5);
    const share = () => random.below(1000) / 1000;
    let held = 0;
    for (let run = 0; run < 200; run++) {
      const deals = Array.from({ length: 60 }, (_, n) => {
        const [won, chose] = [share() - 0.5, share() - 0.5];
        return deal(won, n % 3 === 0 ? 0.4 * won + chose : undefined);
      });
      const { luck } = balanceOf(deals, 'wolf');
      if (Math.abs(luck.mean) < luck.half) held++;
    }
    expect(held).toBeGreaterThan(176);
    expect(held).toBeLessThan(199);
  });

  test('takes what decisions give away over games, not over decisions', () => {
    const game = (given: readonly number[]): DealLuck => ({
      gained: {},
      reviewed: { games: 1, gained: {}, choices: {}, given: given.map((one) => ['lamb', one] as const) },
    });
    const few = givenBy([game([0.1, 0.3]), game([0.3, 0.5])], 'lamb');
    const many = givenBy([game([0.1, 0.3, 0.1, 0.3]), game([0.3, 0.5, 0.3, 0.5])], 'lamb');
    expect(few.mean).toBeCloseTo(0.3, 9);
    expect(many.half).toBeCloseTo(few.half, 9);
  });
});
