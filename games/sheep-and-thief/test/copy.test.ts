import { checkLaws, checkSecrecy, FastRandom, ParseError, readRecord, viewers, writeRecord } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Config,
  type Copy,
  type CopyProblem,
  cellText,
  sheepAndThief as game,
  lawKit,
  OUR_DECK,
  PLAYERS,
  printedDeck,
  readCopy,
  readFace,
  scoreOf,
  setUp,
  writeFace,
  YARD,
} from '../src/index.ts';
import { randomCopy } from '../src/random-config.ts';

const base: Config = { edition: '2017', players: 2, missions: false, blackSheep: false };
const problemOf = (copy: unknown, config: Config = base) => {
  const no = game.checkConfig({ ...config, copy: copy as Copy });
  return no && `${no.code} ${no.rule} ${no.facts.problem}`;
};

describe('[H-COPY] a copy that can be played', () => {
  test.each(PLAYERS)('any corrections keep all laws with %i players, in view, follow and secrecy', (players) => {
    const random = new FastRandom(players);
    let compared = 0;
    for (let n = 0; n < 6; n++) {
      const config: Config = { ...base, players, missions: n % 2 === 0, blackSheep: n % 3 === 0, copy: randomCopy(random) };
      expect(game.checkConfig(config)).toBeUndefined();
      const record = checkLaws(lawKit, config, random);
      for (const viewer of viewers(game, config)) compared += checkSecrecy(lawKit, record, viewer, random);
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('has 56 cards, some of which show something else', () => {
    const deck = printedDeck({ cards: { '17': 'foxes:2 road:EN' } });
    expect(deck).toHaveLength(56);
    expect(writeFace(deck[16] ?? 0)).toBe('road:NE foxes:2');
    expect(deck.filter((card, i) => card !== OUR_DECK[i])).toHaveLength(1);
  });

  test('has fewer cards, or more', () => {
    const copy: Copy = { cards: { '1': 'none', '56': 'none' }, more: ['barn', 'meadow', 'dogs:2'] };
    expect(game.checkConfig({ ...base, players: 4, copy })).toBeUndefined();
    expect(printedDeck(copy).map((card) => writeFace(card))).toEqual([
      ...OUR_DECK.slice(1, -1).map((card) => writeFace(card)),
      'barn',
      'meadow',
      'dogs:2',
    ]);
    expect(game.checkConfig({ ...base, deck: OUR_DECK.map((card) => writeFace(card)), copy: { more: ['barn'] } })?.facts.problem).toBe(
      'own-deck',
    );
  });

  test('sets the white sheep, the farmyard’s barn and river, and the gold of 2014’s rivers', () => {
    const config: Config = { ...base, edition: '2014', copy: { white: 30, barn: false, river: 'N', each2014: 3 } };
    const state = game.start(config, game.deal(config, new FastRandom(1)));
    expect([state.supply, writeFace(state.rules.farmyard)]).toEqual([28, 'road:ES river:N']);
    expect(state.rules.riverGold.slice(0, 5)).toEqual([0, 0, 6, 9, 12]);
  });

  test('sets fox, farmyard and towns', () => {
    const copy: Copy = { fox: '2,4', farmyard: 'S', towns: { baabourne: 'E', sheepville: 'E' } };
    const config = { ...base, copy };
    const state = game.start(config, game.deal(config, new FastRandom(1)));
    const view = game.view(state, 1);
    expect([cellText(view.fox), writeFace(view.boards[0]?.cards[YARD] as number)]).toEqual(['2,4', 'road:S barn']);
    expect(goldOfTowns(copy)).toBe(5);
    expect(goldOfTowns({ ...copy, towns: { woolington: 'W' } })).toBe(0);
  });
});

/** The gold of towns with a road from the farmyard down to Woolington that leaves the board at the south edge. */
function goldOfTowns(copy: Copy): number {
  const cards = new Map([4, 8, 12].map((cell) => [cell, readFace('road:NS', 'card')]));
  const state = setUp({ ...base, copy }, { boards: new Map([[1, { cards }]]) });
  if ('code' in state) throw new Error(state.code);
  return scoreOf(state, 0).towns;
}

describe('[H-COPY] a copy that cannot be played is refused with the reason', () => {
  test.each<[CopyProblem, unknown]>([
    ['unreadable', { cards: { '57': 'meadow' } }],
    ['unreadable', { cards: { '1': 'sheep:4' } }],
    ['unreadable', { cards: { '1': '#2' } }],
    ['unreadable', { fox: '5,1' }],
    ['unreadable', { towns: { paris: 'N' } }],
    ['no-edge', { towns: { baabourne: '' } }],
    ['unreadable', { farmyard: 'road:ES' }],
    ['unreadable', { supply: 40 }],
    ['road-and-river', { cards: { '1': 'road:EW river:N', '2': 'road:EW river:E' } }],
    ['fox-at-home', { fox: '1,1' }],
    ['inner-edge', { towns: { baabourne: 'NW' } }],
    ['inner-edge', { towns: { sheepville: 'N' } }],
    ['no-way-out', { farmyard: 'NW' }],
    ['no-way-out', { farmyard: '' }],
    ['farmyard-edge', { river: 'E' }],
    ['farmyard-edge', { river: 'N', farmyard: 'NE' }],
    ['road-and-river', { more: ['meadow', 'road:E river:E'] }],
    ['too-few-cards', { cards: Object.fromEntries(Array.from({ length: 25 }, (_, i) => [String(i + 1), 'none'])) }],
    ['unreadable', { white: 4 }],
    ['unreadable', { barn: 'no' }],
    ['unreadable', { more: ['none'] }],
    ['unreadable', { each2014: -1 }],
  ])('%s %j', (problem, copy) => {
    expect(problemOf(copy)).toBe(`bad-copy H-COPY ${problem}`);
  });

  test('own-deck', () => {
    const config = { ...base, deck: OUR_DECK.map((card) => writeFace(card)) };
    expect(problemOf({ cards: { '1': 'meadow' } }, config)).toBe('bad-copy H-COPY own-deck');
    expect(problemOf({ fox: '3,2' }, config)).toBeUndefined();
  });
});

describe('[H-COPY] the text of a copy', () => {
  test('is the same however it was spelt', () => {
    const one = game.configs.write({
      ...base,
      copy: { farmyard: 'SE', towns: { sheepville: 'SE', baabourne: 'E' }, cards: { '10': 'barn road:WE', '9': 'meadow' } },
    });
    expect(one.at(-1)).toEqual([
      'Copy',
      '{"cards":{"9":"meadow","10":"road:EW barn"},"towns":{"baabourne":"E","sheepville":"ES"},"farmyard":"ES"}',
    ]);
  });

  test('goes through a record and back, and the game is played again', () => {
    const copy = readCopy('{"cards":{"9":"meadow","10":"road:EW barn"},"fox":"2,3"}');
    const record = checkLaws(lawKit, { ...base, copy }, new FastRandom(3));
    expect(readRecord(game, writeRecord(game, record))).toEqual(record);
  });

  test('a set-up without one is written as ever', () => {
    expect(game.configs.write(base).map(([key]) => key)).toEqual(['Edition', 'Players']);
  });

  test.each(['{', '[]', '{"cards":[]}', '{"animals":{}}', `{"fox":"${'1'.repeat(10_000)}"}`])('%.20s is refused at the border', (text) => {
    expect(game.configs.read([...game.configs.write(base), ['Copy', text]])).toBeInstanceOf(ParseError);
  });
});
