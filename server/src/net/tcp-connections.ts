import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isProxy, type Proxies } from '../limits/proxies.ts';
import type { Household, WorkBudgets } from '../limits/work-budgets.ts';
import type { Guards } from '../options.ts';

/** Browsers without TLS open six connections for files next to the socket. */
const CONNECTIONS_PER_SOCKET = 8;
const CONNECTION_COST_MS = 0.02;
const FLOOD_COST_MS = 5;
/** Pipelined requests in one packet: browsers and proxies wait for each answer. */
const MAX_PIPELINED = 8;
/** Time for a client to read an answer sent before its request ended. */
const LINGER_MS = 1_000;

/**
 * Counts TCP connections by address, including silent ones. An address with an overdrawn `trouble` budget gets no new
 * connections, and its HTTP connections end with their next packet. A trusted proxy counts its own connections. Every
 * packet passes here before the HTTP parser.
 */
export class TcpConnections {
  readonly #inspectors = new WeakMap<Duplex, (packet: Buffer) => void>();
  readonly #abandoned = new WeakSet<Duplex>();
  /** The packet being parsed, in place. */
  #packet: Buffer | undefined;

  constructor(
    http: Server,
    work: WorkBudgets,
    { connectionsPerAddress }: Guards,
    proxies: Proxies,
    countCode: (what: 'closed', code: string, address: string) => void,
  ) {
    http.on('connection', (socket) => {
      const { remoteAddress = 'unknown' } = socket;
      if (isProxy(proxies, remoteAddress, 0)) {
        this.#watch(socket);
        return;
      }
      const household = work.household(remoteAddress);
      if (household.connections >= CONNECTIONS_PER_SOCKET * connectionsPerAddress || household.trouble.left() < 0) {
        countCode('closed', 'too-many-connections', remoteAddress);
        socket.destroy();
        return;
      }
      household.trouble.pay(CONNECTION_COST_MS);
      household.connections++;
      socket.on('close', household.onConnectionClose);
      this.#watch(socket, household);
    });
    // From here on it is not HTTP.
    http.prependListener('upgrade', (_request, socket) => {
      const inspect = this.#inspectors.get(socket);
      if (inspect !== undefined) socket.off('data', inspect);
      this.#inspectors.delete(socket);
    });
  }

  #watch(socket: Duplex, household?: Household): void {
    const inspect = (packet: Buffer) => {
      this.#packet = packet;
      if (household !== undefined && household.trouble.left() < 0) {
        packet.fill(0);
        socket.destroy();
      } else if (this.#abandoned.has(socket)) packet.fill(0);
      else if (household !== undefined && isFlood(packet)) {
        packet.fill(0);
        household.trouble.pay(FLOOD_COST_MS);
      }
    };
    this.#inspectors.set(socket, inspect);
    socket.prependListener('data', inspect);
  }

  /**
   * Ends a connection from inside the parser. Zeroing the packet stops the parser, which would otherwise read up to
   * 11,000 body chunks from 64 KB.
   */
  abort(socket: Duplex): void {
    this.#packet?.fill(0);
    socket.destroy();
  }

  /** Ends a connection that was answered before its request ended. The remaining bytes are not parsed. */
  abandon(socket: Duplex): void {
    this.#abandoned.add(socket);
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  }
}

/**
 * A packet can pipeline thousands of requests, and Node emits them all at once. Such a packet is zeroed before parsing,
 * so one bad request comes out.
 */
function isFlood(packet: Buffer): boolean {
  let from = 0;
  for (let found = 0; found <= MAX_PIPELINED; found++) {
    from = packet.indexOf(' HTTP/1.', from) + 1;
    if (from === 0) return false;
  }
  return true;
}
