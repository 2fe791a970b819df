import { background, fatal } from './background.ts';
import { BEAT_MS, type Downtime, downtimeSince } from './store/downtime.ts';
import type { LocalStore } from './store/store.ts';
import { type Time, within } from './time.ts';

/** Milliseconds after which a disk that does not answer counts as one that says no, and how long the last sign may take. */
const DISK_TIMEOUT_MS = 5_000;
const LAST_BEAT_TIMEOUT_MS = 200;

/** What the rest of the server asks of whatever keeps it alive: this process alone, or its place among several (cluster/node.ts). */
export interface Liveness {
  /** The time of the server: never backwards. */
  readonly time: Time;
  /** Milliseconds since `at` in which no server looked after tables. */
  downtimeSince(at: number): number;
  /** When this server began to look after tables. */
  attendedSince(): number;
  /** The last sign of life of any server before this one; undefined if none is known. */
  lastBeat(): Promise<number | undefined>;
  /** Whether the last thing we tried to write is stored. */
  readonly isWritable: boolean;
  /** Something could not be written. */
  markUnwritable(): void;
  /** Calls back whenever what we write is stored again. */
  onWritable(call: () => void): void;
  close(): Promise<void>;
}

/**
 * The life of this process: a sign of it on disk every second, so that the next process knows for how long nobody looked after tables, and
 * this one knows whether the disk takes what it writes.
 */
export class Heartbeat implements Liveness {
  /** The time of the server: goes on from where an earlier process left it, and never backwards. */
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
    // A full disk is no reason not to show what is on it. Then nothing since the last entry of a table counts.
    const known = await store.beginHeartbeat(wall).catch(() => undefined);
    const downtimes = known ?? [{ from: 0, until: wall }];
    const heartbeat = new Heartbeat(store, clock, downtimes, (downtimes.at(-1)?.until ?? wall) - wall);
    if (known === undefined) heartbeat.markUnwritable();
    heartbeat.#scheduleBeat();
    return heartbeat;
  }

  /** Milliseconds since `at` in which no server looked after tables. */
  downtimeSince(at: number): number {
    return downtimeSince(this.#downtimes, at);
  }

  attendedSince(): number {
    return this.#downtimes.at(-1)?.until ?? 0;
  }

  async lastBeat(): Promise<number | undefined> {
    return this.#downtimes.at(-1)?.from || undefined;
  }

  /** Whether the last thing we tried to write is on disk. */
  get isWritable(): boolean {
    return this.#isWritable;
  }

  /** Something could not be written. The next sign tells whether that is over. */
  markUnwritable(): void {
    this.#isWritable = false;
  }

  /** Calls back whenever the disk takes what we write again. */
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

  /** What cannot be written is missing on disk: then less time counts, never more. */
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
