import { type Random, shuffle } from '@bellwether/kernel';
import { typeOf } from './rules.ts';
import { isDummy, type Place, SEEN, type State, takeIntoHand } from './state.ts';
import { publicTable } from './table-of.ts';
import { type Card, SEATS, type View } from './vocabulary.ts';

/**
 * A state the viewer cannot tell from the real one, each deal of the unseen cards as likely as any other that fits what was
 * seen: own hand, piles, cards shown or exchanged, and that a seat asked to play under a forbidden number has another card.
 */
export function imagine(view: View, random: Random): State {
  const state = publicTable(view);
  const { rules } = state;
  const places = hiddenPlaces(view);
  const unseen = shuffle(unseenTypes(state, view, places), random);
  if (view.asks === 'play' && state.forbidden !== 0 && view.viewer !== view.turn) makePlayable(state, view, unseen, random);

  for (const [place, known] of places.entries()) {
    for (const card of known) takeIntoHand(state, place, typeOf(rules, card));
    if (isDummy(state, place)) continue;
    for (let n = (view.handSizes[place] as number) - known.length; n > 0; n--) takeIntoHand(state, place, unseen.pop() as number);
  }
  state.dummyDecks = view.dummyDecks.map((deck) =>
    deck.map((card) => (card === null ? (unseen.pop() as number) : SEEN + typeOf(rules, card))),
  );
  // A position may leave cards out of the game: the deck is no larger for that.
  state.deck = unseen.slice(0, view.deckSize);
  return state;
}

/** By place, the cards the viewer knows to be in that hand: all of its own, and what was shown. */
function hiddenPlaces(view: View): readonly (readonly Card[])[] {
  return SEATS.map((seat) => (seat === view.viewer ? view.hand : (view.known[seat - 1] as readonly Card[])));
}

/** The deck less every card the viewer can name. */
function unseenTypes(state: State, view: View, known: readonly (readonly Card[])[]): number[] {
  const { rules } = state;
  const counts = rules.types.map(() => 0);
  const count = (cards: readonly (Card | null)[], by: number) => {
    for (const card of cards) if (card !== null) counts[typeOf(rules, card)] = (counts[typeOf(rules, card)] as number) + by;
  };
  count(rules.deck, 1);
  for (const cards of [...known, ...view.piles, ...view.dummyDecks, view.aside, [view.turnedUp]]) count(cards, -1);
  return counts.flatMap((n, type) => Array<number>(Math.max(0, n)).fill(type));
}

/**
 * The seat in turn was asked, so it holds a card it may play. Its unseen cards are the last ones of `unseen`: swaps them for
 * others, as often as a fair draw that meets the condition would have it, by drawing how many of them are forbidden.
 */
function makePlayable(state: State, view: View, unseen: number[], random: Random): void {
  const place = view.turn - 1;
  const isForbidden = (type: number) => (state.forbidden >> type) & 1;
  const known = view.known[place] as readonly Card[];
  const size = (view.handSizes[place] as number) - known.length;
  if (known.some((card) => !isForbidden(typeOf(state.rules, card)))) return;
  const bad = unseen.filter(isForbidden);
  const good = unseen.filter((type) => !isForbidden(type));
  const held = drawCount(bad.length, good.length, size, random);
  const hand = [...bad.splice(0, held), ...good.splice(0, size - held)];
  const rest = shuffle([...bad, ...good], random);
  // Hands are filled by place from the end of `unseen`: what other seats take comes before this seat's cards.
  const before = unseenBefore(view, place);
  const cut = rest.length - before;
  unseen.splice(0, unseen.length, ...rest.slice(0, cut), ...hand, ...rest.slice(cut));
}

/** How many of `size` cards drawn from `bad` and `good` ones are bad, given that at least one is good. */
function drawCount(bad: number, good: number, size: number, random: Random): number {
  for (let tries = 0; tries < 1000; tries++) {
    let held = 0;
    for (let n = 0; n < size; n++) if (random.below(bad + good - n) < bad - held) held++;
    if (held < size) return held;
  }
  // Nearly every card left is forbidden: then nearly surely all but one are.
  return Math.max(0, Math.min(bad, size - 1));
}

function unseenBefore(view: View, place: Place): number {
  let cards = 0;
  for (let p = 0; p < place; p++) {
    if (view.viewer === p + 1 || (view.dummyDecks[p] as readonly unknown[]).length > 0) continue;
    cards += (view.handSizes[p] as number) - (view.known[p] as readonly Card[]).length;
  }
  return cards;
}
