/** Randomness as a value. Deals, `imagine`, `sample` and players draw from it; rules never do. */
export interface Random {
  /** A whole number from 0 to n − 1, each as likely as the others. */
  below(n: number): number;
}

/**
 * A small, fast generator (xoroshiro64**, by Blackman and Vigna) for simulations, tests and playouts. Not for real deals: it can be
 * predicted. `seedRandom` cannot, without its seed.
 */
export class FastRandom implements Random {
  #low: number;
  #high: number;

  constructor(seed: number) {
    // Scrambled, so that neighbouring seeds give unlike streams. `| 1`: the two words must not both be zero.
    this.#low = scramble(seed | 0);
    this.#high = scramble(Math.floor(seed / 0x1_0000_0000) ^ 0x9e3779b9) | 1;
  }

  #word(): number {
    const low = this.#low;
    const mixed = this.#high ^ low;
    this.#low = ((low << 26) | (low >>> 6)) ^ mixed ^ (mixed << 9);
    this.#high = (mixed << 13) | (mixed >>> 19);
    const product = Math.imul(low, 0x9e3779bb);
    return Math.imul((product << 5) | (product >>> 27), 5);
  }

  below(n: number): number {
    if (n > 0x1_0000) return this.#belowLarge(n);
    // Multiply and keep the high half. The low half identifies the few draws to reject, so that all numbers are equally likely.
    for (;;) {
      const wide = (this.#word() >>> 16) * n;
      const low = wide & 0xffff;
      if (low >= n || low >= 0x1_0000 % n) return wide >>> 16;
    }
  }

  #belowLarge(n: number): number {
    const fair = Math.floor(0x1_0000_0000 / n) * n;
    for (;;) {
      const word = this.#word() >>> 0;
      if (word < fair) return word % n;
    }
  }
}

function scramble(word: number): number {
  let x = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

export function pick<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)] as T;
}

/** Fisher–Yates in place, from the last index down to 1: the documented shuffle of every deal. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const card = items[i] as T;
    items[i] = items[j] as T;
    items[j] = card;
  }
  return items;
}
