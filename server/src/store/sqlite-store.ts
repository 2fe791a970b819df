import { Worker } from 'node:worker_threads';
import { type Call, ForwardingStore } from './forwarding-store.ts';
import type { FromWorker, Result, WorkerData } from './sqlite-worker.ts';
import type { LocalStore } from './store.ts';

interface Waiting {
  readonly call: Call;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Calls per group. */
const MAX_GROUP = 512;
/**
 * Interval between groups: one millisecond per call of the last group, up to this. On a busy server many calls share a
 * commit; on a quiet one nobody waits.
 */
const MAX_PACE_MS = 8;

/** The storage port over `node:sqlite` in a thread. The next group gathers while one is written (group commit). */
export class SqliteStore extends ForwardingStore implements LocalStore {
  readonly #worker: Worker;
  readonly #file: string;
  #gathering: Waiting[] = [];
  #underway: Waiting[] = [];
  #scheduled = false;
  #sentAt = 0;
  #pace = 0;
  #dead: Error | undefined;

  private constructor(worker: Worker, file: string) {
    super();
    this.#worker = worker;
    this.#file = file;
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'results') this.#settle(message.results);
    });
    worker.on('error', (error) => this.#die(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#die(new Error('the storage thread has ended')));
  }

  /** Opens or creates the file and migrates it. */
  static async open(file: string, crash?: WorkerData['crash']): Promise<SqliteStore> {
    const workerData: WorkerData = { file, ...(crash && { crash }) };
    const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData });
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (message: FromWorker) => (message.kind === 'failed' ? reject(new Error(message.error)) : resolve()));
    }).catch(async (error: unknown) => {
      await worker.terminate();
      throw error;
    });
    return new SqliteStore(worker, file);
  }

  override call(call: Call): Promise<unknown> {
    if (this.#dead !== undefined) return Promise.reject(this.#dead);
    return new Promise((resolve, reject) => {
      this.#gathering.push({ call, resolve, reject });
      this.#plan();
    });
  }

  #plan(): void {
    if (this.#underway.length > 0 || this.#scheduled) return;
    this.#scheduled = true;
    const wait = this.#sentAt + this.#pace - performance.now();
    if (wait > 0) setTimeout(() => this.#send(), wait);
    else setImmediate(() => this.#send());
  }

  #send(): void {
    this.#scheduled = false;
    if (this.#gathering.length === 0 || this.#underway.length > 0 || this.#dead !== undefined) return;
    this.#underway = this.#gathering.splice(0, MAX_GROUP);
    this.#sentAt = performance.now();
    this.#pace = Math.min(MAX_PACE_MS, this.#underway.length);
    this.#worker.postMessage(this.#underway.map(({ call }) => call));
  }

  #settle(results: readonly Result[]): void {
    const group = this.#underway;
    this.#underway = [];
    // Start the next group before resolving this one's calls.
    if (this.#gathering.length > 0) this.#plan();
    group.forEach((waiting, i) => {
      const result = results[i] as Result;
      if ('error' in result) waiting.reject(new Error(result.error));
      else waiting.resolve(result.value);
    });
  }

  #die(error: Error): void {
    this.#dead ??= error;
    for (const waiting of [...this.#underway.splice(0), ...this.#gathering.splice(0)]) waiting.reject(this.#dead);
  }

  /** In a separate thread, while the database is in use. */
  check(): Promise<string> {
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { workerData: this.#file });
    worker.unref();
    return new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
      worker.once('exit', () => reject(new Error('the check has ended')));
    });
  }

  async close(): Promise<void> {
    if (this.#dead !== undefined) return;
    while (this.#underway.length > 0 || this.#gathering.length > 0) await this.count();
    await this.call({ method: 'close', args: [] });
    this.#dead = new Error('the store is closed');
    await this.#worker.terminate();
  }
}
