import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { background, fatal } from '../background.ts';
import { IdleTimer } from '../idle-timer.ts';
import { JobQueue } from '../job-queue.ts';
import type { Library, LibraryAnswer, LibraryCall } from './passkey-worker.ts';

type Answers = { readonly [N in keyof Library]: Awaited<ReturnType<Library[N]>> };

/** Young-generation heap of the thread. */
const YOUNG_GENERATION_MB = 4;

/** Runs the WebAuthn library in a thread that lives while it is needed: most servers never do. */
export class PasskeyThread {
  #worker: Worker | undefined;
  readonly #calls = new JobQueue();
  readonly #idle = new IdleTimer(() => this.#retire());

  /** One call at a time. Rejects if the library or the thread fails. */
  call<N extends keyof Library>(name: N, options: Parameters<Library[N]>[0]): Promise<Answers[N]> {
    return this.#calls.run(async (): Promise<Answers[N]> => {
      this.#idle.stop();
      this.#worker ??= this.#start();
      this.#worker.postMessage({ name, options } satisfies LibraryCall);
      const [answer] = (await once(this.#worker, 'message')) as [LibraryAnswer];
      this.#idle.start();
      if ('error' in answer) throw new Error(answer.error);
      return answer.value as Answers[N];
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./passkey-worker.ts', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
      // The library probes Node's features. Its experimental warning would only confuse readers of our log.
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    worker.unref();
    const gone = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    worker.on('error', gone);
    worker.on('exit', gone);
    return worker;
  }

  #retire(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    if (worker !== undefined) background('ending the passkey thread', worker.terminate(), fatal);
  }

  async close(): Promise<void> {
    this.#idle.stop();
    await this.#worker?.terminate();
  }
}
