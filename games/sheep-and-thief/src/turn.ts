import type { Seat } from '@bellwether/kernel';
import { act } from './actions.ts';
import type { Card } from './cards/card.ts';
import type { Cell } from './cells.ts';
import { askDiscards, beginRound, discard, nextToPlace, pick } from './draft.ts';
import { tellScores } from './ending.ts';
import { BACK, LAID, lay, type Place, ROUND_SHIFT, type State, takeFromHand } from './state.ts';
import { type Action, type Move, type Place as PlaceMove, ROUNDS, type Tell } from './vocabulary.ts';

/** Carries out a move that `check` lets pass, and all that follows from it without anybody's choice. */
export function apply(state: State, seat: Seat, move: Move, tell: Tell): void {
  const place = seat - 1;
  switch (move.kind) {
    case 'keep':
      pick(state, place, move.cards, tell);
      return;
    case 'discard':
      if (discard(state, place, move.card, tell)) beginRound(state, state.round + 1, tell);
      return;
    case 'place':
      placeCard(state, place, move, tell);
      goOn(state, tell);
      return;
  }
}

function placeCard(state: State, place: Place, { card, at, faceDown, actions }: PlaceMove, tell: Tell): void {
  takeFromHand(state, place, card);
  const round = state.round << ROUND_SHIFT;
  if (faceDown) layFaceDown(state, place, at, card, round);
  else lay(state, place, at, card | LAID | round);
  state.placed[place] = (state.placed[place] as number) + 1;
  tell?.({ kind: 'places', seat: place + 1, at, card, faceDown });
  for (let i = 0; i < actions.length; i++) act(state, place, at, actions[i] as Action, tell);
}

function layFaceDown(state: State, place: Place, at: Cell, card: Card, round: number): void {
  lay(state, place, at, BACK | LAID | round);
  state.fronts = [...state.fronts, { place, at, card }];
}

function goOn(state: State, tell: Tell): void {
  const next = nextToPlace(state);
  if (next >= 0) {
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
