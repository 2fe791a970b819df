/** Long work yields to the event loop after this many milliseconds. */
const SLICE_MS = 5;

/** Splits long work into slices: call `yieldIfBusy` between steps. */
export class TimeSlice {
  #since = performance.now();
  #before = 0;

  /** Milliseconds of work so far, without pauses. */
  get workedMs(): number {
    return this.#before + performance.now() - this.#since;
  }

  /** Undefined while the slice has time left, so short work never waits. */
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
