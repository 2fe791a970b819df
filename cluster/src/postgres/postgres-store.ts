import { type Candidate, MAX_TABLES_SCANNED, oldAmong, type Removed } from '@bellwether/server/store/removal';
import type {
  Append,
  AppendResult,
  Ban,
  Exchange,
  Header,
  Listed,
  Note,
  Store,
  StoredEntry,
  StoredTable,
  Subscription,
  Ticket,
  WaitingCall,
} from '@bellwether/server/store/store';
import type { Status } from '@bellwether/wire';
import { migrate } from './schema.ts';
import { type Row, Session } from './session.ts';
import { type Fence, Writer } from './writer.ts';

/** Connections for reading. */
const READ_CONNECTIONS = 4;
/** Forces index lookups by table id, whatever the planner thinks of a small database. */
const BY_INDEX = { enable_seqscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off', plan_cache_mode: 'force_generic_plan' };

/** The storage port over PostgreSQL, for one node. Writes succeed only while the node holds its lease and is the home of the table. */
export class PostgresStore implements Store {
  readonly #fence: Fence;
  readonly #writing: Session;
  readonly #writer: Writer;
  readonly #readers: readonly Session[];
  /** A separate connection for deleting old tables, opened when first needed. */
  readonly #remover: Session;
  #next = 0;

  private constructor(url: string, fence: Fence) {
    this.#fence = fence;
    this.#writing = new Session(url, BY_INDEX);
    this.#writer = new Writer(this.#writing, fence);
    this.#readers = Array.from({ length: READ_CONNECTIONS }, () => new Session(url, BY_INDEX));
    this.#remover = new Session(url, BY_INDEX);
  }

  /** Resolves once the database is migrated. */
  static async open(url: string, fence: Fence): Promise<PostgresStore> {
    await prepareDatabase(url);
    return new PostgresStore(url, fence);
  }

  /** Sees everything written before. */
  async #read<T extends object = Row>(sql: string, ...values: readonly unknown[]): Promise<T[]> {
    await this.#writer.settled();
    this.#next = (this.#next + 1) % READ_CONNECTIONS;
    return (this.#readers[this.#next] as Session).query<T>(sql, values);
  }

  #write<T extends object = Row>(sql: string, ...values: readonly unknown[]): Promise<T[]> {
    return this.#writer.run((session) => session.query<T>(sql, values));
  }

  async create(header: Header, entries: readonly Append[]): Promise<'created' | 'taken'> {
    const { id, game, rules, config, settings, host, seed, commitment, record, webhook, created } = header;
    const { node } = this.#fence;
    const column = (name: Exclude<keyof Append, 'note'>) => entries.map((entry) => entry[name]);
    const last = entries.at(-1);
    const made = await this.#write(
      SQL.create,
      ...[id, game, rules, config, settings, host, seed, commitment, record, webhook, created],
      ...[last?.status ?? 'open', last?.due ?? null, node],
      ...[column('revision'), column('at'), column('command'), column('text'), column('key')],
    );
    return made.length === 0 ? 'taken' : 'created';
  }

  append(append: Append): Promise<AppendResult> {
    return this.#writer.append(append);
  }

  async load(table: string, most?: number): Promise<StoredTable | undefined> {
    const [row] = await this.#read<Header & { aside: string | null; due: number | null; absences: string | null }>(SQL.header, table);
    if (row === undefined) return undefined;
    const { aside, due, absences, ...header } = row;
    return {
      header,
      entries: await this.entries(table, 0, most),
      ...(due !== null && { due }),
      ...(absences !== null && { absences }),
      ...(aside !== null && { aside }),
    };
  }

  /** Written only by the table's home. */
  async rest(table: string, due: number | null, absences: string): Promise<void> {
    await this.#write(SQL.rest, table, due, absences, this.#fence.node);
  }

  entries(table: string, after: number, most?: number): Promise<StoredEntry[]> {
    return this.#read(SQL.entries, table, after, most ?? null);
  }

  async byCommand(table: string, command: string): Promise<StoredEntry | undefined> {
    return (await this.#read<StoredEntry>(SQL.byCommand, table, command))[0];
  }

  /** Tables of this node, or without a home. */
  async due(until: number, most: number): Promise<readonly string[]> {
    return (await this.#read<{ id: string }>(SQL.due, until, most, this.#fence.node)).map(({ id }) => id);
  }

  tablesOf(key: string, most: number): Promise<readonly { id: string; changed: number }[]> {
    return this.#read(SQL.tablesOf, key, most);
  }

  /** Several nodes may delete at once: rows locked by another node are skipped. */
  async remove(status: Status, untouchedSince: number, after: string): Promise<Removed> {
    const page = await this.#read<Candidate>(SQL.candidates, status, after, MAX_TABLES_SCANNED);
    const { old, ...rest } = oldAmong(page, untouchedSince);
    const gone = old.length === 0 ? [] : await this.#remover.query(SQL.remove, [old, status, untouchedSince]);
    // Rows locked by another node still exist and are the oldest.
    return { ...rest, removed: gone.length, ...(gone.length < old.length && { oldest: 0 }) };
  }

  /** Nothing to do: PostgreSQL reuses free space (autovacuum). */
  async shrink(): Promise<boolean> {
    return false;
  }

  /** The last heartbeat of any other node. */
  async lastSign(): Promise<number | undefined> {
    return (await this.#read<{ at: number | null }>(SQL.lastSign, this.#fence.node))[0]?.at ?? undefined;
  }

  async count(): Promise<number> {
    return (await this.#read<{ n: number }>('SELECT count(*) AS n FROM tables'))[0]?.n ?? 0;
  }

  async statuses(tables: readonly string[]): Promise<readonly (Status | undefined)[]> {
    const rows = await this.#read<{ id: string; status: Status }>('SELECT id, status FROM tables WHERE id = ANY ($1::text[])', tables);
    return tables.map((table) => rows.find(({ id }) => id === table)?.status);
  }

  /** Nothing to do: PostgreSQL keeps a checksum of each page. */
  async check(): Promise<string> {
    await this.count();
    return 'ok';
  }

  async keep(name: string, value: string): Promise<string> {
    await this.#write('INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', name, value);
    return (await this.#read<{ value: string }>('SELECT value FROM kept WHERE name = $1', name))[0]?.value as string;
  }

  async subscribe(key: string, { endpoint, p256dh, auth }: Subscription): Promise<void> {
    await this.#write(SQL.subscribe, key, endpoint, p256dh, auth);
  }

  subscriptions(key: string): Promise<readonly Subscription[]> {
    return this.#read('SELECT endpoint, p256dh, auth FROM subscriptions WHERE key = $1 ORDER BY endpoint LIMIT 20', key);
  }

  async unsubscribe(key: string, endpoint: string | null): Promise<void> {
    await this.#write('DELETE FROM subscriptions WHERE key = $1 AND ($2::text IS NULL OR endpoint = $2)', key, endpoint);
  }

  async putCall({ id, url, secret, body, tried, due }: WaitingCall): Promise<void> {
    await this.#write(SQL.putCall, id, url, secret, body, tried, due, this.#fence.node);
  }

  /** This node's calls, and those of dead nodes, which it takes over. */
  calls(most: number): Promise<readonly WaitingCall[]> {
    return this.#write(SQL.calls, most, this.#fence.node);
  }

  async dropCall(id: string): Promise<void> {
    await this.#write('DELETE FROM calls WHERE id = $1', id);
  }

  async list({ table, game, at, text }: Listed): Promise<void> {
    await this.#write(SQL.list, table, game, at, text);
  }

  async unlist(table: string): Promise<void> {
    await this.#write('DELETE FROM listed WHERE "table" = $1', table);
  }

  listed(since: number, most: number): Promise<readonly Listed[]> {
    return this.#read('SELECT "table", game, at, text FROM listed WHERE at > $1 ORDER BY at DESC LIMIT $2', since, most);
  }

  async putCode(code: string, table: string, now: number, until: number): Promise<boolean> {
    await this.#write('DELETE FROM codes WHERE until <= $1', now);
    return (await this.#write(SQL.putCode, code, table, until)).length === 1;
  }

  async codeOf(table: string, now: number): Promise<{ code: string; until: number } | undefined> {
    const sql = 'SELECT code, until FROM codes WHERE "table" = $1 AND until > $2 ORDER BY until DESC LIMIT 1';
    return (await this.#read<{ code: string; until: number }>(sql, table, now))[0];
  }

  async tableOfCode(code: string, now: number): Promise<string | undefined> {
    return (await this.#read<{ table: string }>('SELECT "table" FROM codes WHERE code = $1 AND until > $2', code, now))[0]?.table;
  }

  async putTicket({ key, queue, name, strength, house, mark, since, seen }: Ticket, isNew: boolean, alive: number): Promise<Ticket> {
    const [kept] = await this.#write<Ticket>(SQL.putTicket, key, queue, name, strength, house, mark, since, seen, isNew, alive);
    return kept as Ticket;
  }

  async tickets(queue: string, alive: number, most: number): Promise<readonly Ticket[]> {
    await this.#write('DELETE FROM tickets WHERE seen <= $1', alive);
    return this.#read(`SELECT ${TICKET} FROM tickets WHERE queue = $1 AND "table" IS NULL ORDER BY since, key LIMIT $2`, queue, most);
  }

  /** Nodes may match the same people at once: rows are locked in one order, and the second node finds them taken. */
  async takeTickets(keys: readonly string[], table: string, now: number): Promise<boolean> {
    return (await this.#write(SQL.takeTickets, keys, table, now)).length === keys.length;
  }

  async giveBack(table: string): Promise<void> {
    await this.#write('UPDATE tickets SET "table" = NULL, taken = NULL WHERE "table" = $1', table);
  }

  async dropTicket(key: string): Promise<void> {
    await this.#write('DELETE FROM tickets WHERE key = $1', key);
  }

  async removeTable(table: string): Promise<boolean> {
    return (await this.#write('DELETE FROM tables WHERE id = $1 RETURNING id', table)).length === 1;
  }

  async rewrite({ header: { id, host, webhook, record }, entries }: StoredTable): Promise<void> {
    const column = (name: keyof StoredEntry) => entries.map((entry) => entry[name]);
    await this.#write(SQL.rewrite, id, host, webhook, record, column('revision'), column('text'));
  }

  async forgetKey(key: string): Promise<void> {
    await this.#write(SQL.forgetKey, key);
  }

  async note(kind: string, name: string): Promise<Note | undefined> {
    return (await this.#read<Note>(`SELECT ${NOTE} FROM notes WHERE kind = $1 AND name = $2`, kind, name))[0];
  }

  notes(kind: string, most: number): Promise<readonly Note[]> {
    return this.#read(`SELECT ${NOTE} FROM notes WHERE kind = $1 ORDER BY name LIMIT $2`, kind, most);
  }

  notesOf(owner: string, kinds?: readonly string[]): Promise<readonly Note[]> {
    const ofKinds = '($2::text[] IS NULL OR kind = ANY ($2))';
    return this.#read(`SELECT ${NOTE} FROM notes WHERE owner = $1 AND ${ofKinds} ORDER BY kind, name`, owner, kinds ?? null);
  }

  notesAbout(person: string): Promise<readonly Note[]> {
    return this.#read(`SELECT ${NOTE} FROM notes WHERE about = $1 ORDER BY kind, name`, person);
  }

  async exchange({ expect = [], drop = [], put = [] }: Exchange): Promise<boolean> {
    const values = [expect, drop, put].map((notes) => JSON.stringify(notes));
    return (await this.#write<{ happens: boolean }>('SELECT exchange($1, $2, $3) AS happens', ...values))[0]?.happens ?? false;
  }

  async dropNotes(before: number): Promise<void> {
    await this.#write('DELETE FROM notes WHERE until < $1', before);
  }

  strays(): Promise<readonly { from: string; to: string }[]> {
    return this.#read(SQL.strays);
  }

  async rekey(table: string, from: string, to: string): Promise<void> {
    await this.#write(SQL.rekey, table, from, to);
  }

  async ban({ kind, who, at, why }: Ban): Promise<void> {
    await this.#write(SQL.ban, kind, who, at, why);
  }

  async unban(kind: Ban['kind'], who: string): Promise<boolean> {
    return (await this.#write('DELETE FROM bans WHERE kind = $1 AND who = $2 RETURNING who', kind, who)).length === 1;
  }

  bans(): Promise<readonly Ban[]> {
    return this.#read('SELECT kind, who, at, why FROM bans ORDER BY at, who');
  }

  async close(): Promise<void> {
    await this.#writer.settled();
    await Promise.all([this.#writing, ...this.#readers, this.#remover].map((session) => session.close()));
  }
}

/** Creates or migrates the schema. */
export async function prepareDatabase(url: string): Promise<void> {
  const session = new Session(url);
  try {
    await migrate(session);
  } finally {
    await session.close();
  }
}

/** Time of the last entry of a table. */
const CHANGED = 'coalesce((SELECT at FROM entries e WHERE e."table" = t.id ORDER BY revision DESC LIMIT 1), created)';
const HEADER = 'id, game, rules, config, settings, host, seed, commitment, record, webhook, created';
const TICKET = 'key, queue, name, strength, house, mark, since, seen, "table", taken';
/** Whether a ticket keeps its place: same queue, and renewed recently. */
const GOES_ON = 'NOT $9 AND tickets.queue = excluded.queue AND tickets.seen > $10';
const NOTE = 'kind, name, owner, about, value, until';
/** No living node is its home. */
const IS_FREE = (node: string) => `NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.node = ${node})`;

const SQL = {
  create: `
    WITH made AS (
      INSERT INTO tables (${HEADER}, status, due, home)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT DO NOTHING RETURNING id
    ), given AS (
      SELECT * FROM unnest($15::int[], $16::bigint[], $17::text[], $18::text[], $19::text[]) AS g (revision, at, command, text, key)
    ), stored AS (
      INSERT INTO entries ("table", revision, at, command, text) SELECT id, revision, at, command, text FROM made CROSS JOIN given
    ), keyed AS (
      INSERT INTO keys (key, "table")
      SELECT $6, id FROM made UNION SELECT key, id FROM made CROSS JOIN given WHERE key IS NOT NULL
    )
    SELECT id FROM made`,
  header: `SELECT ${HEADER}, due, absences, (SELECT why FROM aside WHERE aside."table" = id) AS aside FROM tables WHERE id = $1`,
  rest: 'UPDATE tables SET due = $2, absences = $3 WHERE id = $1 AND home = $4',
  entries: 'SELECT revision, at, command, text FROM entries WHERE "table" = $1 AND revision > $2 ORDER BY revision LIMIT $3',
  byCommand: 'SELECT revision, at, command, text FROM entries WHERE "table" = $1 AND command = $2',
  due: `SELECT id FROM tables t WHERE due <= $1 AND (home = $3 OR ${IS_FREE('home')}) ORDER BY due LIMIT $2`,
  tablesOf: `SELECT id, ${CHANGED} AS changed FROM keys JOIN tables t ON id = keys."table" WHERE key = $1 ORDER BY changed DESC LIMIT $2`,
  candidates: `SELECT id, ${CHANGED} AS changed,
      coalesce((SELECT revision FROM entries e WHERE e."table" = t.id ORDER BY revision DESC LIMIT 1), 0) AS entries
    FROM tables t WHERE status = $1 AND id > $2 ORDER BY id LIMIT $3`,
  remove: `
    WITH free AS MATERIALIZED (SELECT id FROM tables WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE SKIP LOCKED)
    DELETE FROM tables t USING free WHERE t.id = free.id AND status = $2 AND ${CHANGED} < $3 RETURNING t.id`,
  lastSign: `SELECT greatest((SELECT max(seen) FROM former_nodes WHERE node <> $1),
    (SELECT floor(extract(epoch FROM max(until)) * 1000)::bigint FROM nodes WHERE node <> $1)) AS at`,
  subscribe: `INSERT INTO subscriptions (key, endpoint, p256dh, auth) VALUES ($1, $2, $3, $4)
    ON CONFLICT (key, endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth`,
  putCall: `INSERT INTO calls (id, url, secret, body, tried, due, node) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (id) DO UPDATE SET tried = excluded.tried, due = excluded.due`,
  calls: `WITH mine AS (
      UPDATE calls SET node = $2 WHERE id IN
        (SELECT id FROM calls WHERE node = $2 OR ${IS_FREE('calls.node')} ORDER BY due LIMIT $1 FOR UPDATE SKIP LOCKED)
      RETURNING id, url, secret, body, tried, due)
    SELECT * FROM mine ORDER BY due`,
  list: `INSERT INTO listed ("table", game, at, text) SELECT id, $2, $3, $4 FROM tables WHERE id = $1
    ON CONFLICT ("table") DO UPDATE SET at = excluded.at, text = excluded.text`,
  putCode: `INSERT INTO codes (code, "table", until) SELECT $1, id, $3 FROM tables WHERE id = $2
    ON CONFLICT (code) DO UPDATE SET until = excluded.until WHERE codes."table" = excluded."table" RETURNING code`,
  putTicket: `INSERT INTO tickets (key, queue, name, strength, house, mark, since, seen) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (key) DO UPDATE SET queue = excluded.queue, name = excluded.name, strength = excluded.strength, house = excluded.house,
      mark = excluded.mark, seen = excluded.seen,
      since = CASE WHEN ${GOES_ON} THEN tickets.since ELSE excluded.since END,
      "table" = CASE WHEN ${GOES_ON} THEN tickets."table" END, taken = CASE WHEN ${GOES_ON} THEN tickets.taken END
    RETURNING ${TICKET}`,
  takeTickets: `
    WITH waiting AS MATERIALIZED (SELECT key FROM tickets WHERE key = ANY ($1::text[]) AND "table" IS NULL ORDER BY key FOR UPDATE)
    UPDATE tickets SET "table" = $2, taken = $3
    WHERE key IN (SELECT key FROM waiting) AND (SELECT count(*) FROM waiting) = cardinality($1::text[]) RETURNING key`,
  rewrite: `WITH header AS (UPDATE tables SET host = $2, webhook = $3, record = $4 WHERE id = $1)
    UPDATE entries SET text = g.text FROM unnest($5::int[], $6::text[]) AS g (revision, text) WHERE "table" = $1 AND entries.revision = g.revision`,
  forgetKey: `WITH gone AS (DELETE FROM keys WHERE key = $1), unnoted AS (DELETE FROM notes WHERE owner = $1 OR about = $1)
    DELETE FROM subscriptions WHERE key = $1`,
  strays: `SELECT name AS "from", owner AS "to" FROM notes device WHERE kind = 'device' AND name <> owner
    AND (EXISTS (SELECT 1 FROM keys WHERE key = device.name) OR EXISTS (SELECT 1 FROM notes WHERE notes.owner = device.name))`,
  rekey: `WITH gone AS (DELETE FROM keys WHERE key = $2 AND "table" = $1 RETURNING "table")
    INSERT INTO keys (key, "table") SELECT $3, "table" FROM gone ON CONFLICT DO NOTHING`,
  ban: `INSERT INTO bans (kind, who, at, why) VALUES ($1, $2, $3, $4)
    ON CONFLICT (kind, who) DO UPDATE SET at = excluded.at, why = excluded.why`,
} as const;
