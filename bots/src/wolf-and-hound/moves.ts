import { faceIndex } from '@bellwether/wolf-and-hound';
import type { Policy } from './policy.ts';
import { type Move, NONE, type State } from './state.ts';

/**
 * Moves as small numbers, so that a tree can hold them: a number card's type, then the two answers to the Exchange Call, then
 * the animals of a flip or an activation.
 */
const EXCHANGE = 30;
const KEEP = 31;
export const ANIMALS = 32;
/** Above them stands what everybody has seen since the move before, where dummies turn up cards. */
export const SEEN_SHIFT = 6;

const EXCHANGES: readonly Move[] = [
  { kind: 'exchange', exchange: true },
  { kind: 'exchange', exchange: false },
];

/** Number cards and answers that are legal now, as bits by key. */
export function cardsAndAnswers(state: State): number {
  switch (state.asks) {
    case 'play':
      return (state.held[state.turn] as number) & ~state.forbidden;
    case 'exchange':
      return (1 << EXCHANGE) | (1 << KEEP);
    default:
      return 0;
  }
}

/** Animals that may be named now, as bits by number. */
export function animalsToName(state: State): number {
  switch (state.asks) {
    case 'flip':
      return state.rules.metamorphic.reduce((bits, animal) => bits | (1 << animal), 0);
    case 'activate':
      return firstToWake(state).reduce((bits, animal) => bits | (1 << animal), 0);
    default:
      return 0;
  }
}

/** The animals that may be named while R-ORDER is asked: those waiting that are of the first kind to activate. */
function firstToWake(state: State): number[] {
  const { rules, waiting } = state;
  const waits = rules.animals.flatMap((_, i) => ((waiting >> i) & 1 ? [i] : []));
  const kind = (i: number) => rules.kind[faceIndex(state, i)] as number;
  const first = Math.min(...waits.map(kind));
  return waits.filter((i) => kind(i) === first);
}

export function moveOfKey(state: State, policy: Policy, key: number): Move {
  if (key < EXCHANGE) return policy.plays[key] as Move;
  if (key < ANIMALS) return EXCHANGES[key - EXCHANGE] as Move;
  const animal = state.rules.animals[key - ANIMALS]?.id as string;
  return { kind: state.asks === 'flip' ? 'flip' : 'activate', animal };
}

export function keyOfMove(state: State, move: Move): number {
  switch (move.kind) {
    case 'play':
      return state.rules.types.findIndex(({ card }) => card === move.card);
    case 'exchange':
      return move.exchange ? EXCHANGE : KEEP;
    case 'flip':
    case 'activate':
      return ANIMALS + state.rules.animals.findIndex(({ id }) => id === move.animal);
  }
}

/** What a dummy has turned up since `plays` cards lay on the table: all of it was seen by everybody. 0 where nothing was. */
export function seenSince(state: State, plays: number): number {
  let seen = state.turnedUp === NONE ? 0 : state.turnedUp + 1;
  for (let n = plays; n < state.plays; n++) {
    const entry = state.log[n] as number;
    if ((state.rules.dummies >> (entry & 3)) & 1) seen = (seen * 32 + (entry >> 3) + 1) & 0xff_ffff;
  }
  return seen;
}
