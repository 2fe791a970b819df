/** Milliseconds of work in one go: whatever takes longer lets the others have their turn in between. */
const IN_ONE_GO = 5;

/** Long work in small pieces: `pause` is asked between two of them and gives way when it is time. */
export class Breath {
  #since = performance.now();
  #before = 0;

  /** Milliseconds of work so far. */
  get worked(): number {
    return this.#before + performance.now() - this.#since;
  }

  /** Undefined while there is time left: work that is short waits for nobody. */
  pause(): Promise<void> | undefined {
    const now = performance.now();
    if (now - this.#since < IN_ONE_GO) return undefined;
    this.#before += now - this.#since;
    return new Promise((resolve) =>
      setImmediate(() => {
        this.#since = performance.now();
        resolve();
      }),
    );
  }
}
