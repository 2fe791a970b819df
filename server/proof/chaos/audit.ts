import { isDeepStrictEqual } from 'node:util';
import { gameById } from '../../src/games.ts';
import type { StoredTable } from '../../src/store/store.ts';
import { isSame } from '../../src/table/decide.ts';
import { readEntry } from '../../src/table/entry.ts';
import { rebuild } from '../../src/table/rebuild.ts';
import { viewOf } from '../../src/table/show.ts';
import type { TableState } from '../../src/table/table-state.ts';
import type { Client } from '../harness/client.ts';
import type { Acknowledged } from './players.ts';
import { retell } from './retell.ts';

/** What is stored, read past everything that servers keep in memory. */
export interface Stored {
  load(table: string): StoredTable | undefined | Promise<StoredTable | undefined>;
  close(): unknown;
}

/** What a client shows in one moment. */
type Shown = Pick<Client, 'seq' | 'view' | 'viewer'> & { readonly table: string };

export function shownBy({ options, seq, view, viewer }: Client): Shown {
  return { table: options.table, seq, view, viewer };
}

/** Compares what clients were told with what is stored. */
export class Audit {
  readonly #db: Stored;
  readonly #read = new Map<string, StoredTable>();

  constructor(db: Stored) {
    this.#db = db;
  }

  async close(): Promise<void> {
    await this.#db.close();
  }

  /** Read once: an audit is about one moment. */
  async #stored(table: string): Promise<StoredTable> {
    const stored = this.#read.get(table) ?? (await this.#db.load(table));
    if (stored === undefined) throw new Error('a table is gone');
    this.#read.set(table, stored);
    return stored;
  }

  #stateAt(stored: StoredTable, seq: number): TableState | undefined {
    const served = gameById(stored.header.game);
    if (served === undefined || seq > stored.entries.length) return undefined;
    return rebuild(stored.header, served, stored.entries.slice(0, seq));
  }

  /** Whether what a client shows is, byte for byte, what a fresh replay gives for the same number. */
  async agrees({ table, seq, view, viewer }: Shown): Promise<boolean> {
    if (seq < 0 || viewer === undefined) return true;
    const state = this.#stateAt(await this.#stored(table), seq);
    if (state === undefined) return false;
    return JSON.stringify(view) === JSON.stringify(viewOf(state, viewer));
  }

  /** Whether everything a client was told one by one is what a fresh replay tells. */
  async toldRight(client: Client): Promise<boolean> {
    const stored = await this.#stored(client.options.table);
    const state = this.#stateAt(stored, stored.entries.length);
    const { viewer } = client;
    if (state === undefined || viewer === undefined) return false;
    const fresh = new Map(retell(state, stored.entries, viewer).map(({ seq, what }) => [seq, JSON.parse(JSON.stringify(what)) as unknown]));
    for (const [seq, what] of client.told) {
      // What was told before the client had its seat, it was told as a spectator.
      if (fresh.has(seq) && what.kind === 'move' && !isDeepStrictEqual(fresh.get(seq), what)) return false;
    }
    return true;
  }

  /** Acknowledged commands that are not on disk under the number that was told, and commands that are there twice. */
  async count(acknowledged: Iterable<Acknowledged>): Promise<{ lost: number; doubled: number }> {
    let lost = 0;
    let doubled = 0;
    const tables = new Map<string, StoredTable>();
    for (const { table, id, seq, action } of acknowledged) {
      const stored = await this.#stored(table);
      tables.set(table, stored);
      const entry = stored.entries[seq - 1];
      if (!entry?.command?.endsWith(` ${id}`) || !isSame(readEntry(entry.text), action)) lost++;
    }
    for (const { entries } of tables.values()) {
      const ids = entries.flatMap(({ command }) => command ?? []);
      doubled += ids.length - new Set(ids).size;
      if (entries.some(({ revision }, i) => revision !== i + 1)) lost++;
    }
    return { lost, doubled };
  }
}
