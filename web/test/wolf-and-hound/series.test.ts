import { beforeEach, describe, expect, it, vi } from 'vitest';
import { haveSwapped, noteGame } from '../../src/games/wolf-and-hound/series.ts';
import { memoryStorage } from '../memory-storage.ts';

const config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false } as const;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  return () => vi.unstubAllGlobals();
});

describe('a series at this device', () => {
  it('counts games by colour, each once', () => {
    noteGame('s123456-a', 'blue', false);
    expect(noteGame('s123456-a', 'blue', false)).toMatchObject({ wins: { blue: 1 } });
    expect(noteGame('s123456-b', 'yellow', false)).toMatchObject({ wins: { blue: 1, yellow: 1 } });
    expect(noteGame('other', 'blue', false)).toBeUndefined();
  });

  it('[R-SEATS] a team keeps its wins when mixed seats give it the other colour', () => {
    noteGame('s123456-a', 'blue', false);
    // Blue is yellow now, and wins again.
    expect(noteGame('s123456-b', 'yellow', true)).toMatchObject({ wins: { yellow: 2 } });
    expect(noteGame('s123456-c', 'blue', false)).toMatchObject({ wins: { yellow: 2, blue: 1 } });
    expect(noteGame('s123456-d', 'blue', true)).toMatchObject({ wins: { blue: 3, yellow: 1 }, winner: 'blue' });
    // While looking back, a game gives the score in its own colors.
    expect(noteGame('s123456-a', 'blue', false)).toMatchObject({ wins: { blue: 3, yellow: 1 } });
    expect(noteGame('s123456-c', 'blue', false)).toMatchObject({ wins: { yellow: 3, blue: 1 } });
  });

  it('knows whether teams have swapped colours', () => {
    expect([undefined, [1, 2, 3, 4], [3, 4, 1, 2], [2, 3, 4, 1], [4, 1, 2, 3]].map((from) => haveSwapped(config, from))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});
