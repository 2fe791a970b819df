import { DatabaseSync } from 'node:sqlite';
import { Impossible } from '@bellwether/kernel';
import { gameById } from '../games.ts';
import { newTableId, systemRandom } from '../secrets.ts';
import { Sqlite } from '../store/sqlite.ts';
import type { Append, Header, StoredEntry } from '../store/store.ts';
import { readEntry } from '../table/entry.ts';
import { fold } from '../table/fold.ts';
import { newTable, type TableState } from '../table/table-state.ts';
import { rebuild } from './rebuild.ts';

/** Result of rebuilding one table from its entries. */
export type Verdict =
  | { readonly kind: 'sound' | 'old-rules' }
  /** The first `sound` entries can be played; what comes after them cannot, or cannot be read. */
  | { readonly kind: 'bad'; readonly sound: number; readonly why: string };

/** The table created by a repair, and its number of entries. */
export interface Repaired {
  readonly table: string;
  readonly entries: number;
}

export interface CheckReport {
  readonly checked: number;
  readonly oldRules: readonly string[];
  readonly bad: readonly { readonly table: string; readonly sound: number; readonly entries: number; readonly why: string }[];
  /** Formerly set aside, now sound: they are played on. */
  readonly back: readonly string[];
  /** Tables the running server must reload. */
  readonly changed: readonly string[];
  /** SQLite's integrity check; `ok` if the file is sound. */
  readonly file: string;
}

/** Checks tables from outside the server, one at a time, whether it runs or not. Never changes an entry. */
export class Checker {
  readonly #file: string;
  readonly #db: DatabaseSync;

  constructor(file: string) {
    this.#file = file;
    this.#db = new DatabaseSync(file, { readOnly: true });
    this.#db.exec('PRAGMA busy_timeout = 5000');
  }

  /** Rebuilds every table. Sets bad ones aside unchanged, and brings back those that are sound again. */
  checkAll(): CheckReport {
    const report = {
      checked: 0,
      oldRules: [] as string[],
      bad: [] as CheckReport['bad'][number][],
      back: [] as string[],
      file: this.#verdictOnFile(),
    };
    for (const { id, aside } of this.#ids()) {
      const verdict = this.check(id);
      report.checked++;
      if (verdict.kind === 'old-rules') report.oldRules.push(id);
      if (verdict.kind === 'sound' && aside !== null) report.back.push(id);
      if (verdict.kind === 'bad') report.bad.push({ table: id, entries: this.#count(id), sound: verdict.sound, why: verdict.why });
    }
    const marks = [...report.bad.map(({ table, why }) => ({ table, why })), ...report.back.map((table) => ({ table, why: null }))];
    if (marks.length > 0) this.#mark(marks);
    return { ...report, changed: marks.map(({ table }) => table) };
  }

  #mark(marks: readonly { table: string; why: string | null }[]): void {
    const store = new Sqlite(this.#file);
    try {
      store.transaction(() => {
        for (const { table, why } of marks) store.setAside(table, why, Date.now());
      });
    } finally {
      store.close();
    }
  }

  /** Rebuilds one table. */
  check(table: string): Verdict {
    return verdictOn(this.#build(table));
  }

  /**
   * Copies the sound beginning of a table to a new one with the same people and returns its id. The old one stays
   * unchanged.
   */
  repair(table: string): Repaired | undefined {
    const copy = copyOf(this.#build(table));
    if (copy === undefined) return undefined;
    const store = new Sqlite(this.#file);
    try {
      store.transaction(() => store.create(copy.header, copy.entries));
    } finally {
      store.close();
    }
    return { table: copy.header.id, entries: copy.entries.length };
  }

  #build(table: string): Built {
    try {
      const header = { ...this.#db.prepare(`SELECT ${HEADER} FROM tables WHERE id = ?`).get(table) } as unknown as Header;
      return buildUp(header, this.#entriesOf(table));
    } catch (error) {
      return { entries: [], sound: 0, problem: sentence(1, error) };
    }
  }

  *#entriesOf(table: string): Generator<StoredEntry> {
    for (const row of this.#db.prepare(ENTRIES).iterate(table)) yield { ...row } as unknown as StoredEntry;
  }

  #ids(): { id: string; aside: string | null }[] {
    const sql = 'SELECT id, (SELECT why FROM aside WHERE aside."table" = id) AS aside FROM tables ORDER BY created, id';
    return this.#db.prepare(sql).all() as { id: string; aside: string | null }[];
  }

  #count(table: string): number {
    try {
      return Number(this.#db.prepare('SELECT count(*) AS n FROM entries WHERE "table" = ?').get(table)?.n);
    } catch {
      return 0;
    }
  }

  #verdictOnFile(): string {
    try {
      return String(this.#db.prepare('PRAGMA quick_check(1)').get()?.quick_check);
    } catch (error) {
      return (error as Error).message;
    }
  }

  close(): void {
    this.#db.close();
  }
}

const HEADER = 'id, game, rules, config, settings, host, seed, commitment, record, webhook, created';
const ENTRIES = 'SELECT revision, at, command, text FROM entries WHERE "table" = ? ORDER BY revision';

class Gap extends Error {}

/**
 * A table as far as it can be rebuilt. `state` is the table after its first `sound` entries, undefined if even the
 * header is unreadable.
 */
export interface Built {
  readonly state?: TableState;
  readonly header?: Header;
  readonly entries: readonly StoredEntry[];
  readonly sound: number;
  readonly problem?: string;
}

/** In a damaged file, reading entries may throw too. */
export function buildUp(header: Header, stored: Iterable<StoredEntry>): Built {
  const entries: StoredEntry[] = [];
  let state: TableState | undefined;
  try {
    const served = gameById(header.game);
    if (served === undefined || served.game.rulesVersion !== header.rules) return { header, entries, sound: 0, problem: 'old-rules' };
    state = newTable(header, served);
    for (const entry of stored) {
      if (entry.revision !== state.revision + 1) throw new Gap();
      // A failed entry may have changed the state: rebuild the sound part.
      fold(state, readEntry(entry.text), entry.at);
      entries.push(entry);
    }
    return { state, header, entries, sound: entries.length };
  } catch (error) {
    const problem = sentence(entries.length + 1, error);
    if (state === undefined) return { entries, sound: 0, problem };
    return { state: rebuild(header, state.served, entries), header, entries, sound: entries.length, problem };
  }
}

export function verdictOn({ state, sound, problem }: Built): Verdict {
  if (problem === 'old-rules') return { kind: 'old-rules' };
  return problem === undefined && state !== undefined ? { kind: 'sound' } : { kind: 'bad', sound, why: problem ?? 'not found' };
}

/** The sound beginning as a new table with the same people. */
export function copyOf({ state, header, entries, sound }: Built): { header: Header; entries: readonly Append[] } | undefined {
  if (state === undefined || header === undefined) return undefined;
  const id = newTableId(systemRandom);
  const due = state.status === 'playing' ? Date.now() : null;
  const appends = entries.slice(0, sound).map((entry): Append => {
    const read = readEntry(entry.text);
    return { ...entry, table: id, status: state.status, due, key: read.kind === 'sit' ? read.key : null };
  });
  return { header: { ...header, id }, entries: appends };
}

/** Which entry failed and why. Rule errors may contain cards: only broken invariants and database errors are quoted. */
function sentence(entry: number, error: unknown): string {
  return `entry ${entry}: ${wordsFor(error)}`;
}

function wordsFor(error: unknown): string {
  if (error instanceof Gap) return 'missing';
  if (error instanceof SyntaxError) return 'not valid JSON';
  if (error instanceof Impossible || (error as { code?: string }).code === 'ERR_SQLITE_ERROR') return (error as Error).message;
  return error instanceof Error ? error.name : 'unknown';
}
