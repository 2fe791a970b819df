import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS, type Notice } from '@bellwether/wire';
import { WebSocketServer } from 'ws';
import { background } from '../background.ts';
import { Bucket } from '../limits/bucket.ts';
import type { Household } from '../limits/work-budgets.ts';
import { within } from '../time.ts';
import { TimeSlice } from '../time-slice.ts';
import { Connection, type ConnectionContext } from './connection.ts';
import { isOurOrigin } from './origins.ts';

export interface SocketOptions {
  readonly path: string;
  readonly origins: readonly string[];
  addressOf(request: IncomingMessage): string;
}

/** Interval between checks of a share of the connections. */
const CHECK_STEP_MS = 50;
const UPGRADE_COST_MS = 0.3;
/** For clients to answer our close when the server stops. */
const CLOSE_TIMEOUT_MS = 400;

/** `close` always follows `error`; we handle it there. */
const noop = () => {};

/** `turning-away`: this node cannot serve now, others may. `closing`: the server stops. */
type Admission = 'open' | 'turning-away' | 'closing';

/** All sockets: accepts, counts, checks and closes them. */
export class Sockets {
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
    clientTracking: false,
    autoPong: false,
    allowSynchronousEvents: false,
    // Frames and packets of one message cost time, and only whole messages are rate-limited.
    maxFragments: 32,
    maxBufferedChunks: 512,
  });
  readonly #connections = new Set<Connection>();
  readonly #context: ConnectionContext;
  readonly #options: SocketOptions;
  readonly #timer: NodeJS.Timeout;
  /** Connections to flush at the end of this tick. */
  #toFlush: Connection[] = [];
  #round: Iterator<Connection>;
  #admission: Admission = 'open';
  #whenEmpty = () => {};

  constructor(http: Server, context: Omit<ConnectionContext, 'queueFlush' | 'closed'>, options: SocketOptions) {
    this.#context = {
      ...context,
      queueFlush: (connection) => this.#queueFlush(connection),
      closed: (connection) => this.#forget(connection),
    };
    this.#options = options;
    http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#round = this.#connections.values();
    const every = Math.min(context.guards.pingEvery, context.guards.helloWithin);
    const step = Math.min(CHECK_STEP_MS, every);
    this.#timer = setInterval(() => this.#checkSome(step / every), step);
    this.#timer.unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  /** The number of different people with an open socket. */
  countPeople(): number {
    return new Set([...this.#connections].flatMap(({ people }) => [...people])).size;
  }

  /** Hundreds may connect in one tick: the scheduler spreads them. */
  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { work } = this.#context;
    const address = this.#options.addressOf(request);
    const household = work.household(address);
    household.work.pay(UPGRADE_COST_MS);
    socket.on('error', noop);
    work.scheduler.submit({
      priority: () => (household.work.left() < 0 ? 1 : 0),
      run: () => this.#answer(request, socket, head, address, household),
    });
  }

  #answer(request: IncomingMessage, socket: Duplex, head: Buffer, address: string, household: Household): void {
    const status = this.#rejection(request) ?? (this.#admits(household) ? undefined : '429 Too Many Requests');
    if (status === undefined) {
      this.#server.handleUpgrade(request, socket, head, (ws) =>
        this.#connections.add(new Connection(ws, socket, address, household, this.#context)),
      );
      return;
    }
    household.trouble.pay(UPGRADE_COST_MS);
    this.#context.countCode('closed', Number.parseInt(status, 10), address);
    // Destroy at once: thousands of rejected sockets closing together would block the loop.
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
  }

  #forget(connection: Connection): void {
    this.#connections.delete(connection);
    if (this.#connections.size === 0) this.#whenEmpty();
  }

  /** Limits reconnects as well as open sockets. */
  #admits(household: Household): boolean {
    const { connectionsPerAddress } = this.#context.guards;
    const now = this.#context.now();
    household.arrivals ??= new Bucket(this.#context.work.limits.arrivals, now);
    return household.sockets < connectionsPerAddress && household.arrivals.take(now);
  }

  #queueFlush(connection: Connection): void {
    if (this.#toFlush.push(connection) === 1) setImmediate(() => this.#flush());
  }

  #flush(): void {
    const connections = this.#toFlush;
    this.#toFlush = [];
    for (const connection of connections) connection.flush();
  }

  #rejection({ url, headers }: IncomingMessage): string | undefined {
    if (this.#admission !== 'open') return '503 Service Unavailable';
    if (url !== this.#options.path) return '404 Not Found';
    if (!isOurOrigin(headers.origin, headers.host, this.#options.origins)) return '403 Forbidden';
    return this.#connections.size >= this.#context.guards.connections ? '503 Service Unavailable' : undefined;
  }

  /** Checks the next share of the connections: pinging thousands at once would delay moves. */
  #checkSome(share: number): void {
    const now = this.#context.now();
    for (let left = Math.ceil(share * this.#connections.size); left > 0; left--) {
      const { done, value } = this.#round.next();
      if (done) this.#round = this.#connections.values();
      else value.check(now);
    }
  }

  /** Disconnects all banned clients and returns how many. */
  dropBanned(): number {
    const banned = [...this.#connections].filter(({ address }) => this.#context.isBanned(address));
    for (const connection of banned) connection.ban();
    return banned.length;
  }

  /** Devices were moved or revoked: connections that used one are closed and reconnect. */
  renew(devices?: readonly string[]): void {
    for (const connection of this.#connections) background('renewing a connection', connection.renew(devices), this.#context.problem);
  }

  /** Sends in time slices: thousands of messages at once would delay moves. */
  async broadcast(notice: Notice): Promise<void> {
    const text = JSON.stringify(notice);
    const slice = new TimeSlice();
    for (const connection of [...this.#connections]) {
      connection.send(text);
      connection.flush();
      await slice.yieldIfBusy();
    }
  }

  /**
   * Sends all clients to other nodes and accepts none until `readmit`. In time slices: thousands at once would block
   * the loop.
   */
  async turnAway(): Promise<void> {
    if (this.#admission !== 'open') return;
    this.#admission = 'turning-away';
    const slice = new TimeSlice();
    for (const connection of [...this.#connections]) {
      connection.bye();
      await slice.yieldIfBusy();
      if (this.#admission !== 'turning-away') return;
    }
  }

  readmit(): void {
    if (this.#admission === 'turning-away') this.#admission = 'open';
  }

  /** Asks all clients to reconnect. Does not wait for silent ones. */
  async close(): Promise<void> {
    this.#admission = 'closing';
    clearInterval(this.#timer);
    const gone = new Promise<void>((resolve) => {
      this.#whenEmpty = resolve;
    });
    for (const connection of this.#connections) connection.bye();
    if (this.#connections.size > 0) await within(CLOSE_TIMEOUT_MS, gone);
    for (const connection of this.#connections) connection.end();
  }
}
