import { type Call, ForwardingStore, invoke } from '../../src/store/forwarding-store.ts';
import { IN_MEMORY } from '../../src/store/open-file.ts';
import { Sqlite } from '../../src/store/sqlite.ts';
import type { LocalStore } from '../../src/store/store.ts';

/** The server's database in memory, in the thread of the test. It outlives the server that closes it, so that the next one can open it. */
export class MemoryStore extends ForwardingStore implements LocalStore {
  readonly #db = new Sqlite(IN_MEMORY);

  override async call(call: Call): Promise<unknown> {
    return this.#db.transaction(() => invoke(this.#db, call));
  }

  async check(): Promise<string> {
    return 'ok';
  }

  async close(): Promise<void> {}
}
