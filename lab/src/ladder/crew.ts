import { Worker } from 'node:worker_threads';
import type { Tally, Task } from './match.ts';

/** Worker threads that play tasks; each takes the next one when it is free. */
export class Crew {
  readonly #workers: readonly Worker[];

  constructor(size: number) {
    this.#workers = Array.from({ length: size }, () => new Worker(new URL('./worker.ts', import.meta.url)));
  }

  /** Plays the tasks that `next` returns until it returns undefined; `done` is called with each result. */
  async run(next: () => Task | undefined, done: (task: Task, tally: Tally) => void): Promise<void> {
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (let task = next(); task !== undefined; task = next()) done(task, await ask(worker, task));
      }),
    );
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function ask(worker: Worker, task: Task): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      worker.off('message', heard);
      worker.off('error', failed);
    };
    const heard = (tally: Tally) => {
      settle();
      resolve(tally);
    };
    const failed = (error: Error) => {
      settle();
      reject(error);
    };
    worker.on('message', heard);
    worker.on('error', failed);
    worker.postMessage(task);
  });
}
