import type { Notice } from '@bellwether/wire';
import type { Time } from '../time.ts';

/** The notice period before an update: no new tables, all players are notified, then the server stops. */
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

  /** The notice for clients that connect now. */
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
