import { lowestBit } from '@bellwether/kernel';
import { at, SEAT_INDICES, wolfAndHound } from '@bellwether/wolf-and-hound';
import { ANIMALS, animalsToName, cardsAndAnswers, keyOfMove, moveOfKey } from './moves.ts';
import { Findings, Fingerprint } from './open-cards-memory.ts';
import { policyFor } from './question.ts';
import { advance, type Move, type State, teamInTurn, winFor } from './state.ts';

/** The result of a search that ran out of positions. */
const TOO_LARGE = -1;

/**
 * Finds the winner of a game with all cards open and best play by both teams: an exact depth-first search with a transposition table. Use
 * one solver for all positions of a game, the last position first, so that they share the table. Only for finished games.
 */
export class OpenCards {
  #nodes = 0;
  readonly #most: number;
  readonly #stack: State[] = [];
  readonly #rows = new MoveRows();
  readonly #findings = new Findings();
  readonly #fingerprint: Fingerprint;

  /** `most` limits the number of positions searched in all. */
  constructor({ rules }: State, most: number) {
    this.#most = most;
    this.#fingerprint = new Fingerprint(rules);
  }

  get nodes(): number {
    return this.#nodes;
  }

  /** The team that wins from here; undefined if the search exceeds the remaining number of positions. */
  winner(state: State): number | undefined {
    this.#lay(0, state);
    const found = this.#search(0);
    return found === TOO_LARGE ? undefined : found;
  }

  /** The same after a move. */
  winnerAfter(state: State, move: Move): number | undefined {
    this.#lay(0, state);
    advance(this.#at(0), moveOfKey(state, keyOfMove(state, move)));
    const found = this.#search(0);
    return found === TOO_LARGE ? undefined : found;
  }

  #lay(depth: number, state: State): void {
    const own = this.#stack[depth] ?? wolfAndHound.clone(state);
    this.#stack[depth] = own;
    wolfAndHound.copyInto(own, state);
    // Only the last card of a pile still matters (R-MEAT-LAST), and shorter lists copy faster.
    for (const seat of SEAT_INDICES) own.piles[seat].splice(0, own.piles[seat].length - 1);
    own.aside.length = 0;
  }

  #search(depth: number): number {
    const state = this.#at(depth);
    const won = winFor(state, 0);
    if (won !== undefined) return won === 1 ? 0 : 1;
    this.#fingerprint.take(state);
    const { low, high } = this.#fingerprint;
    const known = this.#findings.get(low, high);
    if (known !== undefined) return known;
    if (this.#nodes >= this.#most) return TOO_LARGE;
    this.#nodes++;
    const mover = teamInTurn(state);
    let found = 1 - mover;
    const moves = this.#rows.fill(state, depth);
    for (let n = 0; n < moves; n++) {
      const next = this.#at(depth + 1);
      wolfAndHound.copyInto(next, state);
      advance(next, moveOfKey(next, this.#rows.key(depth, n)));
      const winner = this.#search(depth + 1);
      if (winner === TOO_LARGE) return TOO_LARGE;
      if (winner !== mover) continue;
      found = mover;
      break;
    }
    this.#findings.set(low, high, found);
    return found;
  }

  #at(depth: number): State {
    const state = this.#stack[depth] ?? wolfAndHound.clone(at(this.#stack, 0));
    this.#stack[depth] = state;
    return state;
  }
}

/** An upper bound on the moves of a position: four cards in a hand, or the animals of a set. */
const MOVES = 32;

/** The moves of each position on the current line, one row a depth. The policy's favorite comes first, because it often wins at once. */
class MoveRows {
  #keys = new Int32Array(MOVES * 64);
  readonly #scores = new Float64Array(MOVES);

  /** Fills row `depth` and returns the number of moves. */
  fill(state: State, depth: number): number {
    const first = depth * MOVES;
    if (first + MOVES > this.#keys.length) this.#grow();
    let count = 0;
    for (let animals = animalsToName(state); animals !== 0; animals &= animals - 1)
      this.#keys[first + count++] = ANIMALS + lowestBit(animals);
    const policy = policyFor(state.rules);
    for (let cards = cardsAndAnswers(state); cards !== 0; cards &= cards - 1) {
      const key = lowestBit(cards);
      const score = state.asks === 'play' ? policy.score(state, key) : 0;
      let i = count++;
      for (; i > 0 && (this.#scores[i - 1] as number) < score; i--) {
        this.#scores[i] = this.#scores[i - 1] as number;
        this.#keys[first + i] = this.#keys[first + i - 1] as number;
      }
      this.#scores[i] = score;
      this.#keys[first + i] = key;
    }
    return count;
  }

  key(depth: number, n: number): number {
    return this.#keys[depth * MOVES + n] as number;
  }

  #grow(): void {
    const keys = new Int32Array(2 * this.#keys.length);
    keys.set(this.#keys);
    this.#keys = keys;
  }
}
