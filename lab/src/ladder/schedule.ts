import type { Ledger } from './ledger.ts';
import type { Pairing, Tally, Task } from './match.ts';
import { isOver } from './result.ts';

/** Deals in one task: about a second for the slowest players, so that an interruption loses little. */
const DEALS_A_TASK = 10;

export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** Hands out the deals of one pairing after another until each is decided. */
export class Schedule {
  readonly #pairings: readonly Pairing[];
  readonly #ledger: Ledger;
  readonly #limits: Limits;
  readonly #seatings: (pairing: Pairing) => number;
  readonly #nextDeal = new Map<Pairing, number>();
  readonly #early = new Map<Pairing, Map<number, Tally>>();

  constructor(pairings: readonly Pairing[], ledger: Ledger, limits: Limits, seatings: (pairing: Pairing) => number) {
    this.#pairings = pairings;
    this.#ledger = ledger;
    this.#limits = limits;
    this.#seatings = seatings;
  }

  next(): Task | undefined {
    for (const pairing of this.#pairings) {
      const tally = this.#ledger.tally(pairing);
      const firstDeal = this.#nextDeal.get(pairing) ?? tally.deals;
      const { least, most } = this.#limits;
      if (isOver(pairing, tally, least, most)) continue;
      const deals = Math.min(DEALS_A_TASK, Math.ceil(most / this.#seatings(pairing)) - firstDeal);
      if (deals <= 0) continue;
      this.#nextDeal.set(pairing, firstDeal + deals);
      return { pairing, seed: this.#ledger.seed, firstDeal, deals };
    }
    return undefined;
  }

  /** Adds results in the order of their deals and stops once the match is decided, so the number of threads does not affect the result. */
  done({ pairing, firstDeal }: Task, tally: Tally): void {
    const early = this.#early.get(pairing) ?? new Map<number, Tally>();
    this.#early.set(pairing, early.set(firstDeal, tally));
    const { least, most } = this.#limits;
    while (!isOver(pairing, this.#ledger.tally(pairing), least, most)) {
      const next = early.get(this.#ledger.tally(pairing).deals);
      if (next === undefined) return;
      this.#ledger.add(pairing, next);
    }
  }

  /** Games played, and the most that may be necessary. */
  progress(): { done: number; total: number } {
    let done = 0;
    let total = 0;
    for (const pairing of this.#pairings) {
      const tally = this.#ledger.tally(pairing);
      done += tally.games;
      total += isOver(pairing, tally, this.#limits.least, this.#limits.most) ? tally.games : this.#limits.most;
    }
    return { done, total };
  }
}
