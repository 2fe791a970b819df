import type { Card } from './cards/card.ts';
import { cardInHand, heldBy, packetOf, takeFromHand, takeIntoHand, without } from './hands.ts';
import { passingIn, receiver } from './rules.ts';
import { type Memory, NO_CARDS, NONE, noneEach, type SeatIndex, type State } from './state.ts';
import { PLACED_A_ROUND, type Tell } from './vocabulary.ts';

/** Deals the hands of a round in seat order; a card kept from the last round counts toward the new hand (R-KEPT). */
export function dealRound(state: State, tell: Tell): void {
  const { players, firstHand, laterHand } = state.rules;
  const count = state.round === 1 ? firstHand : laterHand;
  const hands: (readonly Card[])[] = [];
  for (let player = 0; player < players; player++) {
    const end = Math.min(state.drawIndex + count, state.deck.length);
    const packet = state.deck.slice(state.drawIndex, end);
    if (tell) hands.push(packet.slice());
    for (let i = 0; i < heldBy(state, player); i++) packet.push(cardInHand(state, player, i));
    state.packets[player] = packet;
    state.drawIndex = end;
    state.held[player] = 0;
  }
  state.stage = 'draft';
  state.step = 0;
  awaitPicks(state);
  tell?.({ kind: 'deals', hands });
}

/** Asks for picks. R-LASTCARD: only players whose packet has more cards than a pick keeps have a choice. */
function awaitPicks(state: State): void {
  const { players, keep } = state.rules;
  state.waiting = 0;
  for (let player = 0; player < players; player++) if (packetOf(state, player).length > keep) state.waiting |= 1 << player;
}

export function pick(state: State, player: SeatIndex, cards: readonly Card[], tell: Tell): void {
  const kept = inOrder(cards, packetOf(state, player));
  state.picks[player] = kept;
  state.waiting &= ~(1 << player);
  tell?.({ kind: 'picks', seat: player + 1, cards: kept });
  if (state.waiting === 0) passOn(state, tell);
}

/** Two cards in either order are the same pick. */
function inOrder(cards: readonly Card[], packet: readonly Card[]): readonly Card[] {
  const one = cards[0];
  const other = cards[1];
  if (one === undefined || other === undefined) return cards;
  return packet.indexOf(one) <= packet.indexOf(other) ? cards : [other, one];
}

/** After all have chosen, picks go to the hands, and each packet to the next player. */
function passOn(state: State, tell: Tell): void {
  const { players } = state.rules;
  const passed = noneEach(players);
  for (let player = 0; player < players; player++) {
    const packet = packetOf(state, player);
    const kept = state.picks[player] ?? NO_CARDS;
    remember(state, player, packet, kept);
    let rest: readonly Card[] = packet;
    for (const card of kept) {
      takeIntoHand(state, player, card);
      rest = without(rest, card);
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
  const memory: Memory = { round: state.round, step: state.step, saw, kept, before: state.memory[player] ?? null };
  state.memory[player] = memory;
}

/** R-LASTCARD, then the starting player places. */
function closeDraft(state: State, tell: Tell): void {
  const { players } = state.rules;
  tell?.({ kind: 'keeps' });
  for (let player = 0; player < players; player++) {
    const packet = packetOf(state, player);
    if (packet.length === 0) continue;
    remember(state, player, packet, packet);
    for (const card of packet) takeIntoHand(state, player, card);
    state.packets[player] = NO_CARDS;
    state.placed[player] = 0;
  }
  state.stage = 'place';
  state.turn = state.starter;
  tell?.({ kind: 'turn', seat: state.turn + 1 });
}

/** Two players: each secretly discards one of the two cards left, at the same time. */
export function askDiscards(state: State): void {
  state.stage = 'discard';
  state.waiting = 0;
  for (let player = 0; player < state.rules.players; player++) if (heldBy(state, player) > 1) state.waiting |= 1 << player;
}

/** Returns true once all have chosen. */
export function discard(state: State, player: SeatIndex, card: Card, tell: Tell): boolean {
  state.picks[player] = [card];
  state.waiting &= ~(1 << player);
  tell?.({ kind: 'discards', seat: player + 1, card });
  if (state.waiting !== 0) return false;
  const { picks } = state;
  state.out = state.out.map((cards, p) => [...cards, ...(picks[p] ?? NO_CARDS)]);
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

/** The next player clockwise that has cards to place this round, or NONE. */
export function nextToPlace(state: State): SeatIndex {
  const { players } = state.rules;
  for (let i = 1; i <= players; i++) {
    const player = (state.turn + i) % players;
    if ((state.placed[player] ?? 0) < PLACED_A_ROUND) return player;
  }
  return NONE;
}
