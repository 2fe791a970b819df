import { describe, expect, test } from 'vitest';
import {
  commitment,
  dealFromSeed,
  type GameRecord,
  ParseError,
  perft,
  readRecord,
  readSetUp,
  replay,
  verifyDeal,
  writeRecord,
  writeSetUp,
} from '../src/index.ts';
import { type Toy, toy } from './toy.ts';

const seed = Uint8Array.from({ length: 32 }, (_, i) => i);
const config = { cards: 4 };

const record: GameRecord<Toy> = {
  config,
  sitters: ['guest', 'bot:"tiny"'],
  deal: { order: [1, 4, 2, 3] },
  moves: [
    { seat: 2, move: { card: 2 } },
    { seat: 1, move: { card: 4 } },
    { seat: 1, move: { card: 1 } },
    { seat: 2, move: { card: 3 } },
  ],
};

const text = `[Game "toy"]
[Rules "3"]
[Cards "4"]
[Seats "guest; bot:\\"tiny\\""]
[Deal "1 4 2 3"]

1. 2:lay2  2. lay4  3. 1:lay1  4. lay3
`;

describe('a record', () => {
  test('is written readably, with the seat where several may move', () => {
    expect(writeRecord(toy, record)).toBe(text);
  });

  test('is read back as it was', () => {
    expect(readRecord(toy, text)).toEqual(record);
    expect(readRecord(toy, text.replaceAll('\n', '\r\n'))).toEqual(record);
  });

  test('replays to any ply', () => {
    expect(replay(toy, record, 0)).toMatchObject({ tricks: [0, 0], gone: [] });
    expect(replay(toy, record, 2)).toMatchObject({ tricks: [1, 0], gone: [4, 2] });
    expect(toy.outcome(replay(toy, record))).toEqual({ winner: 1 });
  });

  test('a label with a semicolon cannot break the line of labels', () => {
    const text = writeRecord(toy, { ...record, sitters: ['a; b', 'c'] });
    expect((readRecord(toy, text) as typeof record).sitters).toEqual(['a, b', 'c']);
  });

  test('wraps its moves, and reads them however they are wrapped', () => {
    const cards = 8;
    const order = [1, 2, 3, 4, 5, 6, 7, 8];
    const moves = [0, 1, 2, 3].flatMap((i) => [
      { seat: 1, move: { card: order[i] as number } },
      { seat: 2, move: { card: order[i + 4] as number } },
    ]);
    const long = { config: { cards }, sitters: [], deal: { order }, moves: [...moves] };
    const written = writeRecord(toy, long);
    expect(readRecord(toy, written)).toEqual(long);
    expect(readRecord(toy, written.replaceAll('  ', '\n'))).toEqual(long);
  });

  test.each<[title: string, from: string | RegExp, to: string, message: RegExp]>([
    ['another game', '"toy"', '"chess"', /^\[Game\]: unknown-name: found "chess", expected "toy"/],
    ['another version of the rules', '"3"', '"2"', /^\[Rules\]/],
    ['no deal', /\[Deal.*\n/, '', /^\[Deal\]: missing/],
    ['a deal that is none', '1 4 2 3', '1 4 2 x', /^\[Deal\]: syntax/],
    ['a deal the rules refuse', '1 4 2 3', '1 4 2 2', /^\[Deal\]: contradiction.*bad-deal.*T-1/],
    ['a set-up the rules refuse', '[Cards "4"]', '[Cards "3"]', /contradiction.*odd-cards.*T-1/],
    ['a header nobody knows', '[Cards "4"]', '[Cards "4"]\n[Colour "red"]', /^\[Colour\]: unknown-field/],
    ['a header twice', '[Cards "4"]', '[Cards "4"]\n[Cards "4"]', /^line 4: duplicate/],
    ['a header that is none', '[Cards "4"]', '[Cards 4]', /^line 3: syntax/],
    ['a broken quote', '[Cards "4"]', '[Cards "\\q"]', /^line 3: syntax/],
    ['a header among the moves', '4. lay3', '4. lay3\n[Cards "4"]', /^line 8: syntax.*before/],
    ['one label too few', 'guest; ', '', /^\[Seats\]: out-of-range.*2 labels/],
    ['a wrong move number', '2. lay4', '3. lay4', /^line 7: syntax: found "3\.", expected the move number "2\."/],
    ['a move number without a move', '  4. lay3', '  4.', /^line 7: missing/],
    ['a move that is none', '2. lay4', '2. stay', /^line 7, move 2: syntax: found "stay", expected a move such as lay3/],
    ['a move without its seat', '1. 2:lay2', '1. lay2', /^line 7, move 1: syntax.*seat 1 or 2/],
    ['a move of a seat that is none', '1. 2:lay2', '1. 7:lay2', /^line 7, move 1: syntax/],
    ['a move the rules refuse', '1. 2:lay2', '1. 2:lay4', /^line 7, move 1: contradiction.*seat 2 \(not-held, T-1\)/],
    ['a move after the end', '4. lay3', '4. lay3 5. lay1', /^line 7, move 5: contradiction.*end of the game/],
    ['a seed too short', '[Deal', '[Seed "00ff"]\n[Deal', /^\[Seed\]: syntax.*64/],
    ['a commitment that is none', '[Deal', '[Commitment "md5:0"]\n[Deal', /^\[Commitment\]: syntax/],
  ])('with %s is refused, and says where and why', (_title, from, to, message) => {
    const bad = text.replace(from, to);
    expect(bad).not.toBe(text);
    const error = readRecord(toy, bad);
    expect(error).toBeInstanceOf(ParseError);
    expect((error as ParseError).message).toMatch(message);
  });

  test('that is far too long is not even looked at', () => {
    const error = readRecord(toy, 'x'.repeat(1_000_001));
    expect(error).toMatchObject({ problem: 'too-long', where: 'record' });
    expect((error as ParseError).message.length).toBeLessThan(200);
  });
});

describe('seed and commitment', () => {
  const deal = dealFromSeed(toy, config, seed);
  const sealed: GameRecord<Toy> = { ...record, deal, moves: [], seed, commitment: commitment(toy, config, seed) };

  test('verify the deal of an honest game, through its text too', () => {
    expect(verifyDeal(toy, sealed)).toBe('verified');
    const read = readRecord(toy, writeRecord(toy, sealed));
    expect(read).toEqual(sealed);
    expect(verifyDeal(toy, read as GameRecord<Toy>)).toBe('verified');
  });

  test('tell every kind of tampering', () => {
    const { seed: _seed, ...unseeded } = sealed;
    const { commitment: _commitment, ...uncommitted } = sealed;
    expect(verifyDeal(toy, unseeded)).toBe('no-seed');
    expect(verifyDeal(toy, uncommitted)).toBe('no-commitment');
    expect(verifyDeal(toy, { ...sealed, deal: { order: [...deal.order].reverse() } })).toBe('other-deal');
    expect(verifyDeal(toy, { ...sealed, seed: new Uint8Array(32) })).toBe('other-commitment');
    expect(verifyDeal(toy, { ...sealed, config: { cards: 6 } })).toBe('other-commitment');
    expect(verifyDeal(toy, { ...sealed, commitment: `sha256:${'0'.repeat(64)}` })).toBe('other-commitment');
  });
});

describe('looks', () => {
  const dressed = { ...config, looks: 'my-wolf=gray+scarf fox=snow' };
  const withLooks = text.replace('[Seats', '[Looks "my-wolf=gray+scarf fox=snow"]\n[Seats');

  test('have a header of their own, and come back', () => {
    expect(writeRecord(toy, { ...record, config: dressed as Toy['Config'] })).toBe(withLooks);
    expect(readRecord(toy, withLooks)).toEqual({ ...record, config: dressed });
    expect(readSetUp(toy, writeSetUp(toy, dressed))).toEqual(dressed);
  });

  test('change nothing else: neither the set-up nor the commitment', () => {
    expect(toy.configs.write(dressed)).toEqual(toy.configs.write(config));
    expect(commitment(toy, dressed, seed)).toBe(commitment(toy, config, seed));
    const bare: Toy['Config'] & { looks: string } = { ...config, looks: '' };
    expect(writeSetUp(toy, bare)).toEqual(toy.configs.write(config));
  });

  test('a reader that does not know the header says so', () => {
    // Older versions gave all headers but their own to the game.
    expect(toy.configs.read([['Cards', '4'], ...writeSetUp(toy, dressed).slice(1)])).toMatchObject({
      problem: 'unknown-field',
      where: '[Looks]',
    });
  });
});

describe('counting the tree', () => {
  test.each([
    [0, 1],
    [1, 4],
    [2, 8],
    [3, 16],
    [4, 16],
    [9, 16],
  ])('to depth %i: %i lines, both orders of seats counted', (depth, lines) => {
    expect(perft(toy, toy.start(config, record.deal), depth)).toBe(lines);
  });
});
