/**
 * `npm run restore -- FILE`: replaces the data with a backup while the server is stopped. The old data is kept next to
 * it.
 */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Command } from 'commander';
import { addSourceOptions, type CommandLineOptions, readSource } from '../config/read.ts';
import { SetupError } from '../config/setup-error.ts';
import { keepPrivate } from '../store/private-file.ts';
import { inspect } from './copy.ts';
import { beginRestore, databaseFile, finishRestore, lockFolder, prepareFolder, syncFile } from './folder.ts';
import { operatorLog } from './operator-log.ts';

/** Until the copy is complete the old data is untouched. Then the copy is the data, even after a crash. */
export function restore(folder: string, file: string, now: Date): { tables: number; kept?: string } {
  if (!existsSync(file)) throw new SetupError(`file not found: ${file}`);
  const result = inspect(file);
  prepareFolder(folder);
  const unlock = lockFolder(folder);
  try {
    const fresh = `${databaseFile(folder)}.restoring`;
    copyWithLog(file, fresh);
    syncFile(fresh);
    beginRestore(folder, fresh, now);
    const kept = finishRestore(folder);
    return { ...result, ...(kept && { kept }) };
  } finally {
    unlock();
  }
}

/** The data of a server that crashed is partly in the log next to the file, which a copy of the file alone would miss. */
function copyWithLog(file: string, to: string): void {
  rmSync(to, { force: true });
  keepPrivate(to);
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    db.prepare('VACUUM INTO ?').run(to);
  } finally {
    db.close();
  }
}

/** The program. */
export function runRestore(): void {
  const program = addSourceOptions(new Command('npm run restore --'))
    .description('Replaces the data with a backup. The previous data is kept. Stop the server first.')
    .argument('<file>', 'backup file made by npm run backup')
    .parse();
  const [file] = program.args as [string];
  try {
    const { data, database } = readSource(program.opts<CommandLineOptions>(), process.env);
    if (database !== undefined)
      throw new SetupError(
        `nothing restored: ${database.by} says the tables are in PostgreSQL; restore a dump with pg_restore or psql (docs/SCALING.md)`,
      );
    const { tables, kept } = restore(data, path.resolve(file), new Date());
    operatorLog(data).info({ order: 'restore', tables, done: true }, 'operator');
    console.log(
      `${tables} ${tables === 1 ? 'table' : 'tables'} restored${kept === undefined ? '' : `; the previous data is kept as ${kept}`}`,
    );
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = 1;
  }
}

if (import.meta.main) runRestore();
