import type { Status } from '@bellwether/wire';
import { type Absence, absencesAt } from './absence.ts';
import { oldAmong, type Removed, TABLES_LOOKED_AT } from './removal.ts';
import type {
  Append,
  AppendResult,
  Ban,
  Due,
  Exchange,
  Header,
  Listed,
  LocalStore,
  Note,
  StoredEntry,
  StoredTable,
  Subscription,
  Ticket,
  WaitingCall,
} from './store.ts';

interface Held {
  header: Header;
  readonly entries: StoredEntry[];
  due: Due;
  absences?: string;
  changed: number;
}

/** The storage port without a disk: for tests of everything else, and the proof that the port is one. */
export class MemoryStore implements LocalStore {
  readonly #tables = new Map<string, Held>();
  readonly #keys = new Map<string, Set<string>>();
  readonly #kept = new Map<string, string>();
  readonly #subscriptions = new Map<string, Map<string, Subscription>>();

  #absences: readonly Absence[] = [];
  #lastSign: number | undefined;
  readonly #calls = new Map<string, WaitingCall>();
  readonly #bans = new Map<string, Ban>();
  readonly #posters = new Map<string, Listed>();
  readonly #codes = new Map<string, { readonly code: string; readonly table: string; readonly until: number }>();
  readonly #tickets = new Map<string, Ticket>();
  readonly #notes = new Map<string, Note>();

  async create(header: Header, entries: readonly Append[]): Promise<'created' | 'taken'> {
    if (this.#tables.has(header.id)) return 'taken';
    this.#tables.set(header.id, { header, entries: [], due: { status: 'open', due: null }, changed: header.created });
    this.#addKey(header.host, header.id);
    for (const entry of entries) await this.append(entry);
    return 'created';
  }

  #addKey(key: string, table: string): void {
    this.#keys.set(key, (this.#keys.get(key) ?? new Set()).add(table));
  }

  async append({ table, revision, at, command, text, status, due, key, note }: Append): Promise<AppendResult> {
    const held = this.#tables.get(table);
    if (held === undefined) return { kind: 'unknown-table' };
    const known = held.entries.find((entry) => command !== null && entry.command === command);
    if (known !== undefined) return { kind: 'duplicate', revision: known.revision };
    if (revision !== held.entries.length + 1) return { kind: 'conflict' };
    held.entries.push({ revision, at, command, text });
    held.due = { status, due };
    held.changed = at;
    if (key !== null) this.#addKey(key, table);
    if (note !== undefined) this.#notes.set(nameOf(note), note);
    return { kind: 'stored' };
  }

  async load(table: string, most?: number): Promise<StoredTable | undefined> {
    const held = this.#tables.get(table);
    if (held === undefined) return undefined;
    const { header, entries, absences } = held;
    const { due } = held.due;
    return { header, entries: entries.slice(0, most), ...(due !== null && { due }), ...(absences !== undefined && { absences }) };
  }

  async rest(table: string, due: number | null, absences: string): Promise<void> {
    const held = this.#tables.get(table);
    if (held === undefined) return;
    held.due = { ...held.due, due };
    held.absences = absences;
  }

  async entries(table: string, after: number, most: number): Promise<readonly StoredEntry[]> {
    return this.#tables.get(table)?.entries.slice(after, after + most) ?? [];
  }

  async byCommand(table: string, command: string): Promise<StoredEntry | undefined> {
    return this.#tables.get(table)?.entries.find((entry) => entry.command === command);
  }

  async due(until: number, most: number): Promise<readonly string[]> {
    const at = ({ due }: Held) => due.due ?? Number.POSITIVE_INFINITY;
    const found = [...this.#tables.values()].filter((held) => at(held) <= until).sort((a, b) => at(a) - at(b));
    return found.slice(0, most).map(({ header }) => header.id);
  }

  async tablesOf(key: string, most: number): Promise<readonly { id: string; changed: number }[]> {
    const found = [...(this.#keys.get(key) ?? [])].flatMap((id) => this.#tables.get(id) ?? []);
    return found
      .map(({ header, changed }) => ({ id: header.id, changed }))
      .sort((a, b) => b.changed - a.changed)
      .slice(0, most);
  }

  async remove(status: Status, untouchedSince: number, after: string): Promise<Removed> {
    const found = [...this.#tables].filter(([id, { due }]) => due.status === status && id > after).sort(([a], [b]) => (a < b ? -1 : 1));
    const page = found.slice(0, TABLES_LOOKED_AT).map(([id, { changed, entries }]) => ({ id, changed, entries: entries.length }));
    const { old, ...rest } = oldAmong(page, untouchedSince);
    for (const id of old) await this.removeTable(id);
    return { removed: old.length, ...rest };
  }

  async shrink(): Promise<boolean> {
    return false;
  }

  async count(): Promise<number> {
    return this.#tables.size;
  }

  async statuses(tables: readonly string[]): Promise<readonly (Status | undefined)[]> {
    return tables.map((table) => this.#tables.get(table)?.due.status);
  }

  async beginLife(wall: number): Promise<readonly Absence[]> {
    this.#absences = absencesAt(this.#absences, this.#lastSign, wall);
    this.#lastSign = this.#absences.at(-1)?.until;
    return this.#absences;
  }

  async sign(at: number): Promise<void> {
    this.#lastSign = at;
  }

  async check(): Promise<string> {
    return 'ok';
  }

  async keep(name: string, value: string): Promise<string> {
    const kept = this.#kept.get(name) ?? value;
    this.#kept.set(name, kept);
    return kept;
  }

  async subscribe(key: string, subscription: Subscription): Promise<void> {
    this.#subscriptions.set(key, (this.#subscriptions.get(key) ?? new Map()).set(subscription.endpoint, subscription));
  }

  async subscriptions(key: string): Promise<readonly Subscription[]> {
    return [...(this.#subscriptions.get(key)?.values() ?? [])];
  }

  async unsubscribe(key: string, endpoint: string | null): Promise<void> {
    if (endpoint === null) this.#subscriptions.delete(key);
    else this.#subscriptions.get(key)?.delete(endpoint);
  }

  async putCall(call: WaitingCall): Promise<void> {
    this.#calls.set(call.id, call);
  }

  async calls(most: number): Promise<readonly WaitingCall[]> {
    return [...this.#calls.values()].sort((a, b) => a.due - b.due).slice(0, most);
  }

  async dropCall(id: string): Promise<void> {
    this.#calls.delete(id);
  }

  async list(listed: Listed): Promise<void> {
    if (this.#tables.has(listed.table)) this.#posters.set(listed.table, listed);
  }

  async unlist(table: string): Promise<void> {
    this.#posters.delete(table);
  }

  async listed(since: number, most: number): Promise<readonly Listed[]> {
    const found = [...this.#posters.values()].filter(({ at, table }) => at > since && this.#tables.has(table));
    return found.sort((a, b) => b.at - a.at).slice(0, most);
  }

  async putCode(code: string, table: string, now: number, until: number): Promise<boolean> {
    const known = this.#codes.get(code);
    if (!this.#tables.has(table) || (known !== undefined && known.table !== table && known.until > now)) return false;
    this.#codes.set(code, { code, table, until });
    return true;
  }

  async codeOf(table: string, now: number): Promise<{ code: string; until: number } | undefined> {
    const [newest] = [...this.#codes.values()].filter((one) => one.table === table && one.until > now).sort((a, b) => b.until - a.until);
    return newest && { code: newest.code, until: newest.until };
  }

  async tableOfCode(code: string, now: number): Promise<string | undefined> {
    const known = this.#codes.get(code);
    return known !== undefined && known.until > now ? known.table : undefined;
  }

  async putTicket(ticket: Ticket, isNew: boolean, alive: number): Promise<Ticket> {
    const known = this.#tickets.get(ticket.key);
    const goesOn = !isNew && known !== undefined && known.queue === ticket.queue && known.seen > alive;
    const kept = goesOn ? { ...ticket, since: known.since, table: known.table, taken: known.taken } : ticket;
    this.#tickets.set(ticket.key, kept);
    return kept;
  }

  async tickets(queue: string, alive: number, most: number): Promise<readonly Ticket[]> {
    for (const { key, seen } of this.#tickets.values()) if (seen <= alive) this.#tickets.delete(key);
    const found = [...this.#tickets.values()].filter((ticket) => ticket.queue === queue && ticket.table === null);
    return found.sort((a, b) => a.since - b.since).slice(0, most);
  }

  async takeTickets(keys: readonly string[], table: string, now: number): Promise<boolean> {
    const found = keys.flatMap((key) => this.#tickets.get(key) ?? []);
    if (found.length < keys.length || found.some((ticket) => ticket.table !== null)) return false;
    for (const ticket of found) this.#tickets.set(ticket.key, { ...ticket, table, taken: now });
    return true;
  }

  async giveBack(table: string): Promise<void> {
    for (const ticket of this.#tickets.values())
      if (ticket.table === table) this.#tickets.set(ticket.key, { ...ticket, table: null, taken: null });
  }

  async dropTicket(key: string): Promise<void> {
    this.#tickets.delete(key);
  }

  async removeTable(table: string): Promise<boolean> {
    this.#posters.delete(table);
    for (const tables of this.#keys.values()) tables.delete(table);
    return this.#tables.delete(table);
  }

  async rewrite({ header: { id, host, webhook, record }, entries }: StoredTable): Promise<void> {
    const held = this.#tables.get(id);
    if (held === undefined) return;
    held.header = { ...held.header, host, webhook, record };
    for (const [i, { text }] of entries.entries()) held.entries[i] = { ...(held.entries[i] as StoredEntry), text };
  }

  async forgetKey(key: string): Promise<void> {
    this.#keys.delete(key);
    this.#subscriptions.delete(key);
    for (const [name, { owner, about }] of this.#notes) if (owner === key || about === key) this.#notes.delete(name);
  }

  #listed(isMeant: (note: Note) => boolean): Note[] {
    return [...this.#notes.values()].filter(isMeant).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  }

  async note(kind: string, name: string): Promise<Note | undefined> {
    return this.#notes.get(nameOf({ kind, name }));
  }

  async notes(kind: string, most: number): Promise<readonly Note[]> {
    return this.#listed((note) => note.kind === kind).slice(0, most);
  }

  async notesOf(owner: string, kinds?: readonly string[]): Promise<readonly Note[]> {
    return this.#listed((note) => note.owner === owner && (kinds === undefined || kinds.includes(note.kind)));
  }

  async notesAbout(person: string): Promise<readonly Note[]> {
    return this.#listed((note) => note.about === person);
  }

  async exchange({ expect = [], drop = [], put = [] }: Exchange): Promise<boolean> {
    if (expect.some((one) => (this.#notes.get(nameOf(one))?.value ?? null) !== one.value)) return false;
    for (const one of drop) this.#notes.delete(nameOf(one));
    for (const one of put) this.#notes.set(nameOf(one), one);
    return true;
  }

  async dropNotes(before: number): Promise<void> {
    for (const [name, { until }] of this.#notes) if (until !== null && until < before) this.#notes.delete(name);
  }

  async strays(): Promise<readonly { from: string; to: string }[]> {
    const isLeft = (key: string) => (this.#keys.get(key)?.size ?? 0) > 0 || this.#listed(({ owner }) => owner === key).length > 0;
    return this.#listed(({ kind, name, owner }) => kind === 'device' && name !== owner && isLeft(name)).map(({ name, owner }) => ({
      from: name,
      to: owner,
    }));
  }

  async rekey(table: string, from: string, to: string): Promise<void> {
    if (this.#keys.get(from)?.delete(table)) this.#addKey(to, table);
  }

  async ban(ban: Ban): Promise<void> {
    this.#bans.set(`${ban.kind} ${ban.who}`, ban);
  }

  async unban(kind: Ban['kind'], who: string): Promise<boolean> {
    return this.#bans.delete(`${kind} ${who}`);
  }

  async bans(): Promise<readonly Ban[]> {
    return [...this.#bans.values()].sort((a, b) => a.at - b.at);
  }

  async close(): Promise<void> {}
}

function nameOf({ kind, name }: Pick<Note, 'kind' | 'name'>): string {
  return `${kind} ${name}`;
}
