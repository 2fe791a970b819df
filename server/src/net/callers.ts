import type { Server } from 'node:http';
import type { Guards } from '../options.ts';
import { isProxy, type Proxies } from './proxies.ts';
import type { Work } from './work.ts';

/** Browsers without TLS open six connections for files beside the socket. */
const FOR_EACH_SOCKET = 8;

/** Counts connections by address, whether they ever say something or not. Those of our proxies are counted by nobody but the proxy. */
export function countCallers(
  http: Server,
  work: Work,
  { connectionsPerAddress }: Guards,
  proxies: Proxies,
  note: (what: 'closed', code: string, address: string) => void,
): void {
  http.on('connection', (socket) => {
    const { remoteAddress = 'unknown' } = socket;
    if (isProxy(proxies, remoteAddress, 0)) return;
    const house = work.house(remoteAddress);
    if (house.callers >= FOR_EACH_SOCKET * connectionsPerAddress) {
      note('closed', 'too-many-connections', remoteAddress);
      socket.destroy();
      return;
    }
    house.callers++;
    socket.once('close', () => house.callers--);
  });
}
