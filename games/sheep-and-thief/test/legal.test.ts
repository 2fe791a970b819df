import { attempt, FastRandom, ParseError, perft } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { handOf } from '../src/hands.ts';
import { type Action, CELLS, type Config, sheepAndThiefWithPositions as game, type Move, type State } from '../src/index.ts';
import { tableOf } from './table.ts';

/** Every action that can be written at all; `check` decides which are legal. */
const ACTIONS: readonly Action[] = [
  { kind: 'sheep' },
  { kind: 'skip-dog' },
  ...([0, 1, 2, 3] as const).map((step): Action => ({ kind: 'fox', step })),
  ...Array.from({ length: CELLS }, (_, from) => from).flatMap((from) =>
    Array.from({ length: CELLS }, (_, to) => to).flatMap((to) =>
      [0, 1, 2, 3].flatMap((white) => [false, true].map((black): Action => ({ kind: 'dog', from, to, white, black }))),
    ),
  ),
];

const after = (state: State, seat: number, move: Move): string | undefined => {
  const copy = game.clone(state);
  return attempt(game, copy, seat, move) ? undefined : game.positions.write(copy);
};

/** The effects that brute force reaches by trying every order of every action. */
function reachable(state: State, seat: number): Set<string> {
  const found = new Set<string>();
  const extend = (move: Extract<Move, { kind: 'place' }>): void => {
    const end = after(state, seat, move);
    if (end !== undefined) found.add(end);
    for (const action of ACTIONS) {
      const longer = { ...move, actions: [...move.actions, action] };
      const no = game.check(state, seat, longer);
      if (no === undefined || no.code === 'images-left') extend(longer);
    }
  };
  for (const card of new Set(handOf(state, seat - 1))) {
    for (let at = 0; at < CELLS; at++) {
      for (const faceDown of [false, true]) {
        const no = game.check(state, seat, { kind: 'place', card, at, faceDown, actions: [] });
        if (no === undefined || no.code === 'images-left') extend({ kind: 'place', card, at, faceDown, actions: [] });
      }
    }
  }
  return found;
}

describe('[R-ANYORDER] the list of turns', () => {
  test.each([
    ['a fox and two sheep', '', 'fox 2,2; board 2: 1,2=meadow; sheep 2: 1,1=1 1,2=2; hand 1: sheep:2,foxes:1'],
    ['two foxes', '', 'fox 2,2; board 1: 1,2=meadow; sheep 1: 1,1=1 1,2=1; board 2: 1,2=meadow; sheep 2: 1,1=1 1,2=2; hand 1: foxes:2'],
    ['two foxes past prey on other boards alone', '', 'fox 2,2; board 2: 1,2=meadow; sheep 2: 1,1=1 1,2=2; hand 1: foxes:2'],
    ['a dog and a sheep', '', 'board 1: 1,2=meadow 2,2=barn; sheep 1: 1,1=2 1,2=1; hand 1: sheep:1,dogs:1'],
    ['two dogs', '', 'board 1: 1,2=meadow; sheep 1: 1,1=2; hand 1: dogs:2'],
    ['a dog and a fox', 'black', 'fox 2,2; board 1: 1,2=meadow; sheep 1: 1,2=1; black 1: 1,2; hand 1: dogs:1,foxes:1'],
    ['nothing that fits', '', 'fox 1,3; board 1: 1,2=river:S 2,1=river:E; hand 1: river:NS river:NE,sheep:1'],
    ['an empty supply', '', 'supply 1; board 2: 1,2=meadow; sheep 1: 1,1=1; sheep 2: 1,2=48; fox 2,2; hand 1: sheep:2,foxes:1'],
    ['equal cards', '', 'hand 1: sheep:1 sheep:1'],
  ])('reaches exactly what brute force reaches: %s', (_, set, given) => {
    const state = tableOf(given, set);
    const told = [...game.legal(state, 1)].map((move) => after(state, 1, move));
    const effects = new Set(told);
    expect(effects.size, 'one of each effect').toBe(told.length);
    expect(effects).toEqual(reachable(state, 1));
  });

  test('is lazy: a thousand turns come at once where all of them would take for ever', () => {
    const state = tableOf(
      'fox 4,4; board 1: 1,2=meadow 2,1=meadow 2,2=meadow 3,1=meadow 3,2=meadow; sheep 1: 1,1=7 1,2=7 2,1=7 2,2=7; hand 1: sheep:3,dogs:2,foxes:2',
    );
    let seen = 0;
    for (const move of game.legal(state, 1)) {
      expect(game.check(state, 1, move)).toBeUndefined();
      if (++seen === 1000) break;
    }
    expect(seen).toBe(1000);
  });

  test('samples only what is legal, and every card that fits', () => {
    const random = new FastRandom(3);
    const state = tableOf('board 1: 1,2=meadow; sheep 1: 1,1=2 1,2=1; hand 1: sheep:1,dogs:1 dogs:2,foxes:1 river:EW');
    const cards = new Set<number>();
    for (let i = 0; i < 500; i++) {
      const move = game.sample(state, 1, random);
      expect(game.check(state, 1, move)).toBeUndefined();
      if (move.kind === 'place') cards.add(move.card);
    }
    expect(cards.size).toBe(3);
  });
});

/** Counted by this engine, and by hand where possible; a difference is a change of the rules. */
describe('tree counts', () => {
  const dealt = (players: Config['players']): State => {
    const deal = game.deals.read(Array.from({ length: 56 }, (_, i) => `#${i + 1}`).join(' '));
    if (deal instanceof ParseError) throw deal;
    return game.start({ edition: '2017', players, missions: false, blackSheep: false }, deal);
  };
  test('two players: 15 picks a seat, in either order', () => {
    expect(perft(game, dealt(2), 1)).toBe(15 + 15);
    expect(perft(game, dealt(2), 2)).toBe(2 * 15 * 15);
    expect(perft(game, dealt(2), 3)).toBe(2 * 15 * 15 * (6 + 6));
  });
  test('three players: 5 picks a seat, in any order', () => {
    expect(perft(game, dealt(3), 3)).toBe(6 * 5 ** 3);
    expect(perft(game, dealt(3), 4)).toBe(6 * 5 ** 3 * 12);
  });
  test('placements: a meadow goes to two cells, then to three or four', () => {
    const state = tableOf('hand 1: meadow meadow; hand 2: meadow');
    expect(perft(game, state, 1)).toBe(2);
    expect(perft(game, state, 2)).toBe(4);
    expect(perft(game, state, 3)).toBe(4 * 3);
  });
  test('placements with animals', () => {
    const state = tableOf('fox 2,2; hand 1: sheep:1,foxes:1 dogs:1; hand 2: dogs:1,foxes:1 sheep:2');
    expect([1, 2, 3].map((depth) => perft(game, state, depth))).toEqual([14, 186, 1886]);
  });
});
