import { FastRandom } from '@bellwether/kernel';
import { type Decision, type Review, STAGES, type TurningPoint } from '@bellwether/review';
import { describe, expect, it } from 'vitest';
import { areaTo, EDGE, lineThrough, plyAt, xOf, yOf } from '../../src/review/graph.ts';
import { isSettled, linesFor, mistakesOf, type Side, turnsFor, verdictOf } from '../../src/review/lines.ts';
import { signed, sumOf } from '../../src/review/luck.ts';
import { placeOf } from '../../src/review/place.ts';

const FRAME = { width: 364, height: 116, plies: 10 };
const side = (team: number): Side => ({ team, name: 'ABCD'[team] ?? '', called: '', colour: 'blue', pointed: team % 2 === 1, sign: '' });
const points = (...wins: readonly number[]) => wins.map((win) => ({ win, error: 0.01 }));
const turn = (ply: number, eyes: TurningPoint['eyes'], from: number, to: number): TurningPoint => ({
  ply,
  by: 1,
  eyes,
  seat: 1,
  from,
  to,
  sure: 0.99,
});
const decision = (ply: number, more: Partial<Decision> = {}): Decision => ({
  ply,
  seat: 1,
  isPerson: true,
  played: 'B1',
  best: 'B1',
  given: 0,
  error: 0.01,
  sure: 0.5,
  moves: [],
  effect: [],
  effectErrors: [],
  reasons: [],
  ...more,
});
const REVIEW: Review = {
  version: 1,
  game: 'wolf-and-hound',
  stage: 'done',
  progress: 1,
  plies: 2,
  seats: [],
  lines: [
    { eyes: 1, seat: 1, points: points(0.5, 0.6, 1) },
    { eyes: 2, seat: 2, points: points(0.5, 0.3, 0) },
    ...[1, 2, 3, 4].map((seat) => ({ eyes: 'open' as const, seat, points: seat % 2 ? points(0.4, 0.7, 1) : points(0.6, 0.3, 0) })),
  ],
  turningPoints: [turn(1, 'open', 0.7, 1), turn(0, 'open', 0.4, 0.7), turn(1, 'open', 0.3, 0), turn(1, 2, 0.3, 0)],
  countedIn: 'share',
  decisions: [decision(0, { label: 'mistake', best: 'B2' }), decision(1, { seat: 2, isPerson: false, label: 'blunder', best: 'W1' })],
  balance: [],
  teams: [],
};

describe('the graph', () => {
  it('puts the first move at the left, the last at the right, and finds them again', () => {
    expect(xOf(FRAME, 0)).toBe(EDGE.left);
    expect(xOf(FRAME, 10)).toBe(FRAME.width - EDGE.right);
    for (let ply = 0; ply <= 10; ply++) expect(plyAt(FRAME, xOf(FRAME, ply) + 3)).toBe(ply);
    expect(plyAt(FRAME, -50)).toBe(0);
    expect(plyAt(FRAME, 5000)).toBe(10);
  });

  it('draws a sure win at the top', () => {
    expect(yOf(FRAME, 1)).toBe(EDGE.top);
    expect(yOf(FRAME, 0)).toBe(FRAME.height - EDGE.bottom);
    expect(lineThrough({ ...FRAME, plies: 2 }, [0, undefined, 1])).toBe('M40.0 108.0L334.0 8.0');
    expect(areaTo({ ...FRAME, plies: 1 }, [0.5, 0.5], 0)).toBe('M40.0 58.0L334.0 58.0L334.0 108.0L40.0 108.0z');
    expect(lineThrough(FRAME, [])).toBe('');
  });

  it('has one line a side: the own one through own eyes, all with open hands', () => {
    const sides = [side(0), side(1), side(0), side(1)];
    expect(linesFor(REVIEW, sides, 2).map(({ side: { name }, wins }) => [name, wins])).toEqual([['B', [0.5, 0.3, 0]]]);
    expect(linesFor(REVIEW, sides, 'all').map(({ side: { name } }) => name)).toEqual(['A', 'B']);
    expect(linesFor(REVIEW, [0, 1, 2, 3].map(side), 'all')).toHaveLength(4);
  });

  it('marks each turning point once, in the order of the game, and only what these eyes could see', () => {
    expect(turnsFor(REVIEW, 'all').map(({ ply }) => ply)).toEqual([0, 1]);
    expect(turnsFor(REVIEW, 2).map(({ ply }) => ply)).toEqual([1]);
    expect(turnsFor(REVIEW, 1)).toEqual([]);
  });

  it('is provisional until it is refined', () => {
    expect(STAGES.filter((stage) => !isSettled({ stage }))).toEqual(['graph', 'decisions', 'refining']);
  });
});

describe('luck', () => {
  it('can be added up as it is printed', () => {
    const random = new FastRandom(7);
    const share = () => random.below(10_000) / 10_000;
    for (let n = 0; n < 500; n++) {
      const [start, result, choices] = [share(), [0, 1 / 3, 1 / 2, 1][n % 4] ?? 0, 4 * share() - 2];
      const sum = sumOf({ start, result, choices }, 'share');
      expect(sum.start + sum.moves + sum.cards).toBe(sum.result);
      expect(Math.abs(sum.cards - 100 * (result - start - choices))).toBeLessThan(1.51);
    }
    expect([5, -12, 0, sumOf({ start: 0.5, result: 0.5, choices: -0.001 }, 'share').moves].map(signed)).toEqual(['+5', '−12', '0', '0']);
  });
});

describe('what is said of a decision', () => {
  it('is a label only where the engine gives one', () => {
    const judged = (one: Decision | undefined, stage: Review['stage'] = 'done') =>
      verdictOf({ ...REVIEW, stage, decisions: one ? [one] : [] }, 0);
    expect(judged(decision(0, { label: 'inaccuracy', best: 'W2' }))).toBe('label');
    expect(judged(decision(0))).toBe('best');
    expect(judged(decision(0, { best: 'W2', given: 0.3 }))).toBe('even');
    expect(judged(undefined)).toBe('only');
    expect(judged(undefined, 'decisions')).toBe('waits');
  });

  it.each([
    ['within the interval', 0.15, 0.08, 0.9, 'even'],
    ['beyond it, but not sure', 0.24, 0.041, 0.98, 'likely'],
    ['as far as it, in printed points', 0.162, 0.0827, 0.95, 'even'],
    ['sure, but little', 0.02, 0.001, 0.999, 'slight'],
    ['sure, but nothing in points', 0.004, 0.0001, 0.999, 'even'],
  ] as const)('goes by the interval that is printed: %s', (_, more, error, sure, verdict) => {
    const moves = [{ move: 'W2', win: 0.5, more, error }];
    expect(verdictOf({ ...REVIEW, decisions: [decision(0, { best: 'W2', sure, moves })] }, 0)).toBe(verdict);
  });

  it('is no label, and nothing better for sure, where a second weighing does not agree', () => {
    const moves = [{ move: 'W2', win: 0.5, more: 0.1, error: 0.01 }];
    const judged = (sure: number) =>
      verdictOf({ ...REVIEW, decisions: [decision(0, { best: 'W2', sure: 1, moves, again: { given: 0.01, error: 0.01, sure } })] }, 0);
    expect([judged(0.5), judged(0.999)]).toEqual(['unconfirmed', 'slight']);
  });

  it('is looked for among the own moves, or among those of persons', () => {
    expect(mistakesOf(REVIEW, undefined)).toEqual([0]);
    expect(mistakesOf(REVIEW, 2)).toEqual([1]);
    expect(mistakesOf(REVIEW, 3)).toEqual([]);
  });
});

describe('the address', () => {
  it('names a game, a move and whose eyes', () => {
    expect(placeOf(['review', 'game', 'abcd', '12', 'all'])).toEqual({ kind: 'game', what: 'abcd', ply: 12, eyes: 'all' });
    expect(placeOf(['review', 't', 'abcd', '0', '3'])).toEqual({ kind: 't', what: 'abcd', ply: 0, eyes: 3 });
    expect(placeOf(['review', 'record', 'x', '-1', '9'])).toEqual({ kind: 'record', what: 'x' });
    expect(placeOf(['review', 'elsewhere', 'x'])).toBeUndefined();
    expect(placeOf(['review', 'game'])).toBeUndefined();
  });
});
