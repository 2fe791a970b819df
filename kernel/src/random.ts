/** Chance as a value. Only deals, imagination and players draw from it; rules never do. */
export interface Random {
  /** A whole number from 0 to n − 1, each as likely as the others. */
  below(n: number): number;
}

/**
 * A small, quick generator (sfc32) for simulations, tests and play-outs. Not for dealing real games: those come from
 * `seedRandom`, whose stream anyone can recompute and nobody can guess.
 */
export class QuickRandom implements Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number) {
    this.#a = seed | 0;
    this.#b = Math.floor(seed / 0x1_0000_0000) | 0;
    this.#c = 0x9e3779b9 | 0;
    for (let i = 0; i < 15; i++) this.#word();
  }

  #word(): number {
    const t = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return t;
  }

  below(n: number): number {
    if (n > 0x1_0000) return this.#belowLarge(n);
    // Multiply and keep the high half; the low half tells the few draws that would favour small numbers.
    let wide = (this.#word() >>> 16) * n;
    if ((wide & 0xffff) < n) {
      const unfair = 0x1_0000 % n;
      while ((wide & 0xffff) < unfair) wide = (this.#word() >>> 16) * n;
    }
    return wide >>> 16;
  }

  #belowLarge(n: number): number {
    const fair = Math.floor(0x1_0000_0000 / n) * n;
    for (;;) {
      const word = this.#word() >>> 0;
      if (word < fair) return word % n;
    }
  }
}

export function pick<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)] as T;
}

/** Fisher–Yates from the last place to the second, in place: the documented shuffle of every deal. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const card = items[i] as T;
    items[i] = items[j] as T;
    items[j] = card;
  }
  return items;
}
