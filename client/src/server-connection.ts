import { type ClientMessage, faultOf, PROTOCOL, ServerMessage } from '@bellwether/wire';
import type { ClientPorts, ClientSocket } from './ports.ts';

/** `outdated`: the server speaks another version; only a newer client helps. */
export type ConnectionState = 'connecting' | 'open' | 'outdated';

/** Milliseconds before the first try to come back; twice as long before each further one, up to the longest. */
export interface Pauses {
  readonly first: number;
  readonly longest: number;
}

const PAUSES: Pauses = { first: 400, longest: 15_000 };
/** Nothing heard for so long: ask whether anybody is there. */
const QUIET = 25_000;
/** No answer for so long: nobody is. */
const NO_ANSWER = 6_000;
const TICK = 2_000;
/** Ticks that are further apart than this mean that the device has slept. */
const ASLEEP = 10 * TICK;

export interface ConnectionEvents {
  /** Once it is `open`, everything must be asked for again. */
  changed(state: ConnectionState): void;
  heard(message: ServerMessage): void;
}

/** A connection to a server that comes back by itself: after a crash, a dead spot, a closed laptop. */
export class ServerConnection {
  readonly #ports: ClientPorts;
  readonly #events: ConnectionEvents;
  readonly #pauses: Pauses;
  #state: ConnectionState = 'connecting';
  #socket: ClientSocket | undefined;
  #tries = 0;
  #cancelRetry: (() => void) | undefined;
  #cancelTick: () => void;
  #heardAt: number;
  /** When we asked whether anybody is there; 0 if we did not. */
  #askedAt = 0;
  #tickedAt: number;
  #closed = false;

  constructor(ports: ClientPorts, events: ConnectionEvents, pauses: Pauses = PAUSES) {
    this.#ports = ports;
    this.#events = events;
    this.#pauses = pauses;
    this.#heardAt = ports.now();
    this.#tickedAt = this.#heardAt;
    this.#cancelTick = ports.after(TICK, () => this.#tick());
    this.#connect();
  }

  get state(): ConnectionState {
    return this.#state;
  }

  send(message: ClientMessage): void {
    if (this.#state === 'open') this.#socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    this.#cancelTick();
    this.#cancelRetry?.();
    this.#socket?.close();
  }

  /** The device is back: try at once, and doubt a connection that may have died in its sleep. */
  wake(): void {
    if (this.#closed) return;
    this.#tries = 0;
    if (this.#cancelRetry !== undefined) this.#connect();
    else if (this.#state === 'open') this.#ask();
  }

  /** What the server says is beyond this client. */
  outdate(): void {
    this.#change('outdated');
    this.#socket?.close();
  }

  #change(state: ConnectionState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#events.changed(state);
  }

  #connect(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = undefined;
    this.#heardAt = this.#ports.now();
    this.#askedAt = 0;
    // A socket that was given up may still report something: only the newest counts.
    const socket: ClientSocket = this.#ports.openSocket({
      opened: () => socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL } satisfies ClientMessage)),
      heard: (text) => socket === this.#socket && this.#hear(text),
      closed: () => socket === this.#socket && this.#lost(),
    });
    this.#socket = socket;
  }

  #hear(text: string): void {
    const message = parse(text);
    this.#heardAt = this.#ports.now();
    this.#askedAt = 0;
    // A server that says what we cannot read is newer than we are.
    if (message === undefined || message.t === 'refresh') this.outdate();
    else if (message.t === 'welcome') {
      this.#tries = 0;
      this.#change('open');
    } else this.#events.heard(message);
  }

  #lost(): void {
    this.#socket = undefined;
    if (this.#closed || this.#state === 'outdated') return;
    const { first, longest } = this.#pauses;
    const pause = Math.min(longest, first * 2 ** this.#tries) * (0.7 + 0.6 * this.#ports.random());
    this.#tries++;
    this.#cancelRetry = this.#ports.after(pause, () => this.#connect());
    this.#change('connecting');
  }

  #ask(): void {
    if (this.#askedAt !== 0) return;
    this.#askedAt = this.#ports.now();
    this.send({ t: 'ping' });
  }

  #tick(): void {
    this.#cancelTick = this.#ports.after(TICK, () => this.#tick());
    const now = this.#ports.now();
    const slept = now - this.#tickedAt > ASLEEP;
    this.#tickedAt = now;
    if (slept) {
      this.wake();
      return;
    }
    const waitingSince = this.#state === 'open' ? this.#askedAt : this.#socket ? this.#heardAt : 0;
    if (waitingSince !== 0 && now - waitingSince > NO_ANSWER) this.#giveUp();
    else if (now - this.#heardAt > QUIET) this.#ask();
  }

  /** Not every dead connection says that it is. */
  #giveUp(): void {
    const socket = this.#socket;
    this.#lost();
    socket?.close();
  }
}

function parse(text: string): ServerMessage | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return faultOf(ServerMessage, message) === undefined ? (message as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}
