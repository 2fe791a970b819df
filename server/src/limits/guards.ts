import { Ledger } from './budgets.ts';
import { household } from './household.ts';

/** So many at once, and so many a second after that. */
export class Bucket {
  readonly #size: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(size: number, perSecond: number, now: number) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#left = size;
    this.#at = now;
  }

  take(now: number): boolean {
    this.#left = Math.min(this.#size, this.#left + (Math.max(0, now - this.#at) / 1_000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  isFull(now: number): boolean {
    return this.#left + ((now - this.#at) / 1_000) * this.#perSecond >= this.#size;
  }
}

/** Buckets by household. Full ones are forgotten: they would let anything pass. */
export class Buckets {
  readonly #buckets: Ledger<Bucket>;
  #now = 0;

  constructor(size: number, perSecond: number) {
    this.#buckets = new Ledger(
      () => new Bucket(size, perSecond, this.#now),
      (bucket) => bucket.isFull(this.#now),
    );
  }

  take(address: string, now: number): boolean {
    return this.takeOf(household(address), now);
  }

  /** The same by another name, such as a person's. */
  takeOf(who: string, now: number): boolean {
    this.#now = now;
    return this.#buckets.of(who).take(now);
  }
}
