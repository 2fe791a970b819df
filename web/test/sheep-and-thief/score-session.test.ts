import { drawAcross, emptyLandscape, type Landscape, withSheep } from '@bellwether/sheep-and-thief';
import { expect, test } from 'vitest';
import {
  configOf,
  type Entered,
  FIRST_SESSION,
  freshBoard,
  goldSoFar,
  readSession,
  resultOf,
  type ScoreSession,
  withBoards,
  withLink,
  withModules,
  writeLink,
  writeSession,
} from '../../src/games/sheep-and-thief/companion/score-session.ts';

const TWO = withBoards(FIRST_SESSION, 2);

/** A road to Baabourne, a river of two cards and three sheep: 5 + 3 + 3. */
function landscape(session: ScoreSession): Landscape {
  let drawn = emptyLandscape(configOf(session));
  for (const cell of [0, 1, 2, 3]) drawn = drawAcross(drawn, 'road', cell, 1);
  drawn = drawAcross(drawn, 'river', 5, 1);
  return withSheep(drawn, 5, 3);
}

function withBoard(session: ScoreSession, at: number, board: Partial<Entered>): ScoreSession {
  return { ...session, boards: session.boards.map((old, i) => (i === at ? { ...old, ...board } : old)) };
}

function totals(session: ScoreSession): readonly number[] {
  const result = resultOf(session);
  if ('kind' in result) throw new Error(result.kind);
  return result.scores.map(({ total }) => total);
}

test('the same board counted and drawn has the same gold, and lines where it is drawn', () => {
  const drawn = withBoard(TWO, 0, { landscape: landscape(TWO), paddock: 2 });
  const both = withBoard(drawn, 1, { way: 'count', towns: ['baabourne'], rivers: [2], sheep: 3, paddock: 2 });
  expect(totals(both)).toEqual([13, 13]);
  const result = resultOf(both);
  expect('lines' in result && result.lines.map((lines) => lines.length)).toEqual([4, 0]);
  expect('winners' in result && result.winners).toEqual([1, 2]);
});

test('a single board is scored without another one', () => {
  const one = withBoard(withBoards(FIRST_SESSION, 1), 0, { landscape: landscape(TWO) });
  expect(totals(one)).toEqual([11]);
});

test('drawn boards compare their missions; counted ones say how they compare', () => {
  const on = withModules(TWO, { missions: true });
  const drawn = withBoard(on, 0, { landscape: landscape(on), mission: 'longest-river', rank: 'behind' });
  expect(totals(drawn)).toEqual([14, 0]);
  expect(totals(withBoard(drawn, 1, { way: 'count' }))).toEqual([11, 0]);
  expect(totals(withBoard(withBoard(drawn, 1, { way: 'count' }), 0, { rank: 'shared' }))).toEqual([12, 0]);
  expect(goldSoFar(drawn, drawn.boards[0] ?? freshBoard(on))).toBe(11);
});

test('the black sheep counts by its cell, counted or drawn', () => {
  const on = withModules(TWO, { blackSheep: true });
  const counted = withBoard(on, 0, { way: 'count', black: 15 });
  const drawn = withBoard(counted, 1, { landscape: { ...landscape(on), black: 5 } });
  expect(totals(drawn)).toEqual([15, 11 + 3]);
});

test('the values of a corrected copy count', () => {
  const copied: ScoreSession = { ...TWO, edition: '2014', copy: { each2014: 4, white: 20 } };
  expect(totals(withBoard(copied, 0, { way: 'count', rivers: [3] }))).toEqual([12, 0]);
  expect(resultOf(withBoard(copied, 0, { way: 'count', sheep: 21 }))).toMatchObject({ kind: 'too-many-sheep', most: 20 });
});

test('more sheep than the box has are told', () => {
  const many = withBoard(withBoard(TWO, 0, { way: 'count', sheep: 30 }), 1, { way: 'count', sheep: 18, paddock: 3 });
  expect(resultOf(many)).toEqual({ kind: 'too-many-sheep', sheep: 51, most: 50 });
});

test('a session is kept and read; what is none begins anew', () => {
  const session = withBoard(withModules(TWO, { missions: true, blackSheep: true, edition: '2014' }), 1, {
    ...{
      name: 'Élise',
      towns: ['sheepville'],
      rivers: [2, 11],
      sheep: 4,
      paddock: 1,
      black: 6,
      way: 'count',
      mission: 'most-dogs',
      rank: 'shared',
    },
  } satisfies Partial<Entered>);
  const kept: unknown = JSON.parse(JSON.stringify(writeSession(session)));
  expect(totals(readSession(kept))).toEqual(totals(session));
  expect(readSession(kept).boards[1]).toMatchObject({ name: 'Élise', rivers: [2, 11], mission: 'most-dogs', rank: 'shared' });
  for (const bad of [undefined, null, 3, [], { boards: 'x' }, { boards: [3, 'x', 'draw**9**1-2*'] }])
    expect(readSession(bad).boards).toEqual([]);
});

test('a link brings a board of the same modules to another phone', () => {
  const mine = withBoard(withModules(withBoards(FIRST_SESSION, 1), { blackSheep: true }), 0, {
    name: 'Ben*',
    landscape: { ...landscape(TWO), black: 5 },
    paddock: 4,
  });
  const link = writeLink(mine, { ...(mine.boards[0] ?? freshBoard(mine)), name: 'Ben' });
  const added = withLink(TWO, link);
  expect(added?.name).toBe('Ben');
  expect(added?.session.blackSheep).toBe(true);
  expect(added && totals(added.session)).toEqual([18, 0]);
  // The same name again replaces the board, another one takes the next place.
  const again = added && withLink(added.session, link);
  expect(again?.session.boards.map(({ name }) => name)).toEqual(['Ben', '']);
  expect(withLink(TWO, '2017*draw*')).toBeUndefined();
  expect(withLink(TWO, 'nonsense')).toBeUndefined();
});
