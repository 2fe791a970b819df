import { Worker } from 'node:worker_threads';
import { background, fatal } from '../background.ts';
import { IdleTimer } from '../idle-timer.ts';
import type { BotQuestion } from './choose.ts';
import { FairQueue } from './fair-queue.ts';
import type { BotAnswer, BotRequest } from './worker.ts';

/** Chooses moves for seats without a person. */
export interface BotPlayers {
  /** A move for this seat's view. `askers`: addresses watching the table. Rejects if the bot fails. */
  choose(question: BotQuestion, askers: readonly string[]): Promise<string>;
  /** Unanswered questions. */
  readonly waiting?: number;
  close(): Promise<void>;
}

interface PendingQuestion {
  readonly question: BotQuestion;
  readonly askers: readonly string[];
  resolve(move: string): void;
  reject(error: Error): void;
}

/** A worker thread and its current question. */
interface BotThread {
  readonly worker: Worker;
  asked: PendingQuestion | undefined;
  since: number;
  timer?: NodeJS.Timeout;
  readonly idle: IdleTimer;
}

/** Young-generation heap of a thread. The server's own setting is too much for each of them. */
const YOUNG_GENERATION_MB = 12;
/** A bot that takes longer is stuck: many times what it may take. */
const THINK_TIMEOUT_MS = 20_000;

/** Worker threads for bots, started on demand and ended when idle. A thread computes one question at a time. */
export class BotPool implements BotPlayers {
  readonly #size: number;
  readonly #threads = new Set<BotThread>();
  readonly #queue = new FairQueue<PendingQuestion>();
  readonly #thought: (question: BotQuestion, milliseconds: number) => void;
  #closed = false;

  /** `thought` receives how long each question took, without its wait in the queue. */
  constructor(size: number, thought: (question: BotQuestion, milliseconds: number) => void = () => {}) {
    this.#thought = thought;
    this.#size = Math.max(1, size);
  }

  get waiting(): number {
    return this.#queue.length + [...this.#threads].filter(({ asked }) => asked !== undefined).length;
  }

  get threads(): number {
    return this.#threads.size;
  }

  choose(question: BotQuestion, askers: readonly string[]): Promise<string> {
    if (this.#closed) return Promise.reject(new Error('the bot pool is closed'));
    return new Promise((resolve, reject) => {
      this.#queue.add({ question, askers, resolve, reject });
      const idle = [...this.#threads].find(({ asked }) => asked === undefined);
      if (idle !== undefined) this.#think(idle);
      else if (this.#threads.size < this.#size) this.#think(this.#newThread());
    });
  }

  #newThread(): BotThread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    const thread: BotThread = { worker, asked: undefined, since: 0, idle: new IdleTimer(() => this.#retire(thread)) };
    worker.unref();
    worker.on('message', (answer: BotAnswer) => this.#settle(thread, answer));
    const gone = () => this.#onExit(thread);
    worker.on('error', gone);
    worker.on('exit', gone);
    this.#threads.add(thread);
    return thread;
  }

  #think(thread: BotThread): void {
    const asked = this.#queue.next();
    if (asked === undefined) {
      thread.idle.start();
      return;
    }
    thread.idle.stop();
    thread.asked = asked;
    thread.since = performance.now();
    thread.timer = setTimeout(() => background('ending a bot thread', thread.worker.terminate(), fatal), THINK_TIMEOUT_MS);
    thread.timer.unref();
    thread.worker.postMessage(JSON.stringify(asked.question) satisfies BotRequest);
  }

  /** Takes the thread's question, if any, and charges its askers for the time. */
  #done(thread: BotThread): PendingQuestion | undefined {
    const { asked } = thread;
    thread.asked = undefined;
    clearTimeout(thread.timer);
    if (asked === undefined) return undefined;
    const milliseconds = performance.now() - thread.since;
    this.#queue.pay(asked.askers, milliseconds);
    this.#thought(asked.question, milliseconds);
    return asked;
  }

  #settle(thread: BotThread, answer: BotAnswer): void {
    const asked = this.#done(thread);
    if ('move' in answer) asked?.resolve(answer.move);
    else asked?.reject(new Error(answer.error));
    this.#think(thread);
  }

  /** From here on it gets no more questions. */
  #retire(thread: BotThread): void {
    this.#threads.delete(thread);
    background('ending an idle bot thread', thread.worker.terminate(), fatal);
  }

  /** Replaces a broken thread if needed. */
  #onExit(thread: BotThread): void {
    thread.idle.stop();
    if (!this.#threads.delete(thread)) return;
    this.#done(thread)?.reject(new Error('the bot thread has ended'));
    if (!this.#closed && this.#queue.length > 0) this.#think(this.#newThread());
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
    for (let asked = this.#queue.next(); asked !== undefined; asked = this.#queue.next()) asked.reject(new Error('the bot pool is closed'));
  }
}
