import { readFileSync } from 'node:fs';
import { FastRandom, ParseError, readRecord, replay, writeRecord } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { type Config, cardsNeeded, deckWarnings, sheepAndThiefWithPositions as game, OUR_DECK, writeFace } from '../src/index.ts';

const base: Config = { edition: '2017', players: 4, missions: false, blackSheep: false };
const cards = (count: number, card = 'meadow') => Array.from({ length: count }, () => card);

describe('[S-DECK] decks', () => {
  test('ours has 56 different cards', () => expect(new Set(OUR_DECK).size).toBe(56));

  test.each([
    [2, 32],
    [3, 39],
    [4, 52],
  ] as const)('%i players need %i cards', (players, needed) => {
    expect(cardsNeeded(players)).toBe(needed);
    expect(game.checkConfig({ ...base, players, deck: cards(needed) })).toBeUndefined();
    expect(game.checkConfig({ ...base, players, deck: cards(needed - 1) })).toMatchObject({
      code: 'deck-too-small',
      facts: { cards: needed - 1, needed, players },
    });
  });

  test('a bad card is named with its number and what is wrong', () => {
    expect(game.checkConfig({ ...base, deck: [...cards(60), 'sheep:9'] })).toMatchObject({
      code: 'bad-card',
      facts: { number: 61, card: 'sheep:9', problem: 'out-of-range' },
    });
    expect(game.checkConfig({ ...base, deck: [...cards(60), 'road:N river:N'] })).toMatchObject({
      code: 'bad-card',
      facts: { problem: 'road-and-river-on-one-edge' },
    });
  });

  test('[S-SHEEP] a supply that may run dry is warned of, ours is not', () => {
    expect(deckWarnings({ ...base, deck: cards(52, 'sheep:3') })).toMatchObject([
      { code: 'supply-may-run-dry', facts: { images: 144, supply: 46 } },
    ]);
    expect(deckWarnings({ ...base, deck: cards(52) })).toEqual([]);
    for (const players of [2, 3, 4] as const) expect(deckWarnings({ ...base, players })).toEqual([]);
  });

  test('a custom deck is dealt, played and written down', () => {
    const config: Config = { ...base, players: 2, deck: OUR_DECK.slice(0, 40).map((card) => writeFace(card)) };
    const again = game.configs.read(game.configs.write(config));
    expect(again).toEqual(config);
    const deal = game.deal(config, new FastRandom(1));
    expect(game.checkDeal(config, deal)).toBeUndefined();
    expect(game.checkDeal(base, deal)?.code).toBe('bad-deal');
    expect(game.deals.read(game.deals.write(deal))).toEqual(deal);
  });
});

/** From the engine of the first release; a difference is a change of the rules. */
describe('golden records', () => {
  test.each(['two-players', 'three-players-both-modules', 'four-players-2014'])('%s ends as it always did', (name) => {
    const text = readFileSync(new URL(`golden/${name}.txt`, import.meta.url), 'utf8');
    const [recordText = '', end = ''] = text.split('\n=== end\n');
    const record = readRecord(game, recordText);
    if (record instanceof ParseError) throw record;
    expect(writeRecord(game, record)).toBe(`${recordText.trimEnd()}\n`);
    expect(game.positions.write(replay(game, record))).toBe(end);
  });
});
