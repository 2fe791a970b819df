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

/** Bytes on disk of the database with its log. */
export function sizeOf(file: string): number {
  return [file, `${file}-wal`].reduce((bytes, part) => bytes + (statSync(part, { throwIfNoEntry: false })?.size ?? 0), 0);
}

/** Bytes that can still be written there; 0 if nobody knows. */
export function freeAt(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Waits until what is in the file is on disk. */
export function syncFile(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

/** Waits until the names in the folder are on disk. Windows knows no such call. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Makes the folder if need be, on disk under its name, and makes sure that we may write there. */
export function prepareFolder(folder: string): void {
  try {
    const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Each new folder is a name in the one above it.
    if (first !== undefined)
      for (let made = path.resolve(folder); made.length >= path.resolve(first).length; made = path.dirname(made))
        syncFolder(path.dirname(made));
    accessSync(folder, constants.W_OK | constants.R_OK | constants.X_OK);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new SetupError(`cannot write to the data folder ${folder} (${why}); choose another with --data or DATA_DIR`);
  }
}

/** A lock on the folder, held until it is released or the process ends, however it ends. */
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

/** A whole copy that is to take the place of the database; the hour of the restore follows. */
const RESTORED = '.restored-';

/** Names a whole, synced copy as the database to be. From this moment on a restore happens, however it is interrupted. */
export function beginRestore(folder: string, copy: string, now: Date): void {
  renameSync(copy, `${databaseFile(folder)}${RESTORED}${now.toISOString().replaceAll(':', '-')}`);
  syncFolder(folder);
}

/** The copy that waits to become the database, if a restore was interrupted. */
function unfinishedRestore(folder: string): string | undefined {
  const beginning = path.basename(databaseFile(folder)) + RESTORED;
  return readdirSync(folder).find((name) => name.startsWith(beginning));
}

/**
 * Sets the old database aside with its log (together they are the old data, apart they are damage), then puts the copy in its place. Each step may be the last
 * before a power cut: whoever locks the folder next goes on from there. Gives what the old database is called now; undefined if there was nothing to do, or none.
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

/** The database for whoever looks into it without the lock: there must be one, and no restore under way. */
export function existingDatabase(folder: string): string {
  const file = databaseFile(folder);
  if (existsSync(folder) && unfinishedRestore(folder) !== undefined)
    throw new SetupError(`a restore of ${folder} was interrupted; to finish it, start the server or run npm run restore again`);
  if (!existsSync(file)) throw new SetupError(`no database in ${folder}; choose the folder with --data or DATA_DIR`);
  return file;
}
