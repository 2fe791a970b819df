import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migrations.ts';
import { keepPrivate } from './private-file.ts';

/** SQLite's name for a database that is no file. */
export const IN_MEMORY = ':memory:';
/** Bytes of the log that stay on disk between two checkpoints. Above what `wal_autocheckpoint` lets it grow to on a usual day. */
const LOG_BYTES = 16 * 1_024 * 1_024;

/** Opens or makes a database of ours, brings it up to date, and sets what holds for every connection that writes to it. */
export function openFile(file: string): DatabaseSync {
  if (file !== IN_MEMORY) keepPrivate(file);
  const db = new DatabaseSync(file);
  try {
    // Only while the file is empty: what is deleted later can then be given back to the disk a few pages at a time (`Sqlite.shrink`).
    db.exec('PRAGMA auto_vacuum = INCREMENTAL');
    // FULL: a commit is on disk when it returns, power cuts included. macOS reaches the disk only with fullfsync; elsewhere it changes nothing.
    db.exec('PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    db.exec(`PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA journal_size_limit = ${LOG_BYTES}`);
    // Pages written again and again are moved from the log into the database once, but nobody should notice when: 8 MB take about 15 ms.
    db.exec('PRAGMA wal_autocheckpoint = 2000; PRAGMA cache_size = -8000');
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
