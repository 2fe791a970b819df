import { heldIn } from '../notes/notes.ts';
import type { Notes } from '../store/store.ts';

/** Cached devices. */
const MAX_CACHED = 100_000;

/** Maps devices to persons. Needed for every message, so it is cached until a device changes on any node. */
export class Directory {
  readonly #store: Notes;
  /** By key hash; `null`: revoked. */
  #known = new Map<string, string | null>();

  constructor(store: Notes) {
    this.#store = store;
  }

  /** The person, if cached. */
  known(key: string): string | undefined {
    return this.#known.get(key) ?? undefined;
  }

  /** The person who owns the device with this key hash, undefined if revoked. An unknown key is a new person. */
  async of(key: string): Promise<string | undefined> {
    const known = this.#known.get(key);
    if (known !== undefined) return known ?? undefined;
    const remembered = this.#known;
    const found = await this.#store.note('device', key);
    const person = found === undefined ? key : heldIn('device', found).revoked ? null : found.owner;
    if (remembered.size >= MAX_CACHED) remembered.clear();
    // If the cache was replaced during the lookup, this writes to the old one.
    remembered.set(key, person);
    return person ?? undefined;
  }

  /** The person whose notes and seats these are now: usually the same, or the one they merged into. */
  async ownerOf(person: string): Promise<string> {
    return (await this.#store.note('device', person))?.owner ?? person;
  }

  /** Drops these devices from the cache, or all. */
  forget(devices?: readonly string[]): void {
    if (devices === undefined) this.#known = new Map();
    else {
      // A pending lookup writes to the old map.
      this.#known = new Map(this.#known);
      for (const device of devices) this.#known.delete(device);
    }
  }
}
