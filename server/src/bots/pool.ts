import { Worker } from 'node:worker_threads';
import { background, fatal } from '../background.ts';
import type { BotQuestion } from './choose.ts';
import { FairQueue } from './fair-queue.ts';
import type { BotAnswer, BotRequest } from './worker.ts';

/** Whoever moves for seats without a person. */
export interface BotPlayers {
  /** A move for what this seat sees. `askers`: the addresses from which somebody watches the table. Rejects if the bot fails. */
  choose(question: BotQuestion, askers: readonly string[]): Promise<string>;
  /** Questions that are not answered yet. */
  readonly waiting?: number;
  close(): Promise<void>;
}

interface Asked {
  readonly question: BotQuestion;
  readonly askers: readonly string[];
  resolve(move: string): void;
  reject(error: Error): void;
}

/** A thread and what it thinks about. */
interface Thinker {
  readonly worker: Worker;
  asked: Asked | undefined;
  since: number;
  timer?: NodeJS.Timeout;
}

/** Megabytes of a thread for what it soon forgets. The server's own share of it is too much for every thread. */
const YOUNG = 12;
/** Milliseconds after which a bot counts as lost in thought: many times what it may take. */
const LOST = 20_000;

/** Bots in threads of their own, made when the first one is needed. A thread thinks about one question at a time. */
export class BotPool implements BotPlayers {
  readonly #size: number;
  readonly #thinkers = new Set<Thinker>();
  readonly #queue = new FairQueue<Asked>();
  #closed = false;

  constructor(size: number) {
    this.#size = Math.max(1, size);
  }

  get waiting(): number {
    return this.#queue.length + [...this.#thinkers].filter(({ asked }) => asked !== undefined).length;
  }

  choose(question: BotQuestion, askers: readonly string[]): Promise<string> {
    if (this.#closed) return Promise.reject(new Error('the bot pool is closed'));
    return new Promise((resolve, reject) => {
      this.#queue.add({ question, askers, resolve, reject });
      const idle = [...this.#thinkers].find(({ asked }) => asked === undefined);
      if (idle !== undefined) this.#think(idle);
      else if (this.#thinkers.size < this.#size) this.#think(this.#newThinker());
    });
  }

  #newThinker(): Thinker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
    const thinker: Thinker = { worker, asked: undefined, since: 0 };
    worker.unref();
    worker.on('message', (answer: BotAnswer) => this.#settle(thinker, answer));
    const gone = () => this.#lose(thinker);
    worker.on('error', gone);
    worker.on('exit', gone);
    this.#thinkers.add(thinker);
    return thinker;
  }

  #think(thinker: Thinker): void {
    const asked = this.#queue.next();
    if (asked === undefined) return;
    thinker.asked = asked;
    thinker.since = performance.now();
    thinker.timer = setTimeout(() => background('ending a bot thread', thinker.worker.terminate(), fatal), LOST);
    thinker.timer.unref();
    thinker.worker.postMessage(JSON.stringify(asked.question) satisfies BotRequest);
  }

  /** What it thought about, if anything; somebody has to pay for the time. */
  #done(thinker: Thinker): Asked | undefined {
    const { asked } = thinker;
    thinker.asked = undefined;
    clearTimeout(thinker.timer);
    if (asked !== undefined) this.#queue.pay(asked.askers, performance.now() - thinker.since);
    return asked;
  }

  #settle(thinker: Thinker, answer: BotAnswer): void {
    const asked = this.#done(thinker);
    if ('move' in answer) asked?.resolve(answer.move);
    else asked?.reject(new Error(answer.error));
    this.#think(thinker);
  }

  /** A thread that broke is replaced if it is needed. */
  #lose(thinker: Thinker): void {
    if (!this.#thinkers.delete(thinker)) return;
    this.#done(thinker)?.reject(new Error('the bot thread has ended'));
    if (!this.#closed && this.#queue.length > 0) this.#think(this.#newThinker());
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#thinkers].map(({ worker }) => worker.terminate()));
    for (let asked = this.#queue.next(); asked !== undefined; asked = this.#queue.next()) asked.reject(new Error('the bot pool is closed'));
  }
}
