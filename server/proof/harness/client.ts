import { randomBytes } from 'node:crypto';
import { type ClientPorts, type ClientSocket, type Mirror, type TableChange, TableClient } from '@bellwether/client';
import { type Action, type Done, faultOf, type Happening, type Refused, ServerMessage } from '@bellwether/wire';
import { gameById } from '../../src/games.ts';
import { systemTime } from '../../src/time.ts';
import { openSocket } from './socket.ts';

export interface ClientOptions {
  /** For example ws://127.0.0.1:8080/api/socket. */
  readonly url: string;
  readonly table: string;
  readonly key?: string;
  readonly seat?: number;
  readonly legal?: number;
  /** The browser's random id. */
  readonly mark?: string;
  /** Asks for whole views, as a program without the engine. */
  readonly views?: boolean;
  /** Called with every message as received. */
  heard?(text: string): void;
  /** The table changed. */
  changed?(client: Client): void;
  /** The local address to connect from, if the machine has several. */
  readonly localAddress?: string;
  /** Approximate milliseconds before reconnecting. */
  readonly retry?: number;
}

export function newId(): string {
  return randomBytes(9).toString('base64url');
}

/** The product's client plus what tests need: a log of all events, a way to wait, a way to cut the connection. */
export class Client {
  readonly options: ClientOptions;
  /** All events that this client received one by one, by number. */
  readonly told = new Map<number, Happening>();
  reconnects = -1;
  readonly #client: TableClient;
  readonly #listeners = new Set<() => void>();
  #socket: ClientSocket | undefined;

  constructor(options: ClientOptions) {
    this.options = options;
    const { table, key, seat, mark, legal = 100, views = false, retry = 50 } = options;
    const ports: ClientPorts = {
      openSocket: (events) => {
        this.reconnects++;
        this.#socket = openSocket(options.url, { ...events, heard: (text) => events.heard(this.#inspect(text)) }, options.localAddress);
        return this.#socket;
      },
      ...systemTime,
      steady: () => performance.now(),
      random: Math.random,
      newId,
    };
    this.#client = new TableClient(
      {
        table,
        ...(key !== undefined && { key }),
        ...(seat !== undefined && { seat }),
        ...(mark !== undefined && { mark }),
        legal,
        ...(!views && { engine: (game) => gameById(game)?.game }),
        pauses: { first: retry, longest: retry },
      },
      ports,
      { changed: (change) => this.#note(change), refused: () => this.#changed() },
    );
  }

  /** A page ignores messages it cannot read as those of a newer server; here they are server bugs. */
  #inspect(text: string): string {
    this.options.heard?.(text);
    const fault = faultOf(ServerMessage, JSON.parse(text));
    if (fault) throw new Error(`the server sent something else: ${fault.where}: expected ${fault.expected}: ${text.slice(0, 300)}`);
    return text;
  }

  #note(change: TableChange): void {
    if (change.kind === 'event') this.told.set(change.mirror.seq, change.what);
    if (change.kind === 'table') for (const { seq, what } of change.missed) this.told.set(seq, what);
    this.#changed();
  }

  #changed(): void {
    this.options.changed?.(this);
    for (const listener of this.#listeners) listener();
  }

  get mirror(): Mirror | undefined {
    return this.#client.mirror;
  }

  get info(): Mirror['info'] | undefined {
    return this.mirror?.info;
  }

  get view(): Mirror['view'] {
    return this.mirror?.view;
  }

  get viewer(): Mirror['viewer'] | undefined {
    return this.mirror?.viewer;
  }

  get legal(): readonly string[] {
    return this.mirror?.legal ?? [];
  }

  get online(): readonly number[] {
    return this.mirror?.online ?? [];
  }

  get seq(): number {
    return this.mirror?.seq ?? -1;
  }

  do(action: Action, more?: { id?: string; rev?: number }): Promise<Done | Refused> {
    return this.#client.do(action, more);
  }

  /** Waits for a state of the table. */
  until(holds: (client: Client) => boolean, milliseconds = 20_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => finish(() => reject(new Error(`waited in vain: ${holds}; ${JSON.stringify(this.info)}`))),
        milliseconds,
      );
      const finish = (end: () => void) => {
        clearTimeout(timer);
        this.#listeners.delete(look);
        end();
      };
      const look = () => {
        if (holds(this)) finish(resolve);
      };
      this.#listeners.add(look);
      look();
    });
  }

  /** Like a closed laptop: the connection breaks, and comes back. */
  drop(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#client.close();
  }
}
