import { randomBytes } from 'node:crypto';
import {
  type Action,
  applyDelta,
  type Delta,
  type Done,
  type EventMessage,
  faultOf,
  PROTOCOL,
  type Refused,
  renewed,
  ServerMessage,
  type Shape,
  type TableInfo,
  type TableMessage,
  unpack,
} from '@bellwether/wire';
import { WebSocket } from './socket.ts';

export interface ClientOptions {
  /** Such as ws://127.0.0.1:8080/api/socket */
  readonly url: string;
  readonly table: string;
  readonly key?: string;
  readonly seat?: number;
  readonly legal?: number;
  readonly short?: boolean;
  /** Hears every message as it came. */
  heard?(text: string): void;
  /** The table looks different now. */
  changed?(client: Client): void;
  /** Milliseconds before the next try to connect. */
  readonly retry?: number;
}

interface Waiting {
  readonly text: string;
  resolve(answer: Done | Refused): void;
}

export function newId(): string {
  return randomBytes(9).toString('base64url');
}

/**
 * A client as one should be: comes back by itself, asks for what it missed, sends a command again under the same id until it is
 * answered, and holds every message against the schema. It knows no rule; its view is what it was told.
 */
export class Client {
  readonly options: ClientOptions;
  info: TableInfo | undefined;
  view: unknown;
  viewer: TableMessage['viewer'] | undefined;
  legal: readonly string[] = [];
  seq = -1;
  online: readonly number[] = [];
  /** All that happened, by number, as far as this client was told one by one. */
  readonly told = new Map<number, EventMessage['what']>();
  recap: TableMessage['recap'];
  refused: Refused | undefined;
  #shapes: readonly Shape[] = [];
  reconnects = 0;
  mustRefresh = false;
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | undefined;
  #closed = false;
  #watching = false;
  #listeners = new Set<() => void>();

  constructor(options: ClientOptions) {
    this.options = options;
    this.#connect();
  }

  #connect(): void {
    if (this.#closed) return;
    const socket = new WebSocket(this.options.url, { perMessageDeflate: false });
    this.#socket = socket;
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL })));
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#watching = false;
      if (this.#closed || this.mustRefresh) return;
      this.reconnects++;
      setTimeout(() => this.#connect(), this.options.retry ?? 50);
    });
  }

  #watch(): void {
    const { table, key, seat, legal, short } = this.options;
    const from = this.seq >= 0 ? { from: this.seq } : {};
    this.#send({
      t: 'watch',
      table,
      ...(key && { key }),
      ...(seat && { seat }),
      ...(legal !== undefined && { legal }),
      ...(short && { short }),
      ...from,
    });
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(text: string): void {
    this.options.heard?.(text);
    const message = JSON.parse(text) as ServerMessage;
    const fault = faultOf(ServerMessage, message);
    if (fault !== undefined)
      throw new Error(`the server sent something else: ${fault.where}: expected ${fault.expected}: ${text.slice(0, 300)}`);
    switch (message.t) {
      case 'welcome':
        this.#watch();
        return;
      case 'refresh':
        this.mustRefresh = true;
        return;
      case 'table':
        this.#take(message);
        return;
      case 'event':
        this.#follow(message);
        return;
      case 'presence':
        this.online = message.online;
        this.#changed();
        return;
      case 'done':
        this.#answer(message.id, message);
        return;
      case 'refused':
        if (message.id !== undefined) this.#answer(message.id, message);
        else this.refused = message;
        this.#changed();
        return;
      case 'bye':
      case 'pong':
        return;
    }
  }

  #take(message: TableMessage): void {
    for (const { seq, what } of message.missed ?? []) this.told.set(seq, what);
    this.info = message.info;
    this.view = message.view;
    this.viewer = message.viewer;
    this.legal = message.legal ?? [];
    this.seq = message.seq;
    this.online = message.online;
    this.recap = message.recap;
    this.#shapes = (message.shapes ?? []) as unknown as readonly Shape[];
    this.#watching = true;
    for (const { text } of this.#waiting.values()) this.#socket?.send(text);
    this.#changed();
  }

  #follow(message: EventMessage): void {
    if (message.seq <= this.seq) return;
    if (message.seq !== this.seq + 1) {
      this.#watch();
      return;
    }
    this.seq = message.seq;
    this.told.set(message.seq, this.#inFull(message.what));
    if (message.view !== undefined) this.view = message.view;
    if (message.delta !== undefined) this.view = applyDelta(this.view, message.delta as Delta);
    if (this.info && message.standing) this.info = renewed(this.info, message.standing);
    if (this.info && message.toAct) this.info = { ...this.info, toAct: message.toAct };
    if (this.info && message.clocks) this.info = { ...this.info, clocks: message.clocks };
    if (message.what.kind !== 'say' && message.what.kind !== 'react') this.legal = message.legal ?? (this.#isToAct() ? this.legal : []);
    this.#changed();
  }

  #inFull(what: EventMessage['what']): EventMessage['what'] {
    return what.kind === 'move' ? { ...what, events: what.events.map((event) => unpack(event, this.#shapes)) } : what;
  }

  #isToAct(): boolean {
    return typeof this.viewer === 'number' && this.info?.toAct.includes(this.viewer) === true;
  }

  #answer(id: string, answer: Done | Refused): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.resolve(answer);
  }

  #changed(): void {
    this.options.changed?.(this);
    for (const listener of this.#listeners) listener();
  }

  /** Asks for something and waits for the answer, across any number of connections. */
  do(action: Action, { id = newId(), rev = Math.max(0, this.seq) }: { id?: string; rev?: number } = {}): Promise<Done | Refused> {
    const { table, key } = this.options;
    const text = JSON.stringify({ t: 'do', id, table, rev, key, action });
    return new Promise((resolve) => {
      this.#waiting.set(id, { text, resolve });
      if (this.#watching) this.#socket?.send(text);
    });
  }

  /** Waits until the table looks like this. */
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

  /** As a laptop that is closed: the connection is gone, and comes back. */
  drop(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.terminate();
  }
}
