/** A token bucket's size and refill rate, in requests, milliseconds of work or bytes. */
export interface Limit {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** A token bucket. All calls of one bucket must use the same clock. */
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

  /** Takes one token if there is one. */
  take(now = performance.now()): boolean {
    if (this.left(now) < 1) return false;
    this.#left--;
    return true;
  }

  /** Milliseconds until the next token. */
  wait(now = performance.now()): number {
    return Math.max(0, (1_000 * (1 - this.left(now))) / this.#limit.perSecond);
  }

  /** The cost of work is known afterwards: a bucket may be overdrawn, by at most ten seconds' refill. */
  pay(amount: number): void {
    this.#left = Math.max(this.left() - amount, -10 * this.#limit.perSecond);
  }

  /** Overdrawn by five seconds' refill. */
  get isExhausted(): boolean {
    return this.left() < -5 * this.#limit.perSecond;
  }
}
