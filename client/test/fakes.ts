import type { AnyGame, Game, GameTypes, Seat } from '@bellwether/kernel';
import { DEFAULT_SETTINGS, PROTOCOL, type TableInfo, type TableMessage } from '@bellwether/wire';
import type { ClientPorts, ClientSocket, SocketEvents } from '../src/index.ts';

export const TABLE = 'abcdefghij012345';
export const KEY = 'k'.repeat(24);
export const INFO: TableInfo = {
  table: TABLE,
  game: 'counting',
  rules: 1,
  config: [],
  settings: DEFAULT_SETTINGS,
  status: 'playing',
  gameNumber: 1,
  seats: [{ seat: 1, kind: 'human', name: 'Clover' }],
  toAct: [1],
  score: [0],
};

/** A minimal game with only what a client needs: players take turns adding to a number. */
interface Counting extends GameTypes {
  View: { readonly sum: number; readonly turn: Seat };
  EventView: { readonly kind: 'adds'; readonly seat: Seat; readonly n: number };
}
const followed: Pick<Game<Counting>, 'id' | 'rulesVersion' | 'follow' | 'tableOf' | 'toAct'> = {
  id: 'counting',
  rulesVersion: 1,
  // Like a switch without a default: undefined for an unknown kind of event.
  follow: ({ sum, turn }, { kind, n }) => (kind === 'adds' ? { sum: sum + n, turn: turn === 1 ? 2 : 1 } : (undefined as never)),
  tableOf: (view) => view,
  toAct: (state) => [(state as Counting['View']).turn],
};
export const counting: AnyGame = followed as Game<Counting>;

export function whole(seq: number, more: Partial<TableMessage> = {}): TableMessage {
  return { t: 'table', table: TABLE, seq, info: INFO, viewer: 1, host: true, view: { sum: 0, turn: 1 }, online: [1], ...more };
}

/** A socket whose other end is controlled by the test. */
export class FakeSocket implements ClientSocket {
  readonly sent: { readonly t: string; readonly [field: string]: unknown }[] = [];
  readonly #events: SocketEvents;
  closed = false;

  constructor(events: SocketEvents) {
    this.#events = events;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket['sent'][number]);
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.#events.closed();
  }

  open(): void {
    this.#events.opened();
    this.say({ t: 'welcome', protocol: PROTOCOL, server: 'x' });
  }

  say(message: object | string): void {
    this.#events.heard(typeof message === 'string' ? message : JSON.stringify(message));
  }

  sentOf(t: string): FakeSocket['sent'] {
    return this.sent.filter((message) => message.t === t);
  }
}

/** Ports that collect their sockets, newest last, and whose clock the test controls. */
export function fakePorts(sockets: FakeSocket[]): ClientPorts {
  let ids = 0;
  return {
    openSocket(events) {
      const socket = new FakeSocket(events);
      sockets.push(socket);
      return socket;
    },
    now: () => Date.now(),
    steady: () => performance.now(),
    after(milliseconds, call) {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    random: () => 0.5,
    newId: () => `command-${++ids}`,
  };
}
