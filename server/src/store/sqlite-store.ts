import { Worker } from 'node:worker_threads';
import type { Status } from '@bellwether/wire';
import type { Absence } from './absence.ts';
import type { Removed } from './removal.ts';
import type { Call, FromWorker, Result, WorkerData } from './sqlite-worker.ts';
import type {
  Append,
  AppendResult,
  Ban,
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

interface Waiting {
  readonly call: Call;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Calls in one group at most. */
const LARGEST_GROUP = 512;
/**
 * Milliseconds between the beginnings of two groups: one for each call of the last group, up to this many. On a busy server many calls
 * share one wait for the disk; on a quiet one nobody waits for company.
 */
const LONGEST_PACE = 8;

/** The storage port over `node:sqlite` in a thread of its own. While one group is being written, the next one gathers. */
export class SqliteStore implements LocalStore {
  readonly #worker: Worker;
  readonly #file: string;
  #gathering: Waiting[] = [];
  #underway: Waiting[] = [];
  #scheduled = false;
  #sentAt = 0;
  #pace = 0;
  #dead: Error | undefined;

  private constructor(worker: Worker, file: string) {
    this.#worker = worker;
    this.#file = file;
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'results') this.#settle(message.results);
    });
    worker.on('error', (error) => this.#die(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#die(new Error('the storage thread has ended')));
  }

  /** Opens or makes the file and brings it up to date. */
  static async open(file: string, crash?: WorkerData['crash']): Promise<SqliteStore> {
    const workerData: WorkerData = { file, ...(crash && { crash }) };
    const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData });
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (message: FromWorker) => (message.kind === 'failed' ? reject(new Error(message.error)) : resolve()));
    }).catch(async (error: unknown) => {
      await worker.terminate();
      throw error;
    });
    return new SqliteStore(worker, file);
  }

  #call<T>(method: Call['method'], ...args: readonly unknown[]): Promise<T> {
    if (this.#dead !== undefined) return Promise.reject(this.#dead);
    return new Promise<T>((resolve, reject) => {
      this.#gathering.push({ call: { method, args }, resolve: resolve as (value: unknown) => void, reject });
      this.#plan();
    });
  }

  #plan(): void {
    if (this.#underway.length > 0 || this.#scheduled) return;
    this.#scheduled = true;
    const wait = this.#sentAt + this.#pace - performance.now();
    if (wait > 0) setTimeout(() => this.#send(), wait);
    else setImmediate(() => this.#send());
  }

  #send(): void {
    this.#scheduled = false;
    if (this.#gathering.length === 0 || this.#underway.length > 0 || this.#dead !== undefined) return;
    this.#underway = this.#gathering.splice(0, LARGEST_GROUP);
    this.#sentAt = performance.now();
    this.#pace = Math.min(LONGEST_PACE, this.#underway.length);
    this.#worker.postMessage(this.#underway.map(({ call }) => call));
  }

  #settle(results: readonly Result[]): void {
    const group = this.#underway;
    this.#underway = [];
    // The disk goes on with the next group while we tell people about this one.
    if (this.#gathering.length > 0) this.#plan();
    group.forEach((waiting, i) => {
      const result = results[i] as Result;
      if ('error' in result) waiting.reject(new Error(result.error));
      else waiting.resolve(result.value);
    });
  }

  #die(error: Error): void {
    this.#dead ??= error;
    for (const waiting of [...this.#underway.splice(0), ...this.#gathering.splice(0)]) waiting.reject(this.#dead);
  }

  create(header: Header, entries: readonly Append[]): Promise<'created' | 'taken'> {
    return this.#call('create', header, entries);
  }

  append(append: Append): Promise<AppendResult> {
    return this.#call('append', append);
  }

  load(table: string, most?: number): Promise<StoredTable | undefined> {
    return this.#call('load', table, most);
  }

  entries(table: string, after: number, most: number): Promise<readonly StoredEntry[]> {
    return this.#call('entries', table, after, most);
  }

  byCommand(table: string, command: string): Promise<StoredEntry | undefined> {
    return this.#call('byCommand', table, command);
  }

  rest(table: string, due: number | null, absences: string): Promise<void> {
    return this.#call('rest', table, due, absences);
  }

  due(until: number, most: number): Promise<readonly string[]> {
    return this.#call('due', until, most);
  }

  tablesOf(key: string, most: number): Promise<readonly { id: string; changed: number }[]> {
    return this.#call('tablesOf', key, most);
  }

  remove(status: Status, untouchedSince: number, after: string): Promise<Removed> {
    return this.#call('remove', status, untouchedSince, after);
  }

  shrink(): Promise<boolean> {
    return this.#call('shrink');
  }

  count(): Promise<number> {
    return this.#call('count');
  }

  statuses(tables: readonly string[]): Promise<readonly (Status | undefined)[]> {
    return this.#call('statuses', tables);
  }

  beginLife(wall: number): Promise<readonly Absence[]> {
    return this.#call('beginLife', wall);
  }

  sign(at: number): Promise<void> {
    return this.#call('sign', at);
  }

  check(): Promise<string> {
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { workerData: this.#file });
    worker.unref();
    return new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
      worker.once('exit', () => reject(new Error('the check has ended')));
    });
  }

  keep(name: string, value: string): Promise<string> {
    return this.#call('keep', name, value);
  }

  subscribe(key: string, subscription: Subscription): Promise<void> {
    return this.#call('subscribe', key, subscription);
  }

  subscriptions(key: string): Promise<readonly Subscription[]> {
    return this.#call('subscriptions', key);
  }

  unsubscribe(key: string, endpoint: string | null): Promise<void> {
    return this.#call('unsubscribe', key, endpoint);
  }

  putCall(call: WaitingCall): Promise<void> {
    return this.#call('putCall', call);
  }

  calls(most: number): Promise<readonly WaitingCall[]> {
    return this.#call('calls', most);
  }

  dropCall(id: string): Promise<void> {
    return this.#call('dropCall', id);
  }

  list(listed: Listed): Promise<void> {
    return this.#call('list', listed);
  }

  unlist(table: string): Promise<void> {
    return this.#call('unlist', table);
  }

  listed(since: number, most: number): Promise<readonly Listed[]> {
    return this.#call('listed', since, most);
  }

  putCode(code: string, table: string, now: number, until: number): Promise<boolean> {
    return this.#call('putCode', code, table, now, until);
  }

  codeOf(table: string, now: number): Promise<{ code: string; until: number } | undefined> {
    return this.#call('codeOf', table, now);
  }

  tableOfCode(code: string, now: number): Promise<string | undefined> {
    return this.#call('tableOfCode', code, now);
  }

  putTicket(ticket: Ticket, isNew: boolean, alive: number): Promise<Ticket> {
    return this.#call('putTicket', ticket, isNew, alive);
  }

  tickets(queue: string, alive: number, most: number): Promise<readonly Ticket[]> {
    return this.#call('tickets', queue, alive, most);
  }

  takeTickets(keys: readonly string[], table: string, now: number): Promise<boolean> {
    return this.#call('takeTickets', keys, table, now);
  }

  giveBack(table: string): Promise<void> {
    return this.#call('giveBack', table);
  }

  dropTicket(key: string): Promise<void> {
    return this.#call('dropTicket', key);
  }

  removeTable(table: string): Promise<boolean> {
    return this.#call('removeTable', table);
  }

  rewrite(table: StoredTable): Promise<void> {
    return this.#call('rewrite', table);
  }

  forgetKey(key: string): Promise<void> {
    return this.#call('forgetKey', key);
  }

  note(kind: string, name: string): Promise<Note | undefined> {
    return this.#call('note', kind, name);
  }

  notes(kind: string, most: number): Promise<readonly Note[]> {
    return this.#call('notes', kind, most);
  }

  notesOf(owner: string, kinds?: readonly string[]): Promise<readonly Note[]> {
    return this.#call('notesOf', owner, kinds);
  }

  notesAbout(person: string): Promise<readonly Note[]> {
    return this.#call('notesAbout', person);
  }

  exchange(exchange: Exchange): Promise<boolean> {
    return this.#call('exchange', exchange);
  }

  dropNotes(before: number): Promise<void> {
    return this.#call('dropNotes', before);
  }

  strays(): Promise<readonly { from: string; to: string }[]> {
    return this.#call('strays');
  }

  rekey(table: string, from: string, to: string): Promise<void> {
    return this.#call('rekey', table, from, to);
  }

  ban(ban: Ban): Promise<void> {
    return this.#call('ban', ban);
  }

  unban(kind: Ban['kind'], who: string): Promise<boolean> {
    return this.#call('unban', kind, who);
  }

  bans(): Promise<readonly Ban[]> {
    return this.#call('bans');
  }

  async close(): Promise<void> {
    if (this.#dead !== undefined) return;
    while (this.#underway.length > 0 || this.#gathering.length > 0) await this.count();
    await this.#call('close');
    this.#dead = new Error('the store is closed');
    await this.#worker.terminate();
  }
}
