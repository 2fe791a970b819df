import { at } from './at.ts';
import { NO_CARD } from './numbers.ts';
import { rulesOf, typeOf } from './rules.ts';
import { forEachSeat, seatIndex } from './seats.ts';
import { animalNamed, emptyTable, type State, takeIntoHand } from './state.ts';
import { type Card, SEATS, type View } from './vocabulary.ts';

/**
 * The public part of a table. Without what only one seat knows, and without what follows from the rest or from the
 * hidden cards.
 */
export type OpenTable = Omit<View, 'viewer' | 'hand' | 'handSizes' | 'deckSize' | 'dummyDecks' | 'flock' | 'answers'>;

/** The table in a view: public information and the viewer's own hand. Other hands and the decks are empty. */
export function tableOf(view: View): State {
  const state = openState(view);
  if (view.viewer !== 'spectator') for (const card of view.hand) takeIntoHand(state, seatIndex(view.viewer), typeOf(state.rules, card));
  return state;
}

/** A state with all public information, and no hidden card yet. */
export function openState(view: OpenTable): State {
  const rules = rulesOf(view.config);
  const types = (cards: readonly Card[]) => cards.map((card) => typeOf(rules, card));
  const type = (card: Card | null) => (card === null ? NO_CARD : typeOf(rules, card));
  const state = emptyTable(rules);
  state.asks = view.asks;
  state.choices = view.choices.map((id) => animalNamed(state, id).card);
  state.turn = seatIndex(view.turn);
  state.firstTurn = view.firstTurn;
  state.lastLap = view.lastLap;
  state.turnsWithoutPlay = view.stillTurns;
  state.forbidden = view.forbidden;
  state.playedType = type(view.turnCard);
  state.previousType = type(view.previousTurnCard);
  state.turnedUp = type(view.turnedUp);
  for (const { id, at: seat, side } of view.animals) {
    const animal = animalNamed(state, id);
    animal.at = seatIndex(seat);
    animal.face = animal.card[side];
    animal.waits = view.waiting.includes(id);
  }
  for (const seat of SEATS) {
    const i = seatIndex(seat);
    state.sheep[i] = at(view.sheep, i);
    state.piles[i].push(...types(at(view.piles, i)));
  }
  state.aside.push(...types(view.aside));
  state.known = forEachSeat((seat) => types(at(view.known, seat)));
  state.shown = forEachSeat((seat) => view.shown.includes(seat + 1));
  state.unknown = forEachSeat((seat) => view.unknown.includes(seat + 1));
  state.outcome = view.outcome;
  return state;
}
