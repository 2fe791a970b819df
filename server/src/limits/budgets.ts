/** What somebody may ask for, in milliseconds of work or in bytes: so much at once, and so much a second after that. */
export interface Allowance {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** An allowance as it is used up. What work costs is known afterwards, so it may be overdrawn; nobody falls deeper than ten seconds' worth. */
export class Budget {
  readonly #allowance: Allowance;
  #left: number;
  #at = performance.now();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
    this.#left = allowance.atOnce;
  }

  left(now = performance.now()): number {
    const { atOnce, perSecond } = this.#allowance;
    this.#left = Math.min(atOnce, this.#left + ((now - this.#at) / 1_000) * perSecond);
    this.#at = now;
    return this.#left;
  }

  /** Overdrawn by five seconds' worth. */
  get isExhausted(): boolean {
    return this.left() < -5 * this.#allowance.perSecond;
  }

  get isFull(): boolean {
    return this.left() >= this.#allowance.atOnce;
  }

  pay(amount: number): void {
    this.#left = Math.max(this.left() - amount, -10 * this.#allowance.perSecond);
  }
}

/**
 * Things by name that are made when they are asked for and forgotten when they are as good as new. All are looked through each time their number has doubled: a
 * constant share of the work for each.
 */
export class Ledger<T> {
  readonly #make: () => T;
  readonly #isAsNew: (value: T) => boolean;
  readonly #known = new Map<string, T>();
  #tidyAt = 1_000;

  constructor(make: () => T, isAsNew: (value: T) => boolean) {
    this.#make = make;
    this.#isAsNew = isAsNew;
  }

  of(name: string): T {
    let value = this.#known.get(name);
    if (value === undefined) {
      if (this.#known.size >= this.#tidyAt) this.#tidy();
      value = this.#make();
      this.#known.set(name, value);
    }
    return value;
  }

  #tidy(): void {
    for (const [name, value] of this.#known) if (this.#isAsNew(value)) this.#known.delete(name);
    this.#tidyAt = Math.max(1_000, 2 * this.#known.size);
  }
}
