import { DatabaseSync } from 'node:sqlite';
import { migrate, refuseNewer } from './migrations.ts';
import { keepPrivate } from './private-file.ts';

/** SQLite's name for an in-memory database. */
export const IN_MEMORY = ':memory:';
/** The WAL's size on disk between checkpoints: more than `wal_autocheckpoint` needs on a normal day. */
const LOG_BYTES = 16 * 1_024 * 1_024;

/** Opens or creates a database, migrates it, and sets the pragmas of every writing connection. */
export function openFile(file: string): DatabaseSync {
  if (file !== IN_MEMORY) keepPrivate(file);
  const db = new DatabaseSync(file);
  try {
    // First: not a byte of it may change.
    refuseNewer(db);
    // Only for a new file: later deletions can then be returned to the disk a few pages at a time (`Sqlite.shrink`).
    db.exec('PRAGMA auto_vacuum = INCREMENTAL');
    // FULL: a commit survives power cuts. macOS needs fullfsync for that; elsewhere it has no effect.
    db.exec('PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    db.exec(`PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA journal_size_limit = ${LOG_BYTES}`);
    // A checkpoint moves rewritten pages once, but must not be noticed: 8 MB take about 15 ms.
    db.exec('PRAGMA wal_autocheckpoint = 2000; PRAGMA cache_size = -8000');
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
