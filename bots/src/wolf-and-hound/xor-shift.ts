import type { Random } from '@bellwether/kernel';

/**
 * The generator inside search: one 32-bit word (Marsaglia's xorshift), seeded from the caller's stream. Search asks for small
 * numbers millions of times and does not mind a bias of one in sixteen million.
 */
export class XorShift implements Random {
  #word: number;

  constructor(random: Random) {
    this.#word = (random.below(0x7fff_ffff) | 0) + 1;
  }

  below(n: number): number {
    let x = this.#word;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#word = x;
    return (((x >>> 8) * n) / 0x100_0000) | 0;
  }

  /** At least 0, below 1. */
  share(): number {
    let x = this.#word;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#word = x;
    return (x >>> 8) / 0x100_0000;
  }
}
