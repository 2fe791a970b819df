import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SetupError } from '../config/setup-error.ts';
import { SCHEMA_VERSION, schemaVersion } from '../store/migrations.ts';
import { keepPrivate } from '../store/private-file.ts';
import { syncFile, syncFolder } from './folder.ts';

/** Copies a whole database to a new file. Atomic: the file is complete and synced, or absent. */
export function copySync(db: DatabaseSync, file: string): { tables: number } {
  const unfinished = `${file}.unfinished`;
  try {
    rmSync(unfinished, { force: true });
    keepPrivate(unfinished);
    // The copy can shrink even if the original's release did not provide for it.
    db.exec('PRAGMA auto_vacuum = INCREMENTAL');
    db.prepare('VACUUM INTO ?').run(unfinished);
    const result = inspect(unfinished);
    syncFile(unfinished);
    renameSync(unfinished, file);
    syncFolder(path.dirname(file));
    return result;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new SetupError(`cannot copy the database: ${(error as Error).message}`);
  }
}

/** Checks that a file is a complete database that this release can read. */
export function inspect(file: string): { tables: number } {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    const { integrity_check: verdict } = db.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
    if (verdict !== 'ok') throw new SetupError(`${file} is damaged: ${verdict}`);
    const version = schemaVersion(db);
    if (version === 0) throw new SetupError(`${file} is not a Bellwether database`);
    if (version > SCHEMA_VERSION)
      throw new SetupError(
        `${file} was made by a newer release (schema version ${version}; this release supports up to ${SCHEMA_VERSION})`,
      );
    return { tables: (db.prepare('SELECT count(*) AS n FROM tables').get() as { n: number }).n };
  } catch (error) {
    if (error instanceof SetupError) throw error;
    throw new SetupError(`${file} is not a Bellwether database (${(error as Error).message})`);
  } finally {
    db?.close();
  }
}
