import { Worker } from 'node:worker_threads';
import { background, fatal } from '../background.ts';
import { IdleTimer } from '../idle-timer.ts';

/** Longest a record may block the loop when read. */
const MAX_READ_MS = 20;

/** Measures in a thread how long a record takes to read: it is read again at every load of its table. */
export class RecordTrial {
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #answer: (milliseconds: number) => void = () => {};
  readonly #idle = new IdleTimer(() => this.#retire());

  /** One at a time. False if the thread breaks. */
  isQuick(text: string): Promise<boolean> {
    const answer = this.#last.then(() => this.#time(text)).then((milliseconds) => milliseconds <= MAX_READ_MS);
    this.#last = answer.catch(() => {});
    return answer;
  }

  #time(text: string): Promise<number> {
    this.#idle.stop();
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((resolve) => {
      this.#answer = (milliseconds) => {
        this.#idle.start();
        resolve(milliseconds);
      };
      worker.postMessage(text);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./record-worker.ts', import.meta.url));
    worker.unref();
    const fail = () => {
      // An idle thread that was ended answers for nobody.
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#answer(Number.POSITIVE_INFINITY);
    };
    worker.on('message', (milliseconds: number) => this.#answer(milliseconds));
    worker.on('error', fail);
    worker.on('exit', fail);
    return worker;
  }

  #retire(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    if (worker !== undefined) background('ending the record thread', worker.terminate(), fatal);
  }

  async close(): Promise<void> {
    this.#idle.stop();
    await this.#worker?.terminate();
  }
}
