import { commitment, dealFromSeed, FastRandom, ParseError, readRecord, verifyDeal, writeRecord } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { type Config, wolfAndHound as game, randomConfig } from '../src/index.ts';
import { configOf } from './table.ts';

const counting = Uint8Array.from({ length: 32 }, (_, i) => i);

// Computed from docs/deals.md alone, in another language.
describe('a deal from a seed', () => {
  test('the plain deck', () => {
    const deal = 'B2 W4 W4 W3 B1 W3 B2 B3 W2 B1 W3 B1 W3 W4 B3 W2 B3 B3 W2 W1 B4 W2 W1 B4 W4 W1 B2 B1 B2 W1 B4 B3';
    expect(dealFromSeed(game, configOf('wolf-01 hound-01'), counting).order.join(' ')).toBe(deal);
    expect(dealFromSeed(game, configOf('2p draft tornado-01'), counting).order.join(' ')).toBe(deal);
  });

  test('with Meat & Bone, cards with a symbol after all others before the shuffle', () => {
    expect(dealFromSeed(game, configOf('expansion wolf-01'), counting).order.join(' ')).toBe(
      'B3 W2b W3b W4 B2 B2m B3 B3 W4 B2 B1m B1 B1m B3m W1 W3 B4 B4 W4 W2 W2 W4 W3 W1 W1b W2 B2 B1 B3 W3 W1 B4',
    );
  });

  test('every place of the deck is as likely to hold any card', () => {
    const config = configOf('wolf-01 hound-01');
    const random = new FastRandom(6);
    const black3 = Array<number>(32).fill(0);
    const deals = 6400;
    for (let i = 0; i < deals; i++) {
      for (const [place, card] of game.deal(config, random).order.entries())
        if (card === 'B3') black3[place] = (black3[place] as number) + 1;
    }
    const each = (deals * 5) / 32;
    expect(black3.reduce((chi, n) => chi + (n - each) ** 2 / each, 0)).toBeLessThan(75);
  });
});

describe('a commitment', () => {
  const row = { id: 'fox', name: 'Füchslein', kind: 'wolf', movedBy: 'black', pace: 'plain', target: 'self', sheep: -1 } as const;
  const custom = (cards: NonNullable<Config['cards']>) => configOf('2p draft hound-01 fox', { cards, numbers: { B1: 8, W1: 8 } });

  test.each<[config: Config, seed: Uint8Array, sealed: string]>([
    [configOf('wolf-01 hound-01'), counting, '3fde127448a46aeece4fcaf06032d70c6b29cb071383a1af13e52f351693d6dd'],
    [
      configOf('3p expansion hound-01 sheep-02', { sheep: [1, 2, 3, 4] }),
      counting,
      '2c4099b07199555560edb68c2ff14b09dd91219bb2265ae5f788f6ba0839b548',
    ],
    [custom([{ ...row, provenance: 'invented' }]), new Uint8Array(32), '54e4776114cf37f5d44adec5e3cb4cb1e864b53b3d15839aa8389b9613db8f2f'],
  ])('is the digest of game, rules, set-up and seed', (config, seed, sealed) => {
    expect(game.checkConfig(config)).toBeUndefined();
    expect(commitment(game, config, seed)).toBe(`sha256:${sealed}`);
  });

  test('does not hang on the order in which the fields of a custom card were written', () => {
    const { id, name, ...rest } = row;
    const one = custom([{ provenance: 'invented', ...row }]);
    const other = custom([{ ...rest, name, id, provenance: 'invented' }]);
    expect(commitment(game, other, counting)).toBe(commitment(game, one, counting));
  });

  test('can be checked from the record of any set-up', () => {
    const random = new FastRandom(31);
    for (let i = 0; i < 100; i++) {
      const config = randomConfig(random);
      const seed = Uint8Array.from({ length: 32 }, () => random.below(256));
      const sealed = {
        config,
        sitters: [],
        deal: dealFromSeed(game, config, seed),
        seed,
        commitment: commitment(game, config, seed),
        moves: [],
      };
      expect(verifyDeal(game, sealed)).toBe('verified');
      const read = readRecord(game, writeRecord(game, sealed));
      if (read instanceof ParseError) throw read;
      expect(verifyDeal(game, read)).toBe('verified');
      const [first, second, ...rest] = sealed.deal.order;
      const swapped = { order: [second as string, first as string, ...rest] };
      if (first !== second) expect(verifyDeal(game, { ...read, deal: swapped })).toBe('other-deal');
      const other = { ...config, players: config.players === 4 ? 3 : 4 } as Config;
      expect(verifyDeal(game, { ...read, config: other })).toBe('other-commitment');
    }
  });
});
