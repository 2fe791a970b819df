import type { Logger } from 'pino';
import { householdKey } from '../limits/household.ts';
import type { Time } from '../time.ts';

/**
 * Codes logged although no limit causes them: bans, and pages of foreign origins on the socket (HTTP status) and
 * elsewhere.
 */
export const ABUSE_CODES: ReadonlySet<string | number> = new Set(['banned', 403, 'foreign-origin']);

const MINUTE_MS = 60_000;
const MAX_ADDRESSES = 10_000;

/** Logs addresses that hit limits: once at the start, then once a minute with a count. */
export class AbuseLog {
  readonly #log: Logger;
  readonly #time: Time;
  /** By code and household: occurrences since the last log line. */
  readonly #counts = new Map<string, { code: string | number; address: string; times: number }>();
  #cancel = () => {};

  constructor(log: Logger, time: Time) {
    this.#log = log;
    this.#time = time;
  }

  count(code: string | number, from: string): void {
    const address = householdKey(from);
    const known = this.#counts.get(`${code} ${address}`);
    if (known !== undefined) {
      known.times++;
      return;
    }
    if (this.#counts.size >= MAX_ADDRESSES) return;
    if (this.#counts.size === 0) this.#cancel = this.#time.after(MINUTE_MS, () => this.#logAgain());
    this.#counts.set(`${code} ${address}`, { code, address, times: 0 });
    this.#log.warn({ code, address }, 'limit');
  }

  #logAgain(): void {
    const again = [...this.#counts.values()].filter(({ times }) => times > 0);
    this.#counts.clear();
    for (const { code, address, times } of again) {
      this.#log.warn({ code, address, times }, 'limit, in the last minute');
      this.#counts.set(`${code} ${address}`, { code, address, times: 0 });
    }
    if (this.#counts.size > 0) this.#cancel = this.#time.after(MINUTE_MS, () => this.#logAgain());
  }

  close(): void {
    this.#cancel();
  }
}
