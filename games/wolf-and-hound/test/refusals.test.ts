import { attempt } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { type Config, wolfAndHoundWithPositions as game, REFUSAL_CODES, type Refusal, type RefusalCode } from '../src/index.ts';
import { configOf, layTable, moveOf, tableOf } from './table.ts';

const tested = new Set<RefusalCode>();

function expectRefusal(no: unknown, code: RefusalCode, rule: string, facts: Refusal['facts']): void {
  tested.add(code);
  expect(no).toEqual({ kind: 'refusal', code, rule, facts });
}

const base = configOf('wolf-01 hound-01');
const row = { kind: 'wolf', movedBy: 'black', pace: 'plain', target: 'self', sheep: -1, provenance: 'invented' } as const;
const full = { B1: 8, W1: 8 };

describe('a set-up is refused', () => {
  const CONFIGS: readonly [title: string, config: Config, code: RefusalCode, rule: string, facts: Refusal['facts']][] = [
    ['with five players', { ...base, players: 5 as 4 }, 'bad-players', 'W-DUMMY', { players: 5 }],
    ['with one player', { ...base, players: 1 as 2 }, 'bad-players', 'W-DUMMY', { players: 1 }],
    ['without animals', configOf(''), 'no-animals', 'W-TABLE', {}],
    ['with two copies of a card', configOf('wolf-01 wolf-02 wolf-01'), 'two-copies', 'W-TABLE', { animal: 'wolf-01' }],
    ['with a card nobody knows', configOf('wolf-99'), 'unknown-animal', 'W-CARDS', { animal: 'wolf-99' }],
    [
      'with a card of the draft in 2016',
      configOf('tornado-01'),
      'wrong-edition',
      'W-DRAFT',
      { animal: 'tornado-01', edition: '2015-draft' },
    ],
    ['with a 2016 card in the draft', configOf('draft extra-01'), 'wrong-edition', 'W-DRAFT', { animal: 'extra-01', edition: '2016' }],
    [
      'with a blanket alone',
      configOf('designer-02-1 hound-01'),
      'not-alone',
      'R-BLANKET',
      { animal: 'designer-02-1', missing: ['designer-02-2', 'designer-02-3'] },
    ],
    [
      'with a Blanket Wolf and one blanket',
      configOf('designer-02-3 designer-02-2'),
      'not-alone',
      'R-BLANKET',
      { animal: 'designer-02-3', missing: ['designer-02-1'] },
    ],
    ['with Meat & Bone in the draft', configOf('draft expansion wolf-01'), 'no-expansion-in-draft', 'W-DRAFT', {}],
    ['with a seat without sheep', { ...base, sheep: [3, 0, 3, 3] }, 'bad-sheep-count', 'R-START', { sheep: [3, 0, 3, 3] }],
    ['with six sheep', { ...base, sheep: [3, 3, 6, 3] }, 'bad-sheep-count', 'R-START', { sheep: [3, 3, 6, 3] }],
    ['with half a sheep', { ...base, sheep: [3, 3, 2.5, 3] }, 'bad-sheep-count', 'R-START', { sheep: [3, 3, 2.5, 3] }],
    [
      'with sheep for three seats',
      { ...base, sheep: [3, 3, 3] as unknown as NonNullable<Config['sheep']> },
      'bad-sheep-count',
      'R-START',
      { sheep: [3, 3, 3] },
    ],
    ['with Meat & Bone and numbers of your own', { ...base, expansion: true, numbers: full }, 'expansion-with-own-numbers', 'H-CUSTOM', {}],
    ['with too small a deck', { ...base, numbers: { B1: 15 } }, 'bad-number-deck', 'H-CUSTOM', { size: 15, types: 1 }],
    ['with too large a deck', { ...base, numbers: { B1: 121 } }, 'bad-number-deck', 'H-CUSTOM', { size: 121, types: 1 }],
    [
      'with a copy that has a number card too many',
      { ...base, copy: { numbers: { B1: 5 } } },
      'bad-copy',
      'H-COPY',
      { problem: 'sum', colour: 'black', sum: 17, expected: 16 },
    ],
    ['with a card that is none', { ...base, numbers: { ...full, X1: 1 } }, 'bad-number-deck', 'H-CUSTOM', { card: 'X1' }],
    ['with fewer than none of a card', { ...base, numbers: { ...full, B2: -1 } }, 'bad-number-deck', 'H-CUSTOM', { card: 'B2' }],
    [
      'with a custom card named like a published one',
      { ...base, cards: [{ ...row, id: 'wolf-01' }] },
      'two-copies',
      'H-CUSTOM',
      { animal: 'wolf-01' },
    ],
    [
      'with two custom cards of one name',
      {
        ...base,
        cards: [
          { ...row, id: 'fox' },
          { ...row, id: 'fox' },
        ],
      },
      'two-copies',
      'H-CUSTOM',
      { animal: 'fox' },
    ],
  ];
  test.each(CONFIGS)('%s', (_title, config, code, rule, facts) => {
    expectRefusal(game.checkConfig(config), code, rule, facts);
  });

  test('with a custom card that is wrong, and says in words what is wrong with it', () => {
    const no = game.checkConfig({ ...base, cards: [{ ...row, id: 'fox', pace: 'x99' as 'x9' }] });
    expect(no).toMatchObject({ kind: 'refusal', code: 'bad-card', rule: 'H-CUSTOM', facts: { card: 'fox' } });
    expect(no?.facts.problem).toMatch(/fox\.pace.*x99.*plain, reverse/);
    tested.add('bad-card');
  });

  test('with more animals than the engine can tell apart', () => {
    const cards = Array.from({ length: 25 }, (_, i) => ({ ...row, id: `fox-${i}` }));
    const config = { ...base, animals: cards.map(({ id }) => id), cards };
    expectRefusal(game.checkConfig(config), 'too-many-animals', 'H-CUSTOM', { most: 24 });
    expect(game.checkConfig({ ...config, animals: config.animals.slice(1) })).toBeUndefined();
  });
});

describe('a deal is refused', () => {
  const good = game.deal(base, { below: () => 0 }).order;
  test.each([
    ['with a card too few', good.slice(1), 31],
    ['with a card too many', [...good, 'B1'], 33],
    ['with one card for another', ['B4', 'B4', 'B4', 'B4', ...good.filter((card) => card !== 'B4').slice(0, 28)], 32],
    ['with a card of the expansion', good.map((card, i) => (i === good.indexOf('B1') ? 'B1m' : card)), 32],
    ['with no cards', [], 0],
  ] as const)('%s', (_title, order, size) => {
    expectRefusal(game.checkDeal(base, { order }), 'bad-deal', 'W-TABLE', { size, expected: 32 });
  });
});

describe('a position is refused', () => {
  test.each([
    ['a card more than the deck has', 'wolf-01 hound-01', 'hand 1: B4 B4 B4 B4', 'W-TABLE', { card: 'B4' }],
    ['a card the deck has not', 'wolf-01 hound-01', 'pile 1: B1m', 'W-TABLE', { card: 'B1m' }],
    ['a previous card the deck has not', 'wolf-01 hound-01', 'previous B1m', 'W-TABLE', { card: 'B1m' }],
    ['more sheep than the flock', 'wolf-01 hound-01', 'sheep 3 4 3 3', 'R-START', { seat: 2, sheep: 4 }],
    ['fewer sheep than none', 'wolf-01 hound-01', 'sheep 3 3 3 -1', 'R-START', { seat: 4, sheep: -1 }],
    ['a dummy deck of a human', '3p wolf-01 hound-01', 'dummy 3: B1', 'W-DUMMY', { seat: 3 }],
    ['a hand of a dummy', '2p wolf-01 hound-01', 'hand 4: B1', 'W-DUMMY', { seat: 4 }],
    ['a turn of a seat that is none', 'wolf-01 hound-01', 'turn 5 play', 'W-TABLE', { seat: 5 }],
    ['an animal at a seat that is none', 'wolf-01 hound-01', 'wolf-01@0', 'W-TABLE', { seat: 0 }],
    ['an animal that is not in the game', 'wolf-01 hound-01', 'wolf-02@1', 'W-TABLE', { animal: 'wolf-02' }],
  ] as const)('%s', (_title, set, given, rule, facts) => {
    expectRefusal(layTable({ set, given }), 'bad-position', rule, facts);
  });
});

describe('a move is refused, and nothing changes', () => {
  const plain = 'turn 2 play; wolf-01@1 hound-01@1; hand 2: B1 W3; hand 3: B1';
  const flip = 'turn 2 play; metamorphic-01@2/front metamorphic-03@3/front; hand 2: B1 W1';
  test.each([
    ['of another seat', 'wolf-01 hound-01', plain, '3:B1', 'not-your-turn', 'W-TURN', { turn: 2, answers: 2 }],
    ['of a seat that is none', 'wolf-01 hound-01', plain, '1:B1', 'not-your-turn', 'W-TURN', { turn: 2, answers: 2 }],
    ['with a card not held', 'wolf-01 hound-01', plain, '2:B2', 'not-in-hand', 'W-TURN', { card: 'B2' }],
    ['with a card the deck has not', 'wolf-01 hound-01', plain, '2:B1m', 'not-in-hand', 'W-TURN', { card: 'B1m' }],
    ['exchange on a human turn', 'wolf-01 hound-01', plain, '2:exchange', 'not-asked', 'R-EXCHANGE-DECK', { asked: 'play' }],
    ['flip unasked', 'wolf-01 hound-01', plain, '2:flip:wolf-01', 'not-asked', 'R-META-PAIR', { asked: 'play' }],
    ['activate unasked', 'wolf-01 hound-01', plain, '2:activate:wolf-01', 'not-asked', 'R-ORDER', { asked: 'play' }],
    [
      'a 3 under Sheep 02',
      'sheep-02 wolf-01',
      'turn 2 start; sheep-02@2 wolf-01@1; hand 2: B1 W3',
      '2:W3',
      'forbidden-value',
      'R-NOPASS',
      { card: 'W3', value: 3 },
    ],
    [
      'by the dummy itself',
      '3p wolf-01 hound-01',
      'turn 4 play; wolf-01@1 hound-01@1; deck: B1; dummy 4: B2',
      '4:keep',
      'not-your-turn',
      'W-TURN',
      { turn: 4, answers: 2 },
    ],
    ['after the end', 'wolf-01 hound-01', 'turn 1 start; wolf-01@1 hound-01@2; sheep 1 3 3 3', '1:B1', 'game-over', 'W-END', {}],
  ] as const)('%s', (_title, set, given, word, code, rule, facts) => {
    const state = tableOf(set, given);
    const before = game.positions.write(state);
    const { seat, move } = moveOf(word);
    expectRefusal(attempt(game, state, seat, move), code, rule, facts);
    expectRefusal(game.check(state, seat, move), code, rule, facts);
    expect(game.positions.write(state)).toBe(before);
  });

  test('a flip of a card that is not of the pair', () => {
    const state = tableOf('metamorphic-01 metamorphic-03', flip);
    attempt(game, state, 2, { kind: 'play', card: 'B1' });
    const before = game.positions.write(state);
    const no = attempt(game, state, 2, { kind: 'flip', animal: 'metamorphic-02' });
    expectRefusal(no, 'not-a-choice', 'R-META-PAIR', { animal: 'metamorphic-02', choices: ['metamorphic-01', 'metamorphic-03'] });
    expect(game.positions.write(state)).toBe(before);
  });

  test('text that is no card at all', () => {
    const state = tableOf('wolf-01 hound-01', plain);
    for (const card of ['', 'B', 'b1', 'B10', 'toString', '__proto__', '\u0000']) {
      expect(attempt(game, state, 2, { kind: 'play', card })).toMatchObject({ code: 'not-in-hand' });
    }
  });
});

test('every code of a refusal has its test above', () => {
  expect(REFUSAL_CODES.filter((code) => !tested.has(code))).toEqual([]);
});
