import { wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Quick } from './quick.ts';
import { copyInto, SEEN, type State, type View } from './state.ts';

/** By place and type (place × types + type): how well a hidden card of this type fits in this hand. All 1 is a fair deal. */
export type Fit = Float64Array;

/** Where the deck and the dummy decks are counted among the owners of hidden cards. */
const DECK = 4;

/**
 * The deals of the hidden cards that fit a view. One shuffled row holds all of them: first the cards of the hands, then of the
 * dummy decks, then the number deck. `next` gives another deal each time, as likely as cards and fit make it.
 */
export class Worlds {
  /** The table as the view shows it, hidden cards left out: hands hold what is known to lie there. */
  readonly table: State;
  /** Hidden cards in their places, and whose place it is (a place, or DECK). */
  readonly hidden: Int8Array;
  readonly owner: Int8Array;
  readonly hands: number;
  readonly #dummies: { readonly place: number; readonly fixed: readonly number[] }[] = [];
  readonly #deckSize: number;
  readonly fit: Fit | undefined;
  readonly #types: number;
  /** The seat in turn was asked to play under a forbidden number: it holds something else. */
  readonly #mustPlay: number;

  constructor(view: View, quick: Quick, fit?: Fit) {
    // Any imagined state has all public things right; its hidden cards are taken out again and become the row.
    const table = wolfAndHound.imagine(view, quick);
    const { rules } = table;
    const types = rules.types.length;
    this.#types = types;
    const hidden: number[] = [];
    const owner: number[] = [];
    for (let place = 0; place < 4; place++) {
      if (place === (view.viewer as number) - 1 || (rules.dummies >> place) & 1) continue;
      let held = 0;
      for (let type = 0; type < types; type++) {
        const i = place * types + type;
        const known = table.known === null ? 0 : (table.known[i] as number);
        for (let n = (table.hands[i] as number) - known; n > 0; n--) {
          hidden.push(type);
          owner.push(place);
        }
        table.hands[i] = known;
        if (known > 0) held |= 1 << type;
      }
      table.held[place] = held;
    }
    this.hands = hidden.length;
    for (const [place, deck] of table.dummyDecks.entries()) {
      if (deck.length === 0) continue;
      this.#dummies.push({ place, fixed: deck.map((type) => (type >= SEEN ? type : -1)) });
      for (const type of deck) if (type < SEEN) hidden.push(type);
    }
    const drawn = table.deck.slice(table.next);
    this.#deckSize = drawn.length;
    hidden.push(...drawn);
    while (owner.length < hidden.length) owner.push(DECK);
    table.next = 0;
    this.table = table;
    this.hidden = Int8Array.from(hidden);
    this.owner = Int8Array.from(owner);
    this.fit = fit;
    this.#mustPlay = view.asks === 'play' && table.forbidden !== 0 && view.viewer !== view.turn ? table.forbidden : 0;
    if (fit !== undefined) for (let n = 0; n < BURN_IN; n++) this.#stir(quick);
  }

  /** How many hidden cards there are outside the number deck. */
  get secrets(): number {
    return this.hidden.length - this.#deckSize;
  }

  /** A state to play in, with arrays of its own. */
  blank(): State {
    return wolfAndHound.clone(this.table);
  }

  /** The next deal, laid into `state`. */
  next(state: State, quick: Quick): void {
    do {
      if (this.fit === undefined) shuffleFrom(this.hidden, 0, quick);
      else {
        this.#stir(quick);
        shuffleFrom(this.hidden, this.hands, quick);
      }
      this.lay(state);
    } while (this.#mustPlay !== 0 && ((state.held[state.turn] as number) & ~this.#mustPlay) === 0);
  }

  /** Lays the hidden row as it stands into a state. */
  lay(state: State): void {
    const { hidden, owner, hands } = this;
    copyInto(state, this.table);
    const types = this.#types;
    for (let i = 0; i < hands; i++) {
      const place = owner[i] as number;
      const type = hidden[i] as number;
      const slot = place * types + type;
      state.hands[slot] = (state.hands[slot] as number) + 1;
      state.held[place] = (state.held[place] as number) | (1 << type);
    }
    let i = hands;
    if (this.#dummies.length > 0) {
      const decks = this.table.dummyDecks.slice();
      for (const { place, fixed } of this.#dummies) decks[place] = fixed.map((type) => (type >= 0 ? type : (hidden[i++] as number)));
      state.dummyDecks = decks;
    }
    const deck = new Array<number>(this.#deckSize);
    for (let n = 0; n < deck.length; n++) deck[n] = hidden[i++] as number;
    state.deck = deck;
  }

  /**
   * One sweep of swaps, each accepted as often as the fit of both cards in their new hands says (Metropolis): in the long run
   * every deal comes as often as the product of its fits.
   */
  #stir(quick: Quick): void {
    const fit = this.fit as Fit;
    const { hidden, owner } = this;
    const types = this.#types;
    for (let i = 0; i < this.hands; i++) {
      const j = quick.below(hidden.length);
      const a = hidden[i] as number;
      const b = hidden[j] as number;
      const p = owner[i] as number;
      const q = owner[j] as number;
      if (a === b || p === q) continue;
      const now = (fit[p * types + a] as number) * (q === DECK ? 1 : (fit[q * types + b] as number));
      const then = (fit[p * types + b] as number) * (q === DECK ? 1 : (fit[q * types + a] as number));
      if (then >= now || quick.share() * now < then) {
        hidden[i] = b;
        hidden[j] = a;
      }
    }
  }
}

const BURN_IN = 20;

function shuffleFrom(row: Int8Array, from: number, quick: Quick): void {
  for (let i = row.length - 1; i > from; i--) {
    const j = from + quick.below(i - from + 1);
    const card = row[i] as number;
    row[i] = row[j] as number;
    row[j] = card;
  }
}
