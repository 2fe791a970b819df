import { Bucket, type Limit } from './bucket.ts';
import { household } from './household.ts';
import { Ledger } from './ledger.ts';

/** One limit for each of many: households, persons, tables. Full buckets are forgotten, since a new one is no different. */
export class Buckets {
  readonly #buckets: Ledger<Bucket>;
  #now = 0;

  constructor(limit: Limit, fewest?: number) {
    this.#buckets = new Ledger(
      () => new Bucket(limit, this.#now),
      (bucket) => bucket.isFull(this.#now),
      fewest,
    );
  }

  of(name: string, now = performance.now()): Bucket {
    this.#now = now;
    return this.#buckets.of(name);
  }

  ofHouse(address: string): Bucket {
    return this.of(household(address));
  }

  /** Takes one of the address's household, if there is one. */
  take(address: string, now: number): boolean {
    return this.takeOf(household(address), now);
  }

  /** The same by another name, such as a person's. */
  takeOf(who: string, now: number): boolean {
    return this.of(who, now).take(now);
  }

  tidy(now: number): void {
    this.#now = now;
    this.#buckets.tidy();
  }
}
