import { isDeepStrictEqual } from 'node:util';
import type { Action, CommandBody, Done, Refused } from '@bellwether/wire';
import { sameHash } from '../secrets.ts';
import type { StoredEntry } from '../store/store.ts';
import { isSame } from './decide.ts';
import { readEntry } from './entry.ts';
import { keyAt, type TableState } from './table-state.ts';

/**
 * Remembered commands of one table: executed ones (older ones are on disk), and refused ones of each member and of all
 * strangers together.
 */
const MAX_DONE = 100;
const MAX_REFUSALS = 16;
/** Replaces the key of everyone without a seat. */
const STRANGERS = '';

interface RefusedCommand {
  readonly action: Action;
  readonly refused: Refused;
}

/** Hashes of texts, four bytes each. Two texts may share one. */
class HashList {
  #hashes = new Uint32Array(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(text: string): void {
    if (this.#length === this.#hashes.length) {
      const longer = new Uint32Array(2 * this.#length + 16);
      longer.set(this.#hashes);
      this.#hashes = longer;
    }
    this.#hashes[this.#length++] = hashOf(text);
  }

  mayHave(text: string): boolean {
    return this.#length > 0 && this.#hashes.subarray(0, this.#length).includes(hashOf(text));
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The stored form of a command id. Ids are scoped to a person and table, so nobody can use up another's. */
export function commandOf(key: string, id: string): string {
  return `${key.slice(0, 16)} ${id}`;
}

/** Answers already given, for idempotency: a repeated command gets the same answer and runs once. */
export class AnsweredCommands {
  readonly #state: TableState;
  readonly #forgotten = new HashList();
  readonly #done = new Map<string, StoredEntry>();
  /** By key, then by key and id: one person cannot evict another's answers. */
  readonly #refused = new Map<string, Map<string, RefusedCommand>>();

  constructor(state: TableState) {
    this.#state = state;
  }

  noteDone(entry: StoredEntry): void {
    if (entry.command === null) return;
    this.#done.set(entry.command, entry);
    if (this.#done.size <= MAX_DONE) return;
    for (const id of this.#done.keys()) {
      this.#forgotten.add(id);
      this.#done.delete(id);
      return;
    }
  }

  /** Number of commands that only the disk remembers. */
  get forgotten(): number {
    return this.#forgotten.length;
  }

  /** Whether the command may be one of those. */
  mayBeForgotten({ id }: CommandBody, key: string): boolean {
    const command = commandOf(key, id);
    return !this.#done.has(command) && this.#forgotten.mayHave(command);
  }

  noteRefused(key: string, { id, action }: CommandBody, refused: Refused): void {
    const who = this.#belongs(key) ? key : STRANGERS;
    let kept = this.#refused.get(who);
    if (kept === undefined) {
      for (const left of this.#refused.keys()) if (left !== STRANGERS && !this.#belongs(left)) this.#refused.delete(left);
      kept = new Map();
      this.#refused.set(who, kept);
    }
    kept.set(commandOf(key, id), { action, refused });
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_REFUSALS) break;
      kept.delete(oldest);
    }
  }

  /** Seat owners and the host. */
  #belongs(key: string): boolean {
    const { host, seats } = this.#state;
    return sameHash(host, key) || seats.some((seat) => sameHash(keyAt(this.#state, seat), key));
  }

  /**
   * The earlier answer to this command, if any. `old`: its entry, if it was looked up on disk; such a command is not
   * checked again.
   */
  find({ id, action }: CommandBody, key: string, old?: StoredEntry): Done | Refused | undefined {
    const reused: Refused = { t: 'refused', id, table: this.#state.header.id, code: 'id-reused' };
    const stored = old ?? this.#done.get(commandOf(key, id));
    if (stored !== undefined) return isSame(readEntry(stored.text), action) ? { t: 'done', id, seq: stored.revision } : reused;
    const command = commandOf(key, id);
    const no = this.#refused.get(key)?.get(command) ?? this.#refused.get(STRANGERS)?.get(command);
    return no && (isDeepStrictEqual(no.action, action) ? no.refused : reused);
  }
}
