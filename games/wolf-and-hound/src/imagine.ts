import { invariant, type Random, shuffle } from '@bellwether/kernel';
import { at } from './at.ts';
import { typeOf } from './rules.ts';
import { type BySeat, forEachSeat, SEAT_INDICES, type SeatIndex } from './seats.ts';
import { isDummy, mayPlay, type State, takeIntoHand } from './state.ts';
import { openState } from './table-of.ts';
import type { Card, View } from './vocabulary.ts';

/**
 * A state the viewer cannot tell from the real one. Each deal of the unseen cards is equally likely, given what was
 * seen: own hand, piles, cards shown or exchanged, and that a seat asked to play despite a forbidden number has another
 * card.
 */
export function imagine(view: View, random: Random): State {
  const state = openState(view);
  const named = namedCards(view);
  const unseen = shuffle(unseenTypes(state, view, named), random);
  const draw = () => {
    const type = unseen.pop();
    invariant(type !== undefined, 'no more hidden cards than the deck has left');
    return type;
  };
  if (view.asks === 'play' && view.forbidden.length > 0 && view.viewer !== view.turn) makePlayable(state, view, unseen, random);
  for (const seat of SEAT_INDICES) {
    for (const card of named[seat]) takeIntoHand(state, seat, typeOf(state.rules, card));
    if (isDummy(state, seat)) continue;
    for (let n = at(view.handSizes, seat) - named[seat].length; n > 0; n--) takeIntoHand(state, seat, draw());
  }
  state.dummyDecks = forEachSeat((seat) =>
    at(view.dummyDecks, seat).map((card) =>
      card === null ? { type: draw(), seen: false } : { type: typeOf(state.rules, card), seen: true },
    ),
  );
  // A position can leave cards out of the game, so the deck is cut to its known size.
  state.deck = unseen.slice(0, view.deckSize);
  return state;
}

/** The cards in each hand that the viewer can name: its whole own hand, and cards that were shown. */
function namedCards(view: View): BySeat<readonly Card[]> {
  return forEachSeat((seat) => (seat + 1 === view.viewer ? view.hand : at(view.known, seat)));
}

/** The types of the deck without the cards the viewer can name. */
function unseenTypes({ rules }: State, view: View, named: BySeat<readonly Card[]>): number[] {
  const counts = rules.types.map(() => 0);
  const count = (cards: readonly (Card | null)[], by: number) => {
    for (const card of cards) {
      if (card === null) continue;
      const type = typeOf(rules, card);
      counts[type] = at(counts, type) + by;
    }
  };
  count(rules.deck, 1);
  for (const cards of [...named, ...view.piles, ...view.dummyDecks, view.aside, [view.turnedUp]]) count(cards, -1);
  return counts.flatMap((n, type) => Array<number>(Math.max(0, n)).fill(type));
}

/**
 * The current seat was asked to play, so it holds a playable card. Hands are filled from the end of `unseen`: this
 * swaps cards so that this seat's part has one, with the probabilities of a fair deal under that condition.
 */
function makePlayable(state: State, view: View, unseen: number[], random: Random): void {
  const known = at(view.known, state.turn);
  const size = at(view.handSizes, state.turn) - known.length;
  if (known.some((card) => mayPlay(state, typeOf(state.rules, card)))) return;
  const bad = unseen.filter((type) => !mayPlay(state, type));
  const good = unseen.filter((type) => mayPlay(state, type));
  const held = drawCount(bad.length, good.length, size, random);
  const hand = [...bad.splice(0, held), ...good.splice(0, size - held)];
  const rest = shuffle([...bad, ...good], random);
  const cut = rest.length - hiddenBefore(view, state.turn);
  unseen.splice(0, unseen.length, ...rest.slice(0, cut), ...hand, ...rest.slice(cut));
}

/**
 * Hypergeometric: how many of `size` cards drawn from `bad` and `good` ones are bad, given that at least one is good.
 */
function drawCount(bad: number, good: number, size: number, random: Random): number {
  for (let tries = 0; tries < 1000; tries++) {
    let held = 0;
    for (let n = 0; n < size; n++) if (random.below(bad + good - n) < bad - held) held++;
    if (held < size) return held;
  }
  // Rejection sampling gave up: nearly every card left is forbidden, so almost certainly all but one of these are.
  return Math.max(0, Math.min(bad, size - 1));
}

/** How many hidden cards the hands before this seat take. */
function hiddenBefore(view: View, seat: SeatIndex): number {
  let cards = 0;
  for (const other of SEAT_INDICES) {
    if (other >= seat || view.viewer === other + 1 || at(view.dummyDecks, other).length > 0) continue;
    cards += at(view.handSizes, other) - at(view.known, other).length;
  }
  return cards;
}
