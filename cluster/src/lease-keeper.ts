import { background, fatal } from '@bellwether/server/background';
import { Session } from './postgres/session.ts';
import { steady } from './steady.ts';

/** A node counts as dead this long after its last heartbeat. */
export const LEASE_MS = 3_000;
/** Interval of heartbeats. */
const BEAT_MS = 500;
/** The node itself gives up its lease this much earlier. */
const MARGIN_MS = 300;
/** Tolerance for a lease longer than LEASE_MS. Beyond it, the database's clock was put back. */
const CLOCK_MARGIN_MS = 1_000;
/** Timeout after which a connection to the database is replaced. */
const ANSWER_WITHIN_MS = 1_500;
/** A server whose main thread has been stuck this long counts as dead. */
const MAX_TICK_AGE_MS = 10_000;

export interface LeaseData {
  readonly url: string;
  readonly address: string;
  /** Shared memory. The keeper writes until when the lease is held; the server writes when its main thread last ran, and its clock. */
  readonly shared: SharedArrayBuffer;
}
/** Indices of the shared array. `CLOCK`: how far the server's time is ahead of the monotonic clock; NaN until it has one. */
export const [HELD_UNTIL, LAST_TICK, CLOCK] = [0, 1, 2] as const;
export const SHARED_PLACES = 3;

export type FromLease =
  /** A new lease under this number. `ahead`: how far the cluster's time is ahead of the monotonic clock. Usable once it is `confirmed`. */
  | { readonly kind: 'offered'; readonly node: number; readonly ahead: number }
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'lost' }
  /** `ahead`: how far the database's clock is ahead of the monotonic one. */
  | {
      readonly kind: 'beat';
      readonly ahead: number;
      readonly nodes: readonly (readonly [number, string])[];
      readonly bans: string | undefined;
      readonly devices: string | undefined;
    }
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'left' };
/** `heard`: the server knows that the lease was lost and has dropped its tables. `taken`: it uses this number from now on. */
export type ToLease = 'heard' | 'leave' | { readonly taken: number };

/** Keeps the lease of a node, in its own thread: a busy server must not count as dead. */
export class LeaseKeeper {
  readonly #session: Session;
  readonly #address: string;
  readonly #shared: Float64Array;
  readonly #say: (message: FromLease) => void;
  #node = 0;
  #ahead = 0;
  /** Lease expiry on the monotonic clock, minus a safety margin. */
  #until = 0;
  /** `offered`: the server does not know the number yet. `lost`: it does not know yet that the lease is gone; `heard`: it does. */
  #state: 'offered' | 'held' | 'lost' | 'heard' = 'heard';
  #isOver = false;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();

  constructor({ url, address, shared }: LeaseData, say: (message: FromLease) => void) {
    this.#session = new Session(url, {}, ANSWER_WITHIN_MS);
    this.#address = address;
    this.#shared = new Float64Array(shared);
    this.#say = say;
  }

  async begin(): Promise<void> {
    await this.#register();
    await this.#lookAround();
    this.#later();
  }

  hear(message: ToLease): void {
    if (message === 'leave') background('leaving', this.#leave(), fatal);
    else if (message === 'heard') this.#state = 'heard';
    else if (message.taken === this.#node && this.#state === 'offered') {
      this.#state = 'held';
      this.#shared[HELD_UNTIL] = this.#until;
      this.#say({ kind: 'confirmed' });
      this.#watch();
    }
  }

  #later(): void {
    if (this.#isOver) return;
    // A lease that ends before the next beat is given up on time.
    const left = this.#state === 'held' ? Math.max(1, this.#until - steady()) : BEAT_MS;
    this.#timer = setTimeout(
      () => {
        // After a long sleep this runs first.
        this.#watch();
        this.#beating = this.#beat().finally(() => this.#later());
      },
      Math.min(BEAT_MS, left),
    );
  }

  async #beat(): Promise<void> {
    // Runs independently of the database, which may not answer while the lease ends.
    const watching = setInterval(() => this.#watch(), BEAT_MS / 2);
    try {
      if (this.#state === 'held' || this.#state === 'offered') await this.#prolong();
      if (this.#state === 'heard' && this.#serverMoves) await this.#register();
      await this.#lookAround();
    } catch {
      this.#session.drop();
    } finally {
      clearInterval(watching);
    }
  }

  get #serverMoves(): boolean {
    return steady() - (this.#shared[LAST_TICK] as number) < MAX_TICK_AGE_MS;
  }

  #watch(): void {
    if (this.#state === 'held' && steady() >= this.#until) this.#lose();
  }

  #lose(): void {
    this.#shared[HELD_UNTIL] = Number.NEGATIVE_INFINITY;
    if (this.#state === 'held') this.#say({ kind: 'lost' });
    // An offer that was not taken is repeated under another number.
    this.#state = this.#state === 'held' ? 'lost' : 'heard';
  }

  async #prolong(): Promise<void> {
    if (!this.#serverMoves) return;
    const sent = steady();
    const [row] = await this.#session.query<{ now: number }>(PROLONG, [this.#node, this.#now()]);
    // It may have been given up meanwhile, and then stays so.
    if (this.#state !== 'held' && this.#state !== 'offered') return;
    if (row === undefined) {
      this.#lose();
      return;
    }
    this.#until = sent + LEASE_MS - MARGIN_MS;
    if (this.#state === 'held') this.#shared[HELD_UNTIL] = this.#until;
    this.#ahead = row.now - (sent + steady()) / 2;
  }

  async #register(): Promise<void> {
    const sent = steady();
    const [row] = await this.#session.query<{ node: number; now: number; at: number }>(REGISTER, [this.#address, this.#now()]);
    if (row === undefined) throw new Error('no lease');
    const answered = (sent + steady()) / 2;
    this.#ahead = row.now - answered;
    this.#node = row.node;
    this.#until = sent + LEASE_MS - MARGIN_MS;
    this.#state = 'offered';
    this.#say({ kind: 'offered', node: row.node, ahead: row.at - answered });
  }

  /** The server's time; null until it has one. */
  #now(): number | null {
    const ahead = this.#shared[CLOCK] as number;
    return Number.isNaN(ahead) ? null : Math.round(steady() + ahead);
  }

  /** Buries dead nodes, lists living ones, and looks for new bans and devices that changed hands. */
  async #lookAround(): Promise<void> {
    await this.#session.query(BURY);
    const rows = await this.#session.query<{ node: number; address: string; bans: string; devices: string }>(LOOK_AROUND);
    const nodes = rows.map(({ node, address }) => [node, address] as const);
    this.#say({ kind: 'beat', ahead: this.#ahead, nodes, bans: rows[0]?.bans, devices: rows[0]?.devices });
  }

  /** From now on others may take over. */
  async #leave(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    await this.#beating;
    this.#shared[HELD_UNTIL] = Number.NEGATIVE_INFINITY;
    await this.#session.query(LEAVE, [this.#node, this.#now()]).catch(() => {});
    await this.#session.close();
    this.#say({ kind: 'left' });
  }
}

const NOW = 'floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
const UNTIL = `clock_timestamp() + interval '${LEASE_MS} milliseconds'`;
/** Time of a node's last heartbeat on the database's clock. */
const BEATEN = `floor(extract(epoch FROM until) * 1000)::bigint - ${LEASE_MS}`;

/**
 * `at` is the node's time at its last heartbeat. All nodes share one time, which follows the database's clock but never jumps: a new node
 * takes it from a living one, or continues from the last heartbeat of any. So players' clocks survive when the database's is set.
 */
const REGISTER = `
  INSERT INTO nodes (address, until, at) VALUES ($1, ${UNTIL}, coalesce(
    $2::bigint,
    (SELECT ${NOW} + at - (${BEATEN}) FROM nodes WHERE until > clock_timestamp() AND at IS NOT NULL ORDER BY node LIMIT 1),
    greatest(${NOW}, (SELECT max(seen) FROM former_nodes))
  )) RETURNING node, at, ${NOW} AS now`;
const PROLONG = `UPDATE nodes SET until = ${UNTIL}, at = $2 WHERE node = $1 AND until > clock_timestamp() RETURNING ${NOW} AS now`;
/**
 * After the database's clock was put back, rows lie in the future. Each gets a lease from now on, as if it had just beaten: a living node
 * renews it, and a dead one is buried when it ends. SKIP LOCKED: a node with a commit in flight is buried on the next pass.
 */
const BURY = `
  WITH shortened AS (
    UPDATE nodes SET until = ${UNTIL} WHERE until > ${UNTIL} + interval '${CLOCK_MARGIN_MS} milliseconds'
  ), dead AS (
    DELETE FROM nodes WHERE node IN (SELECT node FROM nodes WHERE until < clock_timestamp() FOR UPDATE SKIP LOCKED) RETURNING node, coalesce(at, ${BEATEN}) AS seen
  ) INSERT INTO former_nodes (node, seen) SELECT node, seen FROM dead ON CONFLICT DO NOTHING`;
const LEAVE = `
  WITH gone AS (DELETE FROM nodes WHERE node = $1 RETURNING node)
  INSERT INTO former_nodes (node, seen) SELECT node, coalesce($2::bigint, ${NOW}) FROM gone ON CONFLICT DO NOTHING`;
const LOOK_AROUND = `
  SELECT node, address, (SELECT count(*) || ' ' || coalesce(max(at), 0) FROM bans) AS bans,
    coalesce((SELECT value FROM notes WHERE kind = 'version' AND name = 'devices'), '') AS devices FROM nodes WHERE until > clock_timestamp()`;
