import { describe, expect, test } from 'vitest';
import {
  commitment,
  dealFromSeed,
  FastRandom,
  type GameRecord,
  hasPartners,
  type Mix,
  mixSeats,
  ParseError,
  readRecord,
  reseat,
  seatAfter,
  seatingFromSeed,
  seedRandom,
  verifyDeal,
  writeRecord,
} from '../src/index.ts';
import { type Toy, toy } from './toy.ts';

const config = { cards: 4 };
const seed = Uint8Array.from({ length: 32 }, (_, i) => i);

/** The toy game with this many seats, by the team of each. */
const table = (teams: readonly number[]): typeof toy => ({
  ...toy,
  seats: () => teams.map((_, i) => i + 1),
  teamOf: (_config, seat) => teams[seat - 1] as number,
});
const pairs = table([0, 1, 0, 1]);
const alone = table([0, 1, 2, 3]);
const threeOfFour = table([0, 1, 0]);

/** How often each order occurred. */
function counted(game: typeof toy, mix: Mix, draws: number): Map<string, number> {
  const random = new FastRandom(2016);
  const counts = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    const order = mixSeats(game, config, mix, random).from.join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  return counts;
}

describe('mixed seats', () => {
  test.each<[title: string, game: typeof toy, mix: Mix, orders: number]>([
    ['four who play alone', alone, 'all', 24],
    ['four who play alone, with partners wished for', alone, 'partners', 24],
    ['two pairs', pairs, 'all', 24],
    ['two pairs who stay pairs', pairs, 'partners', 8],
    ['a pair and one who stays alone', threeOfFour, 'partners', 2],
    ['two', toy, 'all', 2],
  ])('%s: every order is equally likely', (_title, game, mix, orders) => {
    const each = 1_000;
    const counts = counted(game, mix, each * orders);
    expect(counts.size).toBe(orders);
    // Five standard deviations of a count.
    for (const count of counts.values()) expect(Math.abs(count - each)).toBeLessThan(5 * Math.sqrt(each));
  });

  test('everybody comes to every seat, the first too, as often as to the others', () => {
    const draws = 8_000;
    for (const mix of ['all', 'partners'] as const) {
      const sat = [1, 2, 3, 4].map(() => [0, 0, 0, 0]);
      for (const [order, count] of counted(pairs, mix, draws))
        for (const [i, person] of [...order].entries())
          (sat[Number(person) - 1] as number[])[i] = (sat[Number(person) - 1]?.[i] ?? 0) + count;
      for (const count of sat.flat()) expect(Math.abs(count - draws / 4)).toBeLessThan(5 * Math.sqrt((draws * 3) / 16));
    }
  });

  test('partners are partners afterwards', () => {
    for (const order of counted(pairs, 'partners', 500).keys()) {
      const place = (person: number) => order.indexOf(String(person));
      expect([place(1) + place(3), place(2) + place(4)].map((sum) => sum % 2)).toEqual([0, 0]);
    }
    expect([...counted(threeOfFour, 'partners', 100).keys()].sort()).toEqual(['123', '321']);
  });

  test('take with them what is theirs', () => {
    const seating = { mix: 'all', from: [3, 1, 4, 2] } as const;
    expect(reseat(['Ann', 'Ben', 'Cleo', 'Dan'], seating)).toEqual(['Cleo', 'Ann', 'Dan', 'Ben']);
    expect([1, 2, 3, 4].map((seat) => seatAfter(seating, seat))).toEqual([2, 4, 1, 3]);
  });

  test('know where there are partners', () => {
    expect([pairs, threeOfFour, alone, toy].map((game) => hasPartners(game, config))).toEqual([true, true, false, false]);
  });

  test('come from a stream of their own: the deal of a seed stays what it was', () => {
    const numbers = (random: ReturnType<typeof seedRandom>) => Array.from({ length: 8 }, () => random.below(1_000));
    expect(numbers(seedRandom(seed, 'bellwether seats'))).not.toEqual(numbers(seedRandom(seed)));
    expect(seatingFromSeed(pairs, config, 'all', seed)).toEqual(mixSeats(pairs, config, 'all', seedRandom(seed, 'bellwether seats')));
  });
});

describe('the record of a game with mixed seats', () => {
  const from = [2, 1];
  const mixed = { mix: 'all', from } as const;
  const fair = Array.from({ length: 20 }, (_, i) => new Uint8Array(32).fill(i)).find(
    (one) => seatingFromSeed(toy, config, 'all', one).from.join() === from.join(),
  ) as Uint8Array;
  const record: GameRecord<Toy> = {
    config,
    sitters: ['Ann', 'Ben'],
    mixed,
    deal: dealFromSeed(toy, config, fair),
    seed: fair,
    commitment: commitment(toy, config, fair),
    moves: [],
  };
  const text = writeRecord(toy, record);

  test('says how and from where, and is read back', () => {
    expect(text).toContain('[Mixed "all 2 1"]\n');
    expect(readRecord(toy, text)).toEqual(record);
  });

  test('is verified, unless somebody sits elsewhere', () => {
    expect(verifyDeal(toy, record)).toBe('verified');
    expect(verifyDeal(toy, { ...record, mixed: { mix: 'all', from: [1, 2] } })).toBe('other-seats');
  });

  test.each(['all', 'all 1', 'all 1 1', 'all 1 2 2', 'all 1 3', 'some 1 2', 'all 01 2', '1 2'])('is refused with "%s"', (value) => {
    const error = readRecord(toy, text.replace('all 2 1', value));
    expect(error).toBeInstanceOf(ParseError);
    expect((error as ParseError).message).toMatch(/^\[Mixed\]: syntax.*each once/);
  });
});
