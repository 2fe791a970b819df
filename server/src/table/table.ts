import type { GameTypes, Seat } from '@bellwether/kernel';
import type { CommandBody, Done, Look, Refused, TableMessage, Told } from '@bellwether/wire';
import { LIMITS } from '@bellwether/wire';
import { sameHash } from '../secrets.ts';
import type { StoredEntry, StoredTable } from '../store/store.ts';
import { Audience, viewerOf, type Watcher, type Watching } from './audience.ts';
import { decide, isSame, type No } from './decide.ts';
import { type Entry, readEntry, writeEntry } from './entry.ts';
import { fold } from './fold.ts';
import { Minder } from './minder.ts';
import { rebuild, retell } from './retell.ts';
import { shapesOf } from './shapes.ts';
import { infoOf, legalOf, recordOf, viewOf } from './show.ts';
import { sitterAt, type TableState } from './table-state.ts';
import type { World } from './world.ts';

/** Refused commands remembered, so that the same id gets the same answer. */
const REFUSALS_KEPT = 16;

/**
 * A live table. Everything that reads or changes its state waits in one queue, so nobody ever sees what is not yet on disk: a job
 * changes the state, waits for the commit and only then tells people. If the disk says no, this object is thrown away and the table
 * is built again from what is stored.
 */
export class Table {
  readonly id: string;
  readonly #world: World;
  readonly #state: TableState;
  readonly #entries: StoredEntry[];
  readonly #byCommand = new Map<string, StoredEntry>();
  readonly #audience = new Audience();
  readonly #minder: Minder;
  readonly #refused = new Map<string, Refused>();
  readonly #forget: (table: Table) => void;
  #tail: Promise<unknown> = Promise.resolve();
  #jobs = 0;
  #broken = false;
  lastUse: number;

  constructor({ header, entries }: StoredTable, served: TableState['served'], world: World, forget: (table: Table) => void) {
    this.id = header.id;
    this.#world = world;
    this.#state = rebuild(header, served, entries);
    this.#entries = entries.slice();
    for (const entry of entries) if (entry.command !== null) this.#byCommand.set(entry.command, entry);
    this.#forget = forget;
    this.lastUse = world.time.now();
    this.#minder = new Minder(this.#state, this.#audience, world, (seat, since, entry) => this.#byItself(seat, since, entry));
    this.#minder.plan();
  }

  /** Nobody looks, nothing is under way and nothing will happen by itself for a while. */
  isIdle(now: number, rest: number): boolean {
    return this.#audience.size === 0 && this.#jobs === 0 && now - this.lastUse > rest && this.#minder.nextLook() > now + rest;
  }

  get watchers(): number {
    return this.#audience.size;
  }

  close(): void {
    this.#broken = true;
    this.#minder.stop();
  }

  /** Waits until everything asked for so far is done. */
  settled(): Promise<unknown> {
    return this.#tail;
  }

  #queue<T>(job: () => T | Promise<T>): Promise<T> {
    this.#jobs++;
    this.lastUse = this.#world.time.now();
    const result = this.#tail.then(job);
    this.#tail = result.then(
      () => this.#jobs--,
      () => this.#jobs--,
    );
    return result;
  }

  /** `key` is the hash of the one in the command. */
  do(command: CommandBody, key: string): Promise<Done | Refused> {
    return this.#queue(() => this.#do(command, key));
  }

  async #do(command: CommandBody, key: string): Promise<Done | Refused> {
    const { id, action, rev } = command;
    this.#world.count('commands');
    if (this.#broken) return this.#no(id, { no: 'table-stopped' });
    const earlier = this.#byCommand.get(id);
    if (earlier !== undefined) return this.#again(command, key, earlier);
    const refused = this.#refused.get(id);
    if (refused !== undefined) return refused;
    const entry = decide(this.#state, { action, key, rev, seed: () => this.#world.random(32) });
    if ('no' in entry) {
      this.#world.count('refused');
      return this.#remember(this.#no(id, entry));
    }
    return this.#commit(entry, id);
  }

  /** A command that is on disk already is not judged again; but whoever asks must have been able to send it. */
  #again({ id, action }: CommandBody, key: string, { revision, text }: StoredEntry): Done | Refused {
    const entry = readEntry(text);
    const owner = entry.kind === 'sit' ? entry.key : 'seat' in entry ? this.#keyOf(entry.seat) : this.#state.header.host;
    if (owner !== undefined && !sameHash(owner, key) && !sameHash(this.#state.header.host, key)) return this.#no(id, { no: 'id-reused' });
    return isSame(entry, action) ? { t: 'done', id, seq: revision } : this.#no(id, { no: 'id-reused' });
  }

  #keyOf(seat: Seat): string | undefined {
    const sitter = sitterAt(this.#state, seat);
    return sitter && 'key' in sitter ? sitter.key : undefined;
  }

  #no(id: string, { no, refusal, where, expected }: No): Refused {
    return {
      t: 'refused',
      id,
      table: this.id,
      code: no,
      ...(refusal && { refusal }),
      ...(where !== undefined && { where }),
      ...(expected !== undefined && { expected }),
    };
  }

  #remember(refused: Refused): Refused {
    if (refused.id !== undefined) this.#refused.set(refused.id, refused);
    for (const old of this.#refused.keys()) {
      if (this.#refused.size <= REFUSALS_KEPT) break;
      this.#refused.delete(old);
    }
    return refused;
  }

  async #commit(entry: Entry, id: string | null): Promise<Done | Refused> {
    const { time, store } = this.#world;
    const state = this.#state;
    const at = Math.max(time.now(), this.#entries.at(-1)?.at ?? 0);
    const before = this.#audience.views(state);
    const events: GameTypes['Event'][] = [];
    const game = { status: state.status, covered: isCoveredOnce(state, entry) };
    let stored: StoredEntry;
    try {
      fold(state, entry, at, entry.kind === 'move' ? (event) => events.push(event) : undefined);
      stored = { revision: state.revision, at, command: id, text: writeEntry(entry) };
      const key = entry.kind === 'sit' ? entry.key : null;
      const standing = { status: state.status, due: this.#minder.due(at) };
      const answer = await store.append({ table: this.id, ...stored, ...standing, key });
      if (answer.kind !== 'stored') throw new Error(`not stored: ${answer.kind}`);
    } catch (error) {
      this.#break(error);
      return this.#no(id ?? 'by-itself', { no: 'storage-failed' });
    }
    this.#entries.push(stored);
    if (id !== null) this.#byCommand.set(id, stored);
    if (entry.kind === 'move') this.#world.count('moves');
    const seats = !['move', 'say', 'react'].includes(entry.kind) || game.covered;
    const changed = seats ? 'seats' : game.status !== state.status ? 'standing' : 'nothing';
    this.#audience.tell(state, before, { entry, events, changed });
    if (changed !== 'nothing') this.#reseat();
    this.#minder.noticeTurns();
    this.#minder.plan();
    return { t: 'done', id: id ?? 'by-itself', seq: state.revision };
  }

  /** Seats changed hands: whoever looks as somebody else now gets the whole table as they see it from here. */
  #reseat(): void {
    let moved = false;
    for (const [watcher, watching] of this.#audience.entries()) {
      const stays = watching.seat !== undefined && viewerOf(this.#state, watching.key, watching.seat);
      const viewer = stays || (viewerOf(this.#state, watching.key, undefined) as Watching['viewer']);
      if (viewer === watching.viewer) continue;
      watching.viewer = viewer;
      moved = true;
      watcher.send(JSON.stringify(this.#message(watching)));
    }
    if (moved) this.#tellPresence();
  }

  #break(error: unknown): void {
    this.#world.problem('a table stopped', this.id, error);
    this.close();
    this.#forget(this);
    this.#audience.sendAll(JSON.stringify({ t: 'bye' }));
  }

  /** What the server does for a seat: only if the seat is still asked the same. */
  #byItself(seat: Seat, since: number, entry: (state: TableState) => Entry | undefined): Promise<void> {
    return this.#queue(async () => {
      if (this.#broken || this.#state.since[seat - 1] !== since || !this.#state.toAct.includes(seat)) return;
      const made = entry(this.#state);
      if (made !== undefined) await this.#commit(made, null);
    });
  }

  /** Begins to tell a watcher about the table. */
  watch(watcher: Watcher, look: Look, key: string | undefined): Promise<TableMessage | Refused> {
    return this.#queue(() => {
      if (this.#broken) return { t: 'refused', table: this.id, code: 'table-stopped' };
      const watching = this.#watchingOf(look, key);
      if (watching === undefined) return { t: 'refused', table: this.id, code: 'wrong-key' };
      const online = this.#audience.online().length;
      this.#audience.add(watcher, watching);
      const message = this.#message(watching, look);
      watcher.send(JSON.stringify(message));
      if (this.#audience.online().length !== online) {
        this.#tellPresence(watcher);
        this.#minder.plan();
      }
      return message;
    });
  }

  unwatch(watcher: Watcher): void {
    const online = this.#audience.online().length;
    if (!this.#audience.remove(watcher) || this.#broken) return;
    this.lastUse = this.#world.time.now();
    if (this.#audience.online().length === online) return;
    this.#tellPresence();
    // Only the deadlines change: planning looks at the state, which a job may have under way.
    void this.#queue(() => this.#minder.plan());
  }

  #tellPresence(except?: Watcher): void {
    const text = JSON.stringify({ t: 'presence', table: this.id, online: this.#audience.online() });
    for (const [watcher] of this.#audience.entries()) if (watcher !== except) watcher.send(text);
  }

  /** One look, for those who do not stay. */
  look(look: Look, key: string | undefined): Promise<TableMessage | Refused> {
    return this.#queue(() => {
      const watching = this.#watchingOf(look, key);
      return watching === undefined ? { t: 'refused', table: this.id, code: 'wrong-key' } : this.#message(watching, look);
    });
  }

  #watchingOf({ seat, legal = LIMITS.legalByDefault, short = false }: Look, key: string | undefined): Watching | undefined {
    const viewer = viewerOf(this.#state, key, seat);
    return viewer === undefined ? undefined : { viewer, legal, short, key, seat };
  }

  #message({ viewer, legal, short, key }: Watching, look: Look = {}): TableMessage {
    const state = this.#state;
    const view = viewer === 'nobody' ? undefined : viewOf(state, viewer);
    const told = (from: number): Told[] => retell(state, this.#entries, from, viewer);
    const behind = look.from !== undefined && look.from < state.revision;
    return {
      t: 'table',
      table: this.id,
      seq: state.revision,
      info: infoOf(state),
      viewer: viewer === 'nobody' ? 'spectator' : viewer,
      host: sameHash(state.header.host, key),
      ...(view && { view }),
      ...(viewer !== 'nobody' && legalOf(state, viewer, legal)),
      online: this.#audience.online(),
      ...(short && { shapes: shapesOf(state.served).list.map((shape) => [...shape]) }),
      ...(behind && { missed: told(look.from as number) }),
      ...(look.recap === true && typeof viewer === 'number' && { recap: told(state.lastMove[viewer - 1] as number) }),
    };
  }

  /** The record, for those who may read all of it now. */
  record(key: string | undefined): Promise<string | Refused> {
    return this.#queue(() => {
      const { status, settings, header } = this.#state;
      const over = status === 'over' || status === 'withdrawn';
      const seated = typeof viewerOf(this.#state, key, undefined) === 'number' || sameHash(header.host, key);
      if (over && (seated || settings.spectators === 'all-after-end')) return recordOf(this.#state);
      return { t: 'refused', table: this.id, code: 'still-secret' };
    });
  }

  /** What a person's list of tables says about this one: `take` picks it, while nothing is under way. */
  summary<T>(key: string, take: (state: Readonly<TableState>, seats: readonly Seat[]) => T): Promise<T> {
    return this.#queue(() =>
      take(
        this.#state,
        this.#state.seats.filter((seat) => sameHash(this.#keyOf(seat), key)),
      ),
    );
  }
}

/** A move after which the owner plays for itself again. */
function isCoveredOnce(state: TableState, entry: Entry): boolean {
  const sitter = entry.kind === 'move' ? sitterAt(state, entry.seat) : undefined;
  return sitter !== undefined && 'cover' in sitter && sitter.cover === 'once';
}
