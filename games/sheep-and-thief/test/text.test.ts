import { checkLaws, FastRandom, ParseError, readRecord, writeRecord } from '@bellwether/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CARD_LIMIT,
  type Config,
  cardNotation,
  cardText,
  sheepAndThiefWithPositions as game,
  lawKit,
  OUR_DECK,
  writeFace,
} from '../src/index.ts';

const config: Config = { edition: '2017', players: 3, missions: true, blackSheep: true };
const record = checkLaws(lawKit, config, new FastRandom(21));
const recordText = writeRecord(game, record);
const positionText = (() => {
  const state = game.start(config, record.deal);
  for (const { seat, move } of record.moves.slice(0, 40)) game.apply(state, seat, move);
  return game.positions.write(state);
})();

/** A valid text with a piece cut out, duplicated or replaced. */
const spoilt = (text: string) =>
  fc
    .tuple(
      fc.nat(text.length),
      fc.nat(60),
      fc.oneof(fc.constant(''), fc.string({ maxLength: 12 }), fc.constantFrom(' ', '\n', '#57', '-1', '9,9', '|', '?', ':', '=', '>', '+')),
    )
    .map(([at, length, put]) => text.slice(0, at) + put + text.slice(at + length));

/** A reader returns a value or a ParseError for any input; it never throws. */
const reads =
  <T>(read: (text: string) => T | ParseError) =>
  (text: string) => {
    const found = read(text);
    return found instanceof ParseError ? found.message.length < 2000 : found !== undefined;
  };

describe('[S-NOTATION] readers', () => {
  const cases: readonly (readonly [string, (text: string) => unknown, string])[] = [
    ['of moves', (text) => game.read(text), 'place#17@2,3:sheep,fox-N,dog-1,1>1,2w2b,skip-dog'],
    ['of picks', (text) => game.read(text), 'keep#17+(road:EW,barn)'],
    ['of deals', (text) => game.deals.read(text), game.deals.write(record.deal)],
    ['of positions', (text) => game.positions.read(text), positionText],
    ['of records', (text) => readRecord(game, text), recordText],
    ['of cards', (text) => cardNotation.read(text), 'road:EW river:NS sheep:1 dogs:2 foxes:1 barn'],
  ];
  test.each(cases)('%s answer spoilt text with a ParseError, and never throw', (_, read, good) => {
    expect(read(good)).not.toBeInstanceOf(ParseError);
    fc.assert(fc.property(spoilt(good), reads(read)), { numRuns: good.length > 500 ? 150 : 400, seed: 5 });
    fc.assert(fc.property(fc.string(), reads(read)), { numRuns: 200, seed: 6 });
  });

  test('of config headers refuse strange ones', () => {
    expect(game.configs.read([['Edition', '2017']])).toBeInstanceOf(ParseError);
    expect(
      game.configs.read([
        ['Edition', '2018'],
        ['Players', '2'],
      ]),
    ).toBeInstanceOf(ParseError);
    expect(
      game.configs.read([
        ['Edition', '2017'],
        ['Players', '5'],
      ]),
    ).toBeInstanceOf(ParseError);
    expect(
      game.configs.read([
        ['Edition', '2017'],
        ['Players', '2'],
        ['Wolves', '2'],
      ]),
    ).toBeInstanceOf(ParseError);
  });

  test('take long text for what it is, quickly', () => {
    for (const text of ['place#17@2,3:'.padEnd(200_000, 'sheep,'), 'keep'.padEnd(200_000, '#1+'), '('.repeat(200_000)]) {
      expect(game.read(text)).toBeInstanceOf(ParseError);
      expect(game.positions.read(text)).toBeInstanceOf(ParseError);
      expect(game.deals.read(text)).toBeInstanceOf(ParseError);
    }
  });
});

describe('[S-NOTATION] cards', () => {
  test('every card reads back as itself', () => {
    fc.assert(
      fc.property(
        fc.nat(CARD_LIMIT - 1).filter((card) => ((card >> 10) & 3) < 3 && ((card >> 12) & 3) < 3),
        (card) => cardNotation.read(writeFace(card)) === card,
      ),
    );
  });
  test('parts in any order, numbers of our deck, nothing twice', () => {
    expect(cardNotation.read('barn sheep:1 road:WE')).toBe(cardNotation.read('road:EW sheep:1 barn'));
    expect(cardNotation.read('#17')).toBe(OUR_DECK[16]);
    expect(cardText(OUR_DECK[16] as number)).toBe('#17');
    for (const bad of [
      '',
      'road:',
      'road:EE',
      'road:X',
      'sheep:0',
      'sheep:4',
      'dogs:3',
      'barn barn',
      'meadow barn',
      '#0',
      '#57',
      'road:E:W',
      'barn:1',
    ]) {
      expect(cardNotation.read(bad), bad).toBeInstanceOf(ParseError);
    }
  });
});
