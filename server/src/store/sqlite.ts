import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Status } from '@bellwether/wire';
import { type Downtime, downtimesAt } from './downtime.ts';
import type { Immediate } from './forwarding-store.ts';
import { openFile } from './open-file.ts';
import { type Candidate, MAX_TABLES_SCANNED, oldAmong, type Removed } from './removal.ts';
import type {
  Append,
  AppendResult,
  Ban,
  Exchange,
  Header,
  Listed,
  Note,
  StoredEntry,
  StoredTable,
  Subscription,
  Ticket,
  WaitingCall,
} from './store.ts';

/** Where a test may end the process: after writing the group, or after its commit but before the answer. */
export type CrashPoint = 'before-commit' | 'after-commit';

/** The database, synchronous. Runs in a thread (sqlite-worker.ts). */
export class Sqlite implements Immediate {
  readonly #db: DatabaseSync;
  readonly #sql: Readonly<Record<keyof typeof SQL, StatementSync>>;
  readonly #crash: (point: CrashPoint) => void;

  constructor(file: string, crash: (point: CrashPoint) => void = () => {}) {
    this.#db = openFile(file);
    const prepare = (name: keyof typeof SQL) => [name, this.#db.prepare(SQL[name])] as const;
    this.#sql = Object.fromEntries((Object.keys(SQL) as (keyof typeof SQL)[]).map(prepare)) as Record<keyof typeof SQL, StatementSync>;
    this.#crash = crash;
  }

  /** Runs `work` in one transaction. */
  transaction<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#crash('before-commit');
      this.#db.exec('COMMIT');
      this.#crash('after-commit');
      return result;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  create(header: Header, entries: readonly Append[]): 'created' | 'taken' {
    const { id, game, rules, config, settings, host, seed, commitment, record, webhook, created } = header;
    const made = this.#sql.create.run(id, game, rules, config, settings, host, seed, commitment, record, webhook, created);
    if (made.changes === 0) return 'taken';
    this.#sql.addKey.run(host, id);
    for (const entry of entries) if (this.append(entry).kind !== 'stored') throw new Error('a new table has entries that do not fit');
    return 'created';
  }

  append(append: Append): AppendResult {
    const { table, revision, at, command, text, status, due, key, note } = append;
    const { changes } = this.#sql.append.run(table, revision, at, command, text, revision - 1, table, revision - 1, table);
    if (changes === 0) return this.#whyNot(table, command);
    this.#sql.setDue.run({ status, due, table });
    if (key !== null) this.#sql.addKey.run(key, table);
    if (note !== undefined) this.#putNote(note);
    return { kind: 'stored' };
  }

  #whyNot(table: string, command: string | null): AppendResult {
    const known = command === null ? undefined : this.byCommand(table, command);
    if (known !== undefined) return { kind: 'duplicate', revision: known.revision };
    return { kind: this.#sql.header.get(table) === undefined ? 'unknown-table' : 'conflict' };
  }

  load(table: string, most = -1): StoredTable | undefined {
    const header = this.#sql.header.get(table) as Header | undefined;
    if (header === undefined) return undefined;
    const aside = this.#sql.aside.get(table) as { why: string } | undefined;
    const { due, absences } = this.#sql.resting.get(table) as { due: number | null; absences: string | null };
    return {
      header: { ...header },
      entries: this.entries(table, 0, most),
      ...(due !== null && { due }),
      ...(absences !== null && { absences }),
      ...(aside && { aside: aside.why }),
    };
  }

  rest(table: string, due: number | null, absences: string): void {
    this.#sql.rest.run(due, absences, table);
  }

  /** A negative `most` means no limit. */
  entries(table: string, after: number, most: number): StoredEntry[] {
    return this.#sql.entries.all(table, after, most).map((row) => ({ ...row }) as unknown as StoredEntry);
  }

  byCommand(table: string, command: string): StoredEntry | undefined {
    const row = this.#sql.byCommand.get(table, command);
    return row && ({ ...row } as unknown as StoredEntry);
  }

  due(until: number, most: number): string[] {
    return this.#sql.due.all(until, most).map((row) => row.id as string);
  }

  tablesOf(key: string, most: number): { id: string; changed: number }[] {
    return this.#sql.tablesOf.all(key, most).map((row) => ({ id: row.id as string, changed: row.changed as number }));
  }

  remove(status: Status, untouchedSince: number, after: string): Removed {
    const page = this.#sql.candidates.all(status, after, MAX_TABLES_SCANNED) as unknown as readonly Candidate[];
    const { old, ...rest } = oldAmong(page, untouchedSince);
    for (const id of old) this.#sql.removeTable.run(id);
    return { removed: old.length, ...rest };
  }

  /**
   * Moves pages from the end of the file to free pages. Has no effect on databases of older releases, which lack the
   * page map.
   */
  shrink(): boolean {
    const count = (name: 'auto_vacuum' | 'freelist_count') => Number(this.#db.prepare(`PRAGMA ${name}`).get()?.[name]);
    if (count('auto_vacuum') !== INCREMENTAL || count('freelist_count') <= FREE_PAGES_KEPT) return false;
    this.#db.exec(`PRAGMA incremental_vacuum(${PAGES_PER_SHRINK})`);
    return count('freelist_count') > FREE_PAGES_KEPT;
  }

  count(): number {
    return this.#sql.count.get()?.n as number;
  }

  statuses(tables: readonly string[]): (Status | undefined)[] {
    return tables.map((table) => this.#sql.status.get(table)?.status as Status | undefined);
  }

  beginHeartbeat(wall: number): readonly Downtime[] {
    const known = this.#sql.absences.all().map((row) => ({ ...row }) as unknown as Downtime);
    const all = downtimesAt(known, this.#sql.lastSign.get()?.at as number | undefined, wall);
    const newest = all.at(-1) as Downtime;
    this.#sql.forgetAbsence.run(newest.from);
    this.#sql.noteAbsence.run(newest.from, newest.until);
    this.beat(newest.until);
    return all;
  }

  beat(at: number): void {
    this.#sql.sign.run(at);
  }

  keep(name: string, value: string): string {
    this.#sql.keep.run(name, value);
    return this.#sql.kept.get(name)?.value as string;
  }

  subscribe(key: string, { endpoint, p256dh, auth }: Subscription): void {
    this.#sql.subscribe.run(key, endpoint, p256dh, auth);
  }

  subscriptions(key: string): Subscription[] {
    return this.#sql.subscriptions.all(key).map((row) => ({ ...row }) as unknown as Subscription);
  }

  unsubscribe(key: string, endpoint: string | null): void {
    this.#sql.unsubscribe.run(key, endpoint, endpoint);
  }

  putCall({ id, url, secret, body, tried, due }: WaitingCall): void {
    this.#sql.putCall.run(id, url, secret, body, tried, due);
  }

  calls(most: number): WaitingCall[] {
    return this.#sql.calls.all(most).map((row) => ({ ...row }) as unknown as WaitingCall);
  }

  dropCall(id: string): void {
    this.#sql.dropCall.run(id);
  }

  list({ table, game, at, text }: Listed): void {
    this.#sql.list.run(table, game, at, text, table);
  }

  unlist(table: string): void {
    this.#sql.unlist.run(table);
  }

  listed(since: number, most: number): Listed[] {
    return this.#sql.listed.all(since, most).map((row) => ({ ...row }) as unknown as Listed);
  }

  putCode(code: string, table: string, now: number, until: number): boolean {
    this.#sql.dropCodes.run(now);
    return this.#sql.putCode.run(code, until, table).changes === 1;
  }

  codeOf(table: string, now: number): { code: string; until: number } | undefined {
    const row = this.#sql.codeOf.get(table, now);
    return row && ({ ...row } as { code: string; until: number });
  }

  tableOfCode(code: string, now: number): string | undefined {
    return this.#sql.tableOfCode.get(code, now)?.table as string | undefined;
  }

  putTicket(ticket: Ticket, isNew: boolean, alive: number): Ticket {
    const { key, queue, name, strength, house, mark, since, seen } = ticket;
    if (isNew) this.#sql.dropTicket.run(key);
    else this.#sql.dropOther.run(key, queue, alive);
    this.#sql.putTicket.run(key, queue, name, strength, house, mark, since, seen);
    return { ...this.#sql.ticket.get(key) } as unknown as Ticket;
  }

  tickets(queue: string, alive: number, most: number): Ticket[] {
    this.#sql.dropTickets.run(alive);
    return this.#sql.tickets.all(queue, most).map((row) => ({ ...row }) as unknown as Ticket);
  }

  takeTickets(keys: readonly string[], table: string, now: number): boolean {
    if (keys.some((key) => this.#sql.isWaiting.get(key) === undefined)) return false;
    for (const key of keys) this.#sql.takeTicket.run(table, now, key);
    return true;
  }

  giveBack(table: string): void {
    this.#sql.giveBack.run(table);
  }

  dropTicket(key: string): void {
    this.#sql.dropTicket.run(key);
  }

  removeTable(table: string): boolean {
    return this.#sql.removeTable.run(table).changes === 1;
  }

  rewrite({ header: { id, host, webhook, record }, entries }: StoredTable): void {
    this.#sql.rewriteHeader.run(host, webhook, record, id);
    for (const { revision, text } of entries) this.#sql.rewriteEntry.run(text, id, revision);
  }

  forgetKey(key: string): void {
    this.#sql.dropKey.run(key);
    this.unsubscribe(key, null);
    this.#sql.forgetNotes.run(key, key);
  }

  #putNote({ kind, name, owner, about, value, until }: Note): void {
    this.#sql.putNote.run(kind, name, owner, about, value, until);
  }

  note(kind: string, name: string): Note | undefined {
    const row = this.#sql.note.get(kind, name);
    return row && ({ ...row } as unknown as Note);
  }

  notes(kind: string, most: number): Note[] {
    return this.#sql.notes.all(kind, most).map((row) => ({ ...row }) as unknown as Note);
  }

  notesOf(owner: string, kinds?: readonly string[]): Note[] {
    const rows = kinds === undefined ? this.#sql.notesOf.all(owner) : this.#sql.notesOfKinds.all(owner, JSON.stringify(kinds));
    return rows.map((row) => ({ ...row }) as unknown as Note);
  }

  notesAbout(person: string): Note[] {
    return this.#sql.notesAbout.all(person).map((row) => ({ ...row }) as unknown as Note);
  }

  exchange({ expect = [], drop = [], put = [] }: Exchange): boolean {
    if (expect.some(({ kind, name, value }) => (this.note(kind, name)?.value ?? null) !== value)) return false;
    for (const { kind, name } of drop) this.#sql.dropNote.run(kind, name);
    for (const one of put) this.#putNote(one);
    return true;
  }

  dropNotes(before: number): void {
    this.#sql.dropNotes.run(before);
  }

  strays(): { from: string; to: string }[] {
    return this.#sql.strays.all().map((row) => ({ ...row }) as unknown as { from: string; to: string });
  }

  rekey(table: string, from: string, to: string): void {
    if (this.#sql.dropKeyAt.run(from, table).changes > 0) this.#sql.addKey.run(to, table);
  }

  ban({ kind, who, at, why }: Ban): void {
    this.#sql.ban.run(kind, who, at, why);
  }

  unban(kind: Ban['kind'], who: string): boolean {
    return this.#sql.unban.run(kind, who).changes === 1;
  }

  bans(): Ban[] {
    return this.#sql.bans.all().map((row) => ({ ...row }) as unknown as Ban);
  }

  /** Stops the table from being woken. `null` brings it back, due now. */
  setAside(table: string, why: string | null, now: number): void {
    this.#sql.comeBack.run(table);
    if (why !== null) this.#sql.setAside.run(table, why);
    this.#sql.wakeAt.run(why === null ? now : null, table);
  }

  close(): void {
    this.#db.close();
  }
}

const MAX_EARLY_MS = 600_000;

/** SQLite's code for `auto_vacuum = INCREMENTAL`. */
const INCREMENTAL = 2;
/** Free pages kept for later writes: 4 MB. */
const FREE_PAGES_KEPT = 1_000;
/** Pages moved in one transaction. */
const PAGES_PER_SHRINK = 500;

/** A table's last activity. */
const CHANGED = 'coalesce((SELECT at FROM entries WHERE entries."table" = tables.id ORDER BY revision DESC LIMIT 1), created)';

const NOTE = 'kind, name, owner, about, value, until';

/** The hot path is one statement: it inserts the entry only if the table exists and the previous entry is its last. */
const SQL = {
  append: `INSERT INTO entries ("table", revision, at, command, text)
    SELECT ?, ?, ?, ?, ? WHERE (? = 0 AND EXISTS (SELECT 1 FROM tables WHERE id = ?))
      OR EXISTS (SELECT 1 FROM entries WHERE revision = ? AND "table" = ?)
    ON CONFLICT DO NOTHING`,
  // Most moves change neither column, and skipping the write saves a page: `due` may be early by this much.
  setDue: `UPDATE tables SET status = :status, due = :due WHERE id = :table
    AND (status <> :status OR (due IS NULL) <> (:due IS NULL) OR :due < due OR :due > due + ${MAX_EARLY_MS})`,
  byCommand: 'SELECT revision, at, command, text FROM entries WHERE "table" = ? AND command = ?',
  create: `INSERT INTO tables (id, game, rules, config, settings, host, seed, commitment, record, webhook, created, status)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open') ON CONFLICT DO NOTHING`,
  header: 'SELECT id, game, rules, config, settings, host, seed, commitment, record, webhook, created FROM tables WHERE id = ?',
  entries: 'SELECT revision, at, command, text FROM entries WHERE "table" = ? AND revision > ? ORDER BY revision LIMIT ?',
  resting: 'SELECT due, absences FROM tables WHERE id = ?',
  rest: 'UPDATE tables SET due = ?, absences = ? WHERE id = ?',
  addKey: 'INSERT INTO keys (key, "table") VALUES (?, ?) ON CONFLICT DO NOTHING',
  due: 'SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?',
  tablesOf: `SELECT id, ${CHANGED} AS changed FROM keys JOIN tables ON id = keys."table" WHERE key = ? ORDER BY changed DESC LIMIT ?`,
  // Uses the index on `status`, which orders tables by id.
  candidates: `SELECT id, ${CHANGED} AS changed, coalesce((SELECT max(revision) FROM entries WHERE entries."table" = tables.id), 0) AS entries
    FROM tables WHERE status = ? AND id > ? ORDER BY id LIMIT ?`,
  count: 'SELECT count(*) AS n FROM tables',
  status: 'SELECT status FROM tables WHERE id = ?',
  absences: 'SELECT "from", until FROM absences ORDER BY until',
  forgetAbsence: 'DELETE FROM absences WHERE "from" = ?',
  noteAbsence: 'INSERT INTO absences ("from", until) VALUES (?, ?)',
  lastSign: 'SELECT at FROM life',
  sign: 'INSERT INTO life (one, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at',
  keep: 'INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',
  kept: 'SELECT value FROM kept WHERE name = ?',
  subscribe: `INSERT INTO subscriptions (key, endpoint, p256dh, auth) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth`,
  subscriptions: 'SELECT endpoint, p256dh, auth FROM subscriptions WHERE key = ? LIMIT 20',
  unsubscribe: 'DELETE FROM subscriptions WHERE key = ? AND (? IS NULL OR endpoint = ?)',
  putCall: `INSERT INTO calls (id, url, secret, body, tried, due) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET tried = excluded.tried, due = excluded.due`,
  calls: 'SELECT id, url, secret, body, tried, due FROM calls ORDER BY due LIMIT ?',
  dropCall: 'DELETE FROM calls WHERE id = ?',
  list: `INSERT INTO listed ("table", game, at, text) SELECT ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)
    ON CONFLICT DO UPDATE SET at = excluded.at, text = excluded.text`,
  unlist: 'DELETE FROM listed WHERE "table" = ?',
  listed: 'SELECT "table", game, at, text FROM listed WHERE at > ? ORDER BY at DESC LIMIT ?',
  dropCodes: 'DELETE FROM codes WHERE until <= ?',
  putCode: `INSERT INTO codes (code, until, "table") SELECT ?, ?, id FROM tables WHERE id = ?
    ON CONFLICT DO UPDATE SET until = excluded.until WHERE codes."table" = excluded."table"`,
  codeOf: 'SELECT code, until FROM codes WHERE "table" = ? AND until > ? ORDER BY until DESC LIMIT 1',
  tableOfCode: 'SELECT "table" FROM codes WHERE code = ? AND until > ?',
  putTicket: `INSERT INTO tickets (key, queue, name, strength, house, mark, since, seen) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET name = excluded.name, strength = excluded.strength, house = excluded.house, mark = excluded.mark, seen = excluded.seen`,
  ticket: 'SELECT * FROM tickets WHERE key = ?',
  tickets: 'SELECT * FROM tickets WHERE queue = ? AND "table" IS NULL ORDER BY since, key LIMIT ?',
  isWaiting: 'SELECT 1 FROM tickets WHERE key = ? AND "table" IS NULL',
  takeTicket: 'UPDATE tickets SET "table" = ?, taken = ? WHERE key = ?',
  giveBack: 'UPDATE tickets SET "table" = NULL, taken = NULL WHERE "table" = ?',
  dropTicket: 'DELETE FROM tickets WHERE key = ?',
  dropOther: 'DELETE FROM tickets WHERE key = ? AND (queue <> ? OR seen <= ?)',
  dropTickets: 'DELETE FROM tickets WHERE seen <= ?',
  removeTable: 'DELETE FROM tables WHERE id = ?',
  rewriteHeader: 'UPDATE tables SET host = ?, webhook = ?, record = ? WHERE id = ?',
  rewriteEntry: 'UPDATE entries SET text = ? WHERE "table" = ? AND revision = ?',
  dropKey: 'DELETE FROM keys WHERE key = ?',
  forgetNotes: 'DELETE FROM notes WHERE owner = ? OR about = ?',
  putNote: `INSERT INTO notes (${NOTE}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE
    SET owner = excluded.owner, about = excluded.about, value = excluded.value, until = excluded.until`,
  note: `SELECT ${NOTE} FROM notes WHERE kind = ? AND name = ?`,
  notes: `SELECT ${NOTE} FROM notes WHERE kind = ? ORDER BY name LIMIT ?`,
  notesOf: `SELECT ${NOTE} FROM notes WHERE owner = ? ORDER BY kind, name`,
  notesOfKinds: `SELECT ${NOTE} FROM notes WHERE owner = ? AND kind IN (SELECT value FROM json_each(?)) ORDER BY kind, name`,
  notesAbout: `SELECT ${NOTE} FROM notes WHERE about = ? ORDER BY kind, name`,
  dropNote: 'DELETE FROM notes WHERE kind = ? AND name = ?',
  dropNotes: 'DELETE FROM notes WHERE until < ?',
  strays: `SELECT name AS "from", owner AS "to" FROM notes device WHERE kind = 'device' AND name <> owner
    AND (EXISTS (SELECT 1 FROM keys WHERE key = device.name) OR EXISTS (SELECT 1 FROM notes WHERE notes.owner = device.name))`,
  dropKeyAt: 'DELETE FROM keys WHERE key = ? AND "table" = ?',
  ban: `INSERT INTO bans (kind, who, at, why) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET at = excluded.at, why = excluded.why`,
  unban: 'DELETE FROM bans WHERE kind = ? AND who = ?',
  bans: 'SELECT kind, who, at, why FROM bans ORDER BY at, who',
  aside: 'SELECT why FROM aside WHERE "table" = ?',
  comeBack: 'DELETE FROM aside WHERE "table" = ?',
  setAside: 'INSERT INTO aside ("table", why) VALUES (?, ?)',
  wakeAt: `UPDATE tables SET due = ? WHERE id = ? AND status = 'playing'`,
} as const;
