/** Milliseconds of work in one go: whatever takes longer lets the others have their turn in between. */
const SLICE_MS = 5;

/** Long work in small pieces: `pause` is asked between two of them and gives way when it is time. */
export class TimeSlice {
  #since = performance.now();
  #before = 0;

  /** Milliseconds of work so far. */
  get workedMs(): number {
    return this.#before + performance.now() - this.#since;
  }

  /** Undefined while there is time left: work that is short waits for nobody. */
  yieldIfBusy(): Promise<void> | undefined {
    const now = performance.now();
    if (now - this.#since < SLICE_MS) return undefined;
    this.#before += now - this.#since;
    return new Promise((resolve) =>
      setImmediate(() => {
        this.#since = performance.now();
        resolve();
      }),
    );
  }
}
