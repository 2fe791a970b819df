import { commitment, hex, ParseError, readRecord, splitHeaders } from '@bellwether/kernel';
import { DEFAULT_SETTINGS, type NewTable, type Settings } from '@bellwether/wire';
import { GAMES, gameById, isLevel, type ServedGame } from '../games.ts';
import { newTableId } from '../secrets.ts';
import type { Append, Header } from '../store/store.ts';
import type { CommandRefusal } from './decide.ts';
import { writeEntry } from './entry.ts';
import { Table } from './table.ts';
import type { TableContext } from './table-context.ts';

const SWEEP_EVERY = 15_000;
/** A table nobody has used for so long leaves memory. */
const REST = 60_000;
const MOST_WOKEN = 10_000;

/** Why a table that is there cannot be played. */
type NotPlayed = 'old-rules' | 'table-stopped';

/** All tables: those in use are in memory, each once; the others are on disk only. */
export class Tables {
  readonly #context: TableContext;
  readonly #live = new Map<string, Promise<Table | NotPlayed | undefined>>();
  #cancelSweep: (() => void) | undefined;
  #closed = false;

  constructor(context: TableContext) {
    this.#context = context;
  }

  get size(): number {
    return this.#live.size;
  }

  /** Begins to look after tables by itself: bots, clocks and the absent, also after a restart. */
  async start(): Promise<void> {
    await this.#sweep();
  }

  async #sweep(): Promise<void> {
    const { time, store } = this.#context;
    const now = time.now();
    try {
      for (const id of await store.due(now + SWEEP_EVERY, MOST_WOKEN)) if (!this.#live.has(id)) await this.get(id);
      for (const [id, entry] of this.#live) {
        const table = await entry;
        if (table instanceof Table && !table.isIdle(now, REST)) continue;
        if (table instanceof Table) table.close();
        this.#live.delete(id);
      }
    } catch (error) {
      this.#context.problem('looking after the tables failed', '', error);
    }
    if (!this.#closed) this.#cancelSweep = time.after(SWEEP_EVERY, () => void this.#sweep());
  }

  get(id: string): Promise<Table | NotPlayed | undefined> {
    const known = this.#live.get(id);
    if (known !== undefined) return known;
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

  async #load(id: string): Promise<Table | NotPlayed | undefined> {
    const stored = await this.#context.store.load(id);
    if (stored === undefined) return undefined;
    if (stored.aside !== undefined) return 'table-stopped';
    const served = gameById(stored.header.game);
    if (served === undefined || served.game.rulesVersion !== stored.header.rules) return 'old-rules';
    return new Table(stored, served, this.#context, (table) => {
      if (this.#live.get(id) !== undefined) void this.#live.get(id)?.then((live) => live === table && this.#live.delete(id));
    });
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

  /** Lets what is under way finish. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#cancelSweep?.();
    const tables = await Promise.all(this.#live.values());
    for (const table of tables) {
      if (!(table instanceof Table)) continue;
      await table.settled();
      table.close();
    }
  }
}

type NewGame = Pick<Header, 'config' | 'seed' | 'commitment' | 'record'> & { readonly served: ServedGame; readonly seats: number };

function newGame({ game: id, config: headers }: NewTable, seed: Uint8Array): NewGame | CommandRefusal {
  const served = gameById(id ?? '');
  if (served === undefined) return { code: 'unknown-game', where: 'game', expected: GAMES.map(({ game }) => game.id).join(', ') };
  const { game } = served;
  const config = game.configs.read((headers ?? []) as [string, string][]);
  if (config instanceof ParseError) return { code: 'bad-config', where: config.where, expected: config.expected };
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

/** A local game goes on here. Whoever brings it may know its deal; the table says that it was brought by having no seed. */
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
  const state = game.start(record.config, record.deal);
  for (const { seat, move } of record.moves) game.apply(state, seat, move);
  if (game.outcome(state) !== undefined) return { code: 'game-over' };
  return {
    served,
    seats: game.seats(record.config).length,
    config: JSON.stringify(game.configs.write(record.config)),
    seed: null,
    commitment: record.commitment ?? null,
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
