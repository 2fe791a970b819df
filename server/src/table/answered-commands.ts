import type { CommandBody, Done, Refused } from '@bellwether/wire';
import { sameHash } from '../secrets.ts';
import type { StoredEntry } from '../store/store.ts';
import { isSame } from './decide.ts';
import { type Entry, readEntry } from './entry.ts';
import { keyAt, type TableState } from './table-state.ts';

/** Commands remembered for one table: those that were done, the others being on disk, and those that were refused. */
const DONE_KEPT = 100;
const REFUSALS_KEPT = 16;

/** The answers a table has given: the same command again gets the same answer and is never done twice. */
export class AnsweredCommands {
  readonly #state: TableState;
  /** The newest revision that is not remembered. */
  #forgotten = 0;
  readonly #done = new Map<string, StoredEntry>();
  /** By key and id: nobody spoils another's ids. */
  readonly #refused = new Map<string, Refused>();

  constructor(state: TableState) {
    this.#state = state;
  }

  noteDone(entry: StoredEntry): void {
    if (entry.command === null) return;
    this.#done.set(entry.command, entry);
    if (this.#done.size <= DONE_KEPT) return;
    for (const [id, { revision }] of this.#done) {
      this.#forgotten = revision;
      this.#done.delete(id);
      return;
    }
  }

  /** Whether the command may have been done so long ago that only the disk knows: it was made looking at a revision before that. */
  mayBeForgotten({ id, rev }: CommandBody): boolean {
    return rev < this.#forgotten && !this.#done.has(id);
  }

  noteRefused(key: string, refused: Refused): void {
    this.#refused.set(`${key} ${refused.id}`, refused);
    for (const old of this.#refused.keys()) {
      if (this.#refused.size <= REFUSALS_KEPT) break;
      this.#refused.delete(old);
    }
  }

  /**
   * The answer that this command of this key got before, if it did. A command that is on disk is not judged again. `stored`: what was
   * found there under its id.
   */
  find({ id, action }: CommandBody, key: string, stored = this.#done.get(id)): Done | Refused | undefined {
    if (stored === undefined) return this.#refused.get(`${key} ${id}`);
    const entry = readEntry(stored.text);
    if (this.#mayAsk(entry, key) && isSame(entry, action)) return { t: 'done', id, seq: stored.revision };
    return { t: 'refused', id, table: this.#state.header.id, code: 'id-reused' };
  }

  /** Whoever asks must have been able to send the command. */
  #mayAsk(entry: Entry, key: string): boolean {
    const { host } = this.#state.header;
    const owner = entry.kind === 'sit' ? entry.key : 'seat' in entry ? keyAt(this.#state, entry.seat) : host;
    return owner === undefined || sameHash(owner, key) || sameHash(host, key);
  }
}
