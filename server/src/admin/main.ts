/** `npm run admin -- COMMAND`: the operator's tools. They read the database themselves; what changes something is done by the server, if one runs. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { DatabaseSync } from 'node:sqlite';
import { LIMITS } from '@bellwether/wire';
import { Command, InvalidArgumentError } from 'commander';
import { databaseFile, lockFolder, SetupError } from '../ops/folder.ts';
import { SCHEMA_VERSION, schemaVersion } from '../store/migrations.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { Bans, readBanned } from './bans.ts';
import { Checker } from './check.ts';
import { askServer } from './door.ts';
import { Operator, type Order } from './operator.ts';
import { columns, lines } from './print.ts';
import { Reader, SHORT_TABLE } from './read.ts';

interface Common {
  readonly data: string;
  readonly json?: true;
  readonly yes?: true;
}

const root = path.resolve(import.meta.dirname, '../../..');

function count(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('Expected a whole number.');
  return Number(text);
}

const program = new Command('npm run admin --')
  .description('Tools for the person who runs the server. Tables and people are named by the beginning of their name, as listed.')
  .option('--data <folder>', 'DATA_DIR: the data folder', process.env.DATA_DIR || path.join(root, 'data'))
  .option('--json', 'for programs')
  .option('--yes', 'do not ask');

const common = () => program.opts<Common>();
const fileOf = () => databaseFile(common().data);

program
  .command('tables')
  .description('all tables, the last changed first')
  .option('--status <status>', 'open, playing, over or withdrawn')
  .option('--game <game>')
  .option('--aside', 'only those that a check set aside')
  .option('--most <n>', 'at most so many', count, 50)
  .action(({ most, ...only }: { most: number; status?: string; game?: string; aside?: true }) =>
    reading((reader) => print(reader.tables(most, only))),
  );

program
  .command('table <id>')
  .description('one table: seats, status, clocks, what happened how often')
  .action((id: string) => reading((reader) => print(reader.table(named(reader, 'table', id)))));

program
  .command('people')
  .description('all people, by the hash of their key')
  .option('--most <n>', 'at most so many', count, 50)
  .action(({ most }: { most: number }) => reading((reader) => print(reader.people(most))));

program
  .command('bans')
  .description('who is banned')
  .action(() => reading((reader) => print(reader.bans().map((ban) => ({ ...ban, at: new Date(ban.at).toISOString() })))));

program
  .command('stats')
  .description('numbers by game and day, of people and bots, and what the running server refused')
  .option('--days <n>', 'of the last so many days', count, 14)
  .action(async ({ days }: { days: number }) => {
    const figures = await askServer(common().data, { order: 'figures' });
    const server = figures === undefined ? 'not running' : 'done' in figures ? figures.done : figures.error;
    await reading((reader) => print({ ...reader.stats(days, Date.now()), server }));
  });

program
  .command('close <id> [words...]')
  .description('ends a table; its players read these words')
  .action(async (id: string, words: string[]) => {
    const said = words.join(' ');
    if (said.length > LIMITS.closed) throw new SetupError(`the words are too long: ${LIMITS.closed} letters at most`);
    const table = await reading((reader) => named(reader, 'table', id));
    await confirmed(`Close table ${table.slice(0, SHORT_TABLE)} for its players?`, { order: 'close', table, words: said });
  });

program
  .command('remove <id>')
  .description('deletes a table')
  .action(async (id: string) => {
    const table = await reading((reader) => named(reader, 'table', id));
    await confirmed(`Delete table ${table.slice(0, SHORT_TABLE)} and everything in it, for ever?`, { order: 'remove', table });
  });

program
  .command('ban <who> [why...]')
  .description("bans an address (IPv6: its /64), or a person by the beginning of the key's hash")
  .action(async (who: string, why: string[]) => {
    const banned = readBanned(who) ?? { kind: 'key' as const, who: await reading((reader) => named(reader, 'person', who)) };
    await confirmed(`Ban ${banned.kind} ${banned.who}?`, { order: 'ban', ban: { ...banned, at: Date.now(), why: why.join(' ') } });
  });

program
  .command('unban <who>')
  .description('undoes it')
  .action(async (who: string) => {
    const banned =
      readBanned(who) ?? (await reading((reader) => reader.bans().find((ban) => ban.kind === 'key' && ban.who.startsWith(who))));
    if (banned === undefined) throw new SetupError(`${who} is not banned`);
    await confirmed(`Let ${banned.kind} ${banned.who} in again?`, { order: 'unban', kind: banned.kind, who: banned.who });
  });

program
  .command('erase <person>')
  .description('removes all that belongs to a person; games of others stay, with a former player')
  .action(async (person: string) => {
    const key = await reading((reader) => named(reader, 'person', person));
    await confirmed(`Erase person ${key}, for ever? Backups keep what they have.`, { order: 'erase', key });
  });

program
  .command('drain')
  .description('before an update: no new tables, players are told, then the server stops')
  .option('--in <minutes>', 'after so many minutes', count, 10)
  .action(({ in: minutes }: { in: number }) => confirmed(`Stop the server in ${minutes} minutes?`, { order: 'drain', minutes }));

program
  .command('undrain')
  .description('it stays up after all')
  .action(() => confirmed(undefined, { order: 'undrain' }));

program
  .command('check')
  .description('builds every table anew from what is stored, and sets bad ones aside as they are')
  .option('--repair <id>', 'copies the sound beginning of this table to a new one')
  .action(({ repair }: { repair?: string }) => (repair === undefined ? check() : copySound(repair)));

async function check(): Promise<void> {
  const report = checking((checker) => checker.checkAll());
  for (const table of report.changed) await askServer(common().data, { order: 'reload', table });
  const { changed: _, ...told } = report;
  const short = (table: string) => table.slice(0, SHORT_TABLE);
  print({
    ...told,
    oldRules: told.oldRules.map(short),
    back: told.back.map(short),
    bad: told.bad.map((bad) => ({ ...bad, table: short(bad.table) })),
  });
  if (report.bad.length > 0 || report.file !== 'ok') process.exitCode = 1;
}

async function copySound(id: string): Promise<void> {
  const table = await reading((reader) => named(reader, 'table', id));
  const verdict = checking((checker) => checker.check(table));
  if (verdict.kind !== 'bad') throw new SetupError(`there is nothing to repair: the table is ${verdict.kind}`);
  await agreed(`Copy the first ${verdict.sound} entries of table ${table.slice(0, SHORT_TABLE)} to a new table?`);
  const copy = checking((checker) => checker.repair(table));
  if (copy === undefined) throw new SetupError('not even its beginning can be read');
  // The one name that is printed whole: players need it to go on.
  print({ ...copy, link: `#/t/${copy.table}` });
}

/** Looks into the database, from beside the server. */
async function reading<T>(work: (reader: Reader) => T): Promise<T> {
  const reader = new Reader(ours());
  try {
    return work(reader);
  } finally {
    reader.close();
  }
}

function checking<T>(work: (checker: Checker) => T): T {
  const checker = new Checker(ours());
  try {
    return work(checker);
  } finally {
    checker.close();
  }
}

/** The database, if this release can read it as it is. */
function ours(): string {
  const file = fileOf();
  if (!existsSync(file)) throw new SetupError(`there is no database in ${common().data}; choose the folder with --data or DATA_DIR`);
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const version = schemaVersion(db);
    if (version !== SCHEMA_VERSION)
      throw new SetupError(`${file} is of version ${version}, we know ${SCHEMA_VERSION}; start a server of this release on it first`);
    return file;
  } finally {
    db.close();
  }
}

function named(reader: Reader, kind: 'table' | 'person', beginning: string): string {
  const found = reader.find(kind, beginning);
  if ('error' in found) throw new SetupError(found.error);
  return found.name;
}

async function agreed(question: string): Promise<void> {
  if (common().yes) return;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await Promise.race([
    terminal.question(`${question} [y/N] `),
    new Promise<string>((resolve) => terminal.once('close', () => resolve(''))),
  ]);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new SetupError('nothing was done');
}

async function confirmed(question: string | undefined, order: Order): Promise<void> {
  if (question !== undefined) await agreed(question);
  const answer = (await askServer(common().data, order)) ?? (await alone(order));
  if ('error' in answer) throw new SetupError(answer.error);
  print({ done: true, ...answer.done });
}

/** No server runs here: the same, on the store itself. */
async function alone(order: Order) {
  const unlock = lockFolder(common().data);
  try {
    const store = await SqliteStore.open(ours());
    try {
      return await new Operator(store, await Bans.open(store), Date.now).obey(order);
    } finally {
      await store.close();
    }
  } finally {
    unlock();
  }
}

function print(result: object): void {
  if (common().json) console.log(JSON.stringify(result, null, 2));
  else console.log(Array.isArray(result) ? columns(result) : lines(result));
}

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`error: ${error.message}\n`);
  process.exitCode = 1;
}
