/** `npm run backup -- FILE`: a copy of everything on disk, taken while the server runs. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Command } from 'commander';
import { copySync } from './copy.ts';
import { databaseFile, SetupError } from './folder.ts';

export function backup(folder: string, file: string): { tables: number } {
  const from = databaseFile(folder);
  if (!existsSync(from)) throw new SetupError(`there is no database in ${folder}; choose the folder with --data or DATA_DIR`);
  if (existsSync(file)) throw new SetupError(`${file} is there already; a backup never writes over another`);
  const db = new DatabaseSync(from, { readOnly: false });
  try {
    db.exec('PRAGMA busy_timeout = 10000');
    return copySync(db, file);
  } finally {
    db.close();
  }
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../../..');
  const program = new Command('npm run backup --')
    .description('Copies all tables into one file, while the server runs or not.')
    .argument('<file>', 'the copy to be made')
    .option('--data <folder>', 'DATA_DIR: the data folder', process.env.DATA_DIR ?? path.join(root, 'data'))
    .parse();
  const [file] = program.args as [string];
  try {
    const { tables } = backup(program.opts<{ data: string }>().data, path.resolve(file));
    console.log(`${tables} ${tables === 1 ? 'table' : 'tables'} copied to ${file}`);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = 1;
  }
}
