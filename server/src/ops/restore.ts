/** `npm run restore -- FILE`: puts a backup in the place of the data, with the server stopped. What was there is kept beside it. */
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { keepPrivate } from '../store/private-file.ts';
import { inspect, sync } from './copy.ts';
import { databaseFile, lockFolder, prepareFolder, SetupError } from './folder.ts';

export function restore(folder: string, file: string, now: Date): { tables: number; kept?: string } {
  if (!existsSync(file)) throw new SetupError(`there is no file ${file}`);
  const result = inspect(file);
  prepareFolder(folder);
  const unlock = lockFolder(folder);
  try {
    const place = databaseFile(folder);
    const fresh = `${place}.restoring`;
    copyFileSync(file, fresh);
    keepPrivate(fresh);
    sync(fresh);
    const kept = existsSync(place) ? setAside(place, now) : undefined;
    renameSync(fresh, place);
    sync(folder);
    return { ...result, ...(kept && { kept }) };
  } finally {
    unlock();
  }
}

/** The write-ahead log belongs to its database: together they are the old data, apart they are damage. */
function setAside(place: string, now: Date): string {
  const kept = `${place}.before-${now.toISOString().replaceAll(':', '-')}`;
  for (const end of ['-wal', '-shm', '']) if (existsSync(place + end)) renameSync(place + end, kept + end);
  rmSync(`${place}-wal`, { force: true });
  return kept;
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../../..');
  const program = new Command('npm run restore --')
    .description('Puts a backup in the place of the data. Stop the server first.')
    .argument('<file>', 'a file made by npm run backup')
    .option('--data <folder>', 'DATA_DIR: the data folder', process.env.DATA_DIR ?? path.join(root, 'data'))
    .parse();
  const [file] = program.args as [string];
  try {
    const { tables, kept } = restore(program.opts<{ data: string }>().data, path.resolve(file), new Date());
    console.log(
      `${tables} ${tables === 1 ? 'table' : 'tables'} restored${kept === undefined ? '' : `; what was there before is kept as ${kept}`}`,
    );
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = 1;
  }
}
