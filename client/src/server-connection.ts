import { type ClientMessage, PROTOCOL, readAs, ServerMessage } from '@bellwether/wire';
import type { ClientPorts, ClientSocket } from './ports.ts';

/** `outdated`: the server speaks another version, so only a newer client can connect. */
export type ConnectionState = 'connecting' | 'open' | 'outdated';

/** Backoff in milliseconds: the first pause before reconnecting doubles up to the longest. */
export interface Pauses {
  readonly first: number;
  readonly longest: number;
}

const PAUSES: Pauses = { first: 400, longest: 15_000 };
/** The client sends a ping after this much silence. */
const QUIET_MS = 25_000;
/** The connection counts as dead after this much silence after a ping, or before the welcome. */
const NO_ANSWER_MS = 6_000;
const TICK_MS = 2_000;
/** A larger gap between ticks means that the device slept. */
const ASLEEP_MS = 10 * TICK_MS;

export interface ConnectionEvents {
  /** Once it is `open`, ask for everything again. */
  changed(state: ConnectionState): void;
  heard(message: ServerMessage): void;
  /** An event arrived that this client cannot read. */
  missed(): void;
}

/** Times are on the monotonic clock. */
type Link =
  /** Backing off before the next attempt. */
  | { readonly kind: 'pausing'; readonly cancel: () => void }
  /** Before the welcome. */
  | { readonly kind: 'connecting'; readonly socket: ClientSocket; readonly since: number }
  | { readonly kind: 'open'; readonly socket: ClientSocket; readonly heardAt: number; readonly pingedAt?: number }
  | { readonly kind: 'outdated' }
  | { readonly kind: 'closed' };

/** A connection that reconnects automatically: after a crash, a dead spot, a closed laptop. */
export class ServerConnection {
  readonly #ports: ClientPorts;
  readonly #events: ConnectionEvents;
  readonly #pauses: Pauses;
  #link: Link;
  /** Attempts since the last welcome. */
  #tries = 0;
  #cancelTick: () => void;
  /** Wall clock and monotonic clock at the last tick. */
  #ticked: readonly [number, number];

  constructor(ports: ClientPorts, events: ConnectionEvents, pauses: Pauses = PAUSES) {
    this.#ports = ports;
    this.#events = events;
    this.#pauses = pauses;
    this.#ticked = [ports.now(), ports.steady()];
    this.#cancelTick = ports.after(TICK_MS, () => this.#tick());
    this.#link = this.#connecting();
  }

  get state(): ConnectionState {
    const { kind } = this.#link;
    return kind === 'open' || kind === 'outdated' ? kind : 'connecting';
  }

  send(message: ClientMessage): void {
    if (this.#link.kind === 'open') this.#link.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#end({ kind: 'closed' });
  }

  /** The device woke up: connects at once, and tests a connection that may have died meanwhile. */
  wake(): void {
    this.#tries = 0;
    if (this.#link.kind === 'pausing') {
      this.#link.cancel();
      this.#become(this.#connecting());
    } else this.#ping();
  }

  /** The server is newer than this client understands. */
  outdate(): void {
    if (this.#link.kind !== 'closed') this.#end({ kind: 'outdated' });
  }

  /** Replaces a connection that looks open but does not answer. */
  renew(): void {
    const link = this.#link;
    if (!('socket' in link)) return;
    this.#lose();
    link.socket.close();
  }

  #become(link: Link): void {
    const { state } = this;
    this.#link = link;
    if (this.state !== state && link.kind !== 'closed') this.#events.changed(this.state);
  }

  #end(link: Link): void {
    const before = this.#link;
    this.#cancelTick();
    this.#become(link);
    if (before.kind === 'pausing') before.cancel();
    if ('socket' in before) before.socket.close();
  }

  #connecting(): Link {
    // A discarded socket may still report something; only the newest counts.
    const isCurrent = () => 'socket' in this.#link && this.#link.socket === socket;
    const socket: ClientSocket = this.#ports.openSocket({
      opened: () => socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL } satisfies ClientMessage)),
      heard: (text) => isCurrent() && this.#hear(text, socket),
      closed: () => isCurrent() && this.#lose(),
    });
    return { kind: 'connecting', socket, since: this.#ports.steady() };
  }

  #hear(text: string, socket: ClientSocket): void {
    if (this.#link.kind === 'open') this.#link = { kind: 'open', socket, heardAt: this.#ports.steady() };
    const told = parse(text);
    const message = readAs(ServerMessage, told);
    if (message === undefined) this.#misread(told);
    else if (message.t === 'refresh') this.outdate();
    else if (message.t === 'welcome') {
      this.#tries = 0;
      this.#become({ kind: 'open', socket, heardAt: this.#ports.steady() });
    } else this.#events.heard(message);
  }

  /** An unreadable message means that the server is newer. It can be ignored unless the table's state depends on it. */
  #misread(told: unknown): void {
    const t = (told as { readonly t?: unknown } | null | undefined)?.t;
    if (t === 'event') this.#events.missed();
    else if (typeof t !== 'string' || NEEDED.includes(t)) this.outdate();
  }

  #lose(): void {
    const { first, longest } = this.#pauses;
    const pause = Math.min(longest, first * 2 ** this.#tries) * (0.7 + 0.6 * this.#ports.random());
    this.#tries++;
    this.#become({ kind: 'pausing', cancel: this.#ports.after(pause, () => this.#become(this.#connecting())) });
  }

  #ping(): void {
    if (this.#link.kind !== 'open' || this.#link.pingedAt !== undefined) return;
    this.#link = { ...this.#link, pingedAt: this.#ports.steady() };
    this.send({ t: 'ping' });
  }

  #tick(): void {
    this.#cancelTick = this.#ports.after(TICK_MS, () => this.#tick());
    const link = this.#link;
    const [wall, steady] = this.#ticked;
    const now = this.#ports.steady();
    this.#ticked = [this.#ports.now(), now];
    // The monotonic clock may have stood still during sleep.
    if (this.#ticked[0] - wall > ASLEEP_MS || now - steady > ASLEEP_MS) {
      this.wake();
      return;
    }
    const waitingSince = link.kind === 'connecting' ? link.since : link.kind === 'open' ? link.pingedAt : undefined;
    if (waitingSince !== undefined && now - waitingSince > NO_ANSWER_MS) this.renew();
    else if (link.kind === 'open' && now - link.heardAt > QUIET_MS) this.#ping();
  }
}

/** Messages that a client cannot ignore. */
const NEEDED: readonly string[] = ['welcome', 'refresh', 'table', 'presence', 'done', 'refused', 'bye'] satisfies ServerMessage['t'][];

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
