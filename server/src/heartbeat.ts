import { background, fatal } from './background.ts';
import { BEAT_MS, type Downtime, downtimeSince } from './store/downtime.ts';
import type { LocalStore } from './store/store.ts';
import { type Time, within } from './time.ts';

/** A disk that takes longer counts as failed. The last beat of a stopping process gets less time. */
const DISK_TIMEOUT_MS = 5_000;
const LAST_BEAT_TIMEOUT_MS = 200;

/** Liveness of a server: of this process alone, or of a node of a cluster (cluster/node.ts). */
export interface Liveness {
  /** Server time: monotonic, also across restarts. */
  readonly time: Time;
  /** Milliseconds of downtime of all servers since `at`. */
  downtimeSince(at: number): number;
  /** When this server began to run tables. */
  attendedSince(): number;
  /** The last heartbeat of any server before this one, undefined if unknown. */
  lastBeat(): Promise<number | undefined>;
  /** Whether the last write succeeded. */
  readonly isWritable: boolean;
  /** Call after a failed write. */
  markUnwritable(): void;
  /** Registers a callback for when writes succeed again. */
  onWritable(call: () => void): void;
  close(): Promise<void>;
}

/**
 * Writes a heartbeat to disk every second. The next process reads the downtime from it, and this one sees whether the
 * disk accepts writes.
 */
export class Heartbeat implements Liveness {
  /** Server time: continues where the last process stopped, never backwards. */
  readonly time: Time;
  readonly #store: LocalStore;
  readonly #downtimes: readonly Downtime[];
  #isWritable = true;
  #whenWritable = () => {};
  #cancel = () => {};
  #isOver = false;

  private constructor(store: LocalStore, clock: Time, downtimes: readonly Downtime[], ahead: number) {
    this.#store = store;
    this.#downtimes = downtimes;
    this.time = { now: () => clock.now() + ahead, after: (milliseconds, call) => clock.after(milliseconds, call) };
  }

  static async begin(store: LocalStore, clock: Time): Promise<Heartbeat> {
    const wall = clock.now();
    // With a full disk, stored tables can still be shown. Downtime then starts at a table's last entry.
    const known = await store.beginHeartbeat(wall).catch(() => undefined);
    const downtimes = known ?? [{ from: 0, until: wall }];
    const heartbeat = new Heartbeat(store, clock, downtimes, (downtimes.at(-1)?.until ?? wall) - wall);
    if (known === undefined) heartbeat.markUnwritable();
    heartbeat.#scheduleBeat();
    return heartbeat;
  }

  /** Milliseconds of downtime of all servers since `at`. */
  downtimeSince(at: number): number {
    return downtimeSince(this.#downtimes, at);
  }

  attendedSince(): number {
    return this.#downtimes.at(-1)?.until ?? 0;
  }

  async lastBeat(): Promise<number | undefined> {
    return this.#downtimes.at(-1)?.from || undefined;
  }

  /** Whether the last write reached the disk. */
  get isWritable(): boolean {
    return this.#isWritable;
  }

  /** Call after a failed write. The next heartbeat checks again. */
  markUnwritable(): void {
    this.#isWritable = false;
  }

  /** Registers a callback for when the disk accepts writes again. */
  onWritable(call: () => void): void {
    this.#whenWritable = call;
  }

  #scheduleBeat(): void {
    if (this.#isOver) return;
    this.#cancel = this.time.after(BEAT_MS, () =>
      background(
        'a sign of life',
        this.#beat().finally(() => this.#scheduleBeat()),
        fatal,
      ),
    );
  }

  /** A missing heartbeat makes the downtime longer, never shorter: players are charged less time. */
  async #beat(timeoutMs = DISK_TIMEOUT_MS): Promise<void> {
    const before = this.#isWritable;
    this.#isWritable = await within(timeoutMs, this.#store.beat(this.time.now())).catch(() => false);
    if (this.#isWritable && !before && !this.#isOver) this.#whenWritable();
  }

  async close(): Promise<void> {
    this.#isOver = true;
    this.#cancel();
    await this.#beat(LAST_BEAT_TIMEOUT_MS);
  }
}
