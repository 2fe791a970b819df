import { describe, expect, it } from 'vitest';
import { finishedOf, mySeat } from '../../src/me/finished.ts';
import { changeOf, givenByBots, myGiven, rateOf, stretchesOf } from '../../src/me/given.ts';
import { dayOf, streaksOf } from '../../src/me/streaks.ts';
import { tallies, tallyOf } from '../../src/me/tally.ts';
import { finished, NOON, row, sheepRow, wolfRow } from './rows.ts';

describe('who I am at a table', () => {
  it.each([
    [['bot:fox', 'guest'], '', 2],
    [['guest:Ada', 'bot:fox'], 'Ben', 1],
    [['guest:Ada', 'guest:Ben'], '', undefined],
    [['guest:Ada', 'guest:Ben'], 'ben ', 2],
    [['guest:Ada', 'guest:Ben'], 'Cy', undefined],
    [['guest', 'guest'], '', undefined],
    [['bot:fox', 'bot:fox'], 'Ada', undefined],
  ] as const)('%j, called “%s”: seat %s', (sitters, name, seat) => expect(mySeat(sitters, name)).toBe(seat));
});

describe('how a game went for me', () => {
  it('with a partner', () => {
    expect(finished(wolfRow())).toMatchObject({ seat: 1, how: 'won', share: 1, fair: 0.5, level: 'fox', partner: 'bot:herder' });
    expect(finished(wolfRow({ winners: [2, 4] }))).toMatchObject({ how: 'lost', share: 0 });
  });

  it('for myself: a win may be shared', () => {
    expect(finished(sheepRow({ winners: [1, 3] }))).toMatchObject({ how: 'shared', share: 0.5, fair: 0.25, partner: undefined });
    expect(finished(sheepRow({ winners: [2] }))).toMatchObject({ how: 'lost', share: 0 });
  });

  it('a weak partner does not make the rivals weaker, and people have no level', () => {
    expect(finished(wolfRow({ sitters: ['guest', 'bot:lamb', 'bot:wolf', 'bot:lamb'] })).level).toBe('lamb');
    expect(finished(wolfRow({ sitters: ['guest:Ada', 'guest:Ben', 'bot:fox', 'guest:Cy'] }), 'Ada').level).toBeUndefined();
  });

  it('is not told of games that run, are of others, or whose cards were known', () => {
    const { ended: _, ...running } = wolfRow();
    expect(finishedOf(running, '')).toBeUndefined();
    expect(finishedOf(wolfRow({ sitters: ['guest:Ada', 'guest:Ben', 'bot:fox', 'bot:fox'] }), '')).toBeUndefined();
    expect(finishedOf(wolfRow({ again: true }), '')).toBeUndefined();
  });
});

describe('tallies', () => {
  it('count by what games have in common, the most frequent first', () => {
    const all = [...row('WWLL'), ...row('W', { sitters: ['guest', 'bot:lamb', 'bot:lamb', 'bot:lamb'] })];
    const [fox, lamb] = tallies(all, ({ level }) => level);
    expect(fox).toMatchObject({ key: 'fox', games: 4, won: 2, lost: 2, share: 0.5, fair: 0.5 });
    expect(lamb).toMatchObject({ key: 'lamb', games: 1, won: 1, lost: 0 });
    expect(tallies(all, () => undefined)).toEqual([]);
  });

  it('know how little few games say (Wilson)', () => {
    // Known values: 8 of 10, 0 of 5.
    const eight = tallyOf(row('WWWWWWWWLL'));
    expect([eight.low, eight.high].map((x) => x.toFixed(3))).toEqual(['0.490', '0.943']);
    const none = tallyOf(row('LLLLL'));
    expect([none.low, none.high].map((x) => x.toFixed(3))).toEqual(['0.000', '0.434']);
    expect(tallyOf([])).toMatchObject({ games: 0, share: 0, low: 0, high: 1 });
  });

  it('count a shared win as its part', () => {
    const all = [sheepRow({ winners: [1, 2] }), sheepRow({ winners: [2] })].map((one) => finished(one));
    expect(tallyOf(all)).toMatchObject({ won: 0, shared: 1, lost: 1, share: 0.25, fair: 0.25 });
  });
});

describe('streaks', () => {
  it('of results', () => {
    expect(streaksOf(row('LWWWLWW'), NOON)).toMatchObject({ now: { how: 'won', games: 2 }, best: 3 });
    expect(streaksOf(row('WWL'), NOON)).toMatchObject({ now: { how: 'lost', games: 1 }, best: 2 });
    expect(streaksOf([], NOON)).toEqual({ now: undefined, best: 0, days: 0, bestDays: 0 });
  });

  it('do not depend on the order in which games are found', () => {
    expect(streaksOf(row('WWL').reverse(), NOON).now).toEqual({ how: 'lost', games: 1 });
  });

  const on = (...days: number[]) => days.map((ago) => finished(wolfRow({ ago: 24 * ago })));
  it.each([
    [on(0), 1, 1],
    [on(0, 0, 1, 2), 3, 3],
    [on(1, 2), 2, 2],
    [on(2, 3, 4), 0, 3],
    [on(0, 2, 3), 1, 2],
  ])('of days', (all, days, bestDays) => expect(streaksOf(all, NOON)).toMatchObject({ days, bestDays }));

  it('days are those on the wall', () => {
    expect(dayOf(new Date(2026, 2, 29, 23, 59).getTime()) - dayOf(new Date(2026, 2, 28, 0, 1).getTime())).toBe(1);
    expect(dayOf(new Date(2026, 9, 25, 0, 0).getTime()) - dayOf(new Date(2026, 9, 24, 23, 59).getTime())).toBe(1);
  });
});

describe('what I give away a decision', () => {
  const games = (...all: readonly (readonly [decisions: number, given: number])[]) =>
    all.map(([decisions, given], when) => ({ decisions, given, when }));

  it('is nothing without a review', () => {
    expect(rateOf([])).toBeUndefined();
    expect(rateOf(games([0, 0]))).toBeUndefined();
    expect(myGiven(row('WL'))).toEqual([]);
  });

  it('weighs decisions, not games', () => {
    expect(rateOf(games([10, 0.1], [30, 0.9]))).toEqual({ games: 2, decisions: 40, mean: 0.025 });
  });

  it('tells its spread from three games on', () => {
    const rate = rateOf(games([10, 0.1], [10, 0.2], [10, 0.3]));
    // Means 0.01, 0.02, 0.03: standard error 0.01 / √3, Student's 4.303 for two degrees of freedom.
    expect(rate?.mean).toBeCloseTo(0.02, 10);
    expect(rate?.within?.low).toBeCloseTo(0.02 - (4.303 * 0.01) / Math.sqrt(3), 6);
    expect(rate?.within?.high).toBeCloseTo(0.02 + (4.303 * 0.01) / Math.sqrt(3), 6);
  });

  it('holds the truth 19 times out of 20', () => {
    let seed = 1;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    // A mean of 0.02, and a wide spread.
    const trial = (n: number) => rateOf(Array.from({ length: n }, () => ({ decisions: 20, given: 0.8 * random() })))?.within;
    for (const n of [5, 14, 40]) {
      const hits = Array.from({ length: 2000 }, () => trial(n)).filter((within) => within && within.low <= 0.02 && 0.02 <= within.high);
      expect(hits.length / 2000).toBeGreaterThan(0.93);
      expect(hits.length / 2000).toBeLessThan(0.97);
    }
  });

  it('goes through time in stretches of at least three games', () => {
    const all = games(...Array.from({ length: 9 }, (_, i) => [10, i < 3 ? 0.3 : 0.1] as const));
    expect(stretchesOf(all).map(({ from, to, mean }) => [from, to, mean.toFixed(3)])).toEqual([
      [0, 3, '0.030'],
      [3, 6, '0.010'],
      [6, 9, '0.010'],
    ]);
    expect(stretchesOf(games([1, 0], [1, 0]))).toEqual([]);
    expect(stretchesOf(games(...Array.from({ length: 50 }, () => [1, 0] as const)))).toHaveLength(8);
    expect(stretchesOf([...all].reverse())).toEqual(stretchesOf(all));
  });

  it('calls a change one only beyond chance', () => {
    const wobble = (i: number) => (i % 3) * 0.02;
    const steps = (before: number, now: number) =>
      games(...Array.from({ length: 16 }, (_, i) => [10, (i < 8 ? before : now) + wobble(i)] as const));
    expect(changeOf(steps(0.3, 0.1))).toBe('less');
    expect(changeOf(steps(0.1, 0.3))).toBe('more');
    expect(changeOf(steps(0.1, 0.105))).toBe('even');
    expect(changeOf(steps(0.3, 0.1).slice(0, 11))).toBeUndefined();
  });

  it('is read from the rows of games: my seat, bots by level, the newest reviews', () => {
    const seats = [
      { decisions: 10, given: 0.1 },
      { decisions: 8, given: 0.4 },
      { decisions: 9, given: 0.2 },
      { decisions: 8, given: 0.8 },
    ];
    const all = [
      wolfRow({ given: { version: 2, seats } }),
      wolfRow({ given: { version: 1, seats: seats.map((one) => ({ ...one, given: 9 })) } }),
      wolfRow(),
    ].map((one) => finished(one));
    expect(myGiven(all)).toEqual([{ decisions: 10, given: 0.1, when: NOON }]);
    expect(givenByBots(all).map(({ level, mean }) => [level, mean])).toEqual([
      ['shepherd', 0.1],
      ['herder', 0.2 / 9],
      ['fox', 0.05],
    ]);
  });
});
