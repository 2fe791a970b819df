import { background, fatal } from '@bellwether/server/background';
import type { Append, AppendResult } from '@bellwether/server/store/store';
import { isLost, type Prepared, type Session } from './session.ts';

/** The writing node: its fencing number, and whether it still holds its lease (cluster/lease.ts). */
export interface Fence {
  readonly node: number;
  readonly isHeld: boolean;
}

interface WaitingAppend {
  readonly append: Append;
  /** The fencing number at the time of the request. */
  readonly node: number;
  resolve(result: AppendResult): void;
  reject(error: Error): void;
}
interface WaitingJob {
  run(): Promise<void>;
}

/** Maximum entries in one commit. */
const MAX_GROUP = 512;
/** Minimum interval of commits: on a busy node several entries share one disk sync. */
const GROUP_INTERVAL_MS = 8;
/** Pause before a statement of unknown outcome is retried. */
const RETRY_MS = 100;

/** Writes in order, with group commit: while one group of entries is being written, the next one gathers. */
export class Writer {
  readonly #session: Session;
  readonly #fence: Fence;
  #waiting: (WaitingAppend | WaitingJob)[] = [];
  #isWorking = false;
  #sentAt = 0;

  constructor(session: Session, fence: Fence) {
    this.#session = session;
    this.#fence = fence;
  }

  append(append: Append): Promise<AppendResult> {
    return new Promise((resolve, reject) => this.#add({ append, node: this.#fence.node, resolve, reject }));
  }

  /** Runs separately, after everything queued before. */
  run<T>(job: (session: Session) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => this.#add({ run: () => job(this.#session).then(resolve, reject) }));
  }

  /** Waits until everything queued so far is done. */
  async settled(): Promise<void> {
    if (this.#isWorking) await this.run(async () => {});
  }

  #add(item: WaitingAppend | WaitingJob): void {
    this.#waiting.push(item);
    if (!this.#isWorking) background('writing to the database', this.#work(), fatal);
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    // Requests of one tick share a group.
    await new Promise((resolve) => setImmediate(resolve));
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      if ('run' in next) {
        this.#waiting.shift();
        await next.run();
        continue;
      }
      const pause = this.#sentAt + GROUP_INTERVAL_MS - performance.now();
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      this.#sentAt = performance.now();
      await this.#commit(this.#takeGroup());
    }
    this.#isWorking = false;
  }

  /** The entries at the front of the queue, at most one for each table. */
  #takeGroup(): WaitingAppend[] {
    const tables = new Set<string>();
    const end = this.#waiting.findIndex((item, i) => i >= MAX_GROUP || 'run' in item || tables.size === tables.add(item.append.table).size);
    return this.#waiting.splice(0, end === -1 ? this.#waiting.length : end) as WaitingAppend[];
  }

  /**
   * One statement, one transaction. If the connection is lost, the outcome is unknown: the same statement is retried on the next
   * connection. It stores what is missing and recognizes what is already there.
   */
  async #commit(all: readonly WaitingAppend[]): Promise<void> {
    const { node } = this.#fence;
    const [group, late] = [all.filter((item) => item.node === node), all.filter((item) => item.node !== node)];
    for (const { reject } of late) reject(new Error('this node lost its lease'));
    if (group.length === 0) return;
    for (let isAgain = false; ; isAgain = true) {
      try {
        const stored = new Set((await this.#session.query<{ id: string }>(APPEND, [node, ...columnsOf(group)])).map(({ id }) => id));
        for (const { append, resolve, reject } of group) {
          if (stored.has(append.table)) resolve({ kind: 'stored' });
          else await this.#whyNot(append, isAgain).then(resolve, reject);
        }
        return;
      } catch (error) {
        if (!isLost(error)) {
          // One bad entry must not fail its neighbors: retry each by itself.
          if (group.length === 1) group[0]?.reject(error as Error);
          else for (const item of group) await this.#commit([item]);
          return;
        }
        if (!this.#fence.isHeld || this.#fence.node !== node) {
          for (const { reject } of group) reject(error as Error);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  async #whyNot({ table, revision, at, command, text }: Append, isAgain: boolean): Promise<AppendResult> {
    const [found] = await this.#session.query<WhyNot>(WHY_NOT, [table, revision, command]);
    if (found === undefined) return { kind: 'unknown-table' };
    if (isAgain && found.at === at && found.text === text && found.command === command) return { kind: 'stored' };
    return found.done === null ? { kind: 'conflict' } : { kind: 'duplicate', revision: found.done };
  }
}

interface WhyNot {
  readonly done: number | null;
  readonly at: number | null;
  readonly command: string | null;
  readonly text: string | null;
}

function columnsOf(group: readonly WaitingAppend[]): unknown[][] {
  const column = (name: Exclude<keyof Append, 'note'>) => group.map(({ append }) => append[name]);
  return [
    column('table'),
    column('revision'),
    column('at'),
    column('command'),
    column('text'),
    column('status'),
    column('due'),
    column('key'),
    group.map(({ append: { note } }) => (note === undefined ? null : JSON.stringify(note))),
  ];
}

const EARLY = 600_000;

/**
 * Appends an entry only if its writer is alive by the database's clock and the home of the table, and the previous entry is the last one.
 * The row lock on the node is shared with its heartbeat, but not with nodes that bury it: they wait until this is done. The previous entry
 * is not checked with EXISTS: a plan made while the database was empty would read all entries at each commit.
 */
const APPEND: Prepared = {
  name: 'append',
  text: `
    WITH lease AS MATERIALIZED (
      SELECT node FROM nodes WHERE node = $1::bigint AND until > clock_timestamp() FOR KEY SHARE
    ), given AS MATERIALIZED (
      SELECT * FROM unnest($2::text[], $3::int[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::bigint[], $9::text[], $10::text[])
        AS g (id, revision, at, command, text, status, due, key, note)
    ), stored AS (
      INSERT INTO entries ("table", revision, at, command, text)
      SELECT g.id, g.revision, g.at, g.command, g.text
      FROM lease CROSS JOIN given g JOIN tables t ON t.id = g.id AND t.home = lease.node
      WHERE g.revision = 1 OR (SELECT 1 FROM entries e WHERE e."table" = g.id AND e.revision = g.revision - 1) = 1
      ON CONFLICT DO NOTHING
      RETURNING "table" AS id
    ), found_by AS (
      UPDATE tables t SET status = g.status, due = g.due
      FROM stored s JOIN given g ON g.id = s.id
      WHERE t.id = s.id
        AND (t.status <> g.status OR (t.due IS NULL) <> (g.due IS NULL) OR g.due < t.due OR g.due > t.due + ${EARLY})
    ), keyed AS (
      INSERT INTO keys (key, "table")
      SELECT g.key, g.id FROM stored s JOIN given g ON g.id = s.id WHERE g.key IS NOT NULL
      ON CONFLICT DO NOTHING
    ), noted AS (
      INSERT INTO notes (kind, name, owner, about, value, until)
      SELECT n.kind, n.name, n.owner, n.about, n.value, n.until
      FROM stored s JOIN given g ON g.id = s.id CROSS JOIN LATERAL json_populate_record(NULL::notes, g.note::json) n
      WHERE g.note IS NOT NULL
      ON CONFLICT DO NOTHING
    )
    SELECT id FROM stored`,
};

const WHY_NOT = `
  SELECT (SELECT revision FROM entries WHERE "table" = t.id AND command = $3) AS done, e.at, e.command, e.text
  FROM tables t LEFT JOIN entries e ON e."table" = t.id AND e.revision = $2 WHERE t.id = $1`;
