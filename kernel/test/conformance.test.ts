import { describe, expect, test } from 'vitest';
import { anyAdapter, type ConformanceAdapter, fields, list, runConformance, whole } from '../src/index.ts';
import { type Toy, toy } from './toy.ts';

const readExpect = fields({}, { tricks: list(whole(0, 9)), throws: whole(0, 9) });
const adapter: ConformanceAdapter<Toy, ReturnType<typeof readExpect>> = {
  game: toy,
  config: fields({ cards: whole(0, 9) }),
  start: (config) => (value, where) => {
    const { order } = fields({ order: list(whole(0, 9)) })(value, where);
    return () => toy.checkDeal(config, { order }) ?? toy.start(config, { order });
  },
  move: () => (value, where) => {
    const { seat, lay } = fields({ seat: whole(1, 2), lay: whole(0, 9) })(value, where);
    return { seat, move: { card: lay } };
  },
  expect: () => readExpect,
  *comparisons(state, { tricks, throws }) {
    if (throws !== undefined) throw new Error('boom');
    if (tricks) yield ['tricks', tricks, state.tricks];
  },
};

const run = (text: string) => runConformance(text, 'toy.json', [anyAdapter(adapter)]);
const one = (more: object) =>
  run(
    JSON.stringify([
      {
        name: 'a case',
        game: 'toy',
        config: { cards: 4 },
        start: { order: [1, 4, 2, 3] },
        moves: [{ seat: 1, lay: 1 }],
        expect: {},
        ...more,
      },
    ]),
  )[0];
const moves = [
  { seat: 1, lay: 1 },
  { seat: 2, lay: 3 },
];

describe('a conformance case', () => {
  test.each<[title: string, more: object]>([
    ['passes if what it names holds', { moves, expect: { tricks: [0, 1] } }],
    ['names nothing', {}],
    ['holds after every move', { moves: [{ ...moves[0], expect: { tricks: [0, 0] } }, moves[1]] }],
    ['ends in a refused move', { moves: [...moves, { seat: 1, lay: 1 }], expect: { illegal: true } }],
    ['names what a refused move left alone', { moves: [...moves, { seat: 1, lay: 1 }], expect: { illegal: true, tricks: [0, 1] } }],
    ['has a refused set-up', { config: { cards: 3 }, moves: [], expect: { illegal: true } }],
    ['has a refused deal', { start: { order: [1] }, moves: [], expect: { illegal: true } }],
  ])('%s', (_title, more) => {
    expect(one(more)).toEqual({ name: 'a case' });
  });

  test.each<[title: string, more: object, failure: RegExp]>([
    ['whose end differs', { moves, expect: { tricks: [1, 0] } }, /^expect\.tricks: expected \[1,0\], actual \[0,1\]/],
    ['whose middle differs', { moves: [{ ...moves[0], expect: { tricks: [2, 0] } }] }, /^moves\[0\]\.expect\.tricks/],
    ['with a move the rules refuse', { moves: [{ seat: 1, lay: 2 }] }, /^moves\[0\]: expected "a legal move".*not-held/],
    ['refused too early', { moves: [{ seat: 1, lay: 2 }, moves[1]], expect: { illegal: true } }, /^moves\[0\]/],
    ['that should have been refused', { expect: { illegal: true } }, /^expect\.illegal.*accepted/],
    [
      'whose refused move leaves something else',
      { moves: [{ seat: 1, lay: 2 }], expect: { illegal: true, tricks: [1, 0] } },
      /^expect\.tricks/,
    ],
    ['whose start should have been refused', { moves: [], expect: { illegal: true } }, /^expect\.illegal.*start/],
    ['with a start the rules refuse', { start: { order: [1] } }, /^start: .*bad-deal/],
    ['of an unknown game', { game: 'chess' }, /^malformed case: toy\.json\[0\]\.game/],
    ['with an unknown field', { colour: 1 }, /^malformed case: toy\.json\[0\]\.colour/],
    ['with an unknown action', { moves: [{ seat: 1, eat: 1 }] }, /^malformed case: toy\.json\[0\]\.moves\[0\]\.eat/],
    ['with an unknown expectation', { expect: { mood: 1 } }, /^malformed case: toy\.json\[0\]\.expect\.mood/],
    ['without moves', { moves: 'none' }, /^malformed case: toy\.json\[0\]\.moves: wrong-type/],
    ['that breaks the engine', { expect: { throws: 1 } }, /^the engine broke: boom/],
  ])('%s fails and says so', (_title, more, failure) => {
    expect(one(more)?.failure).toMatch(failure);
  });
});

test.each(['', '{', '{}', '7', 'null'])('a file that is no list of cases (%j) is one failed case', (text) => {
  const [result, ...more] = run(text);
  expect(more).toEqual([]);
  expect(result?.failure).toMatch(/^malformed file: toy\.json/);
});

test('cases that are no objects are told by their place', () => {
  expect(run('[1, null, []]').map(({ name }) => name)).toEqual(['toy.json[0]', 'toy.json[1]', 'toy.json[2]']);
  expect(run('[]')).toEqual([]);
});
