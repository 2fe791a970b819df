/** `npm run backup -- FILE`: copies the database, also while the server runs. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Command } from 'commander';
import { addSourceOptions, type CommandLineOptions, readSource } from '../config/read.ts';
import { SetupError } from '../config/setup-error.ts';
import { copySync } from './copy.ts';
import { existingDatabase } from './folder.ts';

export function backup(folder: string, file: string): { tables: number } {
  const from = existingDatabase(folder);
  if (existsSync(file)) throw new SetupError(`${file} already exists; a backup never overwrites a file`);
  const db = new DatabaseSync(from, { readOnly: false });
  try {
    db.exec('PRAGMA busy_timeout = 10000');
    return copySync(db, file);
  } finally {
    db.close();
  }
}

/** The program. */
export function runBackup(): void {
  const program = addSourceOptions(new Command('npm run backup --'))
    .description('Copies all tables into one file. The server can keep running.')
    .argument('<file>', 'the backup file to create')
    .parse();
  const [file] = program.args as [string];
  try {
    const { data, database } = readSource(program.opts<CommandLineOptions>(), process.env);
    if (database !== undefined)
      throw new SetupError(
        `nothing copied: ${database.by} says the tables are in PostgreSQL; back it up with pg_dump -n bellwether (docs/SCALING.md)`,
      );
    const { tables } = backup(data, path.resolve(file));
    console.log(`${tables} ${tables === 1 ? 'table' : 'tables'} copied to ${file}`);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = 1;
  }
}

if (import.meta.main) runBackup();
