import { anyAdapter, type Headers, ParseError, readRecord, runConformance } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { conformance, wolfAndHoundWithPositions as game, readCustomFile } from '../../src/index.ts';

const POSITION = `[Edition "2016"]
[Players "3"]
[Animals "wolf-01 metamorphic-01 metamorphic-03"]

turn 2 play
sheep 2 4 3 3
animals wolf-01@1 metamorphic-01@2/back metamorphic-03@3
hand 1 B1
hand 2 B2 W3
hand 3 ?
dummy 4 B1 W2!
deck W4 W4
pile 1 W1
previous W1
shown 2
known 2 W3
`;

function messageOf(value: unknown): string {
  expect(value).toBeInstanceOf(ParseError);
  return (value as ParseError).message;
}

describe('a position', () => {
  test('is read and written back', () => {
    const state = game.positions.read(POSITION);
    if (state instanceof ParseError) throw state;
    expect(game.positions.write(state)).toBe(POSITION);
  });

  test.each<[title: string, from: string | RegExp, to: string, message: RegExp]>([
    ['an edition nobody printed', '"2016"', '"2020"', /^\[Edition\]: unknown-name: found "2020", expected one of 2016, 2015-draft/],
    ['five players', '"3"', '"5"', /^\[Players\]: syntax/],
    ['no animals', /\[Animals.*\n/, '', /^\[Animals\]: missing/],
    ['an animal nobody knows', '"wolf-01 ', '"wolf-77 ', /unknown-animal/],
    ['a header nobody knows', '[Players', '[Weather "rain"]\n[Players', /^\[Weather\]: unknown-field/],
    ['a line nobody knows', 'previous W1', 'later W1', /^line \d+: unknown-field: found "later"/],
    ['a line that is none', 'previous W1', '?!', /^line 14: syntax/],
    ['a line twice', 'previous W1', 'previous W1\nprevious W2', /^line 15: duplicate/],
    ['no turn', 'turn 2 play\n', '', /^turn: missing/],
    ['a turn of seat 5', 'turn 2 play', 'turn 5 play', /^line 5, turn: syntax.*"turn 3 play"/],
    ['a question nobody asks', 'turn 2 play', 'turn 2 sing', /^turn: unknown-name: found "sing".*play, exchange/],
    ['a card that is none', 'hand 1 B1', 'hand 1 X1', /^hand 1 card 1: unknown-name: found "X1"/],
    ['a seen card without a card', 'W2!', '!', /^dummy: unknown-name: found ""/],
    ['a second card that is none', 'deck W4 W4', 'deck W4 W44', /^deck card 2: unknown-name/],
    ['a fifth W4', 'deck W4 W4', 'deck W4 W4 W4 W4 W4', /^position: contradiction.*W4/],
    ['too many sheep', 'sheep 2 4', 'sheep 3 4', /^position: contradiction.*R-START/],
    ['sheep of three seats', 'sheep 2 4 3 3', 'sheep 2 4 3', /^line 6, sheep: syntax/],
    ['an animal too few', 'wolf-01@1 ', '', /^animals: contradiction/],
    ['an animal twice', 'wolf-01@1 ', 'wolf-01@1 wolf-01@2 ', /^animals: contradiction/],
    ['an animal nowhere', 'wolf-01@1', 'wolf-01@5', /^animals: syntax: found "wolf-01@5"/],
    ['a known card that is not held', 'known 2 W3', 'known 2 W1', /contradiction.*R-ONLY3/],
    ['a hand of a dummy', 'hand 1 B1', 'hand 1 B1\nhand 4 B1', /contradiction.*W-DUMMY/],
    ['an end without an outcome', 'turn 2 play', 'turn 2 nothing', /^over: contradiction/],
    ['an outcome without an end', 'shown 2', 'over blue no-sheep\nshown 2', /^over: contradiction/],
    ['a question that has no answer', 'turn 2 play', 'turn 2 exchange', /^turn: contradiction/],
    ['a pair to turn after no card', 'turn 2 play', 'turn 2 flip', /^turn: contradiction/],
    ['a forbidden colour', 'shown 2', 'forbidden black\nshown 2', /^forbidden: syntax/],
  ])('with %s is refused, and says where and why', (_title, from, to, message) => {
    const bad = POSITION.replace(from, to);
    expect(bad).not.toBe(POSITION);
    expect(messageOf(game.positions.read(bad))).toMatch(message);
  });

  test.each([
    ['a team of the other edition', 'over green no-sheep'],
    ['a reason that is none', 'over blue boredom'],
  ])('that ends with %s is refused', (_title, line) => {
    const over = POSITION.replace('turn 2 play', 'turn 2 nothing').replace('shown 2', `${line}\nshown 2`);
    expect(messageOf(game.positions.read(over))).toMatch(/^over: /);
  });
});

describe('a config', () => {
  test.each<[headers: Headers, message: RegExp]>([
    [[], /^\[Edition\]: missing/],
    [[['toString', 'x']], /^\[toString\]: unknown-field/],
    [
      [
        ['Edition', '2016'],
        ['Players', '4'],
        ['Animals', 'wolf-01  hound-01'],
      ],
      /^\[Animals\]: syntax/,
    ],
    [
      [
        ['Edition', '2016'],
        ['Players', '4'],
        ['Animals', 'fox'],
        ['Cards', '[{"id":"fox","kind":"fish"}]'],
      ],
      /^\[Cards\]\[0\]\.kind: unknown-name: found "fish", expected one of sheep, wolf, hound/,
    ],
    [
      [
        ['Edition', '2016'],
        ['Players', '4'],
        ['Animals', 'fox'],
        ['Cards', '[{]'],
      ],
      /^\[Cards\]: not-json/,
    ],
    [
      [
        ['Edition', '2016'],
        ['Players', '4'],
        ['Animals', 'fox'],
        ['Numbers', 'B1x8 B1x9'],
      ],
      /^\[Numbers\]: duplicate: found "B1"/,
    ],
    [
      [
        ['Edition', '2016'],
        ['Players', '4'],
        ['Animals', 'fox'],
        ['Expansion', 'yes'],
      ],
      /^\[Expansion\]: syntax.*Meat & Bone/,
    ],
  ])('%j is refused', (headers, message) => {
    expect(messageOf(game.configs.read(headers))).toMatch(message);
  });

  test('with a hundred of one number can be written down and read back', () => {
    const config = { edition: '2016', players: 4, animals: ['wolf-01'], expansion: false, numbers: { B1: 100, W1: 20 } } as const;
    expect(game.checkConfig(config)).toBeUndefined();
    expect(game.configs.read(game.configs.write(config))).toEqual(config);
  });
});

describe('a file of cards', () => {
  test.each<[text: string, message: RegExp]>([
    ['', /^cards\.json: not-json/],
    ['[]', /^cards\.json: wrong-type/],
    ['{"card":[]}', /^cards\.json\.card: unknown-field: found "card", expected one of cards, numbers/],
    ['{"cards":[{"kind":"wolf"}]}', /^cards\.json\.cards\[0\]\.id: missing/],
    ['{"cards":[{"id":"Big Wolf","kind":"wolf"}]}', /^cards\.json\.cards\[0\]\.id: syntax.*small letters/],
    ['{"cards":[{"id":"a","kind":"cat"}]}', /^cards\.json\.cards\[0\]\.kind: unknown-name.*sheep, wolf, hound/],
    ['{"cards":[{"id":"a","kind":"wolf","pace":"fast"}]}', /^cards\.json\.cards\[0\]\.pace: unknown-name: found "fast".*plain, reverse/],
    ['{"cards":[{"id":"a","kind":"wolf","sheep":-6}]}', /^cards\.json\.cards\[0\]\.sheep: out-of-range/],
    ['{"cards":[{"id":"a","kind":"wolf","target":"up"}]}', /^cards\.json\.cards\[0\]\.target: unknown-name.*self, left, across, right/],
    ['{"cards":[{"id":"a","kind":"wolf","metamorphic":true}]}', /^cards\.json\.cards\[0\]\.back: missing/],
    ['{"cards":[{"id":"a","kind":"wolf","back":{"pase":"+1"}}]}', /^cards\.json\.cards\[0\]\.back\.pase: unknown-field/],
    ['{"cards":[{"id":"a","kind":"wolf","rule":"wolf-01"}]}', /^cards\.json\.cards\[0\]\.rule: unknown-name.*sheep-01/],
    ['{"cards":[{"id":"a","kind":"wolf","own":{}}]}', /^cards\.json\.cards\[0\]\.own: unknown-field/],
    ['{"cards":[{"id":"a","kind":"wolf","name":""}]}', /^cards\.json\.cards\[0\]\.name: syntax/],
    ['{"numbers":{"B0":1}}', /^cards\.json\.numbers\.B0: unknown-name/],
    ['{"numbers":{"B1":-1}}', /^cards\.json\.numbers\.B1: out-of-range/],
    ['{"numbers":{"B1":1.5}}', /^cards\.json\.numbers\.B1: wrong-type/],
  ])('%s says where and why', (text, message) => {
    expect(messageOf(readCustomFile(text, 'cards.json'))).toMatch(message);
  });
});

describe('a move', () => {
  test.each([
    '',
    ' ',
    'B',
    'B0',
    'b3',
    'B3 ',
    'B33',
    'B3x',
    'Exchange',
    'flip:',
    'flip:A',
    'activate',
    'activate:a b',
    `flip:${'a'.repeat(41)}`,
  ])('%j is none', (text) => {
    expect(messageOf(game.read(text))).toMatch(/^move: syntax: found .* expected a card such as B3/);
  });

  test.each(['B3', 'W1b', 'exchange', 'keep', 'flip:metamorphic-02', 'activate:wolf-01'])('%s is one', (text) => {
    const move = game.read(text);
    if (move instanceof ParseError) throw move;
    expect(game.write(move)).toBe(text);
  });

  test('older records have wake: for activate:', () => {
    expect(game.read('wake:wolf-01')).toEqual(game.read('activate:wolf-01'));
  });
});

test('[R-META-PAIR] [R-ORDER] an older position has no line for the choices: they follow from the table', () => {
  const flip = `[Edition "2016"]
[Players "4"]
[Animals "metamorphic-01 metamorphic-03 hound-01"]

turn 2 flip
sheep 3 3 3 3
animals hound-01@1 metamorphic-01@4 metamorphic-03@4
hand 2 B1
card B2
`;
  const order = `[Edition "2016"]
[Players "4"]
[Animals "wolf-01 giver hound-01"]
[Cards "${JSON.stringify([{ id: 'giver', kind: 'wolf', sheep: 1 }]).replaceAll('"', '\\"')}"]

turn 2 activate
waiting wolf-01 hound-01 giver
sheep 4 4 4 4
animals wolf-01@2 hound-01@2 giver@2
hand 2 B1
`;
  for (const [text, choices] of [[flip, 'metamorphic-01 metamorphic-03'] as const, [order, 'wolf-01 giver'] as const]) {
    const state = game.positions.read(text);
    if (state instanceof ParseError) throw state;
    expect(game.view(state, 'spectator').choices.join(' ')).toBe(choices);
    expect(game.positions.write(state)).toContain(`choices ${choices}`);
  }
});

test('a record of another game is refused before anything else', () => {
  expect(messageOf(readRecord(game, '[Game "sheep-and-thief"]\n'))).toMatch(/^\[Game\]: unknown-name/);
  expect(messageOf(readRecord(game, ''))).toMatch(/^\[Game\]/);
});

test('a conformance case with a card of no edition is malformed, one of the other edition refused', () => {
  const run = (animal: string) => {
    const file = { name: 'x', game: 'wolf-and-hound', config: { edition: '2016', players: 4, animals: [animal] } };
    const text = JSON.stringify([{ ...file, start: { position: {} }, moves: [], expect: { illegal: true } }]);
    return runConformance(text, 'f', [anyAdapter(conformance)])[0]?.failure;
  };
  expect(run('wolf-99')).toMatch(/^malformed case: f\[0\]\.config\.animals\[0\]: unknown-name: found "wolf-99"/);
  expect(run('tornado-01')).toBeUndefined();
  expect(run('wolf-01')).toMatch(/^expect\.illegal/);
});
