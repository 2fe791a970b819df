import type { Seat } from '@bellwether/kernel';
import { act } from './animals.ts';
import type { Card } from './cards/card.ts';
import type { Cell } from './cells.ts';
import { askDiscards, beginRound, discard, nextToPlace, pick } from './draft.ts';
import { tellScores } from './ending.ts';
import { takeFromHand } from './hands.ts';
import { BACK, LAID, lay, NONE, ROUND_SHIFT, type SeatIndex, type State } from './state.ts';
import { type Move, type PlaceCard, ROUNDS, type Tell } from './vocabulary.ts';

/** Carries out a move that `check` accepts, and everything that follows without a choice. */
export function apply(state: State, seat: Seat, move: Move, tell: Tell): void {
  const player = seat - 1;
  switch (move.kind) {
    case 'keep':
      pick(state, player, move.cards, tell);
      return;
    case 'discard':
      if (discard(state, player, move.card, tell)) beginRound(state, state.round + 1, tell);
      return;
    case 'place':
      placeCard(state, player, move, tell);
      goOn(state, tell);
      return;
  }
}

function placeCard(state: State, player: SeatIndex, { card, at, faceDown, actions }: PlaceCard, tell: Tell): void {
  takeFromHand(state, player, card);
  const round = state.round << ROUND_SHIFT;
  if (faceDown) layFaceDown(state, player, at, card, round);
  else lay(state, player, at, card | LAID | round);
  state.placed[player] = (state.placed[player] ?? 0) + 1;
  tell?.({ kind: 'places', seat: player + 1, at, card, faceDown });
  for (const action of actions) act(state, player, at, action, tell);
}

function layFaceDown(state: State, player: SeatIndex, at: Cell, card: Card, round: number): void {
  lay(state, player, at, BACK | LAID | round);
  state.fronts = [...state.fronts, { player, at, card }];
}

function goOn(state: State, tell: Tell): void {
  const next = nextToPlace(state);
  if (next !== NONE) {
    state.turn = next;
    tell?.({ kind: 'turn', seat: next + 1 });
    return;
  }
  endRound(state, tell);
}

function endRound(state: State, tell: Tell): void {
  tell?.({ kind: 'ends-round', round: state.round });
  if (state.round === ROUNDS) {
    state.stage = 'over';
    if (tell) tellScores(state, tell);
    return;
  }
  if (state.rules.players === 2) askDiscards(state);
  else beginRound(state, state.round + 1, tell);
}
