import type { Analyst, Shares, Weighed } from '@bellwether/bots';
import { FastRandom } from '@bellwether/kernel';
import { type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { weighPly } from '../src/decision.ts';
import type { Decision } from '../src/review.ts';
import { storyOf } from '../src/story.ts';
import { randomWolfGame } from './records.ts';

/** An analyst that gives each move a worth and puts noise on it, the same way each time. */
function analystOf(worth: (move: number) => number, noise: number): Analyst<WolfAndHound> {
  const none = (): never => {
    throw new Error('not asked for here');
  };
  return {
    game: wolfAndHound,
    known: (view) => view,
    fromView: none,
    fromState: none,
    fromStart: none,
    chances: none,
    isDealt: none,
    reasons: () => [{ kind: 'sheep-won', worth: 1 }],
    weigh(_view, legal, played, samples, random): readonly Weighed<WolfAndHound>[] {
      const others = [...legal].filter((move) => wolfAndHound.write(move) !== wolfAndHound.write(played));
      return [played, ...others].map((move, i) => ({
        move,
        samples: Array.from({ length: samples }, (): Shares => {
          const win = worth(i) + noise * (random.below(1000) / 1000 - 0.5);
          return [win, 1 - win, win, 1 - win];
        }),
      }));
    },
  };
}

const SAMPLES = 8;

/** The first decision of a game, judged many times over. Move 0 is the played one. */
function decisions(analyst: Analyst<WolfAndHound>): Decision[] {
  const story = storyOf(wolfAndHound, randomWolfGame(7));
  return Array.from({ length: 400 }, (_, n) => weighPly(story, analyst, 0, SAMPLES, new FastRandom(n)) as Decision);
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;

describe('a decision', () => {
  it('is judged without taking noise for skill: where all moves are equal, nothing is given away on the whole', () => {
    const judged = decisions(analystOf(() => 0.5, 0.4));
    // What the best of all moves by all samples promises is noise alone, and far from nothing.
    const promised = mean(judged.map(({ moves, played }) => (moves[0]?.win ?? 0) - (moves.find((one) => one.move === played)?.win ?? 0)));
    expect(promised).toBeGreaterThan(0.03);
    expect(Math.abs(mean(judged.map(({ given }) => given)))).toBeLessThan(0.01);
    expect(judged.filter(({ label }) => label !== undefined).length / judged.length).toBeLessThan(0.03);
  });

  it('gives away what the better move is worth', () => {
    const judged = decisions(analystOf((move) => (move === 1 ? 0.6 : 0.5), 0.02));
    expect(mean(judged.map(({ given }) => given))).toBeCloseTo(0.1, 2);
    expect(judged.every(({ label, sure }) => label === 'mistake' && sure > 0.99)).toBe(true);
    for (const { effect, given } of judged.slice(0, 9))
      expect(effect).toEqual([-1, 1, -1, 1].map((sign) => expect.closeTo(sign * given, 9)));
  });

  it('says of every move how much more it wins than the one played: what a sample does to all of them is no error', () => {
    const quiet = analystOf((move) => (move === 1 ? 0.6 : 0.5), 0.02);
    const shaken: Analyst<WolfAndHound> = {
      ...quiet,
      weigh: (...asked) =>
        quiet
          .weigh(...asked)
          .map(({ move, samples }) => ({ move, samples: samples.map((shares, n) => shares.map((one) => one + n / 20)) })),
    };
    for (const { moves, played } of decisions(shaken).slice(0, 9)) {
      expect(moves[0]?.more).toBeCloseTo(0.1, 1);
      expect(moves[0]?.error).toBeLessThan(0.01);
      expect(moves.find(({ move }) => move === played)).toMatchObject({ more: 0, error: 0 });
      expect(moves.map(({ more }) => more)).toEqual(moves.map(({ more }) => more).toSorted((a, b) => b - a));
    }
  });

  it('has no label and no reasons where the best move was played', () => {
    for (const { label, reasons, best, played } of decisions(analystOf((move) => (move === 0 ? 0.6 : 0.5), 0.1))) {
      expect([label, reasons, best]).toEqual([undefined, [], played]);
    }
  });

  it.each([
    [0.03, 'inaccuracy'],
    [0.062, 'inaccuracy'],
    [0.067, 'mistake'],
    [0.142, 'mistake'],
    [0.147, 'blunder'],
    [0.02, undefined],
  ] as const)('that gives %f away is called %s: by the figure as it is told', (given, label) => {
    const [judged] = decisions(analystOf((move) => (move === 1 ? 0.5 + given : 0.5), 0.0001));
    expect(judged?.label).toBe(label);
  });
});
