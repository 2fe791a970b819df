import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isProxy, type Proxies } from '../limits/proxies.ts';
import type { Household, WorkBudgets } from '../limits/work-budgets.ts';
import type { Guards } from '../options.ts';

/** Browsers without TLS open six connections for files beside the socket. */
const CONNECTIONS_PER_SOCKET = 8;
/** Milliseconds. */
const CONNECTION_COST_MS = 0.02;
const FLOOD_COST_MS = 5;
/** Requests in one packet: browsers and proxies wait for an answer before they ask again. */
const MAX_PIPELINED = 8;
/** Time for a client to read an answer that came before the end of its request. */
const LINGER_MS = 1_000;

/**
 * Counts connections by address, whether they ever say something or not. While the trouble budget of an address is empty, it gets no new connections, and those
 * that still speak HTTP end with the next packet. Connections of our proxies are counted by the proxy. Every packet is seen here before the HTTP parser reads it.
 */
export class TcpConnections {
  readonly #inspectors = new WeakMap<Duplex, (packet: Buffer) => void>();
  readonly #abandoned = new WeakSet<Duplex>();
  /** The packet in the parser: it is read in one go, in place. */
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
    // From here on it is no longer HTTP.
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

  /** Ends a connection from within the parser, which would otherwise go on to the end of the packet: 64 KB hold 11,000 chunks of a body. */
  abort(socket: Duplex): void {
    this.#packet?.fill(0);
    socket.destroy();
  }

  /** Ends a connection after an answer that came before the end of its request. What still comes is not parsed. */
  abandon(socket: Duplex): void {
    this.#abandoned.add(socket);
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  }
}

/**
 * A packet may hold thousands of requests, and Node hands on all of them in one go, whatever becomes of the first. Such a packet is
 * spoilt before it is read: what comes out is one broken request.
 */
function isFlood(packet: Buffer): boolean {
  let from = 0;
  for (let found = 0; found <= MAX_PIPELINED; found++) {
    from = packet.indexOf(' HTTP/1.', from) + 1;
    if (from === 0) return false;
  }
  return true;
}
