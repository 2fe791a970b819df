/** What somebody may have, in requests, milliseconds of work or bytes: so much at once, and so much a second after that. */
export interface Limit {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** A limit as it is used up. Every call of one bucket reads the same clock. */
export class Bucket {
  readonly #limit: Limit;
  #left: number;
  #at: number;

  constructor(limit: Limit, now = performance.now()) {
    this.#limit = limit;
    this.#left = limit.atOnce;
    this.#at = now;
  }

  left(now = performance.now()): number {
    const { atOnce, perSecond } = this.#limit;
    this.#left = Math.min(atOnce, this.#left + (Math.max(0, now - this.#at) / 1_000) * perSecond);
    this.#at = now;
    return this.#left;
  }

  isFull(now = performance.now()): boolean {
    return this.left(now) >= this.#limit.atOnce;
  }

  /** Takes one, if there is one. */
  take(now = performance.now()): boolean {
    if (this.left(now) < 1) return false;
    this.#left--;
    return true;
  }

  /** Milliseconds until there is one to take. */
  wait(now = performance.now()): number {
    return Math.max(0, (1_000 * (1 - this.left(now))) / this.#limit.perSecond);
  }

  /** What work costs is known afterwards, so a bucket may be overdrawn, by ten seconds' worth at most. */
  pay(amount: number): void {
    this.#left = Math.max(this.left() - amount, -10 * this.#limit.perSecond);
  }

  /** Overdrawn by five seconds' worth. */
  get isExhausted(): boolean {
    return this.left() < -5 * this.#limit.perSecond;
  }
}
