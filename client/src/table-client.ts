import type { AnyGame, Seat } from '@bellwether/kernel';
import {
  type Action,
  type Code,
  type Command,
  type Done,
  type EventMessage,
  type Notice,
  type Refused,
  type ServerMessage,
  ShortEventReader,
  type TableMessage,
} from '@bellwether/wire';
import { fromEvent, fromTable, type Mirror, type TableChange } from './mirror.ts';
import { PendingCommands } from './pending-commands.ts';
import type { ClientPorts } from './ports.ts';
import { type ConnectionState, type Pauses, ServerConnection } from './server-connection.ts';

/** What is over in a moment: ask again. */
const PASSING: readonly Code[] = ['table-stopped', 'storage-failed', 'too-often', 'stopping'];
/** What no waiting helps against. */
const FINAL: readonly Code[] = ['unknown-table', 'old-rules', 'banned', 'revoked'];
const MOMENT = 1_500;
/** A table that was changed, or got another home, is there again at once. */
const INSTANT = 150;
/** Before the engine is fetched again. */
const FETCH_AGAIN = 10_000;

export interface TableClientOptions {
  readonly table: string;
  /** Without one the client only looks on. */
  readonly key?: string;
  /** Which of the key's seats; the first if left out. */
  readonly seat?: Seat;
  /** The rules of a game, by which its view follows the events; undefined for a game that this client does not know. */
  engine?(game: string): AnyGame | undefined | Promise<AnyGame | undefined>;
  /** Whether whole views are asked for; by default, if there is no engine. */
  readonly views?: boolean;
  /** How many legal moves the server lists at most: none by default. */
  readonly legal?: number;
  /** Asks for all that happened since the table was made, and since the viewer's last move. */
  readonly story?: boolean;
  readonly pauses?: Pauses;
}

export interface TableClientEvents {
  /** The table looks different now. */
  changed?(change: TableChange): void;
  connection?(state: ConnectionState): void;
  /** The server does not show the table; undefined once it does. */
  refused?(refused: Refused | undefined): void;
  /** The server is to restart, or after all is not. */
  notice?(notice: Notice): void;
}

/**
 * One client at one table. It asks for what it missed, follows what happens, and sends a command under one id until it is answered, on
 * any number of connections.
 */
export class TableClient {
  readonly #options: TableClientOptions;
  readonly #ports: ClientPorts;
  readonly #events: TableClientEvents;
  readonly #connection: ServerConnection;
  readonly #commands = new PendingCommands();
  #mirror: Mirror | undefined;
  /** The seat that was asked for; once the seats have been mixed, the one that this has become. */
  #seat: Seat | undefined;
  #refused: Refused | undefined;
  #engine: AnyGame | undefined;
  #isLoading = false;
  /** Events that came before the engine. */
  #held: EventMessage[] = [];
  #reader = new ShortEventReader();
  #isWatching = false;
  /** A `watch` has not been answered yet. */
  #isAsking = false;
  /** Where the story that was asked for last begins; undefined if none was asked for. */
  #from: number | undefined;
  #cancelWatch: (() => void) | undefined;

  constructor(options: TableClientOptions, ports: ClientPorts, events: TableClientEvents = {}) {
    this.#options = options;
    this.#seat = options.seat;
    this.#ports = ports;
    this.#events = events;
    this.#connection = new ServerConnection(
      ports,
      { changed: (state) => this.#connected(state), heard: (message) => this.#hear(message) },
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
    return this.#refused;
  }

  #steady(): number {
    return this.#ports.steady?.() ?? this.#ports.now();
  }

  /** Asks for something and waits for the answer, across any number of connections. */
  do(action: Action, { id = this.#ports.newId(), rev = this.#mirror?.seq ?? 0 } = {}): Promise<Done | Refused> {
    const { table, key } = this.#options;
    if (key === undefined) return Promise.resolve({ t: 'refused', id, table, code: 'wrong-key' });
    const command: Command = { t: 'do', id, table, rev, key, action };
    if (this.#isWatching) this.#connection.send(command);
    return this.#commands.add(command);
  }

  /** The device is back, or may be. */
  wake(): void {
    this.#connection.wake();
  }

  close(): void {
    this.#cancelWatch?.();
    this.#connection.close();
  }

  #connected(state: ConnectionState): void {
    this.#isWatching = false;
    this.#isAsking = false;
    this.#events.connection?.(state);
    if (state === 'open') this.#watch();
  }

  /** From the last number we know, unless another is given. */
  #watch(from = this.#mirror?.seq): void {
    const { table, key, legal = 0, story = false, engine, views = engine === undefined } = this.#options;
    this.#isAsking = true;
    this.#from = from ?? (story ? 0 : undefined);
    this.#connection.send({
      t: 'watch',
      table,
      legal,
      ...(key !== undefined && { key }),
      ...(this.#seat !== undefined && { seat: this.#seat }),
      ...(this.#from !== undefined && { from: this.#from }),
      ...(story && this.#mirror === undefined && { recap: true }),
      ...(views && { views }),
    });
  }

  /** The table takes a breath, or the server does. If the connection ends as well, the next one asks by itself. */
  #watchLater(pause: number): void {
    this.#cancelWatch?.();
    this.#cancelWatch = this.#ports.after(pause, () => this.#watch());
  }

  /** Something was lost on the way: ask once, however much comes until the answer. */
  #watchAgain(): void {
    if (!this.#isAsking) this.#watch();
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
        this.#commands.answer(message.id, message);
        return;
      case 'refused':
        if (message.id === undefined) this.#noTable(message);
        // The connection is about to end; on the next one the command is sent again.
        else if (message.code !== 'stopping') this.#commands.answer(message.id, message);
        return;
      case 'notice':
        this.#events.notice?.(message);
        return;
      case 'bye':
        if (message.table !== undefined && message.table !== this.#options.table) return;
        this.#isWatching = false;
        this.#watchLater(message.reason === 'changed' ? INSTANT * (0.5 + this.#ports.random()) : MOMENT);
        return;
    }
  }

  #noTable(refused: Refused): void {
    this.#isAsking = false;
    if (refused.table !== this.#options.table && refused.code !== 'banned') return;
    // The seats were mixed while we were away: ours is another now.
    if (refused.code === 'wrong-key' && this.#seat !== undefined && this.#mirror !== undefined) {
      this.#seat = undefined;
      this.#watch();
      return;
    }
    if (PASSING.includes(refused.code)) this.#watchLater(MOMENT);
    else if (this.#mirror === undefined || FINAL.includes(refused.code)) this.#refuse(refused);
  }

  #refuse(refused: Refused | undefined): void {
    if (this.#refused === refused) return;
    this.#refused = refused;
    this.#events.refused?.(refused);
  }

  #take(message: TableMessage): void {
    const known = this.#mirror;
    // Another viewer now: the story must be told from its beginning, as this viewer may know it.
    const isOther = known !== undefined && known.viewer !== message.viewer;
    if (this.#seat !== undefined && typeof message.viewer === 'number') this.#seat = message.viewer;
    this.#reader = new ShortEventReader();
    this.#held = [];
    this.#isWatching = true;
    this.#isAsking = false;
    this.#refuse(undefined);
    this.#tell(fromTable(isOther || !this.#from ? undefined : known, message, this.#steady()));
    if (isOther && this.#options.story) this.#watch(0);
    else this.#from = message.seq;
    for (const command of this.#commands.all()) this.#connection.send(command);
    this.#fetchEngine(message.info.game);
  }

  #fetchEngine(game: string): void {
    const { engine } = this.#options;
    if (engine === undefined || this.#engine?.id === game || this.#isLoading) return;
    const found = engine(game);
    if (!(found instanceof Promise)) {
      this.#useEngine(found);
      return;
    }
    this.#isLoading = true;
    found.then(
      (fetched) => {
        this.#isLoading = false;
        this.#useEngine(fetched);
      },
      () => {
        this.#isLoading = false;
        this.#watchLater(FETCH_AGAIN);
      },
    );
  }

  /** A server that plays games we do not know is newer than we are. */
  #useEngine(engine: AnyGame | undefined): void {
    if (engine === undefined) {
      this.#connection.outdate();
      return;
    }
    this.#engine = engine;
    for (const message of this.#held.splice(0)) this.#follow(message);
  }

  #unpack(message: EventMessage): void {
    const { what } = message;
    if (what.kind !== 'move') {
      this.#follow(message);
      return;
    }
    const events = what.events.map((event) => this.#reader.read(event));
    if (events.includes(undefined)) this.#watchAgain();
    else this.#follow({ ...message, what: { ...what, events } });
  }

  #follow(message: EventMessage): void {
    if (this.#options.engine !== undefined && this.#engine === undefined) {
      this.#held.push(message);
      return;
    }
    const change = this.#mirror && fromEvent(this.#mirror, message, this.#steady(), this.#engine);
    if (change === 'gap') this.#watchAgain();
    else if (change) this.#tell(change);
  }

  #tell(change: TableChange): void {
    this.#mirror = change.mirror;
    this.#events.changed?.(change);
  }
}
