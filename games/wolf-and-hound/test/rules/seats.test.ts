import { FastRandom, hasPartners, mixSeats } from '@bellwether/kernel';
import { describe, expect, it } from 'vitest';
import { wolfAndHound } from '../../src/index.ts';

const config = (players: 2 | 3 | 4) => ({ edition: '2016', players, animals: ['hound-01', 'wolf-01'], expansion: false }) as const;

/** All orders that occur, without repetitions. */
function orders(players: 2 | 3 | 4, mix: 'all' | 'partners'): string[] {
  const random = new FastRandom(4);
  const drawn = Array.from({ length: 1_000 }, () => mixSeats(wolfAndHound, config(players), mix, random).from.join(''));
  return [...new Set(drawn)].sort();
}

describe('mixed seats', () => {
  it('[R-SEATS] brings everybody to any seat, among those who play', () => {
    expect(orders(4, 'all')).toHaveLength(24);
    expect(orders(3, 'all')).toEqual(['123', '132', '213', '231', '312', '321']);
    expect(orders(2, 'all')).toEqual(['12', '21']);
  });

  it('[R-SEATS] leaves partners together if wished for, and who plays with a dummy with the dummy', () => {
    expect(orders(4, 'partners')).toEqual(['1234', '1432', '2143', '2341', '3214', '3412', '4123', '4321']);
    expect(orders(3, 'partners')).toEqual(['123', '321']);
    expect(orders(2, 'partners')).toEqual(['12', '21']);
    expect(([4, 3, 2] as const).map((players) => hasPartners(wolfAndHound, config(players)))).toEqual([true, true, false]);
  });

  it('[R-SEATS] lets seat 1 start', () => {
    const deal = wolfAndHound.deal(config(4), new FastRandom(1));
    expect(wolfAndHound.toAct(wolfAndHound.start(config(4), deal))).toEqual([1]);
  });
});
