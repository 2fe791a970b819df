/**
 * Things by name that are made when they are asked for and forgotten when they are as good as new. All are looked through each time their number has doubled: a
 * constant share of the work for each.
 */
export class SelfPruningMap<T> {
  readonly #make: () => T;
  readonly #isUnused: (value: T) => boolean;
  readonly #values = new Map<string, T>();
  readonly #minSize: number;
  #pruneAt: number;

  /** `fewest`: so many are kept before any is looked at. */
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
