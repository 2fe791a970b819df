/**
 * The operator's connection to the server: a socket file in the data folder, or a loopback port with a token where
 * there are no socket files.
 */
import { timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { newKey, systemRandom } from '../secrets.ts';
import type { OrderAnswer } from '../table/table-order.ts';
import type { Order } from './operator.ts';

/** Operating systems limit the length of a socket's path. */
const MAX_PATH_CHARS = 100;
const MAX_BYTES = 100_000;
const TIMEOUT_MS = 10_000;

interface AdminAddress {
  readonly socket: string;
  /** Port and token, readable only by the folder's owner. */
  readonly token: string;
  readonly usesFile: boolean;
}

function placeIn(folder: string, platform: NodeJS.Platform): AdminAddress {
  const socket = path.resolve(folder, 'admin.sock');
  const usesFile = platform !== 'win32' && Buffer.byteLength(socket) <= MAX_PATH_CHARS;
  return { socket, token: path.resolve(folder, 'admin.token'), usesFile };
}

/**
 * Accepts orders for a running server, which holds the folder's lock. One line of JSON in, one out. Returns a function
 * that closes it.
 */
export async function openAdminSocket(
  folder: string,
  obey: (order: Order) => Promise<OrderAnswer>,
  platform: NodeJS.Platform = process.platform,
): Promise<() => void> {
  const address = placeIn(folder, platform);
  const secret = newKey(systemRandom);
  const server = createServer((socket) => {
    serve(socket, address.usesFile ? undefined : secret, obey).catch(() => socket.destroy());
  });
  // Left by a server that was killed.
  for (const file of [address.socket, address.token]) rmSync(file, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    const listening = () => resolve();
    if (address.usesFile) server.listen(address.socket, listening);
    else server.listen(0, '127.0.0.1', listening);
  });
  if (address.usesFile) chmodSync(address.socket, 0o600);
  else writeFileSync(address.token, `${(server.address() as AddressInfo).port} ${secret}`, { mode: 0o600 });
  server.unref();
  return () => {
    server.close();
    for (const file of [address.socket, address.token]) rmSync(file, { force: true });
  };
}

async function serve(socket: Socket, secret: string | undefined, obey: (order: Order) => Promise<OrderAnswer>): Promise<void> {
  socket.on('error', () => {});
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
  const line = await lineOf(socket);
  if (line === undefined) return;
  socket.setTimeout(0);
  socket.end(`${JSON.stringify(await answer(line, secret, obey))}\n`);
}

async function answer(line: string, secret: string | undefined, obey: (order: Order) => Promise<OrderAnswer>): Promise<OrderAnswer> {
  try {
    const { token, ...order } = JSON.parse(line) as Order & { token?: string };
    if (secret !== undefined && !isSame(secret, token)) return { error: 'wrong token' };
    return await obey(order);
  } catch (error) {
    return { error: error instanceof Error ? error.message : 'failed' };
  }
}

function isSame(secret: string, token: string | undefined): boolean {
  return typeof token === 'string' && token.length === secret.length && timingSafeEqual(Buffer.from(token), Buffer.from(secret));
}

/** Sends an order to the server of this folder. Undefined if none runs. */
export async function askServer(
  folder: string,
  order: Order,
  platform: NodeJS.Platform = process.platform,
): Promise<OrderAnswer | undefined> {
  const address = placeIn(folder, platform);
  if (!existsSync(address.usesFile ? address.socket : address.token)) return undefined;
  const [port, token] = address.usesFile ? [] : readFileSync(address.token, 'utf8').split(' ');
  const socket = address.usesFile ? connect(address.socket) : connect(Number(port), '127.0.0.1');
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (!isOpen) return undefined;
  socket.on('error', () => {});
  socket.write(`${JSON.stringify({ ...order, ...(token !== undefined && { token }) })}\n`);
  const line = await lineOf(socket);
  return line === undefined ? { error: 'the server closed the connection' } : (JSON.parse(line) as OrderAnswer);
}

/** The first line, undefined if missing or far too long. */
function lineOf(socket: Socket): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += String(chunk);
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')));
      else if (text.length > MAX_BYTES) socket.destroy();
    });
    socket.once('close', () => resolve(undefined));
  });
}
