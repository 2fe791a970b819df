import { type ClientMessage, faultOf, ServerMessage } from '@bellwether/wire';
import { createSignal, type Signal } from '../../ui/signal.ts';
import { HELLO, socketAddress } from './api.ts';

/** `outdated`: the server speaks another version; only fetching the page again helps. */
export type LineState = 'connecting' | 'open' | 'outdated';

/** Milliseconds before the next try: twice as long each time, never quite the same for everybody. */
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** Nothing heard for so long: ask whether anybody is there; no answer for so long: there is not. */
const QUIET = 25_000;
const NO_ANSWER = 6_000;
const TICK = 2_000;

export interface LineParts {
  /** The server has said welcome: everything must be asked for again. */
  welcome(): void;
  hear(message: ServerMessage): void;
  /** Something other than the browser's own, for tests. */
  socket?(): WebSocket;
}

/** The connection of a page to its server. Comes back by itself: after a crash, a dead spot, a closed laptop. */
export class Line {
  readonly state: Signal<LineState> = createSignal<LineState>('connecting');
  readonly #parts: LineParts;
  #socket: WebSocket | undefined;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heardAt = Date.now();
  #askedAt = 0;
  #tickedAt = Date.now();
  readonly #timer: ReturnType<typeof setInterval>;
  #closed = false;

  constructor(parts: LineParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => this.#tick(), TICK);
    for (const name of ['online', 'pageshow', 'focus']) window.addEventListener(name, this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  send(message: ClientMessage): void {
    if (this.state.get() === 'open') this.#socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    clearTimeout(this.#retry);
    for (const name of ['online', 'pageshow', 'focus']) window.removeEventListener(name, this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = this.#parts.socket?.() ?? new WebSocket(socketAddress());
    this.#socket = socket;
    this.#heardAt = Date.now();
    this.#askedAt = 0;
    socket.onopen = () => socket.send(JSON.stringify(HELLO));
    socket.onmessage = ({ data }) => socket === this.#socket && this.#hear(data);
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  #hear(data: unknown): void {
    const message = parse(data);
    this.#heardAt = Date.now();
    this.#askedAt = 0;
    // A server that says what we cannot read is newer than we are.
    if (message === undefined || message.t === 'refresh') {
      this.state.set('outdated');
      this.#socket?.close();
    } else if (message.t === 'welcome') {
      this.#tries = 0;
      this.state.set('open');
      this.#parts.welcome();
    } else this.#parts.hear(message);
  }

  #lost(): void {
    this.#socket = undefined;
    if (this.#closed || this.state.get() === 'outdated') return;
    this.state.set('connecting');
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries) * (0.7 + 0.6 * Math.random());
    this.#tries++;
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  /** The device is back: try at once, and doubt a connection that may have died in its sleep. */
  readonly #wake = () => {
    if (this.#closed || document.visibilityState === 'hidden') return;
    this.#tries = 0;
    if (this.#retry !== undefined) this.#connect();
    else if (this.state.get() === 'open') this.#ask();
  };

  #ask(): void {
    if (this.#askedAt !== 0) return;
    this.#askedAt = Date.now();
    this.send({ t: 'ping' });
  }

  #tick(): void {
    const now = Date.now();
    const slept = now - this.#tickedAt > 10 * TICK;
    this.#tickedAt = now;
    if (slept) {
      this.#wake();
      return;
    }
    const waiting = this.state.get() === 'open' ? this.#askedAt : this.#socket ? this.#heardAt : 0;
    if (waiting !== 0 && now - waiting > NO_ANSWER) this.#giveUp();
    else if (now - this.#heardAt > QUIET) this.#ask();
  }

  /** Not every dead connection says that it is. */
  #giveUp(): void {
    const socket = this.#socket;
    if (socket === undefined) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.#lost();
  }
}

function parse(data: unknown): ServerMessage | undefined {
  try {
    const message: unknown = JSON.parse(String(data));
    return faultOf(ServerMessage, message) === undefined ? (message as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}
