import { Worker } from 'node:worker_threads';

/** Milliseconds that reading a record may hold up everybody. */
const LONGEST = 20;

/** Tries out elsewhere how long it takes to read a record: it is read again whenever its table is opened. */
export class RecordTrial {
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** One at a time. A thread that breaks says no. */
  isQuick(text: string): Promise<boolean> {
    const answer = this.#last.then(() => this.#time(text)).then((milliseconds) => milliseconds <= LONGEST);
    this.#last = answer.catch(() => {});
    return answer;
  }

  #time(text: string): Promise<number> {
    this.#worker ??= new Worker(new URL('./record-worker.ts', import.meta.url));
    const worker = this.#worker;
    worker.unref();
    return new Promise((resolve) => {
      const finish = (milliseconds: number) => {
        worker.removeAllListeners();
        resolve(milliseconds);
      };
      const fail = () => {
        this.#worker = undefined;
        finish(Number.POSITIVE_INFINITY);
      };
      worker.once('message', finish).once('error', fail).once('exit', fail);
      worker.postMessage(text);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
