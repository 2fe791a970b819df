import { hash } from 'node:crypto';
import type { Logger } from 'pino';
import { gameById } from '../games.ts';
import { ofKind } from '../notes/notes.ts';
import { HOLD } from '../ops/clock-check.ts';
import { noting } from '../person/device-changes.ts';
import type { Ban, Notes, Rewrites, StoredTable, StoredTables, TableIndex } from '../store/store.ts';
import { writeEntry } from '../table/entry.ts';
import { fold } from '../table/fold.ts';
import type { OrderAnswer, TableOrder } from '../table/table-order.ts';
import type { Bans } from './bans.ts';
import { isOnlyOf, leaving, withInstead, without } from './erase.ts';
import { reportNumber } from './read.ts';
import { rebuild } from './rebuild.ts';

/** Orders that change something. Read-only commands do not need the server (read.ts). */
export type Order =
  | Exclude<TableOrder, { order: 'leave' | 'forget' | 'merge' }>
  | { readonly order: 'ban'; readonly ban: Ban }
  | { readonly order: 'unban'; readonly kind: Ban['kind']; readonly who: string }
  | { readonly order: 'erase'; readonly key: string }
  | { readonly order: 'settle'; readonly report: string }
  /** Games that were set aside are to be rated after all. */
  | { readonly order: 'rate-again' }
  /** The clock is right: old tables may be deleted again (ops/clock-check.ts). */
  | { readonly order: 'resume-deletion' }
  | { readonly order: 'drain'; readonly minutes: number }
  | { readonly order: 'undrain' }
  | { readonly order: 'figures' };

/** What a running server adds to its store. */
export interface LiveServer {
  /** Changes a stored table exclusively. */
  replace<T>(table: string, change: () => Promise<T>): Promise<T>;
  /** Disconnects all banned clients. */
  dropBanned(): number;
  /** Accepts no new tables, notifies players, and stops after this many minutes. */
  drain(minutes: number): void;
  undrain(): boolean;
  figures(): Promise<Readonly<Record<string, unknown>>>;
}

/** Sends the order to the table's home if that is another node. */
export type ForwardOrder = (order: TableOrder) => Promise<OrderAnswer | undefined>;

const MAX_TABLES = 1_000_000;
const MAX_REPORTS = 100_000;
const MAX_UNRATED = 100_000;
/** Logged characters of an id. A table's full id would give access to it. */
const LOGGED_TABLE_CHARS = 4;
const LOGGED_PERSON_CHARS = 8;

/** What the log says about an order. */
function loggedOf(order: Order): object {
  const person = (key: string) => ({ person: key.slice(0, LOGGED_PERSON_CHARS) });
  const banned = ({ kind, who }: Pick<Ban, 'kind' | 'who'>) => (kind === 'address' ? { address: who } : person(who));
  switch (order.order) {
    case 'close':
    case 'remove':
    case 'reload':
      return { table: order.table.slice(0, LOGGED_TABLE_CHARS) };
    case 'ban':
      return banned(order.ban);
    case 'unban':
      return banned(order);
    case 'erase':
      return person(order.key);
    case 'settle':
      return { report: order.report.slice(0, LOGGED_PERSON_CHARS) };
    case 'drain':
      return { minutes: order.minutes };
    default:
      return {};
  }
}

/** The store's ports that orders use. */
type Ordered = StoredTables & TableIndex & Rewrites & Notes;

/** Carries out the operator's orders, in a running server or on an unused store. */
export class Operator {
  readonly #store: Ordered;
  readonly #bans: Bans;
  readonly #now: () => number;
  readonly #log: Logger;
  readonly #live: LiveServer | undefined;
  readonly #forward: ForwardOrder | undefined;

  constructor(store: Ordered, bans: Bans, now: () => number, log: Logger, live?: LiveServer, forward?: ForwardOrder) {
    this.#store = store;
    this.#bans = bans;
    this.#now = now;
    this.#log = log;
    this.#live = live;
    this.#forward = forward;
  }

  /** Every order is logged, failed ones included. */
  async obey(order: Order): Promise<OrderAnswer> {
    if (order.order === 'figures') return this.#obey(order);
    const line = (done: boolean) => this.#log.info({ order: order.order, ...loggedOf(order), done }, 'operator');
    try {
      const answer = await this.#obey(order);
      line('done' in answer);
      return answer;
    } catch (error) {
      line(false);
      throw error;
    }
  }

  async #obey(order: Order): Promise<OrderAnswer> {
    switch (order.order) {
      case 'close':
      case 'remove':
      case 'reload':
        return this.#change(order);
      case 'ban':
        return this.#ban(order.ban);
      case 'unban':
        return (await this.#bans.remove(order)) ? { done: {} } : { error: `${order.who} is not banned` };
      case 'settle':
        return this.#settle(order.report);
      case 'erase':
        return { done: await this.erase(order.key) };
      case 'rate-again':
        return this.#rateAgain();
      case 'resume-deletion':
        return this.#resumeDeletion();
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

  async #change(order: TableOrder): Promise<OrderAnswer> {
    return (await this.#forward?.(order)) ?? this.obeyHere(order);
  }

  /** Changes a stored table while nobody plays. This node must be its home. */
  obeyHere(order: TableOrder): Promise<OrderAnswer> {
    const { table } = order;
    const change = async (): Promise<OrderAnswer> => {
      const stored = await this.#store.load(table);
      return stored === undefined ? { error: `no such table: ${table}` } : this.#changeStored(stored, order);
    };
    return this.#live === undefined ? change() : this.#live.replace(table, change);
  }

  async #changeStored(stored: StoredTable, order: TableOrder): Promise<OrderAnswer> {
    switch (order.order) {
      case 'close':
        return this.#close(stored, order.words);
      case 'remove':
        return { done: { removed: await this.#store.removeTable(order.table) } };
      case 'reload':
        return { done: {} };
      case 'leave':
        return { done: { changed: await this.#leave(stored, order.key) } };
      case 'forget':
        return { done: { changed: true, removed: await this.#forget(stored, order.key) } };
      case 'merge':
        await this.#store.rewrite(withInstead(stored, order.key, order.into));
        await this.#store.rekey(order.table, order.key, order.into);
        return { done: { changed: true } };
    }
  }

  async #close({ header, entries }: StoredTable, words: string): Promise<OrderAnswer> {
    const served = gameById(header.game);
    if (served === undefined || served.game.rulesVersion !== header.rules)
      return { error: 'this table cannot be continued: its rules have changed' };
    const state = rebuild(header, served, entries);
    if (state.status === 'withdrawn') return { error: 'the table is already closed' };
    const entry = { kind: 'withdraw', words } as const;
    const at = Math.max(this.#now(), entries.at(-1)?.at ?? 0);
    fold(state, entry, at);
    const append = { table: header.id, revision: state.revision, at, command: null, text: writeEntry(entry) };
    const { kind } = await this.#store.append({ ...append, status: state.status, due: null, key: null });
    return kind === 'stored' ? { done: {} } : { error: `could not be stored: ${kind}` };
  }

  async #ban(ban: Ban): Promise<OrderAnswer> {
    await this.#bans.add(ban);
    const { changed: left } =
      ban.kind === 'key' ? await this.#eachTable((table) => ({ order: 'leave', table, key: ban.who }), ban.who) : { changed: 0 };
    return { done: { left, dropped: this.#live?.dropBanned() ?? 0 } };
  }

  /** `beginning`: the first characters of the report's number. */
  async #settle(beginning: string): Promise<OrderAnswer> {
    const meant = (await this.#store.notes('report', MAX_REPORTS)).filter(({ name }) => reportNumber(name).startsWith(beginning));
    if (meant.length !== 1)
      return { error: meant.length === 0 ? `no report starts with ${beginning}` : `more than one report starts with ${beginning}` };
    await this.#store.exchange({ drop: meant });
    return { done: {} };
  }

  /** Queues unrated games again. They are rated within ten minutes, or when the next game ends. */
  async #rateAgain(): Promise<OrderAnswer> {
    const aside = await this.#store.notes('unrated', MAX_UNRATED);
    const put = ofKind(aside, 'unrated').map(({ note: found, value }) => ({ ...found, kind: 'ended', value: value.text }));
    await this.#store.exchange({ drop: aside, put });
    return { done: { games: aside.length } };
  }

  async #resumeDeletion(): Promise<OrderAnswer> {
    const hold = await this.#store.note(HOLD.kind, HOLD.name);
    if (hold === undefined) return { error: 'deletion is not on hold' };
    await this.#store.exchange({ drop: [HOLD] });
    return { done: {} };
  }

  /** Removes the players' identity from games that could not be rated. */
  async #eraseUnrated(keys: readonly string[]): Promise<void> {
    const without = (text: string) => keys.reduce((all, key) => all.replaceAll(key, hash('sha256', `erased ${key}`, 'hex')), text);
    const put = (await this.#store.notes('unrated', MAX_UNRATED))
      .filter(({ value }) => without(value) !== value)
      .map((found) => ({ ...found, value: without(found.value) }));
    if (put.length > 0) await this.#store.exchange({ put });
  }

  /** Erases a person with all devices. Every node is notified. */
  async erase(person: string): Promise<{ readonly tables: number; readonly removed: number }> {
    const { changed: tables, removed } = await this.#eachTable((table) => ({ order: 'forget', table, key: person }), person);
    const devices = (await this.#store.notesOf(person, ['device'])).map(({ name }) => name);
    await this.#eraseUnrated([person, ...devices]);
    await this.#store.forgetKey(person);
    while (!(await this.#store.exchange(await noting(this.#store, [person, ...devices]))));
    return { tables, removed };
  }

  /** Replaces one person by another at every table. */
  merge(from: string, into: string): Promise<unknown> {
    return this.#eachTable((table) => ({ order: 'merge', table, key: from, into }), from);
  }

  /** Returns whether the table was removed because nobody else took part. */
  async #forget(stored: StoredTable, key: string): Promise<boolean> {
    if (isOnlyOf(stored, key)) return this.#store.removeTable(stored.header.id);
    await this.#leave(stored, key);
    await this.#store.rewrite(without(stored, key));
    return false;
  }

  /** Returns whether the person held a seat. */
  async #leave(stored: StoredTable, key: string): Promise<boolean> {
    const entries = leaving(stored, key, this.#now());
    for (const entry of entries) await this.#store.append(entry);
    return entries.length > 0;
  }

  /**
   * Returns how many tables of this key were changed, and how many of these removed. Skips unreadable tables: `check`
   * reports them.
   */
  async #eachTable(orderFor: (table: string) => TableOrder, key: string): Promise<{ changed: number; removed: number }> {
    const counts = { changed: 0, removed: 0 };
    for (const { id } of await this.#store.tablesOf(key, MAX_TABLES)) {
      const answer = await this.#change(orderFor(id));
      if ('done' in answer && answer.done.changed === true) counts.changed++;
      if ('done' in answer && answer.done.removed === true) counts.removed++;
    }
    return counts;
  }
}
