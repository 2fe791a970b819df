import {
  type AnyGame,
  FastRandom,
  type GameRecord,
  type GameTypes,
  ParseError,
  type Played,
  readRecord,
  replay,
  type Seat,
} from '@bellwether/kernel';
import { deckOf, sheepAndThief, writeFace } from '@bellwether/sheep-and-thief';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { workerKit as sheepKit } from '../../src/games/sheep-and-thief/review/kit.ts';
import { workerKit as wolfKit } from '../../src/games/wolf-and-hound/review/kit.ts';
import { retryOf } from '../../src/review/retry.ts';

/** The printed deck in a set-up's notation. */
function deckTexts(): string[] {
  return deckOf({ edition: '2017', players: 2, missions: false, blackSheep: false }).map((card) => writeFace(card));
}

function finished(game: AnyGame, config: object, seed: number): GameRecord<GameTypes> {
  const random = new FastRandom(seed);
  const deal = game.deal(config, random);
  const state = game.start(config, deal);
  const moves: Played<GameTypes>[] = [];
  while (game.outcome(state) === undefined) {
    const seat = game.toAct(state)[0] ?? 1;
    const move = game.sample(state, seat, random);
    game.apply(state, seat, move);
    moves.push({ seat, move });
  }
  return { config, sitters: ['guest', 'bot:wolf', 'bot:lamb', 'Anna'].slice(0, game.seats(config).length), deal, moves };
}

describe.each([
  [
    'Wolf & Hound',
    wolfAndHound as AnyGame,
    wolfKit,
    { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01', 'sheep-02'], expansion: true },
  ],
  [
    'Wolf & Hound for two',
    wolfAndHound as AnyGame,
    wolfKit,
    { edition: '2016', players: 2, animals: ['hound-01', 'wolf-01'], expansion: false },
  ],
  ['Sheep & Thief', sheepAndThief as AnyGame, sheepKit, { edition: '2017', players: 3, missions: true, blackSheep: true }],
  // Cards that occur more than once.
  [
    'Sheep & Thief with a deck of one’s own',
    sheepAndThief as AnyGame,
    sheepKit,
    { edition: '2017', players: 2, missions: false, blackSheep: false, deck: [...deckTexts(), ...deckTexts()] },
  ],
] as const)('a second try of %s', (_, game, { twin }, config) => {
  const record = finished(game, config, 5);
  const ply = Math.floor(record.moves.length / 2);
  const seat = record.moves[ply]?.seat as Seat;
  const again = (cards: 'same' | 'fresh', seed = 1) => {
    const text = retryOf(game, record, { ply, seat, cards }, twin, new FastRandom(seed)) ?? '';
    const read = readRecord(game, text);
    if (read instanceof ParseError) throw new Error(`${read.where}: ${read.expected}`);
    return read;
  };
  const seen = (of: GameRecord<GameTypes>) => game.view(replay(game, of, ply), seat);

  it('begins before the decision, with one person and bots as they were', () => {
    const same = again('same');
    expect(same.moves).toEqual(record.moves.slice(0, ply));
    expect(same.deal).toEqual(record.deal);
    expect(same.sitters.filter((label) => label === 'guest')).toHaveLength(1);
    expect(same.sitters[seat - 1]).toBe('guest');
    expect(same.sitters.filter((label) => label.startsWith('bot:'))).toHaveLength(same.sitters.length - 1);
  });

  it('looks the same to the player with other hidden cards, which differ from try to try', () => {
    const fresh = [1, 2, 3, 4].map((seed) => again('fresh', seed));
    for (const one of fresh) expect(seen(one)).toEqual(seen(record));
    expect(new Set(fresh.map(({ deal }) => game.deals.write(deal))).size).toBeGreaterThan(1);
    expect(fresh.some(({ deal }) => game.deals.write(deal) !== game.deals.write(record.deal))).toBe(true);
  });

  it('says so if no other cards fit', () => {
    expect(retryOf(game, record, { ply, seat, cards: 'fresh' }, () => undefined, new FastRandom(1))).toBeUndefined();
  });
});
