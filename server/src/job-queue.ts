/** Runs jobs one at a time, first in, first out. */
export class JobQueue {
  #tail: Promise<unknown> = Promise.resolve();
  #jobs = 0;

  /** Unfinished jobs, including the running one. */
  get length(): number {
    return this.#jobs;
  }

  /** Resolves or rejects with the job: the caller must handle errors. */
  run<T>(job: () => T | Promise<T>): Promise<T> {
    this.#jobs++;
    const result = this.#tail.then(job);
    const done = () => this.#jobs--;
    this.#tail = result.then(done, done);
    return result;
  }

  /** Resolves when all jobs queued so far are done. */
  settled(): Promise<unknown> {
    return this.#tail;
  }
}
