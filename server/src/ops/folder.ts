import { accessSync, constants, mkdirSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { keepPrivate } from '../store/private-file.ts';

/** Something the person who runs the server can put right. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

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

/** Makes the folder if need be and makes sure that we may write there. */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
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
  return () => lock.close();
}
