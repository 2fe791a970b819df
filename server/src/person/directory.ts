import { heldIn } from '../notes/notes.ts';
import type { Notes } from '../store/store.ts';

/** Devices that are remembered. */
const MAX_CACHED = 100_000;

/** Whose device a key is. Asked for every message, so answers are remembered until a device changes hands anywhere. */
export class Directory {
  readonly #store: Notes;
  /** By the hash of a key; `null`: revoked. */
  #known = new Map<string, string | null>();

  constructor(store: Notes) {
    this.#store = store;
  }

  /** The person, if it has been asked for before. */
  known(key: string): string | undefined {
    return this.#known.get(key) ?? undefined;
  }

  /** The person whose device has the key of this hash; undefined if it was revoked. A key that nobody has noted is a person of its own. */
  async of(key: string): Promise<string | undefined> {
    const known = this.#known.get(key);
    if (known !== undefined) return known ?? undefined;
    const remembered = this.#known;
    const found = await this.#store.note('device', key);
    const person = found === undefined ? key : heldIn('device', found).revoked ? null : found.owner;
    if (remembered.size >= MAX_CACHED) remembered.clear();
    // A change while we asked has put another memory in its place.
    remembered.set(key, person);
    return person ?? undefined;
  }

  /** Whose notes and seats those of this person are now: its own, but for one that became another's. */
  async ownerOf(person: string): Promise<string> {
    return (await this.#store.note('device', person))?.owner ?? person;
  }

  /** These devices may be another's now; any may, if none are named. */
  forget(devices?: readonly string[]): void {
    if (devices === undefined) this.#known = new Map();
    else {
      // Whoever is just being asked about writes into the map of before.
      this.#known = new Map(this.#known);
      for (const device of devices) this.#known.delete(device);
    }
  }
}
