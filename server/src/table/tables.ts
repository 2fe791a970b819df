import { commitment, dealFromSeed, hex, ParseError, readRecord, type Seat, splitHeaders } from '@bellwether/kernel';
import { DEFAULT_SETTINGS, type NewTable, type Settings, UNREADABLE } from '@bellwether/wire';
import { GAMES, gameById, isLevel, type ServedGame } from '../games.ts';
import { newTableId } from '../secrets.ts';
import type { Append, Header } from '../store/store.ts';
import { within } from '../time.ts';
import type { CommandRefusal } from './decide.ts';
import { writeEntry } from './entry.ts';
import { PAGE, remember, type TableMemory } from './rebuild.ts';
import { seatsOf, Table } from './table.ts';
import type { TableContext } from './table-context.ts';
import { NoHome, type NotPlayed, type TableDoor, type WhyNoTable } from './table-door.ts';
import type { TableState } from './table-state.ts';

const SWEEP_EVERY = 15_000;
/** A table nobody has used for so long leaves memory. */
const REST = 60_000;
const MOST_WOKEN = 10_000;
const WOKEN_AT_ONCE = 8;
/** Milliseconds before a table that failed is tried again: doubled each time. */
const SHORTEST_REST = 500;
const LONGEST_REST = 30_000;
/** Milliseconds for what is under way when the server stops. */
const FINISH = 800;

/** All tables: those in use are in memory, each once; the others are on disk only. */
export class Tables {
  readonly #context: TableContext;
  readonly #live = new Map<string, Promise<TableDoor | NotPlayed | undefined>>();
  /** By table: how often in a row it could not be written. */
  readonly #failures = new Map<string, number>();
  #cancelSweep: (() => void) | undefined;
  #closed = false;

  constructor(context: TableContext) {
    this.#context = context;
  }

  get size(): number {
    return this.#live.size;
  }

  /** Begins to look after tables by itself: bots, clocks and the absent, also after a restart. */
  start(): void {
    void this.#sweep();
  }

  async #sweep(): Promise<void> {
    const { time, store } = this.#context;
    const now = time.now();
    try {
      const due = (await store.due(now + SWEEP_EVERY, MOST_WOKEN)).filter((id) => !this.#live.has(id));
      // A few at a time: people who come meanwhile do not wait for them.
      for (let i = 0; i < due.length && !this.#closed; i += WOKEN_AT_ONCE) {
        await Promise.allSettled(due.slice(i, i + WOKEN_AT_ONCE).map((id) => this.get(id)));
      }
      for (const [id, entry] of this.#live) {
        const table = await entry;
        if (table instanceof Table && !table.isIdle(now, REST)) {
          table.tidy(now);
          continue;
        }
        if (table instanceof Table) table.close();
        this.#live.delete(id);
      }
    } catch (error) {
      this.#context.problem('looking after the tables failed', '', error);
    }
    if (!this.#closed) this.#cancelSweep = time.after(SWEEP_EVERY, () => void this.#sweep());
  }

  /** The table, or the way to it. */
  get(id: string): Promise<TableDoor | WhyNoTable | undefined> {
    const known = this.#live.get(id);
    if (known !== undefined) return known;
    if (this.#closed) return Promise.resolve('stopping');
    const loading = this.#load(id);
    this.#live.set(id, loading);
    const drop = () => {
      if (this.#live.get(id) === loading) this.#live.delete(id);
    };
    loading.then((table) => table instanceof Table || drop(), drop);
    return loading;
  }

  /** Changes what is stored of a table, by the operator's word. Nobody else touches it meanwhile; those who watch it come back. */
  async replace<T>(id: string, change: () => Promise<T>): Promise<T> {
    // A table that cannot be built cannot be touched either.
    const table = await this.get(id).catch(() => undefined);
    return table instanceof Table ? table.replace(change) : change();
  }

  /** The same for another server, which must be told if it is not at home here. */
  async atHome(id: string): Promise<Table | WhyNoTable | undefined> {
    const table = await this.get(id);
    return typeof table === 'object' && !(table instanceof Table) ? 'stopping' : table;
  }

  /** Something of a table's state, for the person with the key of this hash. One that is at home elsewhere is read from what is stored. */
  async summary<T>(id: string, key: string, take: (state: Readonly<TableState>, seats: readonly Seat[]) => T): Promise<T | undefined> {
    const table = await this.get(id);
    if (table instanceof Table) return table.summary(key, take);
    if (typeof table !== 'object') return undefined;
    const memory = await this.#memoryOf(id);
    return typeof memory === 'object' ? take(memory.state, seatsOf(memory.state, key)) : undefined;
  }

  async #load(id: string): Promise<TableDoor | NotPlayed | undefined> {
    const home = await this.#context.housing?.home(id);
    if (this.#context.housing !== undefined && home === undefined) return undefined;
    if (home !== undefined && 'do' in home) return home;
    const memory = await this.#memoryOf(id);
    if (typeof memory !== 'object') return memory;
    if (home?.isStill() === false) throw new NoHome('the table is no longer at home here');
    return new Table(memory, this.#context, () => this.#comeBack(id), home);
  }

  async #memoryOf(id: string): Promise<TableMemory | NotPlayed | undefined> {
    const { store } = this.#context;
    const stored = await store.load(id, PAGE);
    if (stored === undefined) return undefined;
    if (stored.aside !== undefined) return 'table-stopped';
    const served = gameById(stored.header.game);
    if (served === undefined || served.game.rulesVersion !== stored.header.rules) return 'old-rules';
    return remember(stored, served, store);
  }

  /** A table that could not be written is built again from what is stored, by itself: a table of bots alone goes on too. */
  #comeBack(id: string): void {
    this.#live.delete(id);
    const failures = (this.#failures.get(id) ?? 0) + 1;
    this.#failures.set(id, failures);
    this.#context.time.after(Math.min(LONGEST_REST, SHORTEST_REST * 2 ** failures), () => this.#tryAgain(id, failures));
  }

  #tryAgain(id: string, failures: number): void {
    if (this.#closed) return;
    if (!this.#context.isWritable()) {
      this.#context.time.after(SHORTEST_REST, () => this.#tryAgain(id, failures));
      return;
    }
    this.get(id).catch(() => {});
    const forget = () => this.#failures.get(id) === failures && this.#failures.delete(id);
    this.#context.time.after(2 * LONGEST_REST, forget);
  }

  /** None of them is at home here any more. */
  async evictAll(): Promise<void> {
    const all = [...this.#live.values()];
    this.#live.clear();
    for (const loading of all) {
      const table = await loading.catch(() => undefined);
      if (table instanceof Table) table.evict();
    }
  }

  /** Another server has left: its tables may be due. */
  lookAround(): void {
    if (this.#closed || this.#cancelSweep === undefined) return;
    this.#cancelSweep();
    this.#cancelSweep = undefined;
    void this.#sweep();
  }

  /** The disk takes what we write again: what rested goes on. */
  async goOn(): Promise<void> {
    for (const loading of [...this.#live.values()]) {
      const table = await loading.catch(() => undefined);
      if (table instanceof Table) table.planAnew();
    }
  }

  /** Makes a table; it is on disk when the promise is kept. `key` is the hash of the host's. */
  async create(asked: NewTable, key: string): Promise<{ id: string; seq: number } | CommandRefusal> {
    const { time, random, store } = this.#context;
    const set = asked.record === undefined ? newGame(asked, random(32)) : broughtAlong(asked.record);
    if ('code' in set) return set;
    const settings: Settings = { ...DEFAULT_SETTINGS, ...asked.settings };
    if (!isLevel(settings.botLevel)) return { code: 'unknown-level' };
    const created = time.now();
    for (;;) {
      const id = newTableId(random);
      const { served, seats: _, ...rest } = set;
      const header: Header = {
        id,
        ...rest,
        game: served.game.id,
        rules: served.game.rulesVersion,
        settings: JSON.stringify(settings),
        host: key,
        webhook: asked.webhook === undefined ? null : JSON.stringify(asked.webhook),
        created,
      };
      const entries = firstEntries(asked, id, key, created, set.seats);
      if ('code' in entries) return entries;
      if ((await store.create(header, entries)) === 'created') return { id, seq: entries.length };
    }
  }

  /** Lets what is under way finish, if the disk still answers. New commands are refused from now on. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#cancelSweep?.();
    const finished = Array.from(this.#live.values(), async (loading) => {
      const table = await loading;
      if (table instanceof Table) await table.finish();
    });
    await within(FINISH, Promise.allSettled(finished));
  }
}

type NewGame = Pick<Header, 'config' | 'seed' | 'commitment' | 'record'> & { readonly served: ServedGame; readonly seats: number };

function newGame({ game: id, config: headers }: NewTable, seed: Uint8Array): NewGame | CommandRefusal {
  const served = gameById(id ?? '');
  if (served === undefined) return { code: 'unknown-game', where: 'game', expected: GAMES.map(({ game }) => game.id).join(', ') };
  const { game } = served;
  const config = game.configs.read((headers ?? []) as [string, string][]);
  if (config instanceof ParseError) return { code: 'bad-config', where: config.where, expected: config.expected };
  const unreadable = game.configs.write(config).find(([, value]) => UNREADABLE.test(value));
  if (unreadable !== undefined) return { code: 'bad-config', where: unreadable[0], expected: 'text that reads in one direction' };
  const refusal = game.checkConfig(config);
  if (refusal !== undefined) return { code: 'bad-config', refusal };
  return {
    served,
    seats: game.seats(config).length,
    config: JSON.stringify(game.configs.write(config)),
    seed: hex(seed),
    commitment: commitment(game, config, seed),
    record: null,
  };
}

/** A local game goes on here. Whoever brings it may know its deal, and the table says so. A seed must give the deal; a commitment without one is nothing. */
function broughtAlong(text: string): NewGame | CommandRefusal {
  const bad = ({ where, expected }: ParseError): CommandRefusal => ({ code: 'bad-record', where, expected });
  let id: string | undefined;
  try {
    id = splitHeaders(text).headers.find(([key]) => key === 'Game')?.[1];
  } catch (error) {
    if (error instanceof ParseError) return bad(error);
    throw error;
  }
  const served = gameById(id ?? '');
  if (served === undefined) return { code: 'unknown-game', where: '[Game]', expected: GAMES.map(({ game }) => game.id).join(', ') };
  const { game } = served;
  const record = readRecord(game, text);
  if (record instanceof ParseError) return bad(record);
  const unreadable = game.configs.write(record.config).find(([, value]) => UNREADABLE.test(value));
  if (unreadable !== undefined) return { code: 'bad-record', where: `[${unreadable[0]}]`, expected: 'text that reads in one direction' };
  const { seed } = record;
  const fixed = seed === undefined ? undefined : commitment(game, record.config, seed);
  if (seed !== undefined && (record.commitment ?? fixed) !== fixed)
    return { code: 'bad-record', where: '[Commitment]', expected: 'the commitment of this seed' };
  if (seed !== undefined && game.deals.write(dealFromSeed(game, record.config, seed)) !== game.deals.write(record.deal))
    return { code: 'bad-record', where: '[Seed]', expected: 'the seed of this deal' };
  const state = game.start(record.config, record.deal);
  for (const { seat, move } of record.moves) game.apply(state, seat, move);
  if (game.outcome(state) !== undefined) return { code: 'game-over' };
  return {
    served,
    seats: game.seats(record.config).length,
    config: JSON.stringify(game.configs.write(record.config)),
    seed: seed === undefined ? null : hex(seed),
    commitment: fixed ?? null,
    record: text,
  };
}

function firstEntries({ seat, name }: NewTable, table: string, key: string, at: number, seats: number): Append[] | CommandRefusal {
  if (seat === undefined) return [];
  if (seat > seats) return { code: 'unknown-seat' };
  if (name === undefined) return { code: 'bad-name' };
  const text = writeEntry({ kind: 'sit', seat, name, key, program: false });
  return [{ table, revision: 1, at, command: null, text, status: 'open', due: null, key }];
}
