import { FastRandom, pick } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { handOf } from '../src/hands.ts';
import { hiddenCards } from '../src/hidden-cards.ts';
import { type Card, type Config, sheepAndThief as game, type State, type View } from '../src/index.ts';

const config = (players: 2 | 3 | 4, missions = false): Config => ({ edition: '2017', players, missions, blackSheep: false });
const sorted = (cards: readonly Card[]) => cards.toSorted((a, b) => a - b);
const packetOf = (state: State, seat: number) => state.packets[seat - 1] as readonly Card[];

function started(players: 2 | 3 | 4, random: FastRandom): State {
  return game.start(config(players), game.deal(config(players), random));
}

/** Every seat to act makes one random move. */
function everybody(state: State, random: FastRandom): void {
  for (const seat of game.toAct(state)) game.apply(state, seat, game.sample(state, seat, random));
}

describe('[S-SECRETS] a seat imagines', () => {
  test('the cards it passed on in the hand they are now in', () => {
    const random = new FastRandom(1);
    const state = started(4, random);
    everybody(state, random);
    for (let i = 0; i < 20; i++) expect(sorted(packetOf(game.imagine(game.view(state, 1), random), 2))).toEqual(sorted(packetOf(state, 2)));
  });

  test('that a later taker kept exactly one of them, any of them', () => {
    const random = new FastRandom(2);
    const state = started(4, random);
    everybody(state, random);
    const passed = packetOf(state, 2);
    everybody(state, random);
    const times = new Map<Card, number>();
    for (let i = 0; i < 800; i++) {
      const imagined = game.imagine(game.view(state, 1), random);
      const kept = handOf(imagined, 1).filter((card) => passed.includes(card));
      expect(kept).toHaveLength(1);
      expect(sorted([...packetOf(imagined, 3), ...kept])).toEqual(sorted(passed));
      times.set(kept[0] as Card, (times.get(kept[0] as Card) ?? 0) + 1);
    }
    expect(times.size).toBe(4);
    for (const n of times.values()) expect(Math.abs(n - 200)).toBeLessThan(60);
  });

  test('two players: the four cards of the other hand that it has met, and only two at random', () => {
    const random = new FastRandom(3);
    const state = started(2, random);
    everybody(state, random);
    const met = packetOf(state, 2).slice();
    const seen = packetOf(state, 1).slice();
    everybody(state, random);
    expect(state.stage).toBe('place');
    const known = handOf(state, 1).filter((card) => met.includes(card) || seen.includes(card));
    expect(known).toHaveLength(4);
    for (let i = 0; i < 50; i++) expect(handOf(game.imagine(game.view(state, 1), random), 1)).toEqual(expect.arrayContaining(known));
  });

  test('three players: its first hand comes back, so the two cards gone lie with the two others', () => {
    const random = new FastRandom(4);
    const state = started(3, random);
    everybody(state, random);
    const passed = packetOf(state, 2).slice();
    everybody(state, random);
    everybody(state, random);
    const back = packetOf(state, 1);
    const gone = passed.filter((card) => !back.includes(card));
    expect(gone).toHaveLength(2);
    for (let i = 0; i < 50; i++) {
      const imagined = game.imagine(game.view(state, 1), random);
      expect(handOf(imagined, 1).filter((card) => gone.includes(card))).toHaveLength(1);
      expect(handOf(imagined, 2).filter((card) => gone.includes(card))).toHaveLength(1);
    }
  });

  test('every card exactly once, in every position of whole games', () => {
    const random = new FastRandom(6);
    for (const players of [2, 3, 4] as const) {
      for (let n = 0; n < 8; n++) {
        const state = started(players, random);
        for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
          const view = game.view(state, pick(game.seats(config(players)), random));
          expect(hiddenCards(view, random), 'a story that fits').toBeDefined();
          expect(cardsOf(game.imagine(view, random))).toEqual(cardsOf(state));
          const seat = pick(acting, random);
          game.apply(state, seat, game.sample(state, seat, random));
        }
      }
    }
  });

  test('missions that are neither its own nor held twice', () => {
    const random = new FastRandom(7);
    const state = game.start(config(4, true), game.deal(config(4, true), random));
    for (let i = 0; i < 20; i++) {
      const { missions } = game.imagine(game.view(state, 3), random);
      expect(new Set(missions).size).toBe(4);
      expect(missions[2]).toBe(state.missions[2]);
    }
  });
});

/** Where the state places cards that the viewer saw in an earlier round and not since. */
function lostSightOf(state: State, view: View): string[] {
  const { memory, hand, packet, out, fronts } = view.own;
  const inSight = [...hand, ...packet, ...out, ...fronts.map(({ card }) => card), ...view.boards.flatMap(({ cards }) => cards)];
  const now = memory.filter(({ round }) => round === view.round).flatMap(({ saw }) => saw);
  const before = new Set(memory.filter(({ round }) => round < view.round).flatMap(({ saw }) => saw));
  const places = state.held.map((_, place) => place);
  return [...before]
    .filter((card) => !inSight.includes(card) && !now.includes(card))
    .map((card) => {
      const keeper = places.find((place) => handOf(state, place).includes(card));
      if (keeper !== undefined) return `kept by seat ${keeper + 1}`;
      const holder = places.find((place) => packetOf(state, place + 1).includes(card));
      if (holder !== undefined) return `to be chosen from by seat ${holder + 1}`;
      return state.out.flat().includes(card) ? 'out of the game' : 'under a back';
    });
}

describe('[S-SECRETS] imagined worlds are as likely as real ones', () => {
  test.each([
    [2, 2, 1],
    [2, 3, 1],
    [3, 2, 2],
    [3, 3, 2],
    [4, 2, 2],
    [4, 3, 2],
  ] as const)('%i players, round %i, choice %i: cards met in earlier rounds lie where they really lie as often', (players, round, step) => {
    const random = new FastRandom(10 * players + round);
    const real = new Map<string, number>();
    const imagined = new Map<string, number>();
    const count = (places: string[], counts: Map<string, number>) => {
      for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
    };
    for (let n = 0; n < 700; n++) {
      const state = started(players, random);
      while (!(state.round === round && state.stage === 'draft' && state.step === step)) everybody(state, random);
      const view = game.view(state, 1);
      count(lostSightOf(state, view), real);
      count(lostSightOf(game.imagine(view, random), view), imagined);
    }
    expect(real.size).toBeGreaterThan(1);
    for (const place of new Set([...real.keys(), ...imagined.keys()])) {
      const [a, b] = [real.get(place) ?? 0, imagined.get(place) ?? 0];
      expect(Math.abs(a - b), `${place}: ${a} really, ${b} imagined`).toBeLessThan(4 * Math.sqrt(a + b + 4));
    }
  });
});

function cardsOf(state: State): Card[] {
  const boards = state.board.filter((value) => value !== 0 && !(value & (1 << 16))).map((value) => value & 0x7fff);
  const hands = state.held.flatMap((_, place) => handOf(state, place));
  return sorted([
    ...boards,
    ...hands,
    ...state.packets.flat(),
    ...state.out.flat(),
    ...state.fronts.map(({ card }) => card),
    ...state.deck.slice(state.drawIndex),
  ]);
}
