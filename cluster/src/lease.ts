import { Worker } from 'node:worker_threads';
import { CLOCK, type FromLease, HELD_UNTIL, LAST_TICK, type LeaseData, SHARED_PLACES, type ToLease } from './lease-keeper.ts';
import type { Fence } from './postgres/writer.ts';
import { steady } from './steady.ts';

/** Interval at which this thread shows that it is not stuck. */
const TICK_MS = 250;
/** Maximum correction of the clock per heartbeat. */
const MAX_NUDGE_MS = 5;

/** Events of a node's life in the cluster. */
export interface LeaseEvents {
  /** Other nodes may consider it dead: from now on it answers for none of its tables. */
  lost?(): void;
  /** It has a lease again, under a new number. */
  gained?(): void;
  /** New nodes came, or these have gone. */
  nodes?(gone: readonly number[]): void;
  /** The list of bans changed. */
  bans?(): void;
  /** Devices changed hands. */
  devices?(): void;
}

/**
 * A node's lease: the right to own tables, as one row in the database with a number that is never reused (a fencing token). A separate
 * thread renews it twice a second (lease-keeper.ts). A node that cannot renew it stops by its own monotonic clock, before the others may
 * consider it dead by the database's clock. It comes back under a new number, and writes under the old one are refused.
 */
export class Lease implements Fence {
  readonly #worker: Worker;
  readonly #shared: Float64Array;
  readonly #ticking: NodeJS.Timeout;
  #events: LeaseEvents = {};
  #node = 0;
  #nodes: ReadonlyMap<number, string> = new Map();
  #bans: string | undefined;
  #devices: string | undefined;
  /** How far the cluster's time is ahead of our monotonic clock. */
  #ahead = 0;
  #last = 0;
  #left: Promise<void> | undefined;

  private constructor(worker: Worker, shared: Float64Array) {
    this.#worker = worker;
    this.#shared = shared;
    const tick = () => {
      shared[LAST_TICK] = steady();
    };
    tick();
    shared[CLOCK] = Number.NaN;
    this.#ticking = setInterval(tick, TICK_MS);
    this.#ticking.unref();
  }

  /** `address`: where other nodes reach this one. The database must be migrated. */
  static async begin(url: string, address: string): Promise<Lease> {
    const shared = new SharedArrayBuffer(SHARED_PLACES * Float64Array.BYTES_PER_ELEMENT);
    const workerData: LeaseData = { url, address, shared };
    const worker = new Worker(new URL('./lease-worker.ts', import.meta.url), { workerData });
    const lease = new Lease(worker, new Float64Array(shared));
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.on('message', (message: FromLease) => {
        if (message.kind === 'failed') reject(new Error(message.error));
        else lease.#hear(message);
        if (lease.#nodes.size > 0 && lease.isHeld) resolve();
      });
    }).catch(async (error: unknown) => {
      clearInterval(lease.#ticking);
      await worker.terminate();
      throw error;
    });
    // If the lease thread fails, the lease expires.
    worker.on('error', () => {});
    worker.unref();
    return lease;
  }

  on(events: LeaseEvents): void {
    this.#events = events;
  }

  get node(): number {
    return this.#node;
  }

  get isHeld(): boolean {
    return steady() < (this.#shared[HELD_UNTIL] as number);
  }

  /** The living nodes, including this one, with their addresses. */
  get nodes(): ReadonlyMap<number, string> {
    return this.#nodes;
  }

  /** The cluster's time. It follows the database's clock slowly and never runs backward. */
  now(): number {
    this.#last = Math.max(this.#last, Math.round(steady() + this.#ahead));
    return this.#last;
  }

  #hear(message: FromLease): void {
    if (message.kind === 'offered') {
      if (this.#node === 0) this.#setAhead(message.ahead);
      this.#node = message.node;
      this.#worker.postMessage({ taken: message.node } satisfies ToLease);
    } else if (message.kind === 'confirmed') this.#events.gained?.();
    else if (message.kind === 'lost') {
      this.#events.lost?.();
      this.#worker.postMessage('heard' satisfies ToLease);
    } else if (message.kind === 'beat') this.#beat(message);
  }

  #beat({ ahead, nodes, bans, devices }: Extract<FromLease, { kind: 'beat' }>): void {
    this.#setAhead(this.#ahead + Math.max(-MAX_NUDGE_MS, Math.min(MAX_NUDGE_MS, ahead - this.#ahead)));
    const before = this.#nodes;
    this.#nodes = new Map(nodes);
    const gone = [...before.keys()].filter((node) => !this.#nodes.has(node));
    if (gone.length > 0 || before.size !== this.#nodes.size) this.#events.nodes?.(gone);
    if (this.#bans !== undefined && bans !== undefined && bans !== this.#bans) this.#events.bans?.();
    this.#bans = bans ?? this.#bans;
    if (this.#devices !== undefined && devices !== undefined && devices !== this.#devices) this.#events.devices?.();
    this.#devices = devices ?? this.#devices;
  }

  #setAhead(ahead: number): void {
    this.#ahead = ahead;
    this.#shared[CLOCK] = ahead;
  }

  /** Gives up the lease: others may take over at once. */
  leave(): Promise<void> {
    this.#left ??= this.#leave();
    return this.#left;
  }

  async #leave(): Promise<void> {
    this.#shared[HELD_UNTIL] = Number.NEGATIVE_INFINITY;
    this.#events = {};
    const left = new Promise<void>((resolve) => {
      this.#worker.on('message', ({ kind }: FromLease) => kind === 'left' && resolve());
      this.#worker.once('exit', () => resolve());
    });
    this.#worker.postMessage('leave' satisfies ToLease);
    await left;
    clearInterval(this.#ticking);
    await this.#worker.terminate();
  }
}
