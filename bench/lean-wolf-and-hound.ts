/**
 * The baseline: the base set of Wolf & Hound (Hound 01, Wolf 01, four players) as a bare loop. No contract, no moves, no events, no views,
 * no piles: it deals, plays at random by the same policy as our `sample`, and returns the winner. The difference is the cost of our
 * contract and of the other cards.
 */

import type { FastRandom } from '@bellwether/kernel';
import { NUMBER_DECK } from '@bellwether/wolf-and-hound';

const SEATS = 4;
const HAND = 4;
const FLOCK = 3;

/** The result of one game. */
export interface LeanResult {
  readonly moves: number;
  readonly winner: 'blue' | 'yellow';
  readonly reason: 'no-sheep' | 'cards-out';
}

export class LeanGame {
  readonly #random: FastRandom;
  /** Black cards are stored as their value, white ones as their value + 4. */
  readonly #deck = Object.entries(NUMBER_DECK.cards).flatMap(([card, count]) =>
    Array<number>(count).fill(Number(card[1]) + (card[0] === 'B' ? 0 : 4)),
  );
  /** Four sorted cards for each seat; 0 for none. */
  readonly #hands = new Int32Array(SEATS * HAND);
  readonly #sheep = new Int32Array(SEATS);

  constructor(random: FastRandom) {
    this.#random = random;
  }

  play(): LeanResult {
    const sheep = this.#sheep.fill(FLOCK);
    let drawn = this.#deal();
    let wolf = 0;
    let hound = 0;
    let moves = 0;
    for (let turn = 0; ; turn = (turn + 1) & 3) {
      if (moves > 0) {
        if (wolf === turn && (sheep[turn] as number) > 0) sheep[turn] = (sheep[turn] as number) - 1;
        if (hound === turn && (sheep[turn] as number) < FLOCK) sheep[turn] = (sheep[turn] as number) + 1;
        // Only the current seat's pasture changes, so only it can be empty.
        if (sheep[turn] === 0) return { moves, winner: turn % 2 === 0 ? 'yellow' : 'blue', reason: 'no-sheep' };
        if (moves === this.#deck.length) return this.#count(moves);
      }
      const card = this.#playOne(turn, drawn < this.#deck.length ? (this.#deck[drawn++] as number) : 0);
      if (card > 4) hound = (hound + card) & 3;
      else wolf = (wolf + card) & 3;
      moves++;
    }
  }

  /** Shuffles and deals. Returns the number of cards dealt. */
  #deal(): number {
    const deck = this.#deck;
    for (let i = deck.length - 1; i > 0; i--) {
      const j = this.#random.below(i + 1);
      const card = deck[i] as number;
      deck[i] = deck[j] as number;
      deck[j] = card;
    }
    this.#hands.fill(0);
    let dealt = 0;
    for (let seat = 0; seat < SEATS; seat++) {
      for (let n = 0; n < HAND; n++) this.#take(seat * HAND, n, deck[dealt++] as number);
    }
    return dealt;
  }

  /** Inserts a card into the sorted hand that starts at index `first` and has `size` cards. */
  #take(first: number, size: number, card: number): void {
    const hands = this.#hands;
    let i = first + size;
    for (; i > first && (hands[i - 1] as number) > card; i--) hands[i] = hands[i - 1] as number;
    hands[i] = card;
  }

  /** Plays one of the distinct cards in a hand at random, and inserts the drawn card, if any. */
  #playOne(seat: number, drawn: number): number {
    const hands = this.#hands;
    const first = seat * HAND;
    let size = 0;
    let different = 0;
    for (; size < HAND && hands[first + size] !== 0; size++) {
      if (size === 0 || hands[first + size] !== hands[first + size - 1]) different++;
    }
    let i = first;
    for (let skip = this.#random.below(different); skip > 0; skip--) {
      do i++;
      while (hands[i] === hands[i - 1]);
    }
    const card = hands[i] as number;
    for (; i < first + size - 1; i++) hands[i] = hands[i + 1] as number;
    hands[first + size - 1] = 0;
    if (drawn !== 0) this.#take(first, size - 1, drawn);
    return card;
  }

  /** More sheep win; a tie is Yellow's. */
  #count(moves: number): LeanResult {
    const [a, b, c, d] = this.#sheep as unknown as [number, number, number, number];
    return { moves, winner: a + c > b + d ? 'blue' : 'yellow', reason: 'cards-out' };
  }
}
