import type { Seat } from '@bellwether/kernel';
import type { Action, ClientMessage, ServerMessage, TableMessage } from '@bellwether/wire';
import { PROTOCOL } from '@bellwether/wire';
import type { WebSocket } from 'ws';

/** A person, known to the server by a key. */
export interface Person {
  readonly name: string;
  readonly key: string;
}

/** One connection of a client, and its knowledge of the table. */
export class Line {
  readonly person: Person | undefined;
  readonly #socket: WebSocket;
  readonly #table: string;
  /** From the last `table` message; undefined until a watch is granted, and after it has ended. */
  viewer: TableMessage['viewer'] | undefined;
  /** The seats in the last presence message. */
  online: readonly Seat[] = [];
  /** Moves of the viewer, if it is to act. */
  legal: readonly string[] = [];
  /** Whether its last message about watching was a `watch`. */
  wantsToWatch = false;
  isOpen = false;

  constructor(socket: WebSocket, table: string, person: Person | undefined, hear: (line: Line, message: ServerMessage) => void) {
    this.#socket = socket;
    this.#table = table;
    this.person = person;
    socket.on('open', () => {
      this.isOpen = true;
      this.#send({ t: 'hello', protocol: PROTOCOL });
    });
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as ServerMessage, hear));
    socket.on('close', () => this.#end());
    // `close` always follows.
    socket.on('error', () => {});
  }

  #hear(message: ServerMessage, hear: (line: Line, message: ServerMessage) => void): void {
    switch (message.t) {
      case 'table':
        if (!this.wantsToWatch) break;
        this.viewer = message.viewer;
        this.online = message.online;
        this.legal = message.legal ?? [];
        break;
      case 'event':
        if (message.legal !== undefined) this.legal = message.legal;
        break;
      case 'presence':
        this.online = message.online;
        break;
      case 'bye':
        this.#stopWatching();
        break;
    }
    hear(this, message);
  }

  #send(message: ClientMessage): void {
    if (this.isOpen) this.#socket.send(JSON.stringify(message));
  }

  watch(from: number): void {
    if (!this.isOpen) return;
    this.wantsToWatch = true;
    this.#send({ t: 'watch', table: this.#table, from, views: true, legal: 20, ...(this.person && { key: this.person.key }) });
  }

  unwatch(): void {
    this.#stopWatching();
    this.#send({ t: 'unwatch', table: this.#table });
  }

  do(action: Action, rev: number, id: string): void {
    const { person } = this;
    if (person === undefined) return;
    this.#send({ t: 'do', id, table: this.#table, rev, key: person.key, action });
  }

  /** A closed page says goodbye; a cut cable does not. */
  close(how: 'politely' | 'cut'): void {
    if (how === 'politely') this.#socket.close();
    else this.#socket.terminate();
    this.#end();
  }

  #stopWatching(): void {
    this.wantsToWatch = false;
    this.viewer = undefined;
    this.legal = [];
  }

  #end(): void {
    this.isOpen = false;
    this.#stopWatching();
  }
}
