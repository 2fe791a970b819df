import { Worker } from 'node:worker_threads';

/** Worker threads that process tasks; each takes the next one when it is free. A thread answers every message with one message. */
export class Crew<Task, Answer> {
  readonly #workers: readonly Worker[];

  constructor(size: number, worker: URL) {
    this.#workers = Array.from({ length: size }, () => new Worker(worker));
  }

  /** Processes the tasks that `next` returns until it returns undefined; calls `done` with each answer. */
  async run(next: () => Task | undefined, done: (task: Task, answer: Answer) => void): Promise<void> {
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (let task = next(); task !== undefined; task = next()) done(task, await this.#ask(worker, task));
      }),
    );
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  #ask(worker: Worker, task: Task): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        worker.off('message', heard);
        worker.off('error', failed);
      };
      const heard = (answer: Answer) => {
        settle();
        resolve(answer);
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
}
