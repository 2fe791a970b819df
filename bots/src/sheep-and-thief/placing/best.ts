/** A short list of uses, best first. On a tie, the one added first wins. */
export class Best {
  readonly #most: number;
  readonly #uses: Int32Array;
  readonly #worths: Float64Array;
  count = 0;

  constructor(most: number) {
    this.#most = most;
    this.#uses = new Int32Array(most);
    this.#worths = new Float64Array(most);
  }

  clear(): void {
    this.count = 0;
  }

  useAt(i: number): number {
    return this.#uses[i] as number;
  }

  worthAt(i: number): number {
    return this.#worths[i] as number;
  }

  /** The worth that a new entry must exceed; infinity if the list has no room at all. */
  get bar(): number {
    if (this.count < this.#most) return Number.NEGATIVE_INFINITY;
    return this.#most === 0 ? Number.POSITIVE_INFINITY : this.worthAt(this.count - 1);
  }

  offer(use: number, worth: number): void {
    if (worth <= this.bar) return;
    let i = this.count;
    if (i === this.#most) i--;
    else this.count++;
    for (; i > 0 && this.worthAt(i - 1) < worth; i--) {
      this.#uses[i] = this.useAt(i - 1);
      this.#worths[i] = this.worthAt(i - 1);
    }
    this.#uses[i] = use;
    this.#worths[i] = worth;
  }
}
