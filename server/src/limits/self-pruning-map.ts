/**
 * Creates values on demand and drops those in their initial state. It prunes when its size has doubled: amortized O(1).
 */
export class SelfPruningMap<T> {
  readonly #make: () => T;
  readonly #isUnused: (value: T) => boolean;
  readonly #values = new Map<string, T>();
  readonly #minSize: number;
  #pruneAt: number;

  /** `minSize`: no pruning below this size. */
  constructor(make: () => T, isUnused: (value: T) => boolean, minSize = 1_000) {
    this.#make = make;
    this.#isUnused = isUnused;
    this.#minSize = minSize;
    this.#pruneAt = minSize;
  }

  get(name: string): T {
    let value = this.#values.get(name);
    if (value === undefined) {
      if (this.#values.size >= this.#pruneAt) this.prune();
      value = this.#make();
      this.#values.set(name, value);
    }
    return value;
  }

  prune(): void {
    for (const [name, value] of this.#values) if (this.#isUnused(value)) this.#values.delete(name);
    this.#pruneAt = Math.max(this.#minSize, 2 * this.#values.size);
  }
}
