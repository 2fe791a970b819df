/** PostgreSQL for `npm run admin`, with or without running nodes. */

import type { Archive } from '@bellwether/server/admin/archive';
import { Bans } from '@bellwether/server/admin/bans';
import { type Built, buildUp, type CheckReport, copyOf, type Repaired, type Verdict, verdictOn } from '@bellwether/server/admin/check';
import { Operator, type Order } from '@bellwether/server/admin/operator';
import {
  COUNT_HOLDS,
  COUNT_UNRATED,
  describe,
  type Person,
  person,
  REPORTS,
  type Report,
  report,
  type TableFilter,
  type TableRow,
  tableRow,
  theOne,
  UNRATED,
  type Unrated,
  unrated,
  whyNoBeginning,
} from '@bellwether/server/admin/read';
import type { Ban, Header, StoredEntry } from '@bellwether/server/store/store';
import type { OrderAnswer } from '@bellwether/server/table/table-order';
import type { Logger } from 'pino';
import { ClusterNode } from './node.ts';
import { prepareDatabase } from './postgres/postgres-store.ts';
import { Session } from './postgres/session.ts';
import { RemoteTable } from './remote-table.ts';

export class PostgresArchive implements Archive {
  readonly #url: string;
  readonly #session: Session;

  private constructor(url: string) {
    this.#url = url;
    this.#session = new Session(url);
  }

  static async open(url: string): Promise<PostgresArchive> {
    await prepareDatabase(url);
    return new PostgresArchive(url);
  }

  close(): Promise<void> {
    return this.#session.close();
  }

  async tables(most: number, only: TableFilter = {}): Promise<TableRow[]> {
    const rows = await this.#session.query(SQL.tables, [only.status ?? null, only.game ?? null, only.aside ?? false, most]);
    return rows.map(tableRow);
  }

  async table(id: string): Promise<Record<string, unknown>> {
    const { header, entries, aside } = await this.#stored(id);
    return describe(header, entries, aside);
  }

  async people(most: number): Promise<Person[]> {
    const bans = await this.bans();
    return (await this.#session.query(SQL.people, [most])).map((row) => person(row, bans));
  }

  async reports(): Promise<Report[]> {
    return (await this.#session.query(REPORTS)).map(report);
  }

  async unrated(): Promise<Unrated[]> {
    return (await this.#session.query(UNRATED)).map(unrated);
  }

  bans(): Promise<Ban[]> {
    return this.#session.query<Ban>('SELECT kind, who, at, why FROM bans ORDER BY at');
  }

  async stats(days: number, now: number): Promise<Record<string, unknown>> {
    const one = async (sql: string) => (await this.#session.query<Record<string, number>>(sql))[0] ?? {};
    const moves = await one(SQL.moves);
    return {
      tables: await this.#session.query(SQL.byGame),
      days: await this.#session.query(SQL.byDay, [now - days * 86_400_000]),
      people: Number((await one('SELECT count(DISTINCT key) AS n FROM keys')).n),
      moves: { byPeople: Number(moves.people), byBots: Number(moves.bots) },
      aside: Number((await one('SELECT count(*) AS n FROM aside')).n),
      bans: (await this.bans()).length,
      unrated: Number((await one(COUNT_UNRATED)).n),
      deletionOnHold: Number((await one(COUNT_HOLDS)).n) > 0,
      nodes: Number((await one('SELECT count(*) AS n FROM nodes WHERE until > clock_timestamp()')).n),
    };
  }

  async find(kind: 'table' | 'person', beginning: string): Promise<{ name: string } | { error: string }> {
    const [column, table] = kind === 'table' ? ['id', 'tables'] : ['key', 'keys'];
    const sql = `SELECT DISTINCT ${column} AS name FROM ${table} WHERE ${column} >= $1 AND ${column} < $2 LIMIT 2`;
    return whyNoBeginning(kind, beginning) ?? theOne(kind, beginning, await this.#session.query(sql, [beginning, `${beginning}~`]));
  }

  /** Rebuilds every table from its log. A broken one is set aside unchanged; a table set aside earlier comes back if it is sound. */
  async checkAll(): Promise<CheckReport> {
    const report = { checked: 0, oldRules: [] as string[], bad: [] as CheckReport['bad'][number][], back: [] as string[], file: 'ok' };
    for (const { id, why } of await this.#session.query<{ id: string; why: string | null }>(SQL.ids)) {
      const built = await this.#build(id);
      const verdict = verdictOn(built);
      report.checked++;
      if (verdict.kind === 'old-rules') report.oldRules.push(id);
      if (verdict.kind === 'sound' && why !== null) report.back.push(id);
      if (verdict.kind === 'bad') report.bad.push({ table: id, entries: await this.#count(id), sound: verdict.sound, why: verdict.why });
    }
    for (const { table, why } of report.bad) await this.#session.query(SQL.setAside, [table, why]);
    for (const table of report.back) await this.#session.query(SQL.comeBack, [table, Date.now()]);
    return { ...report, changed: [...report.bad.map(({ table }) => table), ...report.back] };
  }

  async check(table: string): Promise<Verdict> {
    return verdictOn(await this.#build(table));
  }

  /** Copies the sound beginning of a table to a new one with the same people and returns its name. The old one stays as it is. */
  async repair(table: string): Promise<Repaired | undefined> {
    const copy = copyOf(await this.#build(table));
    if (copy === undefined) return undefined;
    await this.#asNode((node) => node.store.create(copy.header, copy.entries));
    return { table: copy.header.id, entries: copy.entries.length };
  }

  /** Orders for a table are carried out by its home. For tables without one, this process joins as a node for a moment. */
  obey(order: Order, log: Logger): Promise<OrderAnswer> {
    return this.#asNode(async (node) => {
      const operator = new Operator(
        node.store,
        await Bans.open(node.store),
        () => node.time.now(),
        log,
        undefined,
        async (asked) => {
          const home = await node.home(asked.table);
          return home instanceof RemoteTable ? home.order(asked) : undefined;
        },
      );
      return operator.obey(order);
    });
  }

  async #asNode<T>(work: (node: ClusterNode) => Promise<T>): Promise<T> {
    const node = await ClusterNode.join(this.#url, '127.0.0.1:0');
    try {
      return await work(node);
    } finally {
      await node.close();
      await node.store.close();
    }
  }

  async #stored(id: string): Promise<{ header: Header; entries: StoredEntry[]; aside: string | undefined }> {
    const [row] = await this.#session.query<Header & { why: string | null }>(SQL.header, [id]);
    if (row === undefined) throw new Error(`there is no table ${id}`);
    const { why, ...header } = row;
    return { header, entries: await this.#session.query<StoredEntry>(SQL.entries, [id]), aside: why ?? undefined };
  }

  async #build(id: string): Promise<Built> {
    const { header, entries } = await this.#stored(id);
    return buildUp(header, entries);
  }

  async #count(id: string): Promise<number> {
    const [row] = await this.#session.query<{ n: number }>('SELECT count(*) AS n FROM entries WHERE "table" = $1', [id]);
    return row?.n ?? 0;
  }
}

const CHANGED = 'coalesce((SELECT at FROM entries WHERE entries."table" = tables.id ORDER BY revision DESC LIMIT 1), created)';
const DAY = (column: string) => `to_char(to_timestamp(${column} / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
const MOVE = `text LIKE '{"kind":"move",%'`;

const SQL = {
  ids: 'SELECT id, why FROM tables LEFT JOIN aside ON aside."table" = id ORDER BY created, id',
  header: `SELECT id, game, rules, config, settings, host, seed, commitment, record, webhook, created,
    (SELECT why FROM aside WHERE aside."table" = id) AS why FROM tables WHERE id = $1`,
  entries: 'SELECT revision, at, command, text FROM entries WHERE "table" = $1 ORDER BY revision',
  tables: `SELECT id, game, status, created, ${CHANGED} AS changed, aside.why,
      (SELECT count(*) FROM entries WHERE entries."table" = id) AS entries,
      (SELECT count(*) FROM keys WHERE keys."table" = id) AS people
    FROM tables LEFT JOIN aside ON aside."table" = id
    WHERE ($1::text IS NULL OR status = $1) AND ($2::text IS NULL OR game = $2) AND (NOT $3 OR aside.why IS NOT NULL)
    ORDER BY changed DESC LIMIT $4`,
  people: `SELECT key, count(*) AS tables, max(${CHANGED}) AS changed,
      (SELECT json_agg(DISTINCT text::json ->> 'name') FROM keys AS mine JOIN entries ON entries."table" = mine."table"
        WHERE mine.key = keys.key AND text LIKE '{"kind":"sit",%' AND text IS JSON AND text::json ->> 'key' = keys.key)::text AS names
    FROM keys JOIN tables ON tables.id = keys."table" GROUP BY key ORDER BY changed DESC LIMIT $1`,
  byGame: 'SELECT game, status, count(*) AS tables FROM tables GROUP BY game, status ORDER BY game, status',
  byDay: `SELECT day, sum(made)::int AS made, sum(moves)::int AS moves FROM (
      SELECT ${DAY('created')} AS day, 1 AS made, 0 AS moves FROM tables WHERE created >= $1
      UNION ALL SELECT ${DAY('at')}, 0, 1 FROM entries WHERE at >= $1 AND ${MOVE}) AS all_days
    GROUP BY day ORDER BY day`,
  moves: `SELECT count(*) FILTER (WHERE command IS NOT NULL) AS people, count(*) FILTER (WHERE command IS NULL) AS bots FROM entries WHERE ${MOVE}`,
  setAside: `WITH marked AS (INSERT INTO aside ("table", why) VALUES ($1, $2) ON CONFLICT ("table") DO UPDATE SET why = excluded.why)
    UPDATE tables SET due = NULL WHERE id = $1 AND status = 'playing'`,
  comeBack: `WITH cleared AS (DELETE FROM aside WHERE "table" = $1) UPDATE tables SET due = $2 WHERE id = $1 AND status = 'playing'`,
} as const;
