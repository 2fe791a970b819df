/** The storage thread: runs each group of calls in one transaction and answers after its commit. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Call, invoke } from './forwarding-store.ts';
import { type CrashPoint, Sqlite } from './sqlite.ts';

export type Result = { readonly value: unknown } | { readonly error: string };

export interface WorkerData {
  readonly file: string;
  /** For durability tests: end the process at this point of the n-th group. */
  readonly crash?: { readonly point: CrashPoint; readonly group: number };
}

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'results'; readonly results: readonly Result[] };

const port = parentPort;
const { file, crash } = workerData as WorkerData;
if (port === null) throw new Error('runs as a worker thread only');
const say = (message: FromWorker) => port.postMessage(message);

let groups = 0;
try {
  const db = new Sqlite(file, (point) => {
    if (point === 'before-commit') groups++;
    if (crash?.point === point && crash.group === groups) process.kill(process.pid, 'SIGKILL');
  });
  port.on('message', (calls: readonly Call[]) => say({ kind: 'results', results: run(db, calls) }));
  say({ kind: 'ready' });
} catch (error) {
  say({ kind: 'failed', error: messageOf(error) });
}

function run(db: Sqlite, calls: readonly Call[]): Result[] {
  if (calls[0]?.method === 'close') return calls.map((call) => single(db, call));
  try {
    return db.transaction(() => calls.map((call) => ({ value: invoke(db, call) })));
  } catch (error) {
    // A failed call must not fail its group: retry each on its own.
    if (calls.length === 1) return [{ error: messageOf(error) }];
    return calls.flatMap((call) => run(db, [call]));
  }
}

function single(db: Sqlite, call: Call): Result {
  try {
    return { value: invoke(db, call) };
  } catch (error) {
    return { error: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
