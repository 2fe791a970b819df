import type { Card } from './cards/card.ts';
import { passingIn, receiver } from './rules.ts';
import { HAND_ROOM, type Memory, NO_CARDS, noneEach, type SeatIndex, type State, takeFromHand, takeIntoHand, without } from './state.ts';
import { PLACED_A_ROUND, type Tell } from './vocabulary.ts';

/** Deals the hands of a round in seat order; what a seat kept from the last round is part of its new hand (R-KEPT). */
export function dealRound(state: State, tell: Tell): void {
  const { players, firstHand, laterHand } = state.rules;
  const count = state.round === 1 ? firstHand : laterHand;
  const hands: (readonly Card[])[] = [];
  for (let player = 0; player < players; player++) {
    const end = Math.min(state.next + count, state.deck.length);
    const packet = state.deck.slice(state.next, end);
    if (tell) hands.push(packet.slice());
    for (let i = 0; i < (state.held[player] as number); i++) packet.push(state.hands[player * HAND_ROOM + i] as Card);
    state.packets[player] = packet;
    state.next = end;
    state.held[player] = 0;
  }
  state.stage = 'draft';
  state.step = 0;
  awaitPicks(state);
  tell?.({ kind: 'deals', hands });
}

/** A choice is needed wherever more cards lie than are kept by themselves in the end (R-LASTCARD). */
function awaitPicks(state: State): void {
  const { players, keep } = state.rules;
  state.waiting = 0;
  for (let player = 0; player < players; player++)
    if ((state.packets[player] as readonly Card[]).length > keep) state.waiting |= 1 << player;
}

export function pick(state: State, player: SeatIndex, cards: readonly Card[], tell: Tell): void {
  const kept = inOrder(cards, state.packets[player] as readonly Card[]);
  state.picks[player] = kept;
  state.waiting &= ~(1 << player);
  tell?.({ kind: 'picks', seat: player + 1, cards: kept });
  if (state.waiting === 0) passOn(state, tell);
}

/** Two cards named in either order are the same pick. */
function inOrder(cards: readonly Card[], packet: readonly Card[]): readonly Card[] {
  if (cards.length < 2) return cards;
  return packet.indexOf(cards[0] as Card) <= packet.indexOf(cards[1] as Card) ? cards : [cards[1] as Card, cards[0] as Card];
}

/** All have chosen: the choices are kept, the rest goes on. */
function passOn(state: State, tell: Tell): void {
  const { players } = state.rules;
  const passed = noneEach(players);
  for (let player = 0; player < players; player++) {
    const packet = state.packets[player] as readonly Card[];
    const kept = state.picks[player] as readonly Card[];
    remember(state, player, packet, kept);
    let rest: readonly Card[] = packet;
    for (let i = 0; i < kept.length; i++) {
      takeIntoHand(state, player, kept[i] as Card);
      rest = without(rest, kept[i] as Card);
    }
    passed[receiver(players, state.round, player)] = rest;
    state.picks[player] = NO_CARDS;
  }
  tell?.({ kind: 'passes', packets: passed.slice() });
  state.packets = passed;
  state.step++;
  awaitPicks(state);
  if (state.waiting === 0) closeDraft(state, tell);
}

function remember(state: State, player: SeatIndex, saw: readonly Card[], kept: readonly Card[]): void {
  const memory: Memory = { round: state.round, step: state.step, saw, kept, before: state.memory[player] as Memory | null };
  state.memory[player] = memory;
}

/** R-LASTCARD, then the starting player places. */
function closeDraft(state: State, tell: Tell): void {
  const { players } = state.rules;
  tell?.({ kind: 'keeps' });
  for (let player = 0; player < players; player++) {
    const packet = state.packets[player] as readonly Card[];
    if (packet.length === 0) continue;
    remember(state, player, packet, packet);
    for (let i = 0; i < packet.length; i++) takeIntoHand(state, player, packet[i] as Card);
    state.packets[player] = NO_CARDS;
    state.placed[player] = 0;
  }
  state.stage = 'place';
  state.turn = state.starter;
  tell?.({ kind: 'turn', seat: state.turn + 1 });
}

/** Two players: each secretly puts one of the two cards left out of the game. Nobody's shows before both have chosen. */
export function askDiscards(state: State): void {
  state.stage = 'discard';
  state.waiting = 0;
  for (let player = 0; player < state.rules.players; player++) if ((state.held[player] as number) > 1) state.waiting |= 1 << player;
}

/** Gives true once all have chosen. */
export function discard(state: State, player: SeatIndex, card: Card, tell: Tell): boolean {
  state.picks[player] = [card];
  state.waiting &= ~(1 << player);
  tell?.({ kind: 'discards', seat: player + 1, card });
  if (state.waiting !== 0) return false;
  const { picks } = state;
  state.out = state.out.map((cards, p) => [...cards, ...(picks[p] as readonly Card[])]);
  picks.forEach((cards, p) => {
    for (const gone of cards) takeFromHand(state, p, gone);
  });
  state.picks = noneEach(state.rules.players);
  return true;
}

export function beginRound(state: State, round: number, tell: Tell): void {
  const { players } = state.rules;
  state.round = round;
  state.starter = (state.starter + 1) % players;
  for (let player = 0; player < players; player++) state.placed[player] = 0;
  tell?.({ kind: 'starts-round', round, starter: state.starter + 1, passing: passingIn(round) });
  dealRound(state, tell);
}

/** The next seat clockwise that has cards to place this round, or −1. */
export function nextToPlace(state: State): SeatIndex {
  const { players } = state.rules;
  for (let i = 1; i <= players; i++) {
    const player = (state.turn + i) % players;
    if ((state.placed[player] as number) < PLACED_A_ROUND) return player;
  }
  return -1;
}
