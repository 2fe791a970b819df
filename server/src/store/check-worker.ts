/** Thread that runs SQLite's integrity check: "ok", or the first error. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

parentPort?.postMessage(verdict(workerData as string));

function verdict(file: string): string {
  let db: DatabaseSync | undefined;
  try {
    // While the server opens or closes it, the file may be locked.
    db = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
    return (db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }).quick_check;
  } catch (error) {
    return error instanceof Error ? error.message : 'unreadable';
  } finally {
    db?.close();
  }
}
