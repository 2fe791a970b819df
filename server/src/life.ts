import { background, fatal } from './background.ts';
import { type Absence, absentSince, SIGN_EVERY } from './store/absence.ts';
import type { LocalStore } from './store/store.ts';
import { type Time, within } from './time.ts';

/** Milliseconds after which a disk that does not answer counts as one that says no, and how long the last sign may take. */
const TOO_LONG = 5_000;
const LAST_SIGN = 200;

/** What the rest of the server asks of whatever keeps it alive: this process alone, or its place among several (cluster/node.ts). */
export interface Lifeline {
  /** The time of the server: never backwards. */
  readonly time: Time;
  /** Milliseconds since `at` in which no server looked after tables. */
  absentSince(at: number): number;
  /** When this server began to look after tables. */
  attendedSince(): number;
  /** The last sign of life of any server before this one; undefined if none is known. */
  lastSign(): Promise<number | undefined>;
  /** Whether the last thing we tried to write is stored. */
  readonly isWritable: boolean;
  /** Something could not be written. */
  doubt(): void;
  /** Calls back whenever what we write is stored again. */
  onWritable(call: () => void): void;
  close(): Promise<void>;
}

/**
 * The life of this process: a sign of it on disk every second, so that the next process knows for how long nobody looked after tables, and
 * this one knows whether the disk takes what it writes.
 */
export class Life implements Lifeline {
  /** The time of the server: goes on from where an earlier process left it, and never backwards. */
  readonly time: Time;
  readonly #store: LocalStore;
  readonly #absences: readonly Absence[];
  #isWritable = true;
  #whenWritable = () => {};
  #cancel = () => {};
  #isOver = false;

  private constructor(store: LocalStore, clock: Time, absences: readonly Absence[], ahead: number) {
    this.#store = store;
    this.#absences = absences;
    this.time = { now: () => clock.now() + ahead, after: (milliseconds, call) => clock.after(milliseconds, call) };
  }

  static async begin(store: LocalStore, clock: Time): Promise<Life> {
    const wall = clock.now();
    // A full disk is no reason not to show what is on it. Then nothing since the last entry of a table counts.
    const known = await store.beginLife(wall).catch(() => undefined);
    const absences = known ?? [{ from: 0, until: wall }];
    const life = new Life(store, clock, absences, (absences.at(-1)?.until ?? wall) - wall);
    if (known === undefined) life.doubt();
    life.#signLater();
    return life;
  }

  /** Milliseconds since `at` in which no server looked after tables. */
  absentSince(at: number): number {
    return absentSince(this.#absences, at);
  }

  attendedSince(): number {
    return this.#absences.at(-1)?.until ?? 0;
  }

  async lastSign(): Promise<number | undefined> {
    return this.#absences.at(-1)?.from || undefined;
  }

  /** Whether the last thing we tried to write is on disk. */
  get isWritable(): boolean {
    return this.#isWritable;
  }

  /** Something could not be written. The next sign tells whether that is over. */
  doubt(): void {
    this.#isWritable = false;
  }

  /** Calls back whenever the disk takes what we write again. */
  onWritable(call: () => void): void {
    this.#whenWritable = call;
  }

  #signLater(): void {
    if (this.#isOver) return;
    this.#cancel = this.time.after(SIGN_EVERY, () =>
      background(
        'a sign of life',
        this.#sign().finally(() => this.#signLater()),
        fatal,
      ),
    );
  }

  /** What cannot be written is missing on disk: then less time counts, never more. */
  async #sign(patience = TOO_LONG): Promise<void> {
    const before = this.#isWritable;
    this.#isWritable = await within(patience, this.#store.sign(this.time.now())).catch(() => false);
    if (this.#isWritable && !before && !this.#isOver) this.#whenWritable();
  }

  async close(): Promise<void> {
    this.#isOver = true;
    this.#cancel();
    await this.#sign(LAST_SIGN);
  }
}
