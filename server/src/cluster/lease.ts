import { Session } from '../store/postgres/session.ts';
import type { Fence } from '../store/postgres/writer.ts';

/** Milliseconds after its last sign of life when a node counts as dead, between two signs, and of doubt on its own side. */
export const LEASE = 3_000;
const BEAT = 500;
const DOUBT = 300;
/** Milliseconds after which a connection that does not answer is given up for another one. */
const ANSWER_WITHIN = 1_500;
/** Milliseconds by which the clock is put right at a beat, at most. */
const NUDGE = 5;

/** What happens to a node among the others. */
export interface LeaseEvents {
  /** It may count as dead for the others: from now on it answers nothing of its tables. */
  lost?(): void;
  /** It lives again, under a new number. */
  gained?(): void;
  /** Nodes came, or these went. */
  nodes?(gone: readonly number[]): void;
  /** The list of bans is another one. */
  bans?(): void;
}

/**
 * The right of a node to look after tables: one row in the database, with a number that no other node ever has. It is prolonged twice a second. A node that
 * could not do that stops by itself, by its own steady clock, before the others may take it for dead by the database's clock. Whoever was taken for dead comes back
 * under a new number, and what it meant to write under the old one is refused.
 */
export class Lease implements Fence {
  readonly #session: Session;
  readonly #address: string;
  #events: LeaseEvents = {};
  #node = 0;
  #heldUntil = Number.NEGATIVE_INFINITY;
  #isLost = false;
  #isOver = false;
  #nodes: ReadonlyMap<number, string> = new Map();
  #bans: string | undefined;
  /** What the database's clock is ahead of our steady one. */
  #ahead = 0;
  #last = 0;
  #beating: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  private constructor(session: Session, address: string) {
    this.#session = session;
    this.#address = address;
  }

  /** `address`: where the other nodes reach this one. The database must be up to date. */
  static async begin(url: string, address: string): Promise<Lease> {
    const lease = new Lease(new Session(url, {}, ANSWER_WITHIN), address);
    await lease.#register();
    await lease.#lookAround();
    lease.#later();
    return lease;
  }

  on(events: LeaseEvents): void {
    this.#events = events;
  }

  get node(): number {
    return this.#node;
  }

  get isHeld(): boolean {
    return performance.now() < this.#heldUntil;
  }

  /** The nodes that live, this one among them, with their addresses. */
  get nodes(): ReadonlyMap<number, string> {
    return this.#nodes;
  }

  /** The database's clock: the same for all nodes, and never backwards. */
  now(): number {
    this.#last = Math.max(this.#last, Math.round(performance.now() + this.#ahead));
    return this.#last;
  }

  #later(): void {
    if (this.#isOver) return;
    this.#timer = setTimeout(() => {
      // After a long sleep this comes first.
      this.#watch();
      this.#beating = this.#beat().finally(() => this.#later());
    }, BEAT);
  }

  async #beat(): Promise<void> {
    // A database that does not answer must not hide that the lease has ended.
    const watching = setInterval(() => this.#watch(), BEAT / 2);
    try {
      if (!(await this.#prolong())) {
        this.#lose();
        await this.#register();
      }
      await this.#lookAround();
    } catch {
      this.#session.drop();
    } finally {
      clearInterval(watching);
    }
  }

  #watch(): void {
    if (!this.isHeld) this.#lose();
  }

  #lose(): void {
    this.#heldUntil = Number.NEGATIVE_INFINITY;
    if (this.#isLost || this.#isOver) return;
    this.#isLost = true;
    this.#events.lost?.();
  }

  /** False if it has ended. */
  async #prolong(): Promise<boolean> {
    if (this.#isLost) return false;
    const sent = performance.now();
    const [row] = await this.#session.query<{ now: number }>(PROLONG, [this.#node]);
    if (row === undefined || this.#isLost) return false;
    this.#heldUntil = sent + LEASE - DOUBT;
    const off = row.now - (sent + performance.now()) / 2 - this.#ahead;
    this.#ahead += Math.max(-NUDGE, Math.min(NUDGE, off));
    return true;
  }

  async #register(): Promise<void> {
    const sent = performance.now();
    const [row] = await this.#session.query<{ node: number; now: number }>(REGISTER, [this.#address]);
    if (row === undefined) throw new Error('no lease');
    if (this.#last === 0) this.#ahead = row.now - (sent + performance.now()) / 2;
    this.#node = row.node;
    this.#heldUntil = sent + LEASE - DOUBT;
    const isBack = this.#isLost;
    this.#isLost = false;
    if (isBack) this.#events.gained?.();
  }

  /** Buries the dead, sees who lives, and whether there are new bans. */
  async #lookAround(): Promise<void> {
    await this.#session.query(BURY);
    const rows = await this.#session.query<{ node: number; address: string; bans: string }>(LOOK_AROUND);
    const before = this.#nodes;
    this.#nodes = new Map(rows.map(({ node, address }) => [node, address]));
    const gone = [...before.keys()].filter((node) => !this.#nodes.has(node));
    if (gone.length > 0 || before.size !== this.#nodes.size) this.#events.nodes?.(gone);
    const bans = rows[0]?.bans;
    if (this.#bans !== undefined && bans !== undefined && bans !== this.#bans) this.#events.bans?.();
    this.#bans = bans ?? this.#bans;
  }

  /** Gives everything up at once: others may take over in this moment. */
  async leave(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    await this.#beating;
    this.#heldUntil = Number.NEGATIVE_INFINITY;
    await this.#session.query(LEAVE, [this.#node]).catch(() => {});
    await this.#session.close();
  }
}

const NOW = 'floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
const UNTIL = `clock_timestamp() + interval '${LEASE} milliseconds'`;
/** When a node gave its last sign of life. */
const SEEN = `floor(extract(epoch FROM until) * 1000)::bigint - ${LEASE}`;

const REGISTER = `INSERT INTO nodes (address, until) VALUES ($1, ${UNTIL}) RETURNING node, ${NOW} AS now`;
const PROLONG = `UPDATE nodes SET until = ${UNTIL} WHERE node = $1 AND until > clock_timestamp() RETURNING ${NOW} AS now`;
/** To delete a row one waits for whoever writes under its number. Where somebody does, the next look will do. */
const BURY = `
  WITH dead AS (
    DELETE FROM nodes WHERE node IN (SELECT node FROM nodes WHERE until < clock_timestamp() FOR UPDATE SKIP LOCKED) RETURNING node, ${SEEN} AS seen
  ) INSERT INTO former_nodes (node, seen) SELECT node, seen FROM dead ON CONFLICT DO NOTHING`;
const LEAVE = `
  WITH gone AS (DELETE FROM nodes WHERE node = $1 RETURNING node)
  INSERT INTO former_nodes (node, seen) SELECT node, ${NOW} FROM gone ON CONFLICT DO NOTHING`;
const LOOK_AROUND = `
  SELECT node, address, (SELECT count(*) || ' ' || coalesce(max(at), 0) FROM bans) AS bans FROM nodes WHERE until > clock_timestamp()`;
