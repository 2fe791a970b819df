import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Guards } from '../options.ts';
import { isProxy, type Proxies } from './proxies.ts';
import type { Work } from './work.ts';

/** Browsers without TLS open six connections for files beside the socket. */
const FOR_EACH_SOCKET = 8;
/** Milliseconds. */
const A_CALL = 0.02;
const A_FLOOD = 5;
/** Requests in one packet: browsers and proxies wait for an answer before they ask again. */
const MOST_AT_ONCE = 8;

/**
 * Counts connections by address, whether they ever say something or not, and takes none from where they come to no good. Those of our
 * proxies are counted by nobody but the proxy.
 */
export function countCallers(
  http: Server,
  work: Work,
  { connectionsPerAddress }: Guards,
  proxies: Proxies,
  note: (what: 'closed', code: string, address: string) => void,
): void {
  const looks = new WeakMap<Duplex, (packet: Buffer) => void>();
  http.on('connection', (socket) => {
    const { remoteAddress = 'unknown' } = socket;
    if (isProxy(proxies, remoteAddress, 0)) return;
    const house = work.house(remoteAddress);
    if (house.callers >= FOR_EACH_SOCKET * connectionsPerAddress || house.trouble.left() < 0) {
      note('closed', 'too-many-connections', remoteAddress);
      socket.destroy();
      return;
    }
    house.trouble.pay(A_CALL);
    house.callers++;
    socket.on('close', house.hangUp);
    const look = (packet: Buffer) => {
      if (isFlood(packet)) {
        packet.fill(0);
        house.trouble.pay(A_FLOOD);
      }
    };
    looks.set(socket, look);
    socket.prependListener('data', look);
  });
  // From here on it is no longer HTTP.
  http.prependListener('upgrade', (_request, socket) => {
    const look = looks.get(socket);
    if (look !== undefined) socket.off('data', look);
    looks.delete(socket);
  });
}

/**
 * A packet may hold thousands of requests, and Node hands on all of them in one go, whatever becomes of the first. Such a packet is
 * spoilt before it is read: what comes out is one broken request.
 */
function isFlood(packet: Buffer): boolean {
  let from = 0;
  for (let found = 0; found <= MOST_AT_ONCE; found++) {
    from = packet.indexOf(' HTTP/1.', from) + 1;
    if (from === 0) return false;
  }
  return true;
}
