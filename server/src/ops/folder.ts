import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  statfsSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SetupError } from '../config/setup-error.ts';
import { keepPrivate } from '../store/private-file.ts';

export function databaseFile(folder: string): string {
  return path.join(folder, 'bellwether.sqlite');
}

/** Size of the database and its log. */
export function sizeOf(file: string): number {
  return [file, `${file}-wal`].reduce((bytes, part) => bytes + (statSync(part, { throwIfNoEntry: false })?.size ?? 0), 0);
}

/** Free bytes on that disk, 0 if unknown. */
export function freeAt(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Syncs a file. */
export function syncFile(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

/** Syncs the names in a folder. Windows has no such call. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Creates the folder if missing, synced, and checks that it is writable. */
export function prepareFolder(folder: string): void {
  try {
    const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Each new folder is an entry of its parent: sync that too.
    if (first !== undefined)
      for (let made = path.resolve(folder); made.length >= path.resolve(first).length; made = path.dirname(made))
        syncFolder(path.dirname(made));
    accessSync(folder, constants.W_OK | constants.R_OK | constants.X_OK);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new SetupError(`cannot write to the data folder ${folder} (${why}); choose another with --data or DATA_DIR`);
  }
}

/** Locks the folder until it is released or the process ends. */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, 'lock.sqlite');
  keepPrivate(file);
  const lock = new DatabaseSync(file);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!String((error as Error).message).includes('locked')) throw error;
    throw new SetupError(`another server is using the data folder ${folder}; stop it first, or choose another with --data or DATA_DIR`);
  }
  try {
    finishRestore(folder);
  } catch (error) {
    lock.close();
    throw error;
  }
  return () => lock.close();
}

/** A complete copy that is to replace the database. The time of the restore follows. */
const RESTORED = '.restored-';

/**
 * Marks a complete, synced copy as the next database. From here on the restore completes, however it is interrupted.
 */
export function beginRestore(folder: string, copy: string, now: Date): void {
  renameSync(copy, `${databaseFile(folder)}${RESTORED}${now.toISOString().replaceAll(':', '-')}`);
  syncFolder(folder);
}

/** The copy of an interrupted restore. */
function unfinishedRestore(folder: string): string | undefined {
  const beginning = path.basename(databaseFile(folder)) + RESTORED;
  return readdirSync(folder).find((name) => name.startsWith(beginning));
}

/**
 * Moves the old database aside with its log (only together are they valid), then moves the copy into place. A crash at
 * any step is fine: the next process to lock the folder continues. Returns the old database's new name, undefined if
 * there was none or nothing to do.
 */
export function finishRestore(folder: string): string | undefined {
  const copy = unfinishedRestore(folder);
  if (copy === undefined) return undefined;
  const place = databaseFile(folder);
  const kept = `${place}.before-${copy.slice(copy.indexOf(RESTORED) + RESTORED.length)}`;
  for (const end of ['', '-wal', '-shm']) if (existsSync(place + end)) renameSync(place + end, kept + end);
  syncFolder(folder);
  renameSync(path.join(folder, copy), place);
  syncFolder(folder);
  return existsSync(kept) ? kept : undefined;
}

/** The database for tools that read without the lock. Throws if there is none or a restore is unfinished. */
export function existingDatabase(folder: string): string {
  const file = databaseFile(folder);
  if (existsSync(folder) && unfinishedRestore(folder) !== undefined)
    throw new SetupError(`a restore of ${folder} was interrupted; to finish it, start the server or run npm run restore again`);
  if (!existsSync(file)) throw new SetupError(`no database in ${folder}; choose the folder with --data or DATA_DIR`);
  return file;
}
