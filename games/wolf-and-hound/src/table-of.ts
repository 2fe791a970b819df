import { gather } from './pastures.ts';
import { rulesOf, typeOf } from './rules.ts';
import { put, showSide } from './standing.ts';
import { emptyTable, laid, NONE, type State, showSymbol, takeIntoHand } from './state.ts';
import { type Card, SIDES, type View } from './vocabulary.ts';

/** What everybody sees of a table. */
export type PublicView = Omit<View, 'viewer' | 'hand' | 'handSizes' | 'deckSize' | 'dummyDecks' | 'flock' | 'choices' | 'answers'>;

/** The table a view shows: what everybody sees, and the viewer's own hand. Other hands and the decks are empty. */
export function tableOf(view: View): State {
  const state = publicTable(view);
  if (view.viewer !== 'spectator') for (const card of view.hand) takeIntoHand(state, view.viewer - 1, typeOf(state.rules, card));
  return state;
}

/** A state with everything in it that everybody sees, and no hidden card yet. */
export function publicTable(view: PublicView): State {
  const rules = rulesOf(view.config);
  const state = emptyTable(rules);
  const type = (card: Card | null) => (card === null ? NONE : typeOf(rules, card));
  const index = (id: string) => rules.animals.findIndex((card) => card.id === id);
  const types = rules.types.length;
  state.asks = view.asks;
  state.turn = view.turn - 1;
  state.firstTurn = view.firstTurn;
  state.lastLap = view.lastLap;
  state.still = view.stillTurns;
  state.forbidden = view.forbidden.reduce((bits, value) => bits | (rules.typesOfValue[value] as number), 0);
  state.waiting = view.waiting.reduce((bits, id) => bits | (1 << index(id)), 0);
  state.card = type(view.turnCard);
  state.previous = type(view.previousTurnCard);
  state.turnedUp = type(view.turnedUp);
  state.sheep = gather(view.sheep);
  for (const { id, at, side } of view.animals) {
    put(state, index(id), at - 1);
    showSide(state, index(id), SIDES.indexOf(side));
  }
  // In which order the seats played is nowhere kept, only each seat's own order.
  view.piles.forEach((pile, place) => {
    for (const card of pile) state.log[state.plays++] = laid(place, type(card), false);
    const top = pile.at(-1);
    if (top !== undefined) showSymbol(state, place, type(top));
  });
  for (const card of view.aside) state.log[state.plays++] = laid(state.turn, type(card), true);
  if (view.known.some((cards) => cards.length > 0) || view.shown.length > 0) {
    const known = rules.emptyHands.slice();
    view.known.forEach((cards, place) => {
      for (const card of cards) known[place * types + type(card)] = (known[place * types + type(card)] as number) + 1;
    });
    state.known = known;
  }
  state.shown = view.shown.reduce((bits, seat) => bits | (1 << (seat - 1)), 0);
  state.unknown = view.unknown.reduce((bits, seat) => bits | (1 << (seat - 1)), 0);
  if (view.outcome) {
    state.winner = rules.teams.indexOf(view.outcome.winner as never);
    state.cardsOut = view.outcome.reason === 'cards-out';
  }
  return state;
}
