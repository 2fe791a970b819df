import ipaddr from 'ipaddr.js';
import { householdKey } from '../limits/household.ts';
import type { Ban, BanList } from '../store/store.ts';

/** Banned addresses and people. Stored, and held in memory because every client is looked up. */
export class Bans {
  readonly #store: BanList;
  #banned: ReadonlySet<string>;

  private constructor(store: BanList, bans: readonly Ban[]) {
    this.#store = store;
    this.#banned = namesOf(bans);
  }

  static async open(store: BanList): Promise<Bans> {
    return new Bans(store, await store.bans());
  }

  /** Another node may have changed the list. */
  async reload(): Promise<void> {
    this.#banned = namesOf(await this.#store.bans());
  }

  hasAddress(address: string): boolean {
    return this.#banned.size > 0 && this.#banned.has(`address ${householdKey(address)}`);
  }

  /** `key` is a hash. */
  hasKey(key: string): boolean {
    return this.#banned.size > 0 && this.#banned.has(`key ${key}`);
  }

  async add(ban: Ban): Promise<void> {
    await this.#store.ban(ban);
    this.#banned = new Set([...this.#banned, `${ban.kind} ${ban.who}`]);
  }

  /** Whether the ban existed. */
  async remove({ kind, who }: Pick<Ban, 'kind' | 'who'>): Promise<boolean> {
    this.#banned = new Set([...this.#banned].filter((name) => name !== `${kind} ${who}`));
    return this.#store.unban(kind, who);
  }
}

function namesOf(bans: readonly Ban[]): ReadonlySet<string> {
  return new Set(bans.map(({ kind, who }) => `${kind} ${who}`));
}

/** Accepts an IPv4 address, an IPv6 address or its /64, or the hash of a key (64 hex digits). */
export function readBanned(text: string): Pick<Ban, 'kind' | 'who'> | undefined {
  if (/^[0-9a-f]{64}$/.test(text)) return { kind: 'key', who: text };
  const address = text.replace(/\/64$/, '');
  if (!ipaddr.isValid(address)) return undefined;
  const isRange = address !== text;
  // `1.2` would be parsed as 1.0.0.2.
  if (ipaddr.IPv4.isValid(address) && (isRange || !ipaddr.IPv4.isValidFourPartDecimal(address))) return undefined;
  return { kind: 'address', who: householdKey(address) };
}
