import type { AnyGame, Seat } from '@bellwether/kernel';
import {
  type Action,
  type Done,
  type EventMessage,
  type Notice,
  type Refused,
  type ServerMessage,
  ShortEventReader,
  type TableMessage,
} from '@bellwether/wire';
import { fromEvent, fromTable, isUnderstood, type Mirror, type TableChange } from './mirror.ts';
import { PendingCommands } from './pending-commands.ts';
import type { ClientPorts } from './ports.ts';
import { type ConnectionState, type Pauses, ServerConnection } from './server-connection.ts';
import {
  asked,
  CLOSED,
  DISCONNECTED,
  disconnected,
  type Engine,
  isAsking,
  isFollowing,
  parted,
  refusalOf,
  refused,
  shown,
  type Watch,
} from './watch.ts';

const MOMENT_MS = 1_500;
/** Retry delay for a table that was changed or moved to another node: it is available at once. */
const INSTANT_MS = 150;
/** Timeout of a `watch`. A whole table may take a while on a slow line. */
const NO_TABLE_MS = 30_000;
/** Pause before fetching the engine again. */
const FETCH_AGAIN_MS = 10_000;

export interface TableClientOptions {
  readonly table: string;
  /** Without a key the client is a spectator. */
  readonly key?: string;
  /** Which of the key's seats; the first if left out. */
  readonly seat?: Seat;
  /** The browser's random id, if there is one. */
  readonly mark?: string;
  /** The game's engine, whose `follow` computes views from events; undefined for a game that this client does not know. */
  engine?(game: string): AnyGame | undefined | Promise<AnyGame | undefined>;
  /** Whether to ask for whole views; by default, if there is no engine. */
  readonly views?: boolean;
  /** The maximum number of legal moves to list; 0 by default. */
  readonly legal?: number;
  /** Asks for the whole history of the table and a recap since the viewer's last move. */
  readonly story?: boolean;
  readonly pauses?: Pauses;
}

export interface TableClientEvents {
  /** The table changed. */
  changed?(change: TableChange): void;
  connection?(state: ConnectionState): void;
  /** The server refuses to show the table; undefined once it shows it. */
  refused?(refused: Refused | undefined): void;
  /** The server announces a restart, or calls it off. */
  notice?(notice: Notice): void;
}

/**
 * One client at one table. It catches up on missed events, follows new ones, and resends each command under its id until it is answered,
 * across connections.
 */
export class TableClient {
  readonly #options: TableClientOptions;
  readonly #ports: ClientPorts;
  readonly #events: TableClientEvents;
  readonly #connection: ServerConnection;
  readonly #commands: PendingCommands;
  #watch: Watch = DISCONNECTED;
  /** Cancels the timer of the current `#watch` state. */
  #cancelTimer: (() => void) | undefined;
  #engine: Engine;
  #mirror: Mirror | undefined;
  /** The seat that was asked for, or the one it became when the seats were mixed. */
  #seat: Seat | undefined;
  #reader = new ShortEventReader();

  constructor(options: TableClientOptions, ports: ClientPorts, events: TableClientEvents = {}) {
    this.#options = options;
    this.#seat = options.seat;
    this.#ports = ports;
    this.#events = events;
    this.#engine = options.engine === undefined ? { kind: 'none' } : { kind: 'wanted', held: [] };
    this.#commands = new PendingCommands({
      after: (milliseconds, call) => ports.after(milliseconds, call),
      send: (command) => {
        if (isFollowing(this.#watch)) this.#connection.send(command);
        return isFollowing(this.#watch);
      },
      giveUp: () => this.#connection.renew(),
    });
    this.#connection = new ServerConnection(
      ports,
      {
        changed: (state) => this.#connected(state),
        heard: (message) => this.#hear(message),
        missed: () => this.#askAgain(),
      },
      options.pauses,
    );
  }

  get mirror(): Mirror | undefined {
    return this.#mirror;
  }

  get connection(): ConnectionState {
    return this.#connection.state;
  }

  get refused(): Refused | undefined {
    return refusalOf(this.#watch);
  }

  /**
   * Sends a command and waits for its answer, across connections. If no answer can come, it is refused: as the table was, as
   * `unknown-answer` if the server is newer than this client, or as `stopping` after `close`.
   */
  do(action: Action, more: { readonly id?: string; readonly rev?: number } = {}): Promise<Done | Refused> {
    const { table, key } = this.#options;
    const { rev = this.#mirror?.seq ?? 0 } = more;
    const { id = this.#commands.idOf({ rev, action }) ?? this.#ports.newId() } = more;
    if (key === undefined) return Promise.resolve({ t: 'refused', id, table, code: 'wrong-key' });
    const answer = this.#commands.add({ t: 'do', id, table, rev, key, action });
    this.#settle();
    return answer;
  }

  /** The device may have woken up. */
  wake(): void {
    this.#connection.wake();
  }

  close(): void {
    this.#connection.close();
    if (this.#engine.kind === 'failed') this.#engine.cancel();
    this.#become(CLOSED);
  }

  /** Also cancels the timer of the former state. */
  #become(watch: Watch, timer?: { readonly milliseconds: number; call(): void }): void {
    const before = this.#watch;
    this.#watch = watch;
    this.#cancelTimer?.();
    this.#cancelTimer = timer && this.#ports.after(timer.milliseconds, () => timer.call());
    if (!isFollowing(watch)) this.#commands.hold();
    this.#settle();
    if (watch.kind !== 'closed' && refusalOf(watch) !== refusalOf(before)) this.#events.refused?.(refusalOf(watch));
  }

  /** Refuses commands that can no longer be answered. */
  #settle(): void {
    const { table } = this.#options;
    if (this.#watch.kind === 'refused') this.#commands.refuseAll(this.#watch.refused);
    else if (this.#connection.state === 'outdated') this.#commands.refuseAll({ t: 'refused', table, code: 'unknown-answer' });
    else if (this.#watch.kind === 'closed') this.#commands.refuseAll({ t: 'refused', table, code: 'stopping' });
  }

  #connected(state: ConnectionState): void {
    this.#become(disconnected(this.#watch));
    this.#events.connection?.(state);
    if (state === 'open') this.#ask();
  }

  /** From the last number we know, unless `from` says otherwise. */
  #ask(from = this.#mirror?.seq): void {
    const { table, key, mark, legal = 0, story = false, engine, views = engine === undefined } = this.#options;
    const start = from ?? (story ? 0 : undefined);
    this.#become(asked(this.#watch, start), { milliseconds: NO_TABLE_MS, call: () => this.#connection.renew() });
    this.#connection.send({
      t: 'watch',
      table,
      legal,
      ...(key !== undefined && { key }),
      ...(mark !== undefined && { mark }),
      ...(this.#seat !== undefined && { seat: this.#seat }),
      ...(start !== undefined && { from: start }),
      ...(story && this.#mirror === undefined && { recap: true }),
      ...(views && { views }),
    });
  }

  /** Events were lost: asks once, however many arrive before the answer. */
  #askAgain(): void {
    if (this.#watch.kind === 'following' || this.#watch.kind === 'pausing') this.#ask();
  }

  #pause(milliseconds = MOMENT_MS): void {
    this.#become(parted(this.#watch), { milliseconds, call: () => this.#ask() });
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case 'table':
        this.#take(message);
        return;
      case 'event':
        this.#unpack(message);
        return;
      case 'presence':
        if (this.#mirror) this.#tell({ kind: 'presence', mirror: { ...this.#mirror, online: message.online } });
        return;
      case 'done':
        this.#commands.answer(message);
        return;
      case 'refused':
        this.#refused(message);
        return;
      case 'notice':
        this.#events.notice?.(message);
        return;
      case 'bye':
        if (message.table !== undefined && message.table !== this.#options.table) return;
        this.#pause(message.reason === 'changed' ? INSTANT_MS * (0.5 + this.#ports.random()) : MOMENT_MS);
        return;
    }
  }

  #refused({ id, ...message }: Refused): void {
    // After `stopping` the connection closes; the command is resent on the next one.
    if (id !== undefined && message.code !== 'stopping') this.#commands.answer({ ...message, id });
    if (id !== undefined || (message.table ?? this.#options.table) !== this.#options.table) return;
    // The seats were mixed while we were disconnected, so our seat has another number now.
    if (message.code === 'wrong-key' && this.#seat !== undefined && this.#mirror !== undefined) {
      this.#seat = undefined;
      this.#ask();
      return;
    }
    const next = refused(this.#watch, message);
    if (next === this.#watch) return;
    if (next.kind === 'pausing') this.#pause();
    else this.#become(next);
  }

  #take(message: TableMessage): void {
    const known = this.#mirror;
    const before = this.#watch;
    // Another viewer: the history must start over, as this viewer may see it.
    const isOther = known !== undefined && known.viewer !== message.viewer;
    const goesOn = !isOther && (!isAsking(before) || before.from);
    if (this.#seat !== undefined && typeof message.viewer === 'number') this.#seat = message.viewer;
    this.#reader = new ShortEventReader();
    if ('held' in this.#engine) this.#engine = { ...this.#engine, held: [] };
    this.#become(shown());
    // Commands sent on this connection are still on their way. They can be lost only before a new watch.
    if (before.kind !== 'following') this.#commands.sendAll();
    const change = fromTable(goesOn ? known : undefined, message, this.#ports.steady());
    if (this.#engine.kind === 'ready' && !isUnderstood(change.mirror, this.#engine.game)) {
      this.#connection.outdate();
      return;
    }
    this.#tell(change);
    if (isOther && this.#options.story) this.#ask(0);
    this.#fetchEngine(message.info.game);
  }

  #fetchEngine(game: string): void {
    if (this.#engine.kind === 'failed') this.#engine.cancel();
    else if (this.#engine.kind !== 'wanted') return;
    const found = this.#options.engine?.(game);
    if (!(found instanceof Promise)) {
      this.#useEngine(found);
      return;
    }
    const { held } = this.#engine;
    this.#engine = { kind: 'loading', held };
    found.then(
      (fetched) => this.#useEngine(fetched),
      () => this.#failToFetch(),
    );
  }

  #failToFetch(): void {
    if (this.#watch.kind === 'closed' || this.#engine.kind !== 'loading') return;
    const cancel = this.#ports.after(FETCH_AGAIN_MS, () => this.#askAgain());
    this.#engine = { kind: 'failed', held: this.#engine.held, cancel };
  }

  /** A server with a game or rules that we do not know is newer than this client. */
  #useEngine(game: AnyGame | undefined): void {
    if (this.#watch.kind === 'closed' || !('held' in this.#engine) || this.#mirror === undefined) return;
    if (game === undefined || !isUnderstood(this.#mirror, game)) {
      this.#connection.outdate();
      return;
    }
    const { held } = this.#engine;
    this.#engine = { kind: 'ready', game };
    for (const message of held) this.#follow(message);
  }

  #unpack(message: EventMessage): void {
    const { what } = message;
    if (what.kind !== 'move') {
      this.#follow(message);
      return;
    }
    const events = what.events.map((event) => this.#reader.read(event));
    if (events.includes(undefined)) this.#askAgain();
    else this.#follow({ ...message, what: { ...what, events } });
  }

  #follow(message: EventMessage): void {
    if ('held' in this.#engine) {
      this.#engine = { ...this.#engine, held: [...this.#engine.held, message] };
      return;
    }
    const game = this.#engine.kind === 'ready' ? this.#engine.game : undefined;
    const change = this.#mirror && fromEvent(this.#mirror, message, this.#ports.steady(), game);
    if (change === 'gap') this.#askAgain();
    else if (change === 'unknown') this.#connection.outdate();
    else if (change) this.#tell(change);
  }

  #tell(change: TableChange): void {
    this.#mirror = change.mirror;
    this.#events.changed?.(change);
  }
}
