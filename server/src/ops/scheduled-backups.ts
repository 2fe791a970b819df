import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { background, fatal } from '../background.ts';
import type { Time } from '../time.ts';

const HOUR_MS = 3_600_000;
/** Only files with such a name are deleted. */
const OURS = /^bellwether-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.sqlite$/;

export interface BackupPlan {
  /** The data folder. */
  readonly from: string;
  readonly to: string;
  readonly everyHours: number;
  readonly keep: number;
}

/**
 * Makes a backup every N hours, counted from the last existing one, and keeps the newest. Returns a function that stops
 * it.
 */
export function scheduleBackups(plan: BackupPlan, time: Time, log: Logger, make = inThread): () => void {
  let cancel = () => {};
  const run = async () => {
    const file = path.join(plan.to, `bellwether-${new Date(time.now()).toISOString().slice(0, 19).replaceAll(':', '-')}.sqlite`);
    try {
      mkdirSync(plan.to, { recursive: true, mode: 0o700 });
      await make(plan.from, file);
      const old = backupsIn(plan.to).slice(plan.keep);
      for (const name of old) rmSync(path.join(plan.to, name));
      log.info({ bytes: statSync(file).size, deleted: old.length }, 'backup made');
    } catch (error) {
      log.error({ error: (error as Error).message }, 'a backup failed');
    }
    planNext(time.now() + HOUR_MS * plan.everyHours);
  };
  const planNext = (at: number) => {
    cancel = time.after(at - time.now(), () => {
      if (at - time.now() > 1_000) planNext(at);
      else background('a backup', run(), fatal);
    });
  };
  planNext(lastBackupIn(plan.to) + HOUR_MS * plan.everyHours);
  return () => cancel();
}

/** Newest first. */
function backupsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => OURS.test(name))
    .sort()
    .reverse();
}

/** Time of the last backup, 0 without one. */
export function lastBackupIn(folder: string): number {
  try {
    const [newest] = backupsIn(folder);
    return newest === undefined ? 0 : statSync(path.join(folder, newest)).mtimeMs;
  } catch {
    return 0;
  }
}

function inThread(folder: string, file: string): Promise<void> {
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: { folder, file } });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('the thread of the backup has ended'))));
  });
}
