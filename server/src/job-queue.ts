/** Runs jobs one after the other, in the order in which they were asked for. */
export class JobQueue {
  #tail: Promise<unknown> = Promise.resolve();
  #jobs = 0;

  /** Jobs that have not ended, the one under way included. */
  get length(): number {
    return this.#jobs;
  }

  /** Gives the job's result, or its error: the caller must handle it. */
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
