import type { Card } from './cards/card.ts';
import { HAND_ROOM, type SeatIndex, type State } from './state.ts';

/** Players' cards: hands of up to HAND_ROOM cards in one list, packets as separate lists. */

export function packetOf({ packets }: State, player: SeatIndex): readonly Card[] {
  return packets[player] as readonly Card[];
}

/** The number of cards a player holds. */
export function heldBy({ held }: State, player: SeatIndex): number {
  return held[player] as number;
}

/** One card of a hand, from 0. */
export function cardInHand({ hands }: State, player: SeatIndex, i: number): Card {
  return hands[player * HAND_ROOM + i] as Card;
}

export function handOf(state: State, player: SeatIndex): Card[] {
  return state.hands.slice(player * HAND_ROOM, player * HAND_ROOM + heldBy(state, player));
}

export function takeIntoHand(state: State, player: SeatIndex, card: Card): void {
  const held = heldBy(state, player);
  state.hands[player * HAND_ROOM + held] = card;
  state.held[player] = held + 1;
}

export function isInHand(state: State, player: SeatIndex, card: Card): boolean {
  for (let i = heldBy(state, player) - 1; i >= 0; i--) if (cardInHand(state, player, i) === card) return true;
  return false;
}

/** Closes the gap, so that a hand keeps its order. */
export function takeFromHand(state: State, player: SeatIndex, card: Card): void {
  const last = heldBy(state, player) - 1;
  const first = player * HAND_ROOM;
  let i = 0;
  while (i <= last && cardInHand(state, player, i) !== card) i++;
  for (; i < last; i++) state.hands[first + i] = cardInHand(state, player, i + 1);
  state.hands[first + last] = 0;
  state.held[player] = last;
}

/** Cards without one of them, in order. */
export function without(cards: readonly Card[], card: Card): readonly Card[] {
  const at = cards.indexOf(card);
  if (at < 0) return cards;
  const rest = cards.slice();
  for (let i = at + 1; i < rest.length; i++) rest[i - 1] = rest[i] as Card;
  rest.pop();
  return rest;
}
