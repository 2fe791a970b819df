/** The 95 % Wilson interval of a share: accurate even for few games and for shares near 0 or 1. */
export function interval95(hits: number, tries: number): readonly [number, number] {
  if (tries === 0) return [0, 1];
  const z = 1.959964;
  const p = hits / tries;
  const middle = (p + (z * z) / (2 * tries)) / (1 + (z * z) / tries);
  const half = (z / (1 + (z * z) / tries)) * Math.sqrt((p * (1 - p)) / tries + (z * z) / (4 * tries * tries));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** A distribution of integers, kept as counts. */
export class Tally {
  readonly #counts = new Map<number, number>();
  #total = 0;

  add(n: number): void {
    this.#counts.set(n, (this.#counts.get(n) ?? 0) + 1);
    this.#total++;
  }

  entries(): [number, number][] {
    return [...this.#counts].sort(([a], [b]) => a - b);
  }

  get mean(): number {
    return this.entries().reduce((sum, [n, count]) => sum + n * count, 0) / this.#total;
  }

  /** The quantile: the smallest n such that at least this share of all numbers is n or less. */
  quantile(share: number): number {
    let seen = 0;
    for (const [n, count] of this.entries()) {
      seen += count;
      if (seen >= share * this.#total) return n;
    }
    return Number.NaN;
  }
}
