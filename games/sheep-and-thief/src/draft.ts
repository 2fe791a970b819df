import type { Card } from './cards/card.ts';
import { passingIn, receiver } from './rules.ts';
import { HAND_ROOM, type Memory, NO_CARDS, noneEach, type Place, type State, takeFromHand, takeIntoHand, without } from './state.ts';
import { PLACED_A_ROUND, type Tell } from './vocabulary.ts';

/** Deals the hands of a round in seat order; what a seat kept from the last round is part of its new hand (R-KEPT). */
export function dealRound(state: State, tell: Tell): void {
  const { players, firstHand, laterHand } = state.rules;
  const count = state.round === 1 ? firstHand : laterHand;
  const hands: (readonly Card[])[] = [];
  for (let place = 0; place < players; place++) {
    const end = Math.min(state.next + count, state.deck.length);
    const packet = state.deck.slice(state.next, end);
    if (tell) hands.push(packet.slice());
    for (let i = 0; i < (state.held[place] as number); i++) packet.push(state.hands[place * HAND_ROOM + i] as Card);
    state.packets[place] = packet;
    state.next = end;
    state.held[place] = 0;
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
  for (let place = 0; place < players; place++) if ((state.packets[place] as readonly Card[]).length > keep) state.waiting |= 1 << place;
}

export function pick(state: State, place: Place, cards: readonly Card[], tell: Tell): void {
  const kept = inOrder(cards, state.packets[place] as readonly Card[]);
  state.picks[place] = kept;
  state.waiting &= ~(1 << place);
  tell?.({ kind: 'picks', seat: place + 1, cards: kept });
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
  for (let place = 0; place < players; place++) {
    const packet = state.packets[place] as readonly Card[];
    const kept = state.picks[place] as readonly Card[];
    remember(state, place, packet, kept);
    let rest: readonly Card[] = packet;
    for (let i = 0; i < kept.length; i++) {
      takeIntoHand(state, place, kept[i] as Card);
      rest = without(rest, kept[i] as Card);
    }
    passed[receiver(players, state.round, place)] = rest;
    state.picks[place] = NO_CARDS;
  }
  tell?.({ kind: 'passes', packets: passed.slice() });
  state.packets = passed;
  state.step++;
  awaitPicks(state);
  if (state.waiting === 0) closeDraft(state, tell);
}

function remember(state: State, place: Place, saw: readonly Card[], kept: readonly Card[]): void {
  const memory: Memory = { round: state.round, step: state.step, saw, kept, before: state.memory[place] as Memory | null };
  state.memory[place] = memory;
}

/** R-LASTCARD, then the starting player places. */
function closeDraft(state: State, tell: Tell): void {
  const { players } = state.rules;
  tell?.({ kind: 'keeps' });
  for (let place = 0; place < players; place++) {
    const packet = state.packets[place] as readonly Card[];
    if (packet.length === 0) continue;
    remember(state, place, packet, packet);
    for (let i = 0; i < packet.length; i++) takeIntoHand(state, place, packet[i] as Card);
    state.packets[place] = NO_CARDS;
    state.placed[place] = 0;
  }
  state.stage = 'place';
  state.turn = state.starter;
  tell?.({ kind: 'turn', seat: state.turn + 1 });
}

/** Two players: each secretly puts one of the two cards left out of the game. Nobody's shows before both have chosen. */
export function askDiscards(state: State): void {
  state.stage = 'discard';
  state.waiting = 0;
  for (let place = 0; place < state.rules.players; place++) if ((state.held[place] as number) > 1) state.waiting |= 1 << place;
}

/** Gives true once all have chosen. */
export function discard(state: State, place: Place, card: Card, tell: Tell): boolean {
  state.picks[place] = [card];
  state.waiting &= ~(1 << place);
  tell?.({ kind: 'discards', seat: place + 1, card });
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
  for (let place = 0; place < players; place++) state.placed[place] = 0;
  tell?.({ kind: 'starts-round', round, starter: state.starter + 1, passing: passingIn(round) });
  dealRound(state, tell);
}

/** The next seat clockwise that has cards to place this round, or −1. */
export function nextToPlace(state: State): Place {
  const { players } = state.rules;
  for (let i = 1; i <= players; i++) {
    const place = (state.turn + i) % players;
    if ((state.placed[place] as number) < PLACED_A_ROUND) return place;
  }
  return -1;
}
