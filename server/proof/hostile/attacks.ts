import { connect, type Socket } from 'node:net';
import { PROTOCOL } from '@bellwether/wire';
import { WebSocket } from 'ws';
import { newId } from '../harness/client.ts';
import { type Known, PLAIN, type Prepared, WIDE } from './prepare.ts';

/** Where an attack goes, for how long, and what its author knows. */
export interface Target {
  readonly port: number;
  readonly seconds: number;
  readonly prepared: Prepared;
  /** A table where others play, and a key that has a seat there. */
  readonly seat: Known;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const HELLO = JSON.stringify({ t: 'hello', protocol: PROTOCOL });
const anyKey = () => `${newId()}${newId()}`.slice(0, 24);

/** Does something again and again, one after the other, until time is up. Failures are what the server is there for. */
async function until(end: number, every: number, act: () => unknown): Promise<void> {
  while (performance.now() < end) {
    try {
      await act();
    } catch {}
    await pause(every);
  }
}

async function together(count: number, act: (i: number) => Promise<unknown>): Promise<void> {
  await Promise.allSettled(Array.from({ length: count }, (_, i) => act(i)));
}

const endOf = ({ seconds }: Target) => performance.now() + 1_000 * seconds;

/** Sockets that say the same thing so often a second each; one that is closed comes back. */
async function repeat(target: Target, sockets: number, perSecond: number, message: () => object | string): Promise<void> {
  const end = endOf(target);
  await together(sockets, async () => {
    while (performance.now() < end) {
      const socket = await open(target);
      while (performance.now() < end && socket.readyState === WebSocket.OPEN) {
        const said = message();
        socket.send(typeof said === 'string' ? said : JSON.stringify(said));
        await pause(1_000 / perSecond);
      }
      socket.terminate();
      await pause(100);
    }
  });
}

function open({ port }: Target): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { perMessageDeflate: false });
  socket.on('error', () => {});
  return new Promise((resolve) => {
    socket.once('open', () => {
      socket.send(HELLO);
      resolve(socket);
    });
    socket.once('close', () => resolve(socket));
  });
}

/** Bytes as they are. */
async function raw({ port }: Target): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await new Promise<void>((resolve) => {
    socket.once('connect', () => resolve());
    socket.once('close', () => resolve());
  });
  return socket;
}

const UPGRADE =
  'GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';

/** A client's frame, masked with zeros. */
function frame(kind: number, text: string): Buffer {
  const body = Buffer.from(text);
  const head = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([0x80 | kind, ...head, 0, 0, 0, 0]), body]);
}

async function write(socket: Socket, bytes: Buffer | string): Promise<void> {
  if (socket.destroyed) throw new Error('closed');
  if (!socket.write(bytes)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), pause(200)]);
}

/** Raw sockets with an open WebSocket; `listens` or never reads. */
async function rawSockets(target: Target, sockets: number, listens: boolean, bytes: Buffer, every: number): Promise<void> {
  const end = endOf(target);
  await together(sockets, async () => {
    while (performance.now() < end) {
      const socket = await raw(target);
      socket.write(UPGRADE);
      await new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
      if (listens) socket.on('data', () => {});
      else socket.pause();
      socket.write(frame(1, HELLO));
      while (performance.now() < end && !socket.destroyed) {
        await write(socket, bytes).catch(() => {});
        await pause(every);
      }
      socket.destroy();
      await pause(100);
    }
  });
}

async function post({ port }: Target, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  return answer.json();
}

async function requests(target: Target, together_: number, path: string, body: () => object | undefined): Promise<void> {
  const end = endOf(target);
  await together(together_, () => until(end, 1, () => post(target, path, body())));
}

/** A record as long as one may be that is found wrong at its very end. */
const JUNK = `[Game "sheep-and-thief"] [Edition "2017"] [Players "2"]\n\n${'1. zz '.repeat(8_000)}`;

export const ATTACKS: Readonly<Record<string, (target: Target) => Promise<void>>> = {
  'moves listed': (target) => repeat(target, 10, 19, () => ({ t: 'watch', ...target.prepared.wide, legal: 2_000 })),
  'moves listed, HTTP': ({ ...target }) =>
    requests(target, 10, `/api/tables/${target.prepared.wide.table}/look`, () => ({
      key: target.prepared.wide.key,
      seat: target.prepared.wide.seat,
      legal: 2_000,
    })),
  'long past': (target) => repeat(target, 60, 19, () => ({ t: 'watch', table: target.prepared.long.table, from: 0 })),
  'long past, HTTP': (target) => requests(target, 10, `/api/tables/${target.prepared.long.table}/look`, () => ({ from: 0 })),
  'deaf sockets': (target) => {
    const watch = frame(1, JSON.stringify({ t: 'watch', table: target.prepared.long.table, from: 0 }));
    return rawSockets(target, 100, false, Buffer.concat(Array.from({ length: 5 }, () => watch)), 100);
  },
  pings: (target) => rawSockets(target, 4, true, Buffer.concat(Array.from({ length: 10_000 }, () => frame(9, ''))), 0),
  'pings of many': (target) => rawSockets(target, 150, true, Buffer.concat(Array.from({ length: 2_000 }, () => frame(9, ''))), 20),
  'words at the table': (target) =>
    repeat(target, 30, 19, () => ({
      t: 'do',
      id: newId(),
      rev: 0,
      table: target.seat.table,
      key: target.seat.key,
      action: { kind: 'say', seat: 4, phrase: 'hello' },
    })),
  'onlookers at the table': (target) => repeat(target, 120, 19, () => ({ t: 'watch', table: target.seat.table, from: 0, views: true })),
  'many keys': (target) =>
    repeat(target, 40, 19, () => ({ t: 'watch', table: target.prepared.long.table, key: anyKey(), from: 0, recap: true })),
  'unknown tables': (target) =>
    repeat(target, 100, 19, () => ({
      t: 'watch',
      table: newId()
        .toLowerCase()
        .replace(/[^0-9a-z]/g, '0')
        .padEnd(16, '0')
        .slice(0, 16),
    })),
  nonsense: (target) => repeat(target, 100, 50, () => '{"t":"watch","table":"../.."}'),
  'large messages': (target) => repeat(target, 30, 19, () => `{"t":"watch","table":"${'x'.repeat(16_000)}"}`),
  'huge messages': (target) => repeat(target, 30, 19, () => 'x'.repeat(1_000_000)),
  'come and go': (target) => {
    const end = endOf(target);
    return together(50, () =>
      until(end, 0, async () => {
        const socket = await open(target);
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ t: 'watch', table: target.prepared.long.table, from: 0 }));
        await pause(5);
        socket.terminate();
      }),
    );
  },
  'slow requests': async (target) => {
    const end = endOf(target);
    await together(600, async (i) => {
      const socket = await raw(target);
      const head = 'POST /api/tables HTTP/1.1\r\nHost: x\r\n';
      socket.write(i % 2 ? head : `${head}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`);
      await until(end, 500, () => write(socket, i % 2 ? 'X-A: b\r\n' : ' '));
      socket.destroy();
    });
  },
  'requests in a row': (target) => rawRequests(target, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(500)),
  records: (target) => requests(target, 8, '/api/tables', () => ({ key: anyKey(), record: JUNK })),
  'set-ups': (target) => requests(target, 8, '/api/tables', () => ({ key: anyKey(), ...WIDE })),
  'tables of bots': (target) => {
    const end = endOf(target);
    return together(8, () =>
      until(end, 5, async () => {
        const key = anyKey();
        const made = (await post(target, '/api/tables', { key, ...PLAIN, settings: { botLevel: 'wolf' } })) as { table: string };
        await post(target, `/api/tables/${made.table}/commands`, { id: newId(), rev: 0, key, action: { kind: 'start' } });
      }),
    );
  },
};

async function rawRequests(target: Target, bytes: string): Promise<void> {
  const end = endOf(target);
  await together(10, async () => {
    while (performance.now() < end) {
      const socket = await raw(target);
      socket.on('data', () => {});
      while (performance.now() < end && !socket.destroyed) {
        await write(socket, bytes).catch(() => {});
        await pause(20);
      }
      socket.destroy();
      await pause(50);
    }
  });
}
