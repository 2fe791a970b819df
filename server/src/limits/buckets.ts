import { Bucket, type Limit } from './bucket.ts';
import { householdKey } from './household.ts';
import { SelfPruningMap } from './self-pruning-map.ts';

/** One bucket per household, person or table. Full buckets are dropped: a new one is equal. */
export class Buckets {
  readonly #buckets: SelfPruningMap<Bucket>;
  #now = 0;

  constructor(limit: Limit, minSize?: number) {
    this.#buckets = new SelfPruningMap(
      () => new Bucket(limit, this.#now),
      (bucket) => bucket.isFull(this.#now),
      minSize,
    );
  }

  of(name: string, now = performance.now()): Bucket {
    this.#now = now;
    return this.#buckets.get(name);
  }

  ofAddress(address: string): Bucket {
    return this.of(householdKey(address));
  }

  /** Takes one token of the address's household. */
  takeForAddress(address: string, now: number): boolean {
    return this.takeFor(householdKey(address), now);
  }

  /** The same by another name, such as a person. */
  takeFor(name: string, now: number): boolean {
    return this.of(name, now).take(now);
  }

  prune(now: number): void {
    this.#now = now;
    this.#buckets.prune();
  }
}
