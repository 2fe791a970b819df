/** Runs jobs one after the other, in the order in which they were asked for. */
export class JobQueue {
  #tail: Promise<unknown> = Promise.resolve();
  #jobs = 0;

  get isEmpty(): boolean {
    return this.#jobs === 0;
  }

  run<T>(job: () => T | Promise<T>): Promise<T> {
    this.#jobs++;
    const result = this.#tail.then(job);
    const done = () => this.#jobs--;
    this.#tail = result.then(done, done);
    return result;
  }

  /** Waits until everything asked for so far is done. */
  settled(): Promise<unknown> {
    return this.#tail;
  }
}
