import {
  checkLaws,
  checkSecrecy,
  FastRandom,
  type GameWithPositions,
  LawBroken,
  type LawKit,
  ParseError,
  viewers,
} from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Config,
  type Event,
  wolfAndHoundWithPositions as good,
  lawKit,
  type Move,
  type View,
  type WolfAndHound,
} from '../../src/index.ts';
import { seatIndex } from '../../src/seats.ts';
import type { State } from '../../src/state.ts';
import { configOf } from '../table.ts';

/** Sets that together contain everything a mutant may get wrong: dummies, shown hands, flips, symbols. */
const CONFIGS: readonly Config[] = [
  configOf('wolf-01 hound-01'),
  configOf('3p expansion wolf-01 hound-01 sheep-02'),
  configOf('2p metamorphic-01 metamorphic-03 sheep-02'),
];

type Mutation = Partial<GameWithPositions<WolfAndHound>>;

/** Plays a few dozen games with the mutant; returns the law it broke, or undefined if none noticed. */
function lawBrokenBy(mutation: Mutation, kit: Partial<LawKit<WolfAndHound>> = {}): string | undefined {
  const game = { ...good, ...mutation };
  const mutant: LawKit<WolfAndHound> = { ...lawKit, ...kit, game };
  const random = new FastRandom(5);
  try {
    for (let i = 0; i < 60; i++) {
      const config = CONFIGS[i % CONFIGS.length] as Config;
      const record = checkLaws(mutant, config, random);
      for (const viewer of viewers(game, config)) checkSecrecy(mutant, record, viewer, random);
    }
  } catch (error) {
    if (error instanceof LawBroken) return error.message.split(':')[0];
    throw error;
  }
  return undefined;
}

const seatOf = (viewer: View['viewer']) => (viewer === 'spectator' ? 1 : viewer);
const handOf = (state: State, seat: number) => good.view(state, seat).hand;

const MUTANTS: readonly [title: string, mutation: Mutation, law: string][] = [
  [
    "a view that tells how many black cards the partner's hand holds",
    {
      view: (state, viewer) => {
        const partner = ((seatOf(viewer) + 1) % 4) + 1;
        const black = handOf(state, partner).filter((card) => card.startsWith('B')).length;
        return { ...good.view(state, viewer), stillTurns: black };
      },
    },
    'an imagined state looks the same',
  ],
  [
    'a view that hands over the top of the deck',
    { view: (state, viewer) => ({ ...good.view(state, viewer), deckSize: state.deck[state.drawIndex] ?? 0 }) },
    'an imagined state looks the same',
  ],
  ['a show that leaks the card drawn', { show: (event: Event) => event }, 'no secret in an event'],
  [
    'a list of moves that looks at the next card of the deck',
    {
      legal: (state, seat) => {
        const moves = [...good.legal(state, seat)];
        return state.asks === 'play' && state.deck[state.drawIndex] === 0 ? moves.reverse() : moves;
      },
    },
    'legal moves depend on the view alone',
  ],
  [
    'a refusal that tells whether the top of the deck is black',
    {
      check: (state, seat, move) => {
        const no = good.check(state, seat, move);
        return no && { ...no, facts: { ...no.facts, hint: (state.deck[state.drawIndex] ?? 0) % 2 } };
      },
    },
    'no secret in a view, a list of moves or a refusal',
  ],
  [
    'an apply that loses the card it plays',
    {
      apply: (state, seat, move, tell) => {
        good.apply(state, seat, move, tell);
        if (move.kind === 'play') state.piles[seatIndex(seat)].pop();
      },
    },
    'a view follows its events',
  ],
  [
    'an apply that swaps a hidden card for another',
    {
      apply: (state, seat, move, tell) => {
        good.apply(state, seat, move, tell);
        const top = state.deck[state.drawIndex];
        if (top !== undefined) state.deck = state.deck.with(state.drawIndex, top === 0 ? 1 : 0);
      },
    },
    'cards and sheep are conserved',
  ],
  [
    'an apply that takes a sheep too many',
    {
      apply: (state, seat, move, tell) => {
        good.apply(state, seat, move, tell);
        state.sheep[1] -= 2;
      },
    },
    'a view follows its events',
  ],
  [
    'an apply that brings home more sheep than there are, and says so',
    {
      apply: (state, seat, move, tell) => {
        tell?.({ kind: 'gains', seat: 2, animal: 'hound-01', sheep: 9 });
        state.sheep[1] = 9;
        good.apply(state, seat, move, tell);
      },
    },
    'cards and sheep are conserved',
  ],
  [
    'an apply that does something else when somebody listens',
    {
      apply: (state, seat, move, tell) => {
        good.apply(state, seat, move, tell);
        if (tell) state.turnsWithoutPlay++;
      },
    },
    'a listener changes nothing',
  ],
  ['an apply that tells nothing', { apply: (state, seat, move) => good.apply(state, seat, move) }, 'a move reports an event'],
  [
    'an imagine that forgets a shown card',
    {
      imagine: (view, random) => good.imagine({ ...view, known: [[], [], [], []], shown: [] }, random),
    },
    'an imagined state looks the same',
  ],
  [
    'an imagine that forgets the own hand',
    { imagine: (view, random) => good.imagine({ ...view, viewer: 'spectator', hand: [] }, random) },
    'an imagined state looks the same',
  ],
  [
    'a check that changes the state',
    {
      check: (state, seat, move) => {
        if (move.kind === 'play' && move.card === 'W9') state.turnsWithoutPlay++;
        return good.check(state, seat, move);
      },
    },
    'a refused move changes nothing',
  ],
  ['a check that lets everything pass', { check: () => undefined }, 'a move that is not listed is refused, or does what a listed one does'],
  [
    'a check that refuses a legal card',
    {
      check: (state, seat, move) =>
        move.kind === 'play' && move.card === 'B1'
          ? { kind: 'refusal', code: 'not-in-hand', rule: 'W-TURN', facts: {} }
          : good.check(state, seat, move),
    },
    'a legal move is accepted',
  ],
  [
    'a legal list with a move told twice',
    { legal: (state, seat) => [...good.legal(state, seat), ...good.legal(state, seat)] },
    'a legal move is listed once',
  ],
  ['a legal list that is empty', { legal: () => [] }, 'the seats to act have moves, the others none'],
  [
    'a legal list without the last move',
    { legal: (state, seat) => (good.legal(state, seat) as Move[]).slice(0, Math.max(1, good.legal(state, seat).length - 1)) },
    'a move that is not listed is refused, or does what a listed one does',
  ],
  [
    'a notation that does not round-trip',
    { write: (move) => (move.kind === 'exchange' ? 'keep' : good.write(move)) },
    'notation round-trips',
  ],
  ['a notation that cannot be read', { read: (text) => new ParseError('move', 'syntax', text, 'nothing') }, 'notation round-trips'],
  ['a notation read as another move', { read: () => ({ kind: 'play', card: 'B1' }) }, 'notation round-trips'],
  ['a clone that shares its hands', { clone: (state) => ({ ...good.clone(state), hands: state.hands }) }, 'a view follows its events'],
  [
    'a position text without the deck',
    {
      positions: { ...good.positions, write: (state) => good.positions.write({ ...good.clone(state), drawIndex: state.deck.length }) },
    },
    'a position read back looks the same',
  ],
  [
    'a view that draws as it looks',
    {
      view: (state, viewer) => {
        state.drawIndex = Math.min(state.deck.length, state.drawIndex + 1);
        return good.view(state, viewer);
      },
    },
    'looking changes nothing',
  ],
  [
    'a view that turns the number deck round',
    {
      view: (state, viewer, open) => {
        if (open !== undefined) state.deck = [...state.deck.slice(0, state.drawIndex), ...state.deck.slice(state.drawIndex).reverse()];
        return good.view(state, viewer, open);
      },
    },
    'asking changes nothing',
  ],
  [
    'a seat that sees no more than everybody',
    { view: (state, viewer, open) => (open === undefined ? good.view(state, viewer) : { ...open, viewer }) },
    'a view made from the open one is the same',
  ],
  [
    'a follow that forgets the card drawn',
    { follow: (view, event) => (event.kind === 'draws' ? { ...good.follow(view, event), hand: view.hand } : good.follow(view, event)) },
    'a view follows its events',
  ],
  [
    'a follow that leaves the hand unsorted',
    {
      follow: (view, event) => {
        const { hand } = good.follow(view, event);
        return { ...good.follow(view, event), hand: hand.length > view.hand.length ? [...hand].reverse() : hand };
      },
    },
    'a view follows its events',
  ],
  [
    'a follow that changes the view it was given',
    {
      follow: (view, event) => {
        if (event.kind === 'plays') (view.piles[event.seat - 1] as string[]).push(event.card);
        return event.kind === 'plays' ? { ...good.follow(view, event), piles: view.piles } : good.follow(view, event);
      },
    },
    'following changes no view',
  ],
  [
    'a question without its choices',
    {
      show: (event, viewer) => {
        if (event.kind !== 'asks' || event.choices === undefined) return good.show(event, viewer);
        const { choices: _, ...rest } = event;
        return rest;
      },
    },
    'a view follows its events',
  ],
  [
    'a table of a view without the own hand',
    { tableOf: (view) => good.tableOf({ ...view, hand: [] }) },
    'the table of a view has the same legal moves',
  ],
  [
    'a table of a view one turn late',
    { tableOf: (view) => good.tableOf({ ...view, turn: (view.turn % 4) + 1 }) },
    'the table of a view has the same seats to act',
  ],
  [
    'a copy that forgets the played cards',
    {
      copyInto: (to, from) => {
        good.copyInto(to, from);
        for (const pile of to.piles) pile.length = 0;
      },
    },
    'a state copied into another is equal',
  ],
  ['a win without the partner', { winners: (config, outcome) => good.winners(config, outcome).slice(0, 1) }, 'whole teams win'],
  ['a win of nobody', { winners: () => [] }, 'at least one seat wins'],
  [
    'an outcome before the end',
    { outcome: () => ({ winner: 'blue', reason: 'no-sheep', sheep: [] }) },
    'a game that goes on has no outcome',
  ],
  ['no outcome at the end', { outcome: () => undefined }, 'a game without a seat to act is over'],
  [
    'a deal with a card too many',
    { deal: (config, random) => ({ order: [...good.deal(config, random).order, 'B1'] }) },
    'a deal of our own is a good deal',
  ],
  [
    'a record that is read as another deal',
    { deals: { ...good.deals, read: () => ({ order: good.deal(CONFIGS[0] as Config, new FastRandom(1)).order }) } },
    'a record round-trips',
  ],
];

describe('the laws bite', () => {
  test('the game as it is passes', () => {
    expect(lawBrokenBy({})).toBeUndefined();
  });

  test.each(MUTANTS)('%s', (_title, mutation, law) => {
    expect(lawBrokenBy(mutation)).toBe(law);
  });

  test('a game that goes on longer than it can', () => {
    expect(lawBrokenBy({}, { longest: () => 5 })).toBe('a game ends');
  });

  test('twins of unlike length', () => {
    const twin: LawKit<WolfAndHound>['twin'] = (record, viewer, random) => {
      const other = lawKit.twin(record, viewer, random);
      return other && { ...other, moves: other.moves.slice(1) };
    };
    expect(lawBrokenBy({}, { twin })).toBe('twins have as many moves');
  });
});
