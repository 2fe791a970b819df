import { connect, type Socket } from 'node:net';
import { PROTOCOL } from '@bellwether/wire';
import { WebSocket } from 'ws';
import { newId } from '../harness/client.ts';
import type { Known, Prepared } from './prepare.ts';

/** Building blocks of attacks: sockets and requests, well-behaved and malformed. */

/** The target and duration of an attack, and what the attacker knows. */
export interface Target {
  readonly port: number;
  readonly seconds: number;
  readonly prepared: Prepared;
  /** A table where others play, and a key with a seat there. */
  readonly seat: Known;
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
export const HELLO = JSON.stringify({ t: 'hello', protocol: PROTOCOL });
export const upTo = (most: number) => Math.floor(Math.random() * most);
export const any = <X>(list: readonly X[]) => list[upTo(list.length)] as X;
export const anyKey = () => `${newId()}${newId()}`.slice(0, 24);

/** Repeats an action, one after another, until time is up. The server may refuse it. */
export async function until(end: number, every: number, act: () => unknown): Promise<void> {
  while (performance.now() < end) {
    try {
      await act();
    } catch {}
    await pause(every);
  }
}

export async function together(count: number, act: (i: number) => Promise<unknown>): Promise<void> {
  await Promise.allSettled(Array.from({ length: count }, (_, i) => act(i)));
}

export const endOf = ({ seconds }: Target) => performance.now() + 1_000 * seconds;

/** Sockets that each send the same message this many times a second. Closed ones reconnect. */
export async function repeat(target: Target, sockets: number, perSecond: number, message: () => object | string): Promise<void> {
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

export function open({ port }: Target): Promise<WebSocket> {
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

/** Sends raw bytes. */
export async function raw({ port }: Target): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await new Promise<void>((resolve) => {
    socket.once('connect', () => resolve());
    socket.once('close', () => resolve());
  });
  return socket;
}

export const UPGRADE =
  'GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';

/** A client's frame, masked with zeros; `isLast` of its message. */
export function frame(kind: number, text: string, isLast = true): Buffer {
  const body = Buffer.from(text);
  const head = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | kind, ...head, 0, 0, 0, 0]), body]);
}

export async function write(socket: Socket, bytes: Buffer | string): Promise<void> {
  if (socket.destroyed) throw new Error('closed');
  if (!socket.write(bytes)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), pause(200)]);
}

/** Raw sockets with an open WebSocket. Without `listens`, they never read. */
export async function rawSockets(target: Target, sockets: number, listens: boolean, bytes: Buffer, every: number): Promise<void> {
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

const HERE = '127.0.0.1';

export async function get({ port }: Target, path: string): Promise<void> {
  const answer = await fetch(`http://${HERE}:${port}${path}`, { signal: AbortSignal.timeout(10_000) });
  await answer.text();
}

export async function post({ port }: Target, path: string, body?: object | string, host = HERE): Promise<unknown> {
  const answer = await fetch(`http://${host}:${port}${path}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: typeof body === 'string' ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  return answer.json();
}

/** This many clients that repeat the same request. `host`: the name they use for the server. */
export async function requests(
  target: Target,
  count: number,
  path: string,
  body: () => object | string | undefined,
  host?: string,
): Promise<void> {
  const end = endOf(target);
  await together(count, () => until(end, 1, () => post(target, path, body(), host)));
}

export async function rawRequests(target: Target, bytes: string): Promise<void> {
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

/** Requests over this many connections whose bodies arrive in pieces and never end. */
export async function bodies(target: Target, connections: number, head: string, piece: string, every: number): Promise<void> {
  const end = endOf(target);
  await together(connections, async () => {
    while (performance.now() < end) {
      const socket = await raw(target);
      socket.setNoDelay(true).on('data', () => {});
      await write(socket, `POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${head}\r\n\r\n`).catch(() => {});
      while (performance.now() < end && !socket.destroyed && !socket.readableEnded) {
        await write(socket, piece).catch(() => {});
        await pause(every);
      }
      socket.destroy();
      await pause(50);
    }
  });
}
