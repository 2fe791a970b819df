import type { Rules } from './rules.ts';
import type { Card, Question } from './vocabulary.ts';

/** Seats inside the engine are places 0 to 3, so that going round is `& 3`. Outside they are seats 1 to 4. */
export type Place = number;

/** No card: where a type of number card might stand. */
export const NONE = -1;

/**
 * One position. Number cards are kept by type, an index into `rules.types`; animals by index into `rules.animals`.
 * Everything outside the engine treats it as frozen.
 */
export interface State {
  readonly rules: Rules;
  asks: Question;
  turn: Place;
  firstTurn: boolean;
  lastLap: boolean;
  /** Turns in a row without a card played. */
  still: number;
  /** Types not to be played this turn, as bits. */
  forbidden: number;
  /** Animals still to activate while R-ORDER is asked, as bits. */
  waiting: number;
  /** The card played this turn and the one of the turn before. */
  card: number;
  previous: number;
  /** A dummy's card while its exchange is pending. */
  turnedUp: number;
  /** The sheep of all pastures: `pastures.ts` reads and writes them. */
  sheep: number;
  /** Where every animal stands and which side it shows, as bits: `standing.ts` reads and writes them. */
  low: number;
  high: number;
  backs: number;
  /** How many of each type: place × types + type. */
  hands: number[];
  /** By place: the types in the hand, as bits. */
  held: number[];
  /** The places whose last played card shows Meat (four bits), and above them those that show Bone. */
  symbols: number;
  /** Never changed, only read on from `next`: clones share it. */
  deck: readonly number[];
  next: number;
  /** Played cards of all seats, oldest first, as `laid` packs them; only the first `plays` of them count. */
  log: number[];
  plays: number;
  /** By place, top first; empty for human seats. A card everybody has seen is kept as SEEN + type. Replaced, never changed. */
  dummyDecks: readonly (readonly number[])[];
  /** Cards everybody knows to be in a hand, laid out like `hands`; null while there are none. Replaced, never changed. */
  known: readonly number[] | null;
  /** Places whose hand was shown, and places whose hand a position leaves unknown, as bits. */
  shown: number;
  unknown: number;
  /** Team 0 or 1, once the game is over. */
  winner: number;
  cardsOut: boolean;
}

/** Where `symbols` keeps the places with Meat, those with Bone, and none at all. */
export const MEAT = 0;
export const BONE = 4;
export const NO_SYMBOL = 8;

/** A card in the log: who laid it, and whether it was set aside face up instead of played (R-DUMMY-3). */
export function laid(place: Place, type: number, aside: boolean): number {
  return (type << 3) | (aside ? 4 : 0) | place;
}

/** The card now on top of a pile shows what it shows, and nothing else does at that place. */
export function showSymbol(state: State, place: Place, type: number): void {
  state.symbols = (state.symbols & ~(0b10001 << place)) | ((state.rules.symbol[type] as number) << place);
}

/** Added to a type in a dummy deck: this card was seen by all before it went under. */
export const SEEN = 64;

export function clone(state: State): State {
  return {
    rules: state.rules,
    asks: state.asks,
    turn: state.turn,
    firstTurn: state.firstTurn,
    lastLap: state.lastLap,
    still: state.still,
    forbidden: state.forbidden,
    waiting: state.waiting,
    card: state.card,
    previous: state.previous,
    turnedUp: state.turnedUp,
    sheep: state.sheep,
    low: state.low,
    high: state.high,
    backs: state.backs,
    hands: state.hands.slice(),
    held: state.held.slice(),
    symbols: state.symbols,
    deck: state.deck,
    next: state.next,
    log: state.log.slice(),
    plays: state.plays,
    dummyDecks: state.dummyDecks,
    known: state.known,
    shown: state.shown,
    unknown: state.unknown,
    winner: state.winner,
    cardsOut: state.cardsOut,
  };
}

/** Makes `to`, a state of the same config, equal to `from`. */
export function copyInto(to: State, from: State): void {
  to.asks = from.asks;
  to.turn = from.turn;
  to.firstTurn = from.firstTurn;
  to.lastLap = from.lastLap;
  to.still = from.still;
  to.forbidden = from.forbidden;
  to.waiting = from.waiting;
  to.card = from.card;
  to.previous = from.previous;
  to.turnedUp = from.turnedUp;
  to.sheep = from.sheep;
  to.low = from.low;
  to.high = from.high;
  to.backs = from.backs;
  copyNumbers(to.hands, from.hands);
  copyNumbers(to.held, from.held);
  to.symbols = from.symbols;
  to.deck = from.deck;
  to.next = from.next;
  copyNumbers(to.log, from.log);
  to.plays = from.plays;
  to.dummyDecks = from.dummyDecks;
  to.known = from.known;
  to.shown = from.shown;
  to.unknown = from.unknown;
  to.winner = from.winner;
  to.cardsOut = from.cardsOut;
}

function copyNumbers(to: number[], from: readonly number[]): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i] as number;
}

/** A table just set up: animals at seat 1, nobody holding anything. */
export function emptyTable(rules: Rules): State {
  return {
    rules,
    asks: 'play',
    turn: 0,
    firstTurn: true,
    lastLap: false,
    still: 0,
    forbidden: 0,
    waiting: 0,
    card: NONE,
    previous: NONE,
    turnedUp: NONE,
    sheep: rules.fullPastures,
    low: 0,
    high: 0,
    backs: rules.startBacks,
    hands: rules.emptyHands.slice(),
    held: [0, 0, 0, 0],
    symbols: 0,
    deck: [],
    next: 0,
    log: rules.emptyLog.slice(),
    plays: 0,
    dummyDecks: NO_DUMMY_DECKS,
    known: null,
    shown: 0,
    unknown: 0,
    winner: NONE,
    cardsOut: false,
  };
}

export const NO_DUMMY_DECKS: readonly (readonly number[])[] = [[], [], [], []];

export function isDummy(state: State, place: Place): boolean {
  return (state.rules.dummies & (1 << place)) !== 0;
}

/** Who answers for the seat in turn: itself, or a dummy's human partner. */
export function answers(state: State): Place {
  return isDummy(state, state.turn) ? (state.turn + 2) & 3 : state.turn;
}

export function takeIntoHand(state: State, place: Place, type: number): void {
  const i = place * state.rules.typeCount + type;
  state.hands[i] = (state.hands[i] as number) + 1;
  state.held[place] = (state.held[place] as number) | (1 << type);
}

export function takeFromHand(state: State, place: Place, type: number): void {
  const i = place * state.rules.typeCount + type;
  const left = (state.hands[i] as number) - 1;
  state.hands[i] = left;
  // Clears the bit if none is left, without a branch that nobody can guess.
  state.held[place] = (state.held[place] as number) & ~(((left - 1) >>> 31) << type);
  forget(state, i);
}

/** A card has left its hand: if it was known to be there, it is so no longer. */
export function forget(state: State, i: number): void {
  if (state.known === null || state.known[i] === 0) return;
  const known = state.known.slice();
  known[i] = (known[i] as number) - 1;
  state.known = known;
}

/** The types in a hand, each as often as it is held. */
export function handTypes(state: State, place: Place): number[] {
  return spread(state.hands, place, state.rules.typeCount);
}

/** The types a row of counts stands for, each as often as it is counted. */
export function spread(counts: readonly number[], place: Place, types: number): number[] {
  const found: number[] = [];
  for (let type = 0; type < types; type++) {
    for (let n = counts[place * types + type] as number; n > 0; n--) found.push(type);
  }
  return found;
}

export function cardText(state: State, type: number): Card {
  return state.rules.types[type]?.card as Card;
}
