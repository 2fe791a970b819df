/**
 * `npm run move -- --from DATA_DIR --to @FILE`, and back: copies everything between SQLite and PostgreSQL, with the servers stopped, and
 * compares it row by row. The source stays as it is.
 */
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { hidePasswords } from '@bellwether/server/config/passwords';
import { urlInFile } from '@bellwether/server/config/read';
import { SetupError } from '@bellwether/server/config/setup-error';
import { databaseFile, existingDatabase, lockFolder, prepareFolder } from '@bellwether/server/ops/folder';
import { SCHEMA_VERSION, schemaVersion } from '@bellwether/server/store/migrations';
import { openFile } from '@bellwether/server/store/open-file';
import { Command } from 'commander';
import { prepareDatabase } from './postgres/postgres-store.ts';
import { Session } from './postgres/session.ts';

type Row = Readonly<Record<string, string | number | null>>;

/** All tables of the database by key, in an order in which they can be written. Each engine keeps its own record of nodes and uptime. */
const KEPT = {
  tables: {
    key: ['id'],
    rest: [
      'game',
      'rules',
      'config',
      'settings',
      'host',
      'seed',
      'commitment',
      'record',
      'webhook',
      'created',
      'status',
      'due',
      'absences',
    ],
  },
  entries: { key: ['table', 'revision'], rest: ['at', 'command', 'text'] },
  keys: { key: ['key', 'table'], rest: [] },
  kept: { key: ['name'], rest: ['value'] },
  subscriptions: { key: ['key', 'endpoint'], rest: ['p256dh', 'auth'] },
  calls: { key: ['id'], rest: ['url', 'secret', 'body', 'tried', 'due'] },
  bans: { key: ['kind', 'who'], rest: ['at', 'why'] },
  aside: { key: ['table'], rest: ['why'] },
  notes: { key: ['kind', 'name'], rest: ['owner', 'about', 'value', 'until'] },
} as const;
type Name = keyof typeof KEPT;
const NAMES = Object.keys(KEPT) as readonly Name[];

/** Rows per read or write. */
const PAGE = 1_000;

const keyOf = (name: Name): readonly string[] => KEPT[name].key;
const columnsOf = (name: Name): readonly string[] => [...KEPT[name].key, ...KEPT[name].rest];
const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ');

/** Source or target. Pages are in byte order of the key. */
interface Side {
  /** The rows after this one, or the first ones. */
  page(name: Name, after: Row | undefined): Promise<readonly Row[]>;
  write(name: Name, rows: readonly Row[]): Promise<void>;
  close(): Promise<void>;
}

class SqliteSide implements Side {
  readonly #db: DatabaseSync;
  readonly #unlock: () => void;

  constructor(folder: string) {
    prepareFolder(folder);
    this.#unlock = lockFolder(folder);
    this.#db = openFile(databaseFile(folder));
  }

  async page(name: Name, after: Row | undefined): Promise<readonly Row[]> {
    const key = keyOf(name);
    const where = after === undefined ? '' : `WHERE (${quoted(key)}) > (${key.map(() => '?').join(', ')})`;
    const values = after === undefined ? [] : key.map((column) => after[column] as string | number);
    const rows = this.#db
      .prepare(`SELECT ${quoted(columnsOf(name))} FROM ${name} ${where} ORDER BY ${quoted(key)} LIMIT ${PAGE}`)
      .all(...values);
    return rows.map((row) => ({ ...row }) as Row);
  }

  async write(name: Name, rows: readonly Row[]): Promise<void> {
    const columns = columnsOf(name);
    const insert = this.#db.prepare(`INSERT INTO ${name} (${quoted(columns)}) VALUES (${columns.map(() => '?').join(', ')})`);
    this.#db.exec('BEGIN');
    for (const row of rows) insert.run(...columns.map((column) => row[column] as string | number | null));
    this.#db.exec('COMMIT');
  }

  async close(): Promise<void> {
    this.#db.close();
    this.#unlock();
  }
}

class PostgresSide implements Side {
  readonly #session: Session;

  private constructor(session: Session) {
    this.#session = session;
  }

  static async open(url: string): Promise<PostgresSide> {
    await prepareDatabase(url).catch((error: Error) => {
      throw new SetupError(`cannot use the database: ${error.message || 'no response'}`);
    });
    const session = new Session(url);
    const alive = await session.query('SELECT node FROM nodes WHERE until > clock_timestamp()');
    if (alive.length === 0) return new PostgresSide(session);
    await session.close();
    throw new SetupError('a server is using the database; stop it first');
  }

  page(name: Name, after: Row | undefined): Promise<readonly Row[]> {
    const key = keyOf(name);
    const where = after === undefined ? '' : `WHERE (${quoted(key)}) > (${key.map((_, i) => `$${i + 1}`).join(', ')})`;
    const values = after === undefined ? [] : key.map((column) => after[column]);
    return this.#session.query<Row>(
      `SELECT ${quoted(columnsOf(name))} FROM ${name} ${where} ORDER BY ${quoted(key)} LIMIT ${PAGE}`,
      values,
    );
  }

  async write(name: Name, rows: readonly Row[]): Promise<void> {
    const columns = columnsOf(name);
    const given = `SELECT ${quoted(columns)} FROM json_populate_recordset(NULL::${name}, $1::json)`;
    await this.#session.query(`INSERT INTO ${name} (${quoted(columns)}) ${given}`, [JSON.stringify(rows)]);
  }

  close(): Promise<void> {
    return this.#session.close();
  }
}

/** Rows copied and verified, by kind. */
export type Moved = Readonly<Record<Name, number>>;

export async function move(from: string, to: string): Promise<Moved> {
  const sides: Side[] = [];
  try {
    const [source, target] = [await open(from, 'from'), await open(to, 'to')];
    sides.push(source, target);
    for (const name of NAMES)
      if ((await target.page(name, undefined)).length > 0) throw new SetupError(`${to} is not empty; choose an empty target`);
    const moved: Partial<Record<Name, number>> = {};
    for (const name of NAMES) for await (const rows of pagesOf(source, name)) await target.write(name, rows);
    for (const name of NAMES) moved[name] = await compare(source, target, name);
    return moved as Moved;
  } finally {
    for (const side of sides) await side.close();
  }
}

async function open(named: string, role: 'from' | 'to'): Promise<Side> {
  const place = named.startsWith('@') ? urlInFile(named.slice(1)) : named;
  if (/^postgres(ql)?:/.test(place)) return PostgresSide.open(place);
  if (role === 'from') {
    const file = existingDatabase(place);
    const db = new DatabaseSync(file, { readOnly: true });
    const version = schemaVersion(db);
    db.close();
    if (version > SCHEMA_VERSION) throw new SetupError(`${file} was made by a newer release`);
  }
  return new SqliteSide(place);
}

async function* pagesOf(side: Side, name: Name): AsyncGenerator<readonly Row[]> {
  for (let rows = await side.page(name, undefined); rows.length > 0; rows = await side.page(name, rows.at(-1))) yield rows;
}

/** Compares all rows of one kind and returns their number. */
async function compare(source: Side, target: Side, name: Name): Promise<number> {
  let count = 0;
  const copies = pagesOf(target, name);
  for await (const rows of pagesOf(source, name)) {
    const { value: copy } = await copies.next();
    if (!isDeepStrictEqual(rows, copy)) throw new Error(`${name} differ after ${count} rows; do not use the target`);
    count += rows.length;
  }
  if (!(await copies.next()).done) throw new Error(`${name} has more rows than before; do not use the target`);
  return count;
}

/** The program. */
export async function runMove(): Promise<void> {
  const { from, to } = new Command('npm run move --')
    .description('Copies everything from a data folder to PostgreSQL, or back, and compares both row by row. Stop all servers first.')
    .requiredOption('--from <place>', 'a data folder, postgres://…, or @FILE for a file containing such a URL')
    .requiredOption('--to <place>', 'the same; must be empty')
    .parse()
    .opts<{ from: string; to: string }>();
  if (hidePasswords())
    process.stderr.write('warning: a password on the command line can be read by every user of this machine; use @FILE\n');
  try {
    const moved = await move(from, to);
    console.log(
      Object.entries(moved)
        .map(([name, count]) => `${name} ${count}`)
        .join(', '),
    );
    console.log('everything was copied and compared; the source is unchanged');
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = 1;
  }
}

if (import.meta.main) await runMove();
