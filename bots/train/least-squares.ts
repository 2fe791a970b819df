/** Weighted least squares with a ridge penalty. Rows are accumulated, not stored. */
export class LeastSquares {
  readonly #size: number;
  readonly #squares: Float64Array;
  readonly #products: Float64Array;
  /** The accumulated normal equations: squares, then products. */
  readonly sums: Float64Array;

  constructor(size: number) {
    this.#size = size;
    this.sums = new Float64Array(size * size + size);
    this.#squares = this.sums.subarray(0, size * size);
    this.#products = this.sums.subarray(size * size);
  }

  add(row: Float64Array, target: number, weight: number): void {
    for (let i = 0; i < this.#size; i++) {
      const scaled = weight * (row[i] as number);
      if (scaled === 0) continue;
      this.#products[i] = (this.#products[i] as number) + scaled * target;
      for (let j = 0; j < this.#size; j++) {
        this.#squares[i * this.#size + j] = (this.#squares[i * this.#size + j] as number) + scaled * (row[j] as number);
      }
    }
  }

  /** Gaussian elimination. The ridge keeps every pivot above zero and pulls the result toward `from`, or toward zero. */
  solve(ridge: (i: number) => number, from: readonly number[] = []): number[] {
    const n = this.#size;
    const a = Array.from({ length: n }, (_, i) => [...this.#squares.subarray(i * n, (i + 1) * n), this.#products[i] as number]);
    const at = (i: number, j: number) => a[i]?.[j] as number;
    const minus = (i: number, from: number, times: number) => {
      const row = a[i] as number[];
      for (let j = from; j <= n; j++) row[j] = (row[j] as number) - times * at(from, j);
    };
    a.forEach((row, i) => {
      row[i] = (row[i] as number) + ridge(i);
      row[n] = (row[n] as number) + ridge(i) * (from[i] ?? 0);
    });
    for (let i = 0; i < n; i++) for (let k = i + 1; k < n; k++) minus(k, i, at(k, i) / at(i, i));
    const found = Array<number>(n).fill(0);
    for (let i = n - 1; i >= 0; i--) {
      let rest = at(i, n);
      for (let j = i + 1; j < n; j++) rest -= at(i, j) * (found[j] as number);
      found[i] = rest / at(i, i);
    }
    return found;
  }
}
