import type { Notice } from '@bellwether/wire';
import type { Time } from '../time.ts';

/** The last minutes of a server before an update: no new tables, everybody is told, then it stops. */
export class Drain {
  readonly #time: Time;
  readonly #notify: (notice: Notice) => void;
  readonly #stop: () => void;
  #until: number | undefined;
  #cancel = () => {};

  constructor(time: Time, notify: (notice: Notice) => void, stop: () => void) {
    this.#time = time;
    this.#notify = notify;
    this.#stop = stop;
  }

  get isUnderWay(): boolean {
    return this.#until !== undefined;
  }

  /** What somebody who comes now should know. */
  notice(): Notice | undefined {
    if (this.#until === undefined) return undefined;
    return { t: 'notice', kind: 'restart', seconds: Math.max(0, Math.round((this.#until - this.#time.now()) / 1_000)) };
  }

  begin(minutes: number): void {
    this.#cancel();
    this.#until = this.#time.now() + 60_000 * minutes;
    this.#cancel = this.#time.after(60_000 * minutes, this.#stop);
    const notice = this.notice();
    if (notice !== undefined) this.#notify(notice);
  }

  /** False if there was nothing to undo. */
  undo(): boolean {
    if (this.#until === undefined) return false;
    this.close();
    this.#notify({ t: 'notice', kind: 'restart' });
    return true;
  }

  close(): void {
    this.#cancel();
    this.#until = undefined;
  }
}
