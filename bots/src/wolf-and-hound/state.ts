import type { WolfAndHound } from '@bellwether/wolf-and-hound';

/** A position of the engine, made from a view: what lies hidden in it is the bot's own guess. */
export type State = WolfAndHound['State'];
export type Rules = State['rules'];
export type Move = WolfAndHound['Move'];
export type View = WolfAndHound['View'];

export const NONE = -1;
/** Added to a type in a dummy deck: everybody has seen this card. */
export const SEEN = 64;

/** Lays one position over another of the same rules, without making anything new. The log is not copied: search never reads it. */
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
