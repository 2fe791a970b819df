import { gameById } from '../games.ts';
import type { Ban, Store, StoredTable } from '../store/store.ts';
import { writeEntry } from '../table/entry.ts';
import { fold } from '../table/fold.ts';
import type { Bans } from './bans.ts';
import { isOnlyOf, leaving, without } from './erase.ts';
import { rebuild } from './rebuild.ts';

/** What an operator asks of a server. Everything that only reads is done without it (read.ts). */
export type Order =
  | { readonly order: 'close'; readonly table: string; readonly words: string }
  | { readonly order: 'remove' | 'reload'; readonly table: string }
  | { readonly order: 'ban'; readonly ban: Ban }
  | { readonly order: 'unban'; readonly kind: Ban['kind']; readonly who: string }
  | { readonly order: 'erase'; readonly key: string }
  | { readonly order: 'drain'; readonly minutes: number }
  | { readonly order: 'undrain' }
  | { readonly order: 'figures' };

/** A sentence for the operator if it could not be done. */
export type OrderAnswer = { readonly done: Readonly<Record<string, unknown>> } | { readonly error: string };

/** What a running server adds to its store. */
export interface LiveServer {
  /** Changes what is stored of a table while nobody else touches it. */
  replace<T>(table: string, change: () => Promise<T>): Promise<T>;
  /** Ends the connections of everybody who is banned. */
  dropBanned(): number;
  /** No new tables, players are told, and after so many minutes the server stops. */
  drain(minutes: number): void;
  undrain(): boolean;
  figures(): Promise<Readonly<Record<string, unknown>>>;
}

const MOST_TABLES = 1_000_000;

/** Does what the operator asks: at a running server, or on a store that no server uses. */
export class Operator {
  readonly #store: Store;
  readonly #bans: Bans;
  readonly #now: () => number;
  readonly #live: LiveServer | undefined;

  constructor(store: Store, bans: Bans, now: () => number, live?: LiveServer) {
    this.#store = store;
    this.#bans = bans;
    this.#now = now;
    this.#live = live;
  }

  async obey(order: Order): Promise<OrderAnswer> {
    switch (order.order) {
      case 'close':
        return this.#change(order.table, (stored) => this.#close(stored, order.words));
      case 'remove':
        return this.#change(order.table, async () => ({ done: { removed: await this.#store.removeTable(order.table) } }));
      case 'reload':
        return this.#change(order.table, async () => ({ done: {} }));
      case 'ban':
        return this.#ban(order.ban);
      case 'unban':
        return (await this.#bans.remove(order)) ? { done: {} } : { error: `${order.who} is not banned` };
      case 'erase':
        return this.#erase(order.key);
      default:
        return this.#live === undefined ? { error: 'no server is running' } : this.#askServer(this.#live, order);
    }
  }

  async #askServer(live: LiveServer, order: Extract<Order, { order: 'drain' | 'undrain' | 'figures' }>): Promise<OrderAnswer> {
    if (order.order === 'figures') return { done: await live.figures() };
    if (order.order === 'undrain') return live.undrain() ? { done: {} } : { error: 'the server is not being drained' };
    live.drain(order.minutes);
    return { done: { minutes: order.minutes } };
  }

  /** Whatever is done to a table is done to what is stored, while nobody plays on. */
  #change(table: string, work: (stored: StoredTable) => Promise<OrderAnswer>): Promise<OrderAnswer> {
    const change = async (): Promise<OrderAnswer> => {
      const stored = await this.#store.load(table);
      return stored === undefined ? { error: `there is no table ${table}` } : work(stored);
    };
    return this.#live === undefined ? change() : this.#live.replace(table, change);
  }

  async #close({ header, entries }: StoredTable, words: string): Promise<OrderAnswer> {
    const served = gameById(header.game);
    if (served === undefined || served.game.rulesVersion !== header.rules)
      return { error: 'nobody can play on at this table: its rules have changed' };
    const state = rebuild(header, served, entries);
    if (state.status === 'withdrawn') return { error: 'the table is closed already' };
    const entry = { kind: 'withdraw', words } as const;
    const at = Math.max(this.#now(), entries.at(-1)?.at ?? 0);
    fold(state, entry, at);
    const append = { table: header.id, revision: state.revision, at, command: null, text: writeEntry(entry) };
    const { kind } = await this.#store.append({ ...append, status: state.status, due: null, key: null });
    return kind === 'stored' ? { done: {} } : { error: `it could not be stored: ${kind}` };
  }

  async #ban(ban: Ban): Promise<OrderAnswer> {
    await this.#bans.add(ban);
    const left = ban.kind === 'key' ? await this.#eachTable(ban.who, (stored) => this.#leave(stored, ban.who)) : 0;
    return { done: { left, dropped: this.#live?.dropBanned() ?? 0 } };
  }

  async #erase(key: string): Promise<OrderAnswer> {
    let removed = 0;
    const tables = await this.#eachTable(key, async (stored) => {
      if (isOnlyOf(stored, key)) {
        removed++;
        await this.#store.removeTable(stored.header.id);
      } else {
        await this.#leave(stored, key);
        await this.#store.rewrite(without(stored, key));
      }
      return true;
    });
    await this.#store.forgetKey(key);
    return { done: { tables, removed } };
  }

  /** Says whether it held a seat. */
  async #leave(stored: StoredTable, key: string): Promise<boolean> {
    const entries = leaving(stored, key, this.#now());
    for (const entry of entries) await this.#store.append(entry);
    return entries.length > 0;
  }

  /** Says for how many tables of this key the work did something. A table that cannot be read is left to `check`. */
  async #eachTable(key: string, work: (stored: StoredTable) => Promise<boolean>): Promise<number> {
    let count = 0;
    for (const { id } of await this.#store.tablesOf(key, MOST_TABLES)) {
      await this.#change(id, async (stored) => {
        if (await work(stored)) count++;
        return { done: {} };
      });
    }
    return count;
  }
}
