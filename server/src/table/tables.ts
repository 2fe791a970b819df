import type { Seat } from '@bellwether/kernel';
import { DEFAULT_SETTINGS, type NewTable, type Settings, STATUSES } from '@bellwether/wire';
import { background } from '../background.ts';
import { gameById, isLevel } from '../games.ts';
import { JobQueue } from '../job-queue.ts';
import { type Payer, UNCHARGED } from '../limits/payer.ts';
import { newTableId } from '../secrets.ts';
import { within } from '../time.ts';
import type { CommandRefusal } from './command.ts';
import { appendsOf, broughtAlong, firstEntries, headerOf, type Matched, matchedEntries, newGame, withoutOwnCards } from './new-table.ts';
import type { Departure } from './presence.ts';
import { PAGE, remember, type TableMemory } from './rebuild.ts';
import { type DropReason, seatsOf, Table } from './table.ts';
import { NoHomeError, type NoTableReason, type TableApi, type UnplayableReason } from './table-api.ts';
import type { TableContext } from './table-context.ts';
import type { TableState } from './table-state.ts';

const SWEEP_MS = 15_000;
/** Unused tables leave memory after this time. */
const IDLE_EVICT_MS = 60_000;
/** The same above BUSY_TABLES. */
const IDLE_EVICT_BUSY_MS = 1_000;
const BUSY_TABLES = 1_000;
/** Fixed cost of loading a table. */
const LOAD_COST_MS = 1;
const PARALLEL_LOADS = 2;
const MAX_WOKEN = 10_000;
const WAKE_BATCH = 8;
/** Retry delay after a failure, doubled each time. */
const MIN_RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;
/** Failures in a row after which a table is set aside. */
const MAX_FAULTS = 5;
/** Time for running jobs when the server stops. */
const SHUTDOWN_MS = 800;

/** A table in memory or loading; or a remote table's API, while it is looked up. */
interface LiveTable {
  readonly loading: Promise<TableApi | UnplayableReason | undefined>;
  table?: Table;
}

/** The periodic sweep wakes due tables and evicts idle ones. Only one runs at a time. */
type Sweep =
  | { readonly kind: 'stopped' }
  | { readonly kind: 'waiting'; readonly cancel: () => void }
  | { readonly kind: 'running'; isWantedAgain: boolean };

/** All tables. Those in use are in memory once; the rest only on disk. */
export class Tables {
  readonly #context: TableContext;
  readonly #live = new Map<string, LiveTable>();
  /** By table: failed writes in a row. */
  readonly #failures = new Map<string, number>();
  readonly #loading = Array.from({ length: PARALLEL_LOADS }, () => new JobQueue());
  #loaded = 0;
  readonly #making = new JobQueue();
  /** By table: failed jobs in a row. */
  readonly #faults = new Map<string, number>();
  /** Due tables with rules of another release, which may play them on. */
  readonly #notPlayed = new Set<string>();
  /** Of tables waiting to be rebuilt. */
  readonly #departures = new Map<string, Departure>();
  #sweep: Sweep = { kind: 'stopped' };
  #closed = false;

  constructor(context: TableContext) {
    this.#context = context;
  }

  get size(): number {
    return this.#live.size;
  }

  /** Tables in memory by status. `stopped`: kept failing, and rests until the server restarts. */
  byStatus(): Readonly<Record<string, number>> {
    const counts: Record<string, number> = Object.fromEntries([...STATUSES, 'stopped'].map((status) => [status, 0]));
    for (const { table } of this.#live.values()) if (table !== undefined) counts[table.status] = (counts[table.status] ?? 0) + 1;
    counts.stopped = [...this.#faults.values()].filter((faults) => faults >= MAX_FAULTS).length;
    return counts;
  }

  /** Starts the sweep of due tables: bots, clocks and absences, also after a restart. */
  start(): void {
    this.#sweepNow();
  }

  #sweepNow(): void {
    this.#sweep = { kind: 'running', isWantedAgain: false };
    background('the table sweep', this.#runSweep(), this.#context.problem);
  }

  async #runSweep(): Promise<void> {
    try {
      await this.#wakeDue();
      await this.#evictIdle();
    } finally {
      if (this.#closed) this.#sweep = { kind: 'stopped' };
      else if (this.#sweep.kind === 'running' && this.#sweep.isWantedAgain) this.#sweepNow();
      else this.#sweep = { kind: 'waiting', cancel: this.#context.time.after(SWEEP_MS, () => this.#sweepNow()) };
    }
  }

  async #wakeDue(): Promise<void> {
    const { time, store } = this.#context;
    const all = await store.due(time.now() + SWEEP_MS, MAX_WOKEN + this.#notPlayed.size);
    const due = all.filter((id) => !this.#live.has(id) && !this.#notPlayed.has(id));
    // In batches, so that arriving players do not wait for all of them.
    for (let i = 0; i < due.length && !this.#closed; i += WAKE_BATCH) {
      await Promise.allSettled(due.slice(i, i + WAKE_BATCH).map((id) => this.#wake(id)));
    }
  }

  async #wake(id: string): Promise<void> {
    if ((await this.get(id)) === 'old-rules') this.#notPlayed.add(id);
  }

  async #evictIdle(): Promise<void> {
    const now = this.#context.time.now();
    const evicted: Promise<void>[] = [];
    for (const [id, { table }] of this.#live) {
      if (table?.isIdle(now, IDLE_EVICT_MS)) evicted.push(this.#evict(id, table, now, IDLE_EVICT_MS));
      else table?.tidy(now);
    }
    await Promise.allSettled(evicted);
  }

  /** The table, or its remote API. */
  get(id: string, payer: Payer = UNCHARGED): Promise<TableApi | NoTableReason | undefined> {
    const known = this.#live.get(id);
    if (known !== undefined) return known.loading;
    if (this.#closed) return Promise.resolve('stopping');
    if (this.#isSetAside(id)) return Promise.resolve('table-stopped');
    if (this.#live.size >= BUSY_TABLES) this.#evictIfBusy();
    const live: LiveTable = { loading: this.#load(id, payer) };
    this.#live.set(id, live);
    const drop = () => {
      if (this.#live.get(id) === live) this.#live.delete(id);
    };
    live.loading.then((table) => {
      if (table instanceof Table) live.table = table;
      else drop();
    }, drop);
    return live.loading;
  }

  /** The table stays in memory until it has stored when it is due. */
  async #evict(id: string, table: Table, now: number, idleMs: number): Promise<void> {
    if ((await table.evictIfIdle(now, idleMs)) && this.#live.get(id)?.table === table) this.#live.delete(id);
  }

  /** With many tables in memory, unwatched ones are evicted sooner, oldest first. Those that stay move to the end. */
  #evictIfBusy(): void {
    const now = this.#context.time.now();
    let asked = 0;
    for (const [id, live] of this.#live) {
      if (++asked > 4) return;
      this.#live.delete(id);
      this.#live.set(id, live);
      const { table } = live;
      if (table?.isIdle(now, IDLE_EVICT_BUSY_MS))
        background('leaving memory', this.#evict(id, table, now, IDLE_EVICT_BUSY_MS), this.#context.problem, id);
    }
  }

  /** Changes a stored table for the operator, exclusively. Its watchers reconnect. */
  async replace<T>(id: string, change: () => Promise<T>): Promise<T> {
    // A table that cannot be loaded cannot be in use either.
    const table = await this.get(id).catch(() => undefined);
    return table instanceof Table ? table.replace(change) : change();
  }

  /** For another node, which is told if this is not the table's home. */
  async atHome(id: string, payer: Payer): Promise<Table | NoTableReason | undefined> {
    const table = await this.get(id, payer);
    return typeof table === 'object' && !(table instanceof Table) ? 'stopping' : table;
  }

  /** A person's summary of a table. A table with another home is read from the store. */
  async summary<T>(
    id: string,
    key: string,
    take: (state: Readonly<TableState>, seats: readonly Seat[]) => T,
    payer: Payer,
  ): Promise<T | undefined> {
    const table = await this.get(id, payer);
    if (table instanceof Table) return table.summary(key, take);
    if (typeof table !== 'object') return undefined;
    const memory = await this.#memoryOf(id, payer);
    return typeof memory === 'object' ? take(memory.state, seatsOf(memory.state, key)) : undefined;
  }

  async #load(id: string, payer: Payer): Promise<TableApi | UnplayableReason | undefined> {
    const door = await this.#loadAfter(this.#departures.get(id), id, payer);
    this.#departures.delete(id);
    return door;
  }

  async #loadAfter(departure: Departure | undefined, id: string, payer: Payer): Promise<TableApi | UnplayableReason | undefined> {
    const { housing } = this.#context;
    // Outside the queues: waiting for a dead home must not delay other loads.
    const home = await housing?.home(id);
    if (housing !== undefined && home === undefined) return undefined;
    if (home !== undefined && 'do' in home) return home;
    const memory = await this.#memoryOf(id, payer);
    if (typeof memory !== 'object') return memory;
    if (home?.isStill() === false) throw new NoHomeError('this node no longer owns the table');
    return new Table(memory, this.#context, (why, left) => this.#reloadLater(id, why, left), home, departure);
  }

  /** Few in parallel: loading very many at once would block the loop. */
  #memoryOf(id: string, payer: Payer): Promise<TableMemory | UnplayableReason | undefined> {
    payer.pay(LOAD_COST_MS);
    const queue = this.#loading[this.#loaded++ % PARALLEL_LOADS] as JobQueue;
    return queue.run(() => this.#build(id, payer));
  }

  async #build(id: string, payer: Payer): Promise<TableMemory | UnplayableReason | undefined> {
    const { store } = this.#context;
    const stored = await store.load(id, PAGE);
    if (stored === undefined) return undefined;
    if (stored.aside !== undefined) return 'table-stopped';
    const served = gameById(stored.header.game);
    if (served === undefined || served.game.rulesVersion !== stored.header.rules) return 'old-rules';
    return remember(stored, served, store, payer);
  }

  /** Rebuilds a table after a failure, so that bots play on even if nobody asks for it. */
  #reloadLater(id: string, why: DropReason, departure: Departure): void {
    this.#live.delete(id);
    this.#departures.set(id, departure);
    if (why === 'fault') this.#faults.set(id, (this.#faults.get(id) ?? 0) + 1);
    const failures = (this.#failures.get(id) ?? 0) + 1;
    this.#failures.set(id, failures);
    if (this.#isSetAside(id)) return;
    this.#context.time.after(Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** failures), () => this.#retry(id, failures));
  }

  /** A table that keeps failing stops until the server restarts. */
  #isSetAside(id: string): boolean {
    return (this.#faults.get(id) ?? 0) >= MAX_FAULTS;
  }

  #retry(id: string, failures: number): void {
    if (this.#closed) return;
    if (!this.#context.isWritable()) {
      this.#context.time.after(MIN_RETRY_MS, () => this.#retry(id, failures));
      return;
    }
    background('building a table again', this.get(id), this.#context.problem, id);
    this.#context.time.after(2 * MAX_RETRY_MS, () => {
      if (this.#failures.get(id) !== failures) return;
      this.#failures.delete(id);
      this.#faults.delete(id);
    });
  }

  /** This node is no longer home to any table. */
  evictAll(): void {
    const all = [...this.#live];
    this.#live.clear();
    for (const [id, live] of all) this.#whenLoaded(id, live, (table) => table.evict());
  }

  /** Another node has left: its tables may be due. */
  sweepSoon(): void {
    if (this.#sweep.kind === 'running') this.#sweep.isWantedAgain = true;
    if (this.#sweep.kind !== 'waiting') return;
    this.#sweep.cancel();
    this.#sweepNow();
  }

  /** Writes work again: resume all tables. */
  resume(): void {
    for (const [id, live] of this.#live) this.#whenLoaded(id, live, (table) => table.replan());
  }

  /** Immediately for tables in memory, without waiting for those loading. */
  #whenLoaded(id: string, { table, loading }: LiveTable, act: (table: Table) => void): void {
    if (table !== undefined) {
      act(table);
      return;
    }
    const done = loading.then(
      (loaded) => loaded instanceof Table && act(loaded),
      // The table's own caller gets the load error.
      () => {},
    );
    background('a table that was loading', done, this.#context.problem, id);
  }

  /** The config of a match as it will be stored, or why it is invalid. A match has no home-made cards. */
  setUp(asked: Pick<NewTable, 'game' | 'config'>): { readonly config: string; readonly seats: number } | CommandRefusal {
    return withoutOwnCards(newGame(asked, this.#context.random(32)));
  }

  /** Creates a table for matched players: seated by the seed, filled with bots, and started. */
  async createFor(matched: Matched, host: string): Promise<{ id: string; seq: number } | CommandRefusal> {
    const { time, random, store } = this.#context;
    const made = newGame(matched.asked, random(32));
    const set = this.#context.ownCards === 'on' ? made : withoutOwnCards(made);
    if ('code' in set) return set;
    const created = time.now();
    const header = headerOf(set, matched.id, matched.asked.settings, host, null, created);
    const entries = appendsOf(matched.id, matchedEntries(matched, set), created, 'playing', created);
    return (await store.create(header, entries)) === 'created' ? { id: matched.id, seq: entries.length } : { code: 'storage-failed' };
  }

  /** Creates a table and stores it. `key` is the hash of the host's. */
  async create(asked: NewTable, key: string, payer: Payer = UNCHARGED): Promise<{ id: string; seq: number } | CommandRefusal> {
    const { time, random, store } = this.#context;
    // One per tick: a large set-up takes milliseconds.
    const set = await this.#making.run(async () => {
      const began = performance.now();
      const made = asked.record === undefined ? newGame(asked, random(32)) : broughtAlong(asked.record);
      const read = this.#context.ownCards === 'on' ? made : withoutOwnCards(made);
      payer.pay(performance.now() - began);
      await new Promise((resolve) => setImmediate(resolve));
      return read;
    });
    if ('code' in set) return set;
    if (asked.record !== undefined && asked.mix !== undefined) return { code: 'seats-fixed' };
    const settings: Settings = { ...DEFAULT_SETTINGS, ...asked.settings };
    if (!isLevel(settings.botLevel)) return { code: 'unknown-level' };
    if (asked.access === 'open' && !this.#context.mayOpen(key, payer.from)) return { code: 'too-often' };
    const created = time.now();
    for (;;) {
      const id = newTableId(random);
      const webhook = asked.webhook === undefined ? null : JSON.stringify(asked.webhook);
      const header = headerOf(set, id, settings, key, webhook, created);
      const first = firstEntries(asked, key, set.seats);
      if ('code' in first) return first;
      const entries = appendsOf(id, first, created, 'open', null);
      if ((await store.create(header, entries)) === 'created') return { id, seq: entries.length };
    }
  }

  /** Refuses new commands and finishes running jobs, if the disk still answers. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#sweep.kind === 'waiting') this.#sweep.cancel();
    const finished = Array.from(this.#live.values(), async ({ loading }) => {
      const table = await loading;
      if (table instanceof Table) await table.finish();
    });
    await within(SHUTDOWN_MS, Promise.allSettled(finished));
  }
}
