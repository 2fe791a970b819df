import { at, isDummy, mayPlay, NO_CARD, SEAT_INDICES, typeOf } from '@bellwether/wolf-and-hound';
import { hasDummies, type Move, type State } from './state.ts';

/**
 * Keys: moves as small integers, for storage in the search tree. First the type of a number card, then the two answers to the Exchange
 * Call, then the animals of a flip or an activation.
 */
const EXCHANGE = 30;
const KEEP = 31;
export const ANIMALS = 32;
/** With dummies, the bits above the key identify the cards revealed since the previous move (`seenSince`). */
export const SEEN_SHIFT = 6;

const EXCHANGES: readonly Move[] = [
  { kind: 'exchange', exchange: true },
  { kind: 'exchange', exchange: false },
];

/** Number cards and answers that are legal now, as a bitmask by key. */
export function cardsAndAnswers(state: State): number {
  switch (state.asks) {
    case 'play': {
      let bits = 0;
      for (const type of state.hands[state.turn]) if (mayPlay(state, type)) bits |= 1 << type;
      return bits;
    }
    case 'exchange':
      return (1 << EXCHANGE) | (1 << KEEP);
    default:
      return 0;
  }
}

/** Animals that can be chosen now, as a bitmask by index. */
export function animalsToName({ asks, choices, rules }: State): number {
  if (asks !== 'flip' && asks !== 'activate') return 0;
  return choices.reduce((bits, animal) => bits | (1 << rules.animals.indexOf(animal)), 0);
}

export function moveOfKey({ asks, rules }: State, key: number): Move {
  if (key < EXCHANGE) return at(rules.plays, key);
  if (key < ANIMALS) return at(EXCHANGES, key - EXCHANGE);
  return { kind: asks === 'flip' ? 'flip' : 'activate', animal: at(rules.animals, key - ANIMALS).id };
}

export function keyOfMove({ rules }: State, move: Move): number {
  switch (move.kind) {
    case 'play':
      return typeOf(rules, move.card);
    case 'exchange':
      return move.exchange ? EXCHANGE : KEEP;
    case 'flip':
    case 'activate':
      return ANIMALS + rules.animals.findIndex(({ id }) => id === move.animal);
  }
}

/** How many cards lie in each seat's pile, and how many were set aside; see `seenSince`. */
export interface DummyPlays {
  readonly piles: Int32Array;
  aside: number;
}

export function noteDummyPlays(state: State, into: DummyPlays): void {
  for (const seat of SEAT_INDICES) into.piles[seat] = state.piles[seat].length;
  into.aside = state.aside.length;
}

/** A hash of the cards that dummies have turned up since then, which all players saw; 0 if there were none. */
export function seenSince(state: State, before: DummyPlays): number {
  if (!hasDummies(state.rules)) return 0;
  let seen = state.turnedUp === NO_CARD ? 0 : state.turnedUp + 1;
  const see = (type: number) => {
    seen = (seen * 32 + type + 1) & 0xff_ffff;
  };
  for (const seat of SEAT_INDICES) {
    if (!isDummy(state, seat)) continue;
    for (let n = before.piles[seat] as number; n < state.piles[seat].length; n++) see(at(state.piles[seat], n));
  }
  for (let n = before.aside; n < state.aside.length; n++) see(at(state.aside, n));
  return seen;
}
