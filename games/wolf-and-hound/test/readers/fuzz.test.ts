import { anyAdapter, FastRandom, ParseError, readRecord, replay, runConformance } from '@bellwether/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conformance, wolfAndHoundWithPositions as game, readCustomFile } from '../../src/index.ts';
import { GOLDEN, readGolden, split } from '../golden-games.ts';

const files = GOLDEN.map(({ file }) => split(readGolden(file)));
const customFile = JSON.stringify({
  cards: [
    {
      id: 'fox',
      kind: 'wolf',
      pace: '+1',
      target: 'across',
      sheep: -2,
      back: { kind: 'hound', movedBy: 'white', sheep: 1 },
      metamorphic: true,
    },
    { id: 'gate', kind: 'sheep', name: 'The Gate', rule: 'sheep-01', with: ['wolf-01'], provenance: 'invented' },
  ],
  numbers: { B1: 9, W2b: 9, B9: 1 },
});
const cases = JSON.stringify([
  {
    name: 'a case',
    game: 'wolf-and-hound',
    config: { edition: '2016', players: 3, animals: ['wolf-01', 'metamorphic-01', 'metamorphic-03'], expansion: true, sheep: [3, 3, 3, 3] },
    start: {
      position: {
        turn: 2,
        stage: 'play',
        sheep: [3, 3, 3, 3],
        animals: { 'wolf-01': 2, 'metamorphic-01': { at: 2, side: 'front' } },
        hands: { '1': ['B1'], '2': ['B1m', 'W2'], '3': ['B2'] },
        dummyDecks: { '4': ['B1', 'W3'] },
        deck: ['B2', 'W1'],
        piles: { '1': ['W1b'] },
        previousTurnCard: 'W1b',
        lastLap: false,
        firstTurn: false,
      },
    },
    moves: [
      { seat: 2, play: 'W2', expect: { turn: 3, asks: 'play' } },
      { seat: 3, play: 'B2' },
      { seat: 2, exchange: true },
      { seat: 2, flip: 'metamorphic-01' },
    ],
    expect: { turn: 1, sheep: [3, 3, 3, 3], legal: ['B1'], aside: [], shown: [], animals: { 'wolf-01': 1 } },
  },
]);

/** A valid text with a few pieces left out, duplicated, swapped, or replaced by something from elsewhere. */
function mutated(texts: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.constantFrom('"', '\\', '[', ']', '{', '}', '\n', ' ', '0', '-1', '1e9', 'null', 'B3', '?', '!'),
  );
  const cut = fc.record({
    at: fc.nat(),
    length: fc.nat(12),
    other: fc.nat(),
    act: fc.constantFrom('drop', 'double', 'swap', 'put'),
    piece,
  });
  return fc.tuple(fc.constantFrom(...texts), fc.array(cut, { minLength: 1, maxLength: 4 })).map(([text, cuts]) =>
    cuts.reduce((t, { at, length, other, act, piece: put }) => {
      const i = at % (t.length + 1);
      const part = t.slice(i, i + length);
      const rest = t.slice(i + length);
      if (act === 'drop') return t.slice(0, i) + rest;
      if (act === 'double') return t.slice(0, i) + part + part + rest;
      if (act === 'put') return t.slice(0, i) + put + rest;
      const without = t.slice(0, i) + rest;
      const j = other % (without.length + 1);
      return without.slice(0, j) + part + without.slice(j);
    }, text),
  );
}

/** A valid text with whole lines left out, duplicated or moved. */
function reordered(texts: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 5 }))
    .map(([text, moves]) => {
      const lines = text.split('\n');
      for (const [from, to] of moves) {
        const [line] = lines.splice(from % lines.length, from % 3 === 0 ? 0 : 1);
        lines.splice(to % (lines.length + 1), 0, ...(to % 2 === 0 ? [line ?? ''] : []));
      }
      return lines.join('\n');
    });
}

/** Positions during a game, after every fifth move. */
function tablesOnTheWay(text: string): string[] {
  const record = readRecord(game, text);
  if (record instanceof ParseError) throw record;
  return record.moves.flatMap((_, ply) => (ply % 5 === 0 ? [game.positions.write(replay(game, record, ply))] : []));
}

const anyText = fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'binary', maxLength: 100 }), fc.json());
const RUNS = 1500;

function good(read: (text: string) => unknown) {
  return (text: string): void => {
    const value = read(text);
    expect(value === undefined).toBe(false);
    if (value instanceof ParseError) expect(value.message.length).toBeLessThan(2000);
  };
}

function fuzz(texts: fc.Arbitrary<string>, use: (text: string) => void, numRuns = RUNS): void {
  fc.assert(fc.property(texts, use), { numRuns, seed: 42 });
}

describe('whatever they are given, readers give a value or a ParseError', () => {
  const records = files.map(({ record }) => record);
  const positions = [...files.map(({ position }) => position), ...records.flatMap(tablesOnTheWay)];
  const deals = records.map((record) => /\[Deal "(.*)"\]/.exec(record)?.[1] as string);

  test('records', () => {
    fuzz(
      fc.oneof(anyText, mutated(records), reordered(records)),
      good((text) => readRecord(game, text)),
    );
  });

  test('positions, and what is read can be looked at, written and played on', () => {
    const random = new FastRandom(1);
    fuzz(fc.oneof(anyText, mutated(positions), reordered(positions)), (text) => {
      const state = game.positions.read(text);
      if (state instanceof ParseError) return;
      const written = game.positions.write(state);
      const again = game.positions.read(written);
      if (again instanceof ParseError) throw again;
      expect(game.positions.write(again)).toBe(written);
      for (const viewer of [1, 2, 3, 4, 'spectator'] as const) game.imagine(game.view(state, viewer), random);
      for (let n = 0, acting = game.toAct(state); acting.length > 0 && n < 300; n++, acting = game.toAct(state)) {
        const [move] = game.legal(state, acting[0] as number);
        if (move === undefined) break;
        game.apply(state, acting[0] as number, move);
      }
    });
  });

  test('configs', () => {
    const key = fc.constantFrom('Edition', 'Players', 'Animals', 'Expansion', 'Sheep', 'Cards', 'Numbers', '__proto__', 'constructor');
    const value = fc.oneof(fc.string(), fc.constantFrom('2016', '4', 'wolf-01', '3 3 3 3', 'B1x9 W1x9', 'Meat & Bone'), fc.json());
    const headers = fc.array(fc.tuple(fc.oneof(key, fc.string({ maxLength: 8 })), value), { maxLength: 8 });
    fc.assert(
      fc.property(headers, (given) => {
        const config = game.configs.read(given);
        if (!(config instanceof ParseError)) game.checkConfig(config);
      }),
      { numRuns: RUNS, seed: 42 },
    );
  });

  test('deals', () => {
    fuzz(
      fc.oneof(anyText, mutated(deals)),
      good((text) => game.deals.read(text)),
    );
  });

  test('moves', () => {
    fuzz(fc.oneof(anyText, mutated(['B3', 'W1b', 'exchange', 'keep', 'flip:metamorphic-02', 'activate:wolf-01'])), (text) => {
      const move = game.read(text);
      if (!(move instanceof ParseError)) expect(game.write(move)).toBe(text);
    });
  });

  test('files of cards', () => {
    fuzz(
      fc.oneof(anyText, mutated([customFile])),
      good((text) => readCustomFile(text)),
    );
  });

  test('conformance files: failed cases, never a broken engine', () => {
    fuzz(fc.oneof(anyText, mutated([cases])), (text) => {
      for (const { failure } of runConformance(text, 'f', [anyAdapter(conformance)])) expect(failure ?? '').not.toMatch(/the engine broke/);
    });
  });
});

/** Mutates values, not letters: a valid file with one value replaced by a random one. */
describe('a good JSON file with one wrong value', () => {
  type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

  function paths(value: Json, path: (string | number)[] = []): (string | number)[][] {
    if (Array.isArray(value)) return [path, ...value.flatMap((item, i) => paths(item, [...path, i]))];
    if (typeof value === 'object' && value !== null)
      return [path, ...Object.entries(value).flatMap(([key, item]) => paths(item, [...path, key]))];
    return [path];
  }

  function put(value: Json, [step, ...rest]: readonly (string | number)[], other: Json): Json {
    if (step === undefined) return other;
    if (Array.isArray(value)) return value.map((item, i) => (i === step ? put(item, rest, other) : item));
    const object = value as { [key: string]: Json };
    return { ...object, [step]: put(object[step] as Json, rest, other) };
  }

  const wrong = fc.oneof(
    fc.constantFrom<Json>(null, true, -1, 0, 1, 2, 5, 1e21, 0.5, '', 'B1', 'wolf-01', 'metamorphic-03', [], {}, [[]], ['B1'], { at: 1 }),
    fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
  );

  test.each([
    ['conformance', cases],
    ['cards', customFile],
  ])('%s', (kind, text) => {
    const whole = JSON.parse(text) as Json;
    const places = paths(whole);
    fc.assert(
      fc.property(fc.constantFrom(...places), wrong, (path, value) => {
        const bad = JSON.stringify(put(whole, path, value));
        if (kind === 'cards') expect(readCustomFile(bad)).toBeDefined();
        else
          for (const { failure } of runConformance(bad, 'f', [anyAdapter(conformance)]))
            expect(failure ?? '', bad).not.toMatch(/the engine broke/);
      }),
      { numRuns: 3000, seed: 7 },
    );
  });
});

test('deep nesting and long lines do not hang or overflow', () => {
  const deep = '['.repeat(100_000);
  expect(readCustomFile(deep)).toBeInstanceOf(ParseError);
  expect(readCustomFile(`${deep}${']'.repeat(100_000)}`)).toBeInstanceOf(ParseError);
  expect(runConformance(deep, 'f', [anyAdapter(conformance)])).toHaveLength(1);
  expect(readRecord(game, `[Deal "${'B1 '.repeat(200_000)}"]`)).toBeInstanceOf(ParseError);
  expect(readRecord(game, `[Deal "${'\\'.repeat(300_001)}"]`)).toBeInstanceOf(ParseError);
  expect(game.positions.read('hand 1 '.repeat(10_000))).toBeInstanceOf(ParseError);
  expect(game.deals.read(' '.repeat(1_000_000))).not.toBeInstanceOf(ParseError);
});
