import { DatabaseSync } from 'node:sqlite';
import type { Logger } from 'pino';
import type { DataSource } from '../config/read.ts';
import { SetupError } from '../config/setup-error.ts';
import { existingDatabase, lockFolder } from '../ops/folder.ts';
import { operatorLog } from '../ops/operator-log.ts';
import { SCHEMA_VERSION, schemaVersion } from '../store/migrations.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import type { OrderAnswer } from '../table/table-order.ts';
import { askServer } from './admin-socket.ts';
import type { Archive, OpenArchive } from './archive.ts';
import { Bans } from './bans.ts';
import { Checker, type CheckReport, type Repaired, type Verdict } from './check.ts';
import { Operator, type Order } from './operator.ts';
import { columns, lines } from './print.ts';
import { Reader, SHORT_TABLE_CHARS } from './read.ts';

/** The operator's terminal. */
export interface Terminal {
  print(text: string): void;
  /** The typed answer, empty without a terminal. */
  ask(question: string): Promise<string>;
  /** Sets a failing exit status. */
  alarm(): void;
}

/** Options common to all commands. */
export interface SessionOptions {
  readonly json?: true;
  readonly yes?: true;
}

/** Building blocks of all commands: read the database, confirm, send an order, print. */
export class AdminSession {
  readonly #options: () => SessionOptions & DataSource;
  readonly #terminal: Terminal;
  readonly #openArchive: OpenArchive | undefined;

  constructor(options: () => SessionOptions & DataSource, terminal: Terminal, openArchive: OpenArchive | undefined) {
    this.#options = options;
    this.#terminal = terminal;
    this.#openArchive = openArchive;
  }

  /** Reads the database directly. */
  async read<T>(work: (reader: Reader | Archive) => T | Promise<T>): Promise<T> {
    const reader = (await this.#archive()) ?? new Reader(this.#file());
    try {
      return await work(reader);
    } finally {
      await reader.close();
    }
  }

  /** The archive, if tables are in PostgreSQL. */
  async #archive(): Promise<Archive | undefined> {
    const { database } = this.#options();
    if (database === undefined) return undefined;
    if (this.#openArchive === undefined) throw new SetupError(`${database.by} names a database; use scripts/admin.ts (npm run admin)`);
    return this.#openArchive(database.url).catch((error: Error) => {
      throw new SetupError(`cannot use the database: ${error.message || 'no response'}`);
    });
  }

  /** The full id of a table or person. */
  async named(kind: 'table' | 'person', beginning: string): Promise<string> {
    const found = await this.read<{ name: string } | { error: string }>((reader) => reader.find(kind, beginning));
    if ('error' in found) throw new SetupError(found.error);
    return found.name;
  }

  async show(work: (reader: Reader | Archive) => object | Promise<object>): Promise<void> {
    this.print(await this.read(work));
  }

  print(result: object): void {
    if (this.#options().json) this.#terminal.print(JSON.stringify(result, null, 2));
    else this.#terminal.print(Array.isArray(result) ? columns(result) : lines(result));
  }

  /** The running server's answer, undefined if none runs. */
  ask(order: Order): Promise<OrderAnswer | undefined> {
    return askServer(this.#options().data, order);
  }

  /**
   * Asks for confirmation, if there is a question. Then the server carries out the order, or this process if none runs.
   */
  async order(question: string | undefined, order: Order): Promise<void> {
    if (question !== undefined) await this.#agreed(question);
    const answer = (await this.ask(order)) ?? (await this.#obeyOffline(order));
    if ('error' in answer) throw new SetupError(answer.error);
    this.print({ done: true, ...answer.done });
  }

  async check(): Promise<void> {
    const { changed, ...report } = await this.#check<CheckReport>((checker) => checker.checkAll());
    if (changed.length > 0)
      this.#log().info({ order: 'check', aside: report.bad.length, back: report.back.length, done: true }, 'operator');
    for (const table of changed) await this.ask({ order: 'reload', table });
    const short = (table: string) => table.slice(0, SHORT_TABLE_CHARS);
    const bad = report.bad.map((one) => ({ ...one, table: short(one.table) }));
    this.print({ ...report, oldRules: report.oldRules.map(short), back: report.back.map(short), bad });
    if (bad.length > 0 || report.file !== 'ok') this.#terminal.alarm();
  }

  async repair(beginning: string): Promise<void> {
    const table = await this.named('table', beginning);
    const verdict = await this.#check<Verdict>((checker) => checker.check(table));
    if (verdict.kind !== 'bad') throw new SetupError(`nothing to repair: the table is ${verdict.kind}`);
    await this.#agreed(`Copy the first ${verdict.sound} entries of table ${table.slice(0, SHORT_TABLE_CHARS)} to a new table?`);
    const copy = await this.#check<Repaired | undefined>((checker) => checker.repair(table));
    if (copy === undefined) throw new SetupError('cannot repair: not even the first entry can be read');
    this.#log().info({ order: 'repair', table: table.slice(0, 4), entries: copy.entries, done: true }, 'operator');
    // The only id printed in full: players need it to continue.
    this.print({ ...copy, link: `#/t/${copy.table}` });
  }

  async #check<T>(work: (checker: Checker | Archive) => T | Promise<T>): Promise<T> {
    const checker = (await this.#archive()) ?? new Checker(this.#file());
    try {
      return await work(checker);
    } finally {
      await checker.close();
    }
  }

  async #agreed(question: string): Promise<void> {
    if (this.#options().yes) return;
    const answer = await this.#terminal.ask(`${question} [y/N] `);
    if (!/^y(es)?$/i.test(answer.trim())) throw new SetupError('canceled; nothing was changed');
  }

  /** Log for orders carried out without a server. */
  #log(): Logger {
    return operatorLog(this.#options().data);
  }

  /** No server runs: carries out the order on the store. */
  async #obeyOffline(order: Order): Promise<OrderAnswer> {
    const archive = await this.#archive();
    if (archive !== undefined)
      try {
        return await archive.obey(order, this.#log());
      } finally {
        await archive.close();
      }
    const unlock = lockFolder(this.#options().data);
    try {
      const store = await SqliteStore.open(this.#file());
      try {
        return await new Operator(store, await Bans.open(store), Date.now, this.#log()).obey(order);
      } finally {
        await store.close();
      }
    } finally {
      unlock();
    }
  }

  /** The database, if its schema is this release's. */
  #file(): string {
    const file = existingDatabase(this.#options().data);
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      const version = schemaVersion(db);
      if (version === SCHEMA_VERSION) return file;
      throw new SetupError(
        `${file} has schema version ${version}, this release uses ${SCHEMA_VERSION}; start a server of this release on it first`,
      );
    } finally {
      db.close();
    }
  }
}
