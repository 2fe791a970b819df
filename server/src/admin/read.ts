/**
 * Reads what the operator may see of tables: people, times and counts. Never reads hands, seeds or keys, only hashes of
 * keys.
 */
import { DatabaseSync } from 'node:sqlite';
import { gameById } from '../games.ts';
import type { Ban, Header, StoredEntry } from '../store/store.ts';
import { infoOf } from '../table/show.ts';
import { rebuild } from './rebuild.ts';

/** Filters for listed tables. */
export interface TableFilter {
  readonly status?: string | undefined;
  readonly game?: string | undefined;
  readonly aside?: boolean | undefined;
}

export interface TableRow {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly entries: number;
  readonly people: number;
  readonly created: string;
  readonly changed: string;
  readonly aside?: string;
}

export interface Person {
  /** Hash of a key. */
  readonly person: string;
  readonly names: readonly string[];
  readonly tables: number;
  readonly changed: string;
  readonly banned: boolean;
}

/** Enough characters to identify a table or person, too few to join. */
export const SHORT_TABLE_CHARS = 8;
export const SHORT_PERSON_CHARS = 16;

export class Reader {
  readonly #db: DatabaseSync;

  constructor(file: string) {
    this.#db = new DatabaseSync(file, { readOnly: true });
    this.#db.exec('PRAGMA busy_timeout = 5000');
  }

  close(): void {
    this.#db.close();
  }

  /** Most recently changed first. */
  tables(most: number, only: TableFilter = {}): TableRow[] {
    return this.#db
      .prepare(SQL.tables)
      .all(only.status ?? null, only.game ?? null, only.aside ? 1 : 0, most)
      .map(tableRow);
  }

  /** Seats, status, clocks and number of entries: nothing that players do not know. */
  table(id: string): Record<string, unknown> {
    const header = { ...this.#db.prepare(SQL.header).get(id) } as unknown as Header;
    const entries = this.#db.prepare(SQL.entries).all(id) as unknown as StoredEntry[];
    const aside = this.#db.prepare('SELECT why FROM aside WHERE "table" = ?').get(id)?.why as string | undefined;
    return describe(header, entries, aside);
  }

  people(most: number): Person[] {
    const bans = this.bans();
    return this.#db
      .prepare(SQL.people)
      .all(most)
      .map((row) => person(row, bans));
  }

  reports(): Report[] {
    return this.#db.prepare(REPORTS).all().map(report);
  }

  unrated(): Unrated[] {
    return this.#db.prepare(UNRATED).all().map(unrated);
  }

  bans(): Ban[] {
    return this.#db.prepare('SELECT kind, who, at, why FROM bans ORDER BY at').all() as unknown as Ban[];
  }

  stats(days: number, now: number): Record<string, unknown> {
    const since = now - days * 86_400_000;
    const rows = (sql: keyof typeof SQL, ...values: number[]) =>
      this.#db
        .prepare(SQL[sql])
        .all(...values)
        .map((row) => ({ ...row }));
    const moves = this.#db.prepare(SQL.moves).get();
    return {
      tables: rows('byGame'),
      days: rows('byDay', since, since),
      people: Number(this.#db.prepare('SELECT count(DISTINCT key) AS n FROM keys').get()?.n),
      moves: { byPeople: Number(moves?.people), byBots: Number(moves?.bots) },
      aside: Number(this.#db.prepare('SELECT count(*) AS n FROM aside').get()?.n),
      bans: this.bans().length,
      unrated: Number(this.#db.prepare(COUNT_UNRATED).get()?.n),
      deletionOnHold: Number(this.#db.prepare(COUNT_HOLDS).get()?.n) > 0,
    };
  }

  /** The only table or person whose id begins like this, or an error message. */
  find(kind: 'table' | 'person', beginning: string): { name: string } | { error: string } {
    return named(kind, beginning, (column, table) => {
      const sql = `SELECT DISTINCT ${column} AS name FROM ${table} WHERE ${column} >= ? AND ${column} < ? LIMIT 2`;
      return this.#db.prepare(sql).all(beginning, `${beginning}~`);
    });
  }
}

type Row = Readonly<Record<string, unknown>>;

export function tableRow(row: Row): TableRow {
  return {
    table: String(row.id).slice(0, SHORT_TABLE_CHARS),
    game: String(row.game),
    status: String(row.status),
    entries: Number(row.entries),
    people: Number(row.people),
    created: time(row.created),
    changed: time(row.changed),
    ...(row.why !== null && { aside: String(row.why) }),
  };
}

export function person(row: Row, bans: readonly Ban[]): Person {
  return {
    person: String(row.key).slice(0, SHORT_PERSON_CHARS),
    names: row.names === null ? [] : (JSON.parse(String(row.names)) as string[]),
    tables: Number(row.tables),
    changed: time(row.changed),
    banned: bans.some(({ kind, who }) => kind === 'key' && who === row.key),
  };
}

/** A person's report about another person. */
export interface Report {
  readonly report: string;
  readonly at: string;
  readonly why: string;
  /** The reported person, and their name at that table. */
  readonly person: string;
  readonly name: string;
  readonly table: string;
  readonly by: string;
}

export const REPORTS = `SELECT name, owner, about, value FROM notes WHERE kind = 'report' ORDER BY name`;

export function report(row: Row): Report {
  const { at, why, name, table } = JSON.parse(String(row.value)) as { at: number; why: string; name: string; table: string };
  return {
    report: reportNumber(String(row.name)),
    at: time(at),
    why,
    person: String(row.about).slice(0, SHORT_PERSON_CHARS),
    name,
    table: table.slice(0, SHORT_TABLE_CHARS),
    by: String(row.owner).slice(0, SHORT_PERSON_CHARS),
  };
}

/** A game whose note was set aside: it could not be rated. */
export interface Unrated {
  readonly ended: string;
  readonly table: string;
  readonly game: number;
  readonly why: string;
}

export const UNRATED = `SELECT name, value FROM notes WHERE kind = 'unrated' ORDER BY name`;
export const COUNT_UNRATED = `SELECT count(*) AS n FROM notes WHERE kind = 'unrated'`;
export const COUNT_HOLDS = `SELECT count(*) AS n FROM notes WHERE kind = 'hold'`;

export function unrated(row: Row): Unrated {
  const [at, table = '', game] = String(row.name).split(' ');
  const { why } = JSON.parse(String(row.value)) as { why: string };
  return { ended: /^\d{15}$/.test(at ?? '') ? time(at) : 'unknown', table: table.slice(0, SHORT_TABLE_CHARS), game: Number(game), why };
}

/** Identifies a report by the random part of its name. */
export function reportNumber(name: string): string {
  return name.slice(name.indexOf(' ') + 1).slice(0, 8);
}

/** Seats, status, clocks and number of entries: nothing that players do not know. */
export function describe(header: Header, entries: readonly StoredEntry[], aside: string | undefined): Record<string, unknown> {
  const about = {
    table: header.id.slice(0, SHORT_TABLE_CHARS),
    game: header.game,
    rules: header.rules,
    created: time(header.created),
    changed: time(entries.at(-1)?.at ?? header.created),
    host: header.host.slice(0, SHORT_PERSON_CHARS),
    brought: header.record !== null,
    entries: counted(entries),
    ...(aside !== undefined && { aside }),
  };
  const served = gameById(header.game);
  if (served === undefined || served.game.rulesVersion !== header.rules) return { ...about, status: 'old-rules' };
  if (aside !== undefined) return about;
  const state = rebuild(header, served, entries);
  const { status, gameNumber, seats, toAct, clocks, score, closed, settings, config } = infoOf(state, Date.now());
  const persons = state.sitters.map((sitter) => ('key' in sitter ? { person: sitter.key.slice(0, SHORT_PERSON_CHARS) } : {}));
  return {
    ...about,
    status,
    gameNumber,
    seats: seats.map((seat, i) => ({ ...seat, ...persons[i] })),
    toAct,
    ...(clocks && { clocks }),
    score,
    ...(closed !== undefined && { closed }),
    settings,
    config,
  };
}

type Named = { readonly name: string } | { readonly error: string };

/** `look` returns the first two ids in this column with that beginning. */
export function named(kind: 'table' | 'person', beginning: string, look: (column: string, table: string) => readonly Row[]): Named {
  const no = whyNoBeginning(kind, beginning);
  return no ?? theOne(kind, beginning, kind === 'table' ? look('id', 'tables') : look('key', 'keys'));
}

export function whyNoBeginning(kind: 'table' | 'person', beginning: string): { error: string } | undefined {
  if (/^[0-9a-z]{4,64}$/.test(beginning)) return undefined;
  return { error: `"${beginning}" cannot be the start of a ${kind} id (at least four letters or digits)` };
}

export function theOne(kind: 'table' | 'person', beginning: string, [first, second]: readonly Row[]): Named {
  if (first === undefined) return { error: `no ${kind} starts with ${beginning}` };
  if (second === undefined) return { name: String(first.name) };
  return { error: `more than one ${kind} starts with ${beginning}; give more characters` };
}

function counted(entries: readonly StoredEntry[]): Record<string, number> {
  const counts: Record<string, number> = { all: entries.length };
  for (const { text } of entries) {
    const kind = /^\{"kind":"([a-z]+)"/.exec(text)?.[1] ?? 'unreadable';
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

function time(at: unknown): string {
  return new Date(Number(at)).toISOString().slice(0, 19).replace('T', ' ');
}

const CHANGED = 'coalesce((SELECT at FROM entries WHERE entries."table" = tables.id ORDER BY revision DESC LIMIT 1), created)';
const DAY = (column: string) => `date(${column} / 1000, 'unixepoch')`;

const SQL = {
  tables: `SELECT id, game, status, created, ${CHANGED} AS changed, aside.why,
      (SELECT count(*) FROM entries WHERE entries."table" = id) AS entries,
      (SELECT count(*) FROM keys WHERE keys."table" = id) AS people
    FROM tables LEFT JOIN aside ON aside."table" = id
    WHERE (?1 IS NULL OR status = ?1) AND (?2 IS NULL OR game = ?2) AND (?3 = 0 OR aside.why IS NOT NULL)
    ORDER BY changed DESC LIMIT ?4`,
  header: 'SELECT id, game, rules, config, settings, host, seed, commitment, record, webhook, created FROM tables WHERE id = ?',
  entries: 'SELECT revision, at, command, text FROM entries WHERE "table" = ? ORDER BY revision',
  people: `SELECT key, count(*) AS tables, max(${CHANGED}) AS changed,
      (SELECT json_group_array(name) FROM (SELECT DISTINCT json_extract(text, '$.name') AS name FROM keys AS mine JOIN entries ON entries."table" = mine."table"
        WHERE mine.key = keys.key AND text LIKE '{"kind":"sit",%' AND json_valid(text) AND json_extract(text, '$.key') = keys.key)) AS names
    FROM keys JOIN tables ON tables.id = keys."table" GROUP BY key ORDER BY changed DESC LIMIT ?`,
  byGame: 'SELECT game, status, count(*) AS tables FROM tables GROUP BY game, status ORDER BY game, status',
  byDay: `SELECT day, sum(made) AS made, sum(moves) AS moves FROM (
      SELECT ${DAY('created')} AS day, 1 AS made, 0 AS moves FROM tables WHERE created >= ?
      UNION ALL SELECT ${DAY('at')}, 0, 1 FROM entries WHERE at >= ? AND text LIKE '{"kind":"move",%')
    GROUP BY day ORDER BY day`,
  moves: `SELECT coalesce(sum(command IS NOT NULL), 0) AS people, coalesce(sum(command IS NULL), 0) AS bots FROM entries WHERE text LIKE '{"kind":"move",%'`,
} as const;
