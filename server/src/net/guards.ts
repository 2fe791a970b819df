import ipaddr from 'ipaddr.js';
import { Ledger } from './budgets.ts';

/** So many at once, and so many a second after that. */
export class Bucket {
  readonly #size: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(size: number, perSecond: number, now: number) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#left = size;
    this.#at = now;
  }

  take(now: number): boolean {
    this.#left = Math.min(this.#size, this.#left + (Math.max(0, now - this.#at) / 1_000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  isFull(now: number): boolean {
    return this.#left + ((now - this.#at) / 1_000) * this.#perSecond >= this.#size;
  }
}

/** One household, as far as one can tell: an IPv4 address, or the first half of an IPv6 one. */
export function household(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : parsed.toString();
}

/** Buckets by household. Full ones are forgotten: they would let anything pass. */
export class Buckets {
  readonly #buckets: Ledger<Bucket>;
  #now = 0;

  constructor(size: number, perSecond: number) {
    this.#buckets = new Ledger(
      () => new Bucket(size, perSecond, this.#now),
      (bucket) => bucket.isFull(this.#now),
    );
  }

  take(address: string, now: number): boolean {
    return this.takeOf(household(address), now);
  }

  /** The same by another name, such as a person's. */
  takeOf(who: string, now: number): boolean {
    this.#now = now;
    return this.#buckets.of(who).take(now);
  }
}

/** Whether a page of this origin may talk to us: our own, one that was allowed, or no page at all (no browser leaves it out). */
export function isOurOrigin(origin: string | undefined, host: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    const url = new URL(origin);
    return (url.protocol === 'http:' || url.protocol === 'https:') && host !== undefined && url.host === host;
  } catch {
    return false;
  }
}
