import { pick, type Random, type Seat } from '@bellwether/kernel';
import { at } from './at.ts';
import { type BySeat, seatIndex } from './seats.ts';
import { answeringSeat, mayPlay, type State } from './state.ts';
import type { Move } from './vocabulary.ts';

const NO_SEATS: readonly Seat[] = [];
const ALONE: BySeat<readonly Seat[]> = [[1], [2], [3], [4]];
const NO_MOVES: readonly Move[] = [];
const EXCHANGES: readonly Move[] = [
  { kind: 'exchange', exchange: true },
  { kind: 'exchange', exchange: false },
];

export function toAct(state: State): readonly Seat[] {
  return state.asks === 'nothing' ? NO_SEATS : ALONE[answeringSeat(state)];
}

export function legal(state: State, seat: Seat): readonly Move[] {
  return answeringSeat(state) === seatIndex(seat) ? answers(state) : NO_MOVES;
}

export function sample(state: State, _seat: Seat, random: Random): Move {
  return state.asks === 'play' ? samplePlay(state, random) : pick(answers(state), random);
}

/** The answers to the open question. */
function answers(state: State): readonly Move[] {
  const { asks, choices } = state;
  switch (asks) {
    case 'play':
      return playableTypes(state).map((type) => at(state.rules.plays, type));
    case 'exchange':
      return EXCHANGES;
    case 'flip':
    case 'activate':
      return choices.map(({ id }) => ({ kind: asks, animal: id }));
    case 'nothing':
      return NO_MOVES;
  }
}

/** The types that the current seat may play, without duplicates. */
export function playableTypes(state: State): number[] {
  return state.hands[state.turn].filter((_, i, hand) => isPlayable(state, hand, i));
}

/** Whether a card of the current hand may be played and is the first of its type: hands are sorted. */
function isPlayable(state: State, hand: readonly number[], i: number): boolean {
  return (i === 0 || hand[i] !== hand[i - 1]) && mayPlay(state, hand[i] as number);
}

/** Builds no list, because playouts call it for every move. */
function samplePlay(state: State, random: Random): Move {
  const hand = state.hands[state.turn];
  let playable = 0;
  for (let i = 0; i < hand.length; i++) if (isPlayable(state, hand, i)) playable++;
  let left = random.below(playable);
  for (let i = 0; i < hand.length; i++) {
    if (isPlayable(state, hand, i) && left-- === 0) return state.rules.plays[hand[i] as number] as Move;
  }
  throw new Error('a seat that is asked to play holds a card');
}
