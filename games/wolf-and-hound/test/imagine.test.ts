import { FastRandom, ParseError } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { type Card, deckCounts, wolfAndHoundWithPositions as game, type View } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { configOf, play, tableOf } from './table.ts';

const SAMPLES = 6000;

/** Imagines many states from a view; each must have the same view. */
function imagineMany(view: View, use: (state: State) => void, samples = SAMPLES): void {
  const random = new FastRandom(2024);
  const seen = JSON.stringify(view);
  for (let i = 0; i < samples; i++) {
    const state = game.imagine(view, random);
    if (i % 50 === 0) expect(JSON.stringify(game.view(state, view.viewer))).toBe(seen);
    use(state);
  }
}

/** A bound far beyond chance: with this many samples, an unfair draw exceeds it many times over. */
function expectFair(found: readonly number[], expected: readonly number[]): void {
  const chi = expected.reduce((sum, e, i) => sum + ((found[i] as number) - e) ** 2 / Math.max(e, 0.001), 0);
  expect(chi, `found ${found.join(' ')}, expected ${expected.map((e) => e.toFixed(1)).join(' ')}`).toBeLessThan(6 * expected.length);
}

const handOf = (state: State, seat: number) => game.view(state, seat).hand;
const count = (cards: readonly (Card | null)[], card: Card) => cards.filter((other) => other === card).length;

function dealt(set: string, seed: number): State {
  const config = configOf(set);
  return game.start(config, game.deal(config, new FastRandom(seed)));
}

function positionOf(text: string): State {
  const state = game.positions.read(text);
  if (state instanceof ParseError) throw state;
  return state;
}

describe('imagine deals the unseen cards fairly', () => {
  test.each([
    ['wolf-01 hound-01', 1],
    ['expansion wolf-01 hound-01', 'spectator'],
    ['3p wolf-01 hound-01', 3],
    ['2p expansion wolf-01 hound-01', 2],
  ] as const)('%s, seen by %s', (set, viewer) => {
    const view = game.view(dealt(set, 9), viewer);
    const types = [...deckCounts(view.config)].map(([card, n]) => ({ card, unseen: n - count(view.hand, card) }));
    const hidden = 32 - view.hand.length;
    const at = { hand: types.map(() => 0), top: types.map(() => 0), dummy: types.map(() => 0) };
    const other = viewer === 2 ? 1 : 2;
    const tally = (row: number[], cards: readonly (Card | null)[]) => {
      for (const [i, { card }] of types.entries()) row[i] = (row[i] as number) + count(cards, card);
    };
    imagineMany(view, (state) => {
      tally(at.hand, handOf(state, other));
      const text = game.positions.write(state);
      tally(at.top, [/^deck (\S+)/m.exec(text)?.[1] ?? null]);
      tally(at.dummy, [/^dummy 4 (\S+)/m.exec(text)?.[1] ?? null]);
    });
    const fair = (cards: number) => types.map(({ unseen }) => (SAMPLES * cards * unseen) / hidden);
    expectFair(at.hand, fair(4));
    expectFair(at.top, fair(1));
    if (view.config.players < 4) expectFair(at.dummy, fair(1));
  });

  test.each([
    [1, 2, 3],
    [1, 3, 2],
    [2, 4, 1],
    [4, 2, 1],
  ])(
    '[R-NOPASS] seen by %i: seat %i, asked under Sheep 02, holds a card it may play, and is dealt as often as that makes it',
    (viewer, asked, other) => {
      // 9 unseen 3s and 7 unseen 1s, four of them in the hand that is to play.
      const text = [
        '[Edition "2016"]\n[Players "4"]\n[Animals "sheep-02 wolf-01"]\n[Numbers "B3x12 B1x8"]',
        `turn ${asked} play\nforbidden 3\nsheep 3 3 3 3\nanimals wolf-01@1 sheep-02@${asked}`,
        'hand 1 B3 B3 B3 B1\nhand 2 B3 B3 B3 B1\nhand 3 B3 B3 B3 B1\nhand 4 B3 B3 B3 B1\ndeck B1 B1 B1 B1\n',
      ].join('\n');
      const view = game.view(positionOf(text), viewer);
      const found = [0, 0, 0, 0, 0];
      let elsewhere = 0;
      imagineMany(view, (state) => {
        const threes = count(handOf(state, asked), 'B3');
        found[threes] = (found[threes] as number) + 1;
        elsewhere += count(handOf(state, other), 'B3');
      });
      const ways = [35, 9 * 35, 36 * 21, 84 * 7];
      const all = ways.reduce((sum, n) => sum + n, 0);
      expect(found[4]).toBe(0);
      expectFair(
        found.slice(0, 4),
        ways.map((n) => (SAMPLES * n) / all),
      );
      const mean = ways.reduce((sum, n, k) => sum + (n * k) / all, 0);
      expect(elsewhere / SAMPLES).toBeCloseTo((4 * (9 - mean)) / 12, 1);
    },
  );

  test('[R-NOPASS] to the seat itself its own hand is no guess', () => {
    const given = 'turn 2 start; sheep-02@2 wolf-01@1; hand 2: B3 W1; hand 3: B1 B2; hand 4: B1; hand 1: B1';
    const view = game.view(tableOf('sheep-02 wolf-01', given), 2);
    imagineMany(view, (state) => expect(handOf(state, 2)).toEqual(['B3', 'W1']), 200);
  });

  test('[R-NOPASS] one playable card among very many that are not is still found', () => {
    const text = [
      '[Edition "2016"]\n[Players "4"]\n[Animals "sheep-02 wolf-01"]\n[Numbers "B3x99 B1x1"]',
      'turn 2 play\nforbidden 3\nsheep 3 3 3 3\nanimals wolf-01@1 sheep-02@2',
      `hand 1 B3\nhand 2 B1\nhand 3 B3\nhand 4 B3\ndeck${' B3'.repeat(96)}\n`,
    ].join('\n');
    imagineMany(game.view(positionOf(text), 1), (state) => expect(handOf(state, 2)).toEqual(['B1']), 300);
  });
});

describe('imagine keeps to what was seen', () => {
  test('[R-ONLY3] shown cards stay in the hand they were shown in', () => {
    const given = 'turn 2 start; sheep-02@2 wolf-01@1; hand 2: B3 W3; hand 3: B1 B2; hand 4: B1 B2; hand 1: W3 B2; deck: W1 W2 W3 W4 B4 B4';
    const state = tableOf('sheep-02 wolf-01', given);
    play(state, '3:B2 4:B1 1:B2');
    for (const viewer of [1, 3, 'spectator'] as const) {
      imagineMany(game.view(state, viewer), (other) => expect(handOf(other, 2)).toEqual(['B3', 'W3']), 200);
    }
    play(state, '2:B3');
    imagineMany(game.view(state, 4), (other) => expect(handOf(other, 2)).toContain('W3'), 200);
  });

  test('[W-SECRET] a card exchanged lies in its place in the dummy deck, and nowhere else', () => {
    const given = 'turn 4 play; wolf-01@1 hound-01@1; hand 1: W4 W4; hand 2: W4 W3; hand 3: W3 W3; deck: B4 B1 B1 B1; dummy 4: B3 W2 B4';
    const state = tableOf('3p wolf-01 hound-01', given);
    play(state, '2:exchange');
    imagineMany(game.view(state, 1), (other) => expect(game.positions.write(other)).toMatch(/^dummy 4 \S+ \S+ B4!$/m), 200);
  });

  test('a table with cards left out: the deck is as large as it is seen to be', () => {
    const state = tableOf('wolf-01 hound-01', 'turn 2 play; hand 2: B1 W1; hand 1: B1; hand 3: W2; hand 4: W2; deck: W4');
    for (const viewer of [1, 2, 'spectator'] as const) imagineMany(game.view(state, viewer), () => {}, 51);
  });

  test('the same chance imagines the same state, and the state it was taken from is left alone', () => {
    const state = dealt('3p wolf-01 hound-01', 3);
    const before = game.positions.write(state);
    const view = game.view(state, 2);
    const once = game.positions.write(game.imagine(view, new FastRandom(8)));
    expect(game.positions.write(game.imagine(view, new FastRandom(8)))).toBe(once);
    expect(game.positions.write(game.imagine(view, new FastRandom(9)))).not.toBe(once);
    expect(game.positions.write(state)).toBe(before);
  });
});
