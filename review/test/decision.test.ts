import type { Analyst, SecondLook, Shares, Weighed } from '@bellwether/bots';
import { FastRandom } from '@bellwether/kernel';
import { type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { isConfirmed, toldOf } from '../src/confirm.ts';
import { weighPly } from '../src/decision.ts';
import type { Decision } from '../src/review.ts';
import { storyOf } from '../src/story.ts';
import { randomWolfGame } from './records.ts';

/** An analyst that gives each move a worth plus reproducible noise. */
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

const EFFORT = { decisions: 8, again: 16, games: 64 };

/** The first decision of a game, judged many times. Move 0 is the played one. */
function decisions(analyst: Analyst<WolfAndHound>): Decision[] {
  const story = storyOf(wolfAndHound, randomWolfGame(7));
  return Array.from({ length: 400 }, (_, n) => weighPly(story, analyst, 0, EFFORT, new FastRandom(n)) as Decision);
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;

describe('a decision', () => {
  it('does not mistake noise for skill: if all moves are equal, the mean loss is zero', () => {
    const judged = decisions(analystOf(() => 0.5, 0.4));
    // The estimate of the best move by all samples is pure noise, yet far above zero.
    const promised = mean(judged.map(({ moves, played }) => (moves[0]?.win ?? 0) - (moves.find((one) => one.move === played)?.win ?? 0)));
    expect(promised).toBeGreaterThan(0.03);
    expect(Math.abs(mean(judged.map(({ given }) => given)))).toBeLessThan(0.01);
    expect(judged.filter(({ label }) => label !== undefined).length / judged.length).toBeLessThan(0.03);
  });

  it('loses what the better move is worth', () => {
    const judged = decisions(analystOf((move) => (move === 1 ? 0.6 : 0.5), 0.02));
    expect(mean(judged.map(({ given }) => given))).toBeCloseTo(0.1, 2);
    expect(judged.every(({ label, sure }) => label === 'mistake' && sure > 0.99)).toBe(true);
    for (const { effect, given } of judged.slice(0, 9))
      expect(effect).toEqual([-1, 1, -1, 1].map((sign) => expect.closeTo(sign * given, 9)));
  });

  it('reports for every move how much more it wins than the played one; common noise of a sample cancels out', () => {
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

  it('has no label and no reasons if the best move was played', () => {
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

/** A first look that is sure of a loss of a tenth, and second looks that find these losses, with noise. */
function twice(...worths: readonly number[]): Analyst<WolfAndHound> {
  return { ...analystOf((move) => (move === 1 ? 0.6 : 0.5), 0.02), secondLooks: worths.map((worth) => lookOf(worth, 0.1)) };
}

function lookOf(worth: number, noise: number): SecondLook<WolfAndHound> {
  return {
    weigh(_view, played, better, samples, random) {
      const rows = (move: WolfAndHound['Move'], win: () => number) => ({
        move,
        samples: Array.from({ length: samples }, () => [win(), 0, 0, 0]),
      });
      return [rows(played, () => 0.5), rows(better, () => 0.5 + worth + noise * (random.below(1000) / 1000 - 0.5))];
    },
  };
}

describe('a label is looked at again, where an analyst has other ways to weigh', () => {
  it('and is dropped if one of them finds no loss', () => {
    for (const worths of [[0], [0.1, 0], [0, 0.1]]) {
      const judged = decisions(twice(...worths));
      expect(judged.every(({ given, sure }) => given > 0.08 && sure > 0.99)).toBe(true);
      const stand = judged.filter(({ label }) => label !== undefined);
      expect(stand.length / judged.length).toBeLessThan(0.07);
      expect(stand.every(({ again }) => isConfirmed(again))).toBe(true);
      for (const { reasons, again } of judged.filter(({ label }) => label === undefined)) {
        expect(reasons).toEqual([]);
        expect(toldOf({ given: 0.1, error: 0, ...(again && { again }) }).given).toBeLessThan(0.05);
      }
    }
  });

  it('and reports the smallest loss; sums use the first look', () => {
    const analyst = { ...twice(), secondLooks: [lookOf(0.08, 0.01), lookOf(0.05, 0.01)] };
    for (const judged of decisions(analyst).slice(0, 50)) {
      expect([judged.label, toldOf(judged).given]).toEqual(['inaccuracy', expect.closeTo(0.05, 1)]);
      expect([judged.given, -(judged.effect[0] as number)]).toEqual([expect.closeTo(0.1, 1), expect.closeTo(judged.given, 9)]);
    }
    for (const judged of decisions(twice(0.3)).slice(0, 50))
      expect([judged.label, toldOf(judged).given]).toEqual(['mistake', judged.given]);
  });

  it('and is dropped if the smallest loss is too small for a label, even if certain', () => {
    const analyst = { ...twice(), secondLooks: [lookOf(0.02, 0.002)] };
    for (const { label, again } of decisions(analyst).slice(0, 50)) expect([label, isConfirmed(again)]).toEqual([undefined, true]);
  });

  it('and whole games remove only what they contradict with certainty', () => {
    const held = (worth: number) => decisions({ ...twice(0.3), wholeGames: () => lookOf(worth, 0.01) }).slice(0, 50);
    for (const judged of held(0.05)) expect([judged.label, toldOf(judged).given]).toEqual(['inaccuracy', expect.closeTo(0.05, 1)]);
    for (const judged of held(0.3)) expect([judged.label, toldOf(judged).given]).toEqual(['mistake', judged.given]);
    for (const { label, again } of held(0.01)) expect([label, isConfirmed(again)]).toEqual([undefined, true]);
    for (const { label, again } of held(-0.1)) expect([label, isConfirmed(again)]).toEqual([undefined, false]);
  });

  it('and only if there is one', () => {
    let asked = 0;
    const counted: SecondLook<WolfAndHound> = {
      weigh(...rest) {
        asked++;
        return lookOf(0.1, 0.1).weigh(...rest);
      },
    };
    const analyst = (worth: number) => ({ ...analystOf((move) => (move === 1 ? 0.5 + worth : 0.5), 0.001), secondLooks: [counted] });
    expect(decisions(analyst(0.02)).every(({ again }) => again === undefined)).toBe(true);
    expect(asked).toBe(0);
    expect(decisions(analyst(0.1)).every(({ again }) => again !== undefined)).toBe(true);
  });
});
