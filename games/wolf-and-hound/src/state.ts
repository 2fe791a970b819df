import { at } from './at.ts';
import { NO_CARD } from './numbers.ts';
import type { AnimalRules, FaceRules, Rules } from './rules.ts';
import { type BySeat, clockwise, forEachSeat, SEAT_INDICES, type SeatIndex } from './seats.ts';
import type { Card, Outcome, Question } from './vocabulary.ts';

/** An animal card on the table. */
export interface TableAnimal {
  readonly card: AnimalRules;
  at: SeatIndex;
  /** The face of the side it shows. */
  face: FaceRules;
  /** Whether it is still to activate in this turn. */
  waits: boolean;
}

export interface DummyCard {
  readonly type: number;
  /** Everyone saw it before an exchange put it under the dummy deck. */
  readonly seen: boolean;
}

/**
 * A position. A number card is stored as its type, an index into `rules.types`. Lists marked `readonly` are replaced
 * when they change, so that clones can share them. Everything outside the engine treats a state as frozen.
 */
export interface State {
  readonly rules: Rules;
  asks: Question;
  /** The animals that an answer to `flip` or `activate` may name. */
  choices: readonly AnimalRules[];
  turn: SeatIndex;
  /** Whether this is the first turn of the game. */
  firstTurn: boolean;
  lastLap: boolean;
  /** Consecutive turns without a card played. */
  turnsWithoutPlay: number;
  /** Values forbidden this turn, lowest first. */
  forbidden: readonly number[];
  /** The type of the card played this turn, and of the card played in the turn before. */
  playedType: number;
  previousType: number;
  /** The type of a dummy's card while its exchange is pending. */
  turnedUp: number;
  /** Sheep in the pastures. */
  readonly sheep: BySeat<number>;
  /** In the order of `rules.animals`. */
  readonly animals: readonly TableAnimal[];
  /** Types in the hands, lowest first. */
  readonly hands: BySeat<number[]>;
  /** Cards that everyone knows to be in a hand (R-ONLY3), lowest type first. */
  known: Readonly<BySeat<readonly number[]>>;
  /** Seats that have shown their hand. */
  shown: Readonly<BySeat<boolean>>;
  /** Seats whose cards are left open, by a position or by a referee: they are asked and cannot play. Never in a dealt game. */
  unknown: Readonly<BySeat<boolean>>;
  /** The number deck as dealt; its top is at `drawIndex`. */
  deck: readonly number[];
  drawIndex: number;
  /** Top first; empty for human seats. */
  dummyDecks: Readonly<BySeat<readonly DummyCard[]>>;
  /** Played cards, oldest first. */
  readonly piles: BySeat<number[]>;
  /** Cards set aside face up (R-DUMMY-3). */
  readonly aside: number[];
  /** The winner and the reason, once the game is over. */
  outcome: Outcome | undefined;
}

/** A new table: all animals at seat 1, all hands empty. */
export function emptyTable(rules: Rules): State {
  return {
    rules,
    asks: 'play',
    choices: NOBODY,
    turn: 0,
    firstTurn: true,
    lastLap: false,
    turnsWithoutPlay: 0,
    forbidden: NOTHING,
    playedType: NO_CARD,
    previousType: NO_CARD,
    turnedUp: NO_CARD,
    sheep: [...rules.flock],
    animals: rules.animals.map((card) => ({ card, at: 0, face: card.startFace, waits: false })),
    hands: [[], [], [], []],
    known: NOTHING_BY_SEAT,
    shown: NO_SEAT,
    unknown: NO_SEAT,
    deck: NOTHING,
    drawIndex: 0,
    dummyDecks: NOTHING_BY_SEAT,
    piles: [[], [], [], []],
    aside: [],
    outcome: undefined,
  };
}

const NOBODY: readonly AnimalRules[] = [];
export const NOTHING: readonly never[] = [];
const NOTHING_BY_SEAT: BySeat<readonly never[]> = [NOTHING, NOTHING, NOTHING, NOTHING];
const NO_SEAT: BySeat<boolean> = [false, false, false, false];

export function clone(state: State): State {
  const { hands, piles } = state;
  return {
    ...state,
    sheep: [...state.sheep],
    animals: state.animals.map((animal) => ({ ...animal })),
    hands: [hands[0].slice(), hands[1].slice(), hands[2].slice(), hands[3].slice()],
    piles: [piles[0].slice(), piles[1].slice(), piles[2].slice(), piles[3].slice()],
    aside: state.aside.slice(),
  };
}

/** Makes `to`, a state of the same config, equal to `from`. */
export function copyInto(to: State, from: State): void {
  to.asks = from.asks;
  to.choices = from.choices;
  to.turn = from.turn;
  to.firstTurn = from.firstTurn;
  to.lastLap = from.lastLap;
  to.turnsWithoutPlay = from.turnsWithoutPlay;
  to.forbidden = from.forbidden;
  to.playedType = from.playedType;
  to.previousType = from.previousType;
  to.turnedUp = from.turnedUp;
  for (const seat of SEAT_INDICES) {
    to.sheep[seat] = from.sheep[seat];
    copyList(to.hands[seat], from.hands[seat]);
    copyList(to.piles[seat], from.piles[seat]);
  }
  copyList(to.aside, from.aside);
  for (let i = 0; i < from.animals.length; i++) copyAnimal(at(to.animals, i), at(from.animals, i));
  to.known = from.known;
  to.shown = from.shown;
  to.unknown = from.unknown;
  to.deck = from.deck;
  to.drawIndex = from.drawIndex;
  to.dummyDecks = from.dummyDecks;
  to.outcome = from.outcome;
}

function copyList(to: number[], from: readonly number[]): void {
  while (to.length > from.length) to.pop();
  for (let i = 0; i < from.length; i++) to[i] = from[i] as number;
}

function copyAnimal(to: TableAnimal, from: TableAnimal): void {
  to.at = from.at;
  to.face = from.face;
  to.waits = from.waits;
}

export function isDummy(state: State, seat: SeatIndex): boolean {
  return state.rules.isDummy[seat];
}

/** The seat that answers for the current one: itself, or a dummy's human partner. */
export function answeringSeat(state: State): SeatIndex {
  return isDummy(state, state.turn) ? clockwise(state.turn, 2) : state.turn;
}

/** The animal with this id, which must be in the game. */
export function animalNamed(state: State, id: string): TableAnimal {
  return at(
    state.animals,
    state.animals.findIndex(({ card }) => card.id === id),
  );
}

/** Inserts a card into a hand, after all of a lower type. */
export function takeIntoHand(state: State, seat: SeatIndex, type: number): void {
  const hand = state.hands[seat];
  let i = hand.length;
  for (; i > 0 && (hand[i - 1] as number) > type; i--) hand[i] = hand[i - 1] as number;
  hand[i] = type;
}

/** Takes a card out of a hand, and out of the known ones. */
export function takeFromHand(state: State, seat: SeatIndex, type: number): void {
  const hand = state.hands[seat];
  for (let i = hand.indexOf(type); i < hand.length - 1; i++) hand[i] = hand[i + 1] as number;
  hand.pop();
  if (state.known[seat].length > 0 && state.known[seat].includes(type)) state.known = withoutKnown(state.known, seat, type);
}

function withoutKnown(known: State['known'], seat: SeatIndex, type: number): State['known'] {
  return forEachSeat((other) => (other === seat ? known[seat].toSpliced(known[seat].indexOf(type), 1) : known[other]));
}

/** Whether a card of this type may be played in this turn. */
export function mayPlay(state: State, type: number): boolean {
  return state.forbidden.length === 0 || !state.forbidden.includes(at(state.rules.types, type).value);
}

export function cardText(state: State, type: number): Card {
  return at(state.rules.types, type).card;
}
