import { Worker } from 'node:worker_threads';

/** Milliseconds of work that reading a record may hold up everybody. */
const MAX_READ_MS = 20;

/** Tries out elsewhere how long it takes to read a record: it is read again whenever its table is opened. */
export class RecordTrial {
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #answer: (milliseconds: number) => void = () => {};

  /** One at a time. A thread that breaks says no. */
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
