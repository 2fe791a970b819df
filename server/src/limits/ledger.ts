/**
 * Things by name that are made when they are asked for and forgotten when they are as good as new. All are looked through each time their number has doubled: a
 * constant share of the work for each.
 */
export class Ledger<T> {
  readonly #make: () => T;
  readonly #isAsNew: (value: T) => boolean;
  readonly #known = new Map<string, T>();
  readonly #fewest: number;
  #tidyAt: number;

  /** `fewest`: so many are kept before any is looked at. */
  constructor(make: () => T, isAsNew: (value: T) => boolean, fewest = 1_000) {
    this.#make = make;
    this.#isAsNew = isAsNew;
    this.#fewest = fewest;
    this.#tidyAt = fewest;
  }

  of(name: string): T {
    let value = this.#known.get(name);
    if (value === undefined) {
      if (this.#known.size >= this.#tidyAt) this.tidy();
      value = this.#make();
      this.#known.set(name, value);
    }
    return value;
  }

  tidy(): void {
    for (const [name, value] of this.#known) if (this.#isAsNew(value)) this.#known.delete(name);
    this.#tidyAt = Math.max(this.#fewest, 2 * this.#known.size);
  }
}
