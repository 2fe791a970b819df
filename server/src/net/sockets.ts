import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS, type Notice } from '@bellwether/wire';
import { WebSocketServer } from 'ws';
import { background } from '../background.ts';
import { Breath } from '../breath.ts';
import { Bucket } from '../limits/bucket.ts';
import type { House } from '../limits/work.ts';
import { within } from '../time.ts';
import { Connection, type ConnectionContext } from './connection.ts';
import { isOurOrigin } from './origins.ts';

export interface SocketOptions {
  readonly path: string;
  readonly origins: readonly string[];
  addressOf(request: IncomingMessage): string;
}

/** Between two looks at some of the connections. */
const STEP_MS = 50;
const UPGRADE_COST_MS = 0.3;
/** For clients to answer our close when the server stops. */
const GOODBYE_MS = 400;

/** `close` always follows `error`; we handle it there. */
const noop = () => {};

/** `turning-away`: this server cannot serve anybody just now, others may. `closing`: it stops. */
type Door = 'open' | 'turning-away' | 'closing';

/** All sockets: lets them in, counts them, looks after them, says goodbye. */
export class Sockets {
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
    clientTracking: false,
    autoPong: false,
    allowSynchronousEvents: false,
    // A message of many frames, or a frame of many packets: each costs something and none is a message that is counted.
    maxFragments: 32,
    maxBufferedChunks: 512,
  });
  readonly #connections = new Set<Connection>();
  readonly #context: ConnectionContext;
  readonly #options: SocketOptions;
  readonly #timer: NodeJS.Timeout;
  /** Those with something to send at the end of this turn of the loop. */
  #speaking: Connection[] = [];
  #round: Iterator<Connection>;
  #door: Door = 'open';
  #whenEmpty = () => {};

  constructor(http: Server, context: Omit<ConnectionContext, 'queueFlush' | 'gone'>, options: SocketOptions) {
    this.#context = {
      ...context,
      queueFlush: (connection) => this.#queueFlush(connection),
      gone: (connection) => this.#forget(connection),
    };
    this.#options = options;
    http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#round = this.#connections.values();
    const every = Math.min(context.guards.pingEvery, context.guards.helloWithin);
    const step = Math.min(STEP_MS, every);
    this.#timer = setInterval(() => this.#lookAround(step / every), step);
    this.#timer.unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  /** Hundreds may knock in one turn of the loop: a few of them are answered in it. */
  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { work } = this.#context;
    const address = this.#options.addressOf(request);
    const house = work.house(address);
    house.work.pay(UPGRADE_COST_MS);
    socket.on('error', noop);
    work.turns.take({
      rank: () => (house.work.left() < 0 ? 1 : 0),
      run: () => this.#answer(request, socket, head, address, house),
    });
  }

  #answer(request: IncomingMessage, socket: Duplex, head: Buffer, address: string, house: House): void {
    const no = this.#whyNot(request) ?? (this.#letIn(house) ? undefined : '429 Too Many Requests');
    if (no === undefined) {
      this.#server.handleUpgrade(request, socket, head, (ws) =>
        this.#connections.add(new Connection(ws, socket, address, house, this.#context)),
      );
      return;
    }
    house.trouble.pay(UPGRADE_COST_MS);
    this.#context.note('closed', Number.parseInt(no, 10), address);
    // Nobody who is sent away stays until it pleases: thousands who then go at once would hold the loop.
    socket.end(`HTTP/1.1 ${no}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
  }

  #forget(connection: Connection): void {
    this.#connections.delete(connection);
    if (this.#connections.size === 0) this.#whenEmpty();
  }

  /** Who comes and goes all the time is let in no more often than who stays. */
  #letIn(house: House): boolean {
    const { connectionsPerAddress } = this.#context.guards;
    const now = this.#context.now();
    house.arrivals ??= new Bucket(this.#context.work.limits.arrivals, now);
    return house.connections < connectionsPerAddress && house.arrivals.take(now);
  }

  #queueFlush(connection: Connection): void {
    if (this.#speaking.push(connection) === 1) setImmediate(() => this.#flush());
  }

  #flush(): void {
    const speaking = this.#speaking;
    this.#speaking = [];
    for (const connection of speaking) connection.flush();
  }

  #whyNot({ url, headers }: IncomingMessage): string | undefined {
    if (this.#door !== 'open') return '503 Service Unavailable';
    if (url !== this.#options.path) return '404 Not Found';
    if (!isOurOrigin(headers.origin, headers.host, this.#options.origins)) return '403 Forbidden';
    return this.#connections.size >= this.#context.guards.connections ? '503 Service Unavailable' : undefined;
  }

  /** Looks after a share of the connections, where the last look ended: to ping thousands at once would hold up everybody's moves. */
  #lookAround(share: number): void {
    const now = this.#context.now();
    for (let left = Math.ceil(share * this.#connections.size); left > 0; left--) {
      const { done, value } = this.#round.next();
      if (done) this.#round = this.#connections.values();
      else value.check(now);
    }
  }

  /** Hangs up on everybody who is banned now; says on how many. */
  dropBanned(): number {
    const banned = [...this.#connections].filter(({ address }) => this.#context.isBanned(address));
    for (const connection of banned) connection.ban();
    return banned.length;
  }

  /** Devices changed hands: connections that showed one of them are closed and come back. */
  renew(devices?: readonly string[]): void {
    for (const connection of this.#connections) background('renewing a connection', connection.renew(devices), this.#context.problem);
  }

  /** Tells everybody, some at a time: to tell thousands at once would hold up everybody's moves. */
  async tell(notice: Notice): Promise<void> {
    const text = JSON.stringify(notice);
    const breath = new Breath();
    for (const connection of [...this.#connections]) {
      connection.send(text);
      connection.flush();
      await breath.pause();
    }
  }

  /** Sends everybody to other servers and lets nobody in until `welcome`. Some at a time: thousands at once would hold the loop. */
  async turnAway(): Promise<void> {
    if (this.#door !== 'open') return;
    this.#door = 'turning-away';
    const breath = new Breath();
    for (const connection of [...this.#connections]) {
      connection.bye();
      await breath.pause();
      if (this.#door !== 'turning-away') return;
    }
  }

  welcome(): void {
    if (this.#door === 'turning-away') this.#door = 'open';
  }

  /** Tells everybody to come back. Clients that do not answer are not waited for. */
  async close(): Promise<void> {
    this.#door = 'closing';
    clearInterval(this.#timer);
    const gone = new Promise<void>((resolve) => {
      this.#whenEmpty = resolve;
    });
    for (const connection of this.#connections) connection.bye();
    if (this.#connections.size > 0) await within(GOODBYE_MS, gone);
    for (const connection of this.#connections) connection.end();
  }
}
