import { DEFAULT_SETTINGS, type TableInfo } from '@bellwether/wire';
import { describe, expect, it, vi } from 'vitest';
import { timeLeft } from '../../src/connection/people.ts';
import { faceAt } from '../../src/connection/table-people.ts';

const info: TableInfo = {
  table: 'abcdefghij012345',
  game: 'wolf-and-hound',
  rules: 1,
  config: [],
  settings: { ...DEFAULT_SETTINGS, clock: { kind: 'game', seconds: 60 } },
  status: 'playing',
  gameNumber: 1,
  seats: [
    { seat: 1, kind: 'human', name: 'Clover' },
    { seat: 2, kind: 'human', name: 'Thistle' },
    { seat: 3, kind: 'human', name: 'Bramble', covered: true },
    { seat: 4, kind: 'bot', level: 'herder' },
  ],
  toAct: [1, 3],
  score: [0, 0, 0, 0],
  clocks: { left: [50_000, 40_000, 30_000, 60_000] },
};

it('counts from when the page heard of the clocks, whatever the device takes for the hour', () => {
  vi.spyOn(Date, 'now').mockReturnValue(7);
  const mirror = { info, clocksAt: 10_000 };
  expect([1, 2, 3, 4].map((seat) => timeLeft(mirror, seat, 13_000))).toEqual([47_000, 40_000, 30_000, undefined]);
  expect(timeLeft(mirror, 1, 9_000)).toBe(50_000);
  expect(timeLeft(mirror, 1, 99_000)).toBe(0);
  // In a pause no clock runs.
  expect(timeLeft({ ...mirror, info: { ...info, paused: 2 } }, 1, 99_000)).toBe(50_000);
});

describe('faces of people who chose none', () => {
  it('differ from all others at the table', () => {
    const people = [{ seat: 1 }, { seat: 2, face: 'shepherd-5' as const }, { seat: 3 }, { seat: 4 }];
    const faces = people.map(({ seat }) => faceAt(seat, people));
    expect(faces[1]).toBe('shepherd-5');
    expect(new Set(faces).size).toBe(4);
    expect(faces).not.toContain(undefined);
  });
});
