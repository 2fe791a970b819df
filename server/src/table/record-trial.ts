import { Worker } from 'node:worker_threads';

/** Longest a record may block the loop when read. */
const MAX_READ_MS = 20;

/** Measures in a thread how long a record takes to read: it is read again at every load of its table. */
export class RecordTrial {
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #answer: (milliseconds: number) => void = () => {};

  /** One at a time. False if the thread breaks. */
  isQuick(text: string): Promise<boolean> {
    const answer = this.#last.then(() => this.#time(text)).then((milliseconds) => milliseconds <= MAX_READ_MS);
    this.#last = answer.catch(() => {});
    return answer;
  }

  #time(text: string): Promise<number> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((resolve) => {
      this.#answer = resolve;
      worker.postMessage(text);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./record-worker.ts', import.meta.url));
    worker.unref();
    const fail = () => {
      if (this.#worker === worker) this.#worker = undefined;
      this.#answer(Number.POSITIVE_INFINITY);
    };
    worker.on('message', (milliseconds: number) => this.#answer(milliseconds));
    worker.on('error', fail);
    worker.on('exit', fail);
    return worker;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
