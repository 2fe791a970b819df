import { Worker } from 'node:worker_threads';
import type { BotQuestion } from './choose.ts';
import type { BotAnswer, BotRequest } from './worker.ts';

/** Whoever moves for seats without a person. */
export interface BotPlayers {
  /** A move for what this seat sees. Rejects if the bot fails. */
  choose(question: BotQuestion): Promise<string>;
  /** Questions that are not answered yet. */
  readonly waiting?: number;
  close(): Promise<void>;
}

interface Waiting {
  readonly worker: Worker;
  resolve(move: string): void;
  reject(error: Error): void;
}

/** Bots in threads of their own, made when the first one is needed. */
export class BotPool implements BotPlayers {
  readonly #size: number;
  readonly #workers: Worker[] = [];
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;
  #closed = false;

  constructor(size: number) {
    this.#size = Math.max(1, size);
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  choose(question: BotQuestion): Promise<string> {
    if (this.#closed) return Promise.reject(new Error('the bots have gone home'));
    const id = ++this.#next;
    const worker = this.#workerFor(id);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { worker, resolve, reject });
      worker.postMessage({ id, question: JSON.stringify(question) } satisfies BotRequest);
    });
  }

  #workerFor(id: number): Worker {
    const place = id % this.#size;
    const known = this.#workers[place];
    if (known !== undefined) return known;
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (answer: BotAnswer) => this.#settle(answer));
    const gone = () => this.#lose(worker, place);
    worker.on('error', gone);
    worker.on('exit', gone);
    this.#workers[place] = worker;
    return worker;
  }

  #settle(answer: BotAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('move' in answer) waiting?.resolve(answer.move);
    else waiting?.reject(new Error(answer.error));
  }

  /** A thread that broke is replaced when it is needed again. */
  #lose(worker: Worker, place: number): void {
    if (this.#workers[place] === worker) delete this.#workers[place];
    for (const [id, waiting] of this.#waiting) {
      if (waiting.worker !== worker) continue;
      this.#waiting.delete(id);
      waiting.reject(new Error('the bot thread has ended'));
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#workers.map((worker) => worker?.terminate()));
  }
}
