import { describe, expect, test } from 'vitest';
import { FastRandom, Impossible, pick, type Random, seedRandom, shuffle } from '../src/index.ts';

const zero = new Uint8Array(32);
const counting = Uint8Array.from({ length: 32 }, (_, i) => i);
const draw = (random: Random, sizes: readonly number[]) => sizes.map((n) => random.below(n));

// Computed with another implementation of SHA-256 and of docs/deals.md.
describe('the stream of a seed', () => {
  const SIZES = [2, 3, 5, 10, 32, 52, 100, 1000, 6, 7, 4, 1];
  test.each([
    ['zeros', zero, [1, 2, 0, 7, 14, 37, 95, 481, 4, 2, 0, 0]],
    ['0 to 31', counting, [1, 2, 4, 9, 13, 0, 95, 419, 2, 3, 0, 0]],
  ])('%s: numbers below n, over two blocks', (_, seed, numbers) => {
    expect(draw(seedRandom(seed), SIZES)).toEqual(numbers);
  });

  test.each([
    [zero, [2979596689, 1607233565, 3932696385, 2763596827, 2639286190, 3990738269, 3996751495, 2257743481, 3380879296, 1550811453]],
    [counting, [977550283, 1443682568, 1317505309, 1124735659, 3410363181, 3858502180, 2943744795, 2007558419, 3083606366, 1212405274]],
  ])('whole words, the largest n there is', (seed, words) => {
    expect(
      draw(
        seedRandom(seed),
        words.map(() => 2 ** 32),
      ),
    ).toEqual(words);
  });

  test('words that would favour small numbers are dropped', () => {
    const sizes = Array<number>(6).fill(3_000_000_000);
    expect(draw(seedRandom(zero), sizes)).toEqual([2979596689, 1607233565, 2763596827, 2639286190, 2257743481, 1550811453]);
    expect(draw(seedRandom(counting), sizes)).toEqual([977550283, 1443682568, 1317505309, 1124735659, 2943744795, 2007558419]);
  });

  test('shuffles as documented', () => {
    expect(shuffle([...'ABCDEFGHIJ'], seedRandom(zero)).join('')).toBe('IAHDGEFBCJ');
    expect(shuffle([...'ABCDEFGHIJ'], seedRandom(counting)).join('')).toBe('BEIGAJHFCD');
  });

  test('a seed of another length is a mistake of ours', () => {
    expect(() => seedRandom(new Uint8Array(31))).toThrow(Impossible);
  });
});

describe.each([
  ['seedRandom', () => seedRandom(counting)],
  ['FastRandom', () => new FastRandom(3)],
] as const)('%s', (_, make) => {
  test.each([1, 2, 3, 7, 32, 1000, 65_536, 65_537, 1_000_000])('stays below %i', (n) => {
    const random = make();
    for (let i = 0; i < 500; i++) {
      const number = random.below(n);
      expect(number >= 0 && number < n && Number.isInteger(number)).toBe(true);
    }
  });

  test('is fair', () => {
    const random = make();
    const found = Array<number>(6).fill(0);
    for (let i = 0; i < 12_000; i++) {
      const k = random.below(6);
      found[k] = (found[k] as number) + 1;
    }
    const chi = found.reduce((sum, x) => sum + (x - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(25);
  });

  test('shuffles without bias: every order of four as often as any other', () => {
    const random = make();
    const orders = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle([1, 2, 3, 4], random).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    const chi = [...orders.values()].reduce((sum, x) => sum + (x - 500) ** 2 / 500, 0);
    // 23 degrees of freedom: a fair generator exceeds 60 once in 40,000 cases, an unfair one by far.
    expect(chi).toBeLessThan(60);
  });
});

test('seeds close to one another give streams that are not', () => {
  const firsts = Array.from({ length: 200 }, (_, i) => new FastRandom(i).below(1_000_000));
  expect(new Set(firsts).size).toBeGreaterThan(195);
  expect(draw(new FastRandom(2 ** 40), [1000, 1000, 1000])).not.toEqual(draw(new FastRandom(2 ** 41), [1000, 1000, 1000]));
});

test('picking gives one of the items', () => {
  expect(pick(['a', 'b', 'c'], { below: () => 2 })).toBe('c');
});
