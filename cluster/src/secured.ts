import { createHash } from 'node:crypto';
import { connect, createServer, type Server, type TLSSocket } from 'node:tls';

/**
 * Links between nodes are encrypted, and both ends prove that they know the secret kept in the database (TLS with a pre-shared key). No
 * certificates: anyone who can read the database can be a node.
 */
const IDENTITY = 'bellwether-node';
const COMMON = { ciphers: 'ECDHE-PSK-CHACHA20-POLY1305:DHE-PSK-AES128-GCM-SHA256', minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const;
const CONNECT_WITHIN_MS = 1_000;

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function listenSecured(secret: string, taken: (socket: TLSSocket) => void): Server {
  const psk = keyOf(secret);
  const server = createServer({ ...COMMON, pskCallback: (_socket, identity) => (identity === IDENTITY ? psk : null) }, taken);
  server.on('tlsClientError', () => {});
  server.on('secureConnection', (socket) => socket.setNoDelay(true));
  return server;
}

/** Undefined if no one who knows the secret answers there. */
export function connectSecured(address: string, secret: string): Promise<TLSSocket | undefined> {
  const psk = keyOf(secret);
  const at = address.lastIndexOf(':');
  return new Promise((resolve) => {
    const socket = connect({
      ...COMMON,
      host: address.slice(0, at),
      port: Number(address.slice(at + 1)),
      pskCallback: () => ({ psk, identity: IDENTITY }),
      // The pre-shared key has already authenticated the peer.
      checkServerIdentity: () => undefined,
    });
    const fail = () => {
      socket.destroy();
      resolve(undefined);
    };
    const timer = setTimeout(fail, CONNECT_WITHIN_MS);
    socket.once('error', fail);
    socket.once('secureConnect', () => {
      clearTimeout(timer);
      socket.off('error', fail);
      socket.setNoDelay(true);
      resolve(socket);
    });
  });
}
