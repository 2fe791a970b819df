import { at, forEachSeat, isDummy, mayPlay, SEAT_INDICES, type SeatIndex, takeIntoHand, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { State, View } from './state.ts';
import type { XorShift } from './xor-shift.ts';

/** By seat and type (seat × types + type): relative likelihood that a hidden card of this type is in this hand. All 1 is a uniform deal. */
export type Fit = Float64Array;

/**
 * Samples deals of the hidden cards that fit a view. One shuffled array holds them all: first the cards in hands, then those of the dummy
 * decks, then the number deck. `next` gives another deal each time, sampled by card counts and fit.
 */
export class Worlds {
  /** The table as the view shows it, without hidden cards: hands hold only their known cards. */
  readonly table: State;
  /** The types of the hidden cards. */
  readonly hidden: Int8Array;
  /** The owners of the hidden cards in hands, which come first in `hidden`. */
  readonly owners: readonly SeatIndex[];
  readonly fit: Fit | undefined;
  readonly #deckSize: number;
  readonly #types: number;
  /** The current seat was asked to play while a number is forbidden, so it must hold another one. */
  readonly #mustPlay: boolean;

  constructor(view: View, random: XorShift, fit?: Fit) {
    // Any imagined state has the public parts right; its hidden cards are removed and collected in `hidden`.
    const table = wolfAndHound.imagine(view, random);
    const hidden: number[] = [];
    const owners: SeatIndex[] = [];
    for (const seat of SEAT_INDICES) {
      if (seat + 1 === view.viewer || isDummy(table, seat)) continue;
      for (const type of hiddenOf(table.hands[seat], table.known[seat])) {
        hidden.push(type);
        owners.push(seat);
      }
      table.hands[seat].splice(0, table.hands[seat].length, ...table.known[seat]);
    }
    for (const deck of table.dummyDecks) for (const { type, seen } of deck) if (!seen) hidden.push(type);
    hidden.push(...table.deck);
    this.table = table;
    this.hidden = Int8Array.from(hidden);
    this.owners = owners;
    this.fit = fit;
    this.#deckSize = table.deck.length;
    this.#types = table.rules.types.length;
    this.#mustPlay = view.asks === 'play' && view.forbidden.length > 0 && view.viewer !== view.turn;
    if (fit !== undefined) for (let n = 0; n < BURN_IN; n++) this.#stir(fit, random);
  }

  /** The number of hidden cards outside the number deck. */
  get secrets(): number {
    return this.hidden.length - this.#deckSize;
  }

  /** A scratch state to play in. */
  blank(): State {
    return wolfAndHound.clone(this.table);
  }

  /** Samples the next deal into `state`. */
  next(state: State, random: XorShift): void {
    do {
      if (this.fit === undefined) shuffleFrom(this.hidden, 0, random);
      else {
        this.#stir(this.fit, random);
        shuffleFrom(this.hidden, this.owners.length, random);
      }
      this.lay(state);
    } while (this.#mustPlay && !state.hands[state.turn].some((type) => mayPlay(state, type)));
  }

  /** Writes the current deal into a state. */
  lay(state: State): void {
    const { hidden, owners, table } = this;
    wolfAndHound.copyInto(state, table);
    let i = 0;
    for (; i < owners.length; i++) takeIntoHand(state, at(owners, i), hidden[i] as number);
    if (table.rules.config.players < 4) {
      state.dummyDecks = forEachSeat((seat) =>
        table.dummyDecks[seat].map((card) => (card.seen ? card : { type: hidden[i++] as number, seen: false })),
      );
    }
    const deck: number[] = [];
    for (; i < hidden.length; i++) deck.push(hidden[i] as number);
    state.deck = deck;
  }

  /**
   * One Metropolis sweep: swaps are accepted by the fit of both cards in their new hands, so in the long run each deal occurs in proportion
   * to the product of its fits. Outside the hands every card fits.
   */
  #stir(fit: Fit, random: XorShift): void {
    const { hidden, owners } = this;
    const fitOf = (owner: SeatIndex | undefined, type: number) => (owner === undefined ? 1 : (fit[owner * this.#types + type] as number));
    for (let i = 0; i < owners.length; i++) {
      const j = random.below(hidden.length);
      const a = hidden[i] as number;
      const b = hidden[j] as number;
      const p = owners[i];
      const q = owners[j];
      if (a === b || p === q) continue;
      const now = fitOf(p, a) * fitOf(q, b);
      const then = fitOf(p, b) * fitOf(q, a);
      if (then >= now || random.share() * now < then) {
        hidden[i] = b;
        hidden[j] = a;
      }
    }
  }
}

const BURN_IN = 20;

/** The cards of a hand that are not publicly known. */
function hiddenOf(hand: readonly number[], known: readonly number[]): number[] {
  const hidden = [...hand];
  for (const type of known) hidden.splice(hidden.indexOf(type), 1);
  return hidden;
}

function shuffleFrom(row: Int8Array, from: number, random: XorShift): void {
  for (let i = row.length - 1; i > from; i--) {
    const j = from + random.below(i - from + 1);
    const card = row[i] as number;
    row[i] = row[j] as number;
    row[j] = card;
  }
}
