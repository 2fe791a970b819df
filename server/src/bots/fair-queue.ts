/** Half-life of the recorded bot time. */
const HALF_LIFE_MS = 10_000;
/** Accounts that have decayed to nothing are dropped above this number. */
const MIN_ACCOUNTS = 1_000;

interface Account {
  usedMs: number;
  at: number;
}

/**
 * Fair queue for bot questions: next is the one whose askers used the least bot time lately. Of several askers the one
 * with the least counts, so watching a table cannot delay it. All unwatched tables count as one asker.
 */
export class FairQueue<T extends { readonly askers: readonly string[] }> {
  readonly #waiting: T[] = [];
  readonly #accounts = new Map<string, Account>();

  get length(): number {
    return this.#waiting.length;
  }

  add(asked: T): void {
    this.#waiting.push(asked);
  }

  next(): T | undefined {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    const now = performance.now();
    for (const [i, { askers }] of this.#waiting.entries()) {
      const used = Math.min(...names(askers).map((name) => this.#used(name, now)));
      if (used >= least) continue;
      [best, least] = [i, used];
    }
    return this.#waiting.splice(best, 1)[0];
  }

  pay(askers: readonly string[], milliseconds: number): void {
    const now = performance.now();
    for (const name of names(askers)) this.#accounts.set(name, { usedMs: this.#used(name, now) + milliseconds, at: now });
    if (this.#accounts.size > MIN_ACCOUNTS) this.#tidy(now);
  }

  #used(name: string, now: number): number {
    const account = this.#accounts.get(name);
    return account === undefined ? 0 : account.usedMs * 0.5 ** ((now - account.at) / HALF_LIFE_MS);
  }

  #tidy(now: number): void {
    for (const name of this.#accounts.keys()) if (this.#used(name, now) < 1) this.#accounts.delete(name);
  }
}

function names(askers: readonly string[]): readonly string[] {
  return askers.length === 0 ? [''] : askers;
}
