import { type Absence, absentSince, SIGN_EVERY } from './store/absence.ts';
import type { Store } from './store/store.ts';
import { type Time, within } from './time.ts';

/** Milliseconds for the last sign. */
const LAST_SIGN = 200;

/** The life of this process: a sign of it on disk every second, so that the next process knows for how long nobody looked after tables. */
export class Life {
  /** The time of the server: goes on from where an earlier process left it, and never backwards. */
  readonly time: Time;
  readonly #store: Store;
  readonly #absences: readonly Absence[];
  #cancel = () => {};
  #isOver = false;

  private constructor(store: Store, clock: Time, absences: readonly Absence[], ahead: number) {
    this.#store = store;
    this.#absences = absences;
    this.time = { now: () => clock.now() + ahead, after: (milliseconds, call) => clock.after(milliseconds, call) };
  }

  static async begin(store: Store, clock: Time): Promise<Life> {
    const wall = clock.now();
    const absences = await store.beginLife(wall);
    const life = new Life(store, clock, absences, (absences.at(-1)?.until ?? wall) - wall);
    life.#signLater();
    return life;
  }

  /** Milliseconds since `at` in which no server looked after tables. */
  absentSince(at: number): number {
    return absentSince(this.#absences, at);
  }

  #signLater(): void {
    if (!this.#isOver) this.#cancel = this.time.after(SIGN_EVERY, () => void this.#sign().finally(() => this.#signLater()));
  }

  /** What cannot be written is missing on disk: then less time counts, never more. */
  async #sign(): Promise<void> {
    await this.#store.sign(this.time.now()).catch(() => {});
  }

  async close(): Promise<void> {
    this.#isOver = true;
    this.#cancel();
    await within(LAST_SIGN, this.#sign());
  }
}
