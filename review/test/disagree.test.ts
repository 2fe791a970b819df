import { describe, expect, it } from 'vitest';
import { disagrees } from '../src/disagree.ts';
import type { Decision, Line, SeatFacts } from '../src/review.ts';

const seats = (teams: number): SeatFacts[] =>
  [1, 2, 3, 4].map((seat) => ({ seat, team: (seat - 1) % teams, sitter: '', isPerson: false, result: 0, start: 0.5 }));
const line = (eyes: Line['eyes'], seat: number, from: number, to: number): Line => ({
  eyes,
  seat,
  points: [from, to].map((win) => ({ win, error: 0.01 })),
});
const blunder = { ply: 0, seat: 1, given: 0.46, error: 0.01, label: 'blunder' } as Partial<Decision> as Decision;
const of = (eyes: Line['eyes'], seat: number, from: number, to: number, teams = 2, decision = blunder) =>
  disagrees({ seats: seats(teams), lines: [line(eyes, seat, from, to)] }, decision, eyes);

describe('the line and the label of a move disagree', () => {
  it('where the chance rises at it, the better move would pass 100, or more was given away than there was', () => {
    expect(of(1, 1, 0.32, 0.5)).toBe(true);
    expect(of(1, 1, 0.7, 0.6)).toBe(true);
    expect(of(1, 1, 0.6, 0.54)).toBe(false);
    // Exceeds 100 by less than both errors.
    expect(of(1, 1, 0.6, 0.56)).toBe(false);
    // A rise that is not displayed does not count.
    const mistake = { ...blunder, given: 0.2 };
    expect([of(1, 1, 0.301, 0.304, 2, mistake), of(1, 1, 0.301, 0.31, 2, mistake)]).toEqual([false, true]);
    // The chance was less than the loss, once by more than both errors and once by less.
    expect([of(1, 1, 0.4, 0.3), of(1, 1, 0.44, 0.3)]).toEqual([true, false]);
  });

  it("also through a rival's eyes, if there are but two sides", () => {
    expect(of(2, 2, 0.5, 0.4)).toBe(true);
    expect(of(2, 2, 0.4, 0.5)).toBe(false);
    expect(of(2, 2, 0.5, 0.4, 4)).toBe(false);
    expect(of('open', 3, 0.32, 0.5)).toBe(true);
  });

  it('never without a label', () => {
    const { label: _, ...plain } = blunder;
    expect(of(1, 1, 0.32, 0.9, 2, plain)).toBe(false);
  });
});
