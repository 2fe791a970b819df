import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PROTOCOL } from '@bellwether/wire';
import { expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { UPGRADE } from '../proof/hostile/ways.ts';
import { WorkBudgets } from '../src/limits/work-budgets.ts';
import { TcpConnections } from '../src/net/tcp-connections.ts';
import { DEFAULT_GUARDS } from '../src/options.ts';
import { atEnd, run } from './help.ts';

/** For busy machines. */
const PATIENCE = { timeout: 30_000 };

const { handleUpgrade: original } = WebSocketServer.prototype;

/** A connection, and whether it is still open. */
async function call(port: number): Promise<{ socket: Socket; heard: () => string; isOpen: () => boolean }> {
  const socket = connect(port, '127.0.0.1');
  atEnd(() => socket.destroy());
  let heard = '';
  socket.on('error', () => {}).on('data', (chunk) => (heard += String(chunk)));
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, heard: () => heard, isOpen: () => !socket.closed && !socket.readableEnded };
}

it('connections that say nothing are counted by address, and one that goes makes room', async () => {
  const { server } = await run({ guards: { connectionsPerAddress: 1 } });
  const calls = await Promise.all(Array.from({ length: 12 }, () => call(server.port)));
  await expect.poll(() => calls.filter(({ isOpen }) => isOpen()).length, PATIENCE).toBe(8);
  calls.find(({ isOpen }) => isOpen())?.socket.destroy();
  await expect
    .poll(async () => {
      const one = await call(server.port);
      await new Promise((resolve) => setTimeout(resolve, 50));
      return one.isOpen();
    }, PATIENCE)
    .toBe(true);
});

it('a packet of very many requests is one broken request; a few are answered', async () => {
  const { server, log } = await run();
  const few = await call(server.port);
  few.socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5));
  await expect.poll(() => few.heard().split('200 OK').length - 1, PATIENCE).toBe(5);
  const flood = await call(server.port);
  flood.socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2_000));
  await expect.poll(flood.isOpen, PATIENCE).toBe(false);
  expect(flood.heard()).toMatch(/^HTTP\/1.1 400 Bad Request/);
  expect(flood.heard()).not.toContain('200 OK');
  expect(log.filter((line) => line.includes('/healthz')).length).toBeLessThan(10);
});

it('an address whose connections come to no good gets no new ones for a while; its sockets stay', async () => {
  const { api, server, log } = await run();
  const socket = new WebSocket(api.socket);
  atEnd(() => socket.terminate());
  await new Promise((resolve) => socket.once('open', resolve));
  const floods = await Promise.all(Array.from({ length: 150 }, () => call(server.port)));
  for (const flood of floods) flood.socket.write('GET / HTTP/1.1\r\n'.repeat(50));
  await expect.poll(() => floods.some(({ isOpen }) => isOpen()), PATIENCE).toBe(false);
  await call(server.port);
  await expect.poll(() => log.some((line) => line.includes('too-many-connections')), PATIENCE).toBe(true);
  const welcome = new Promise((resolve) => socket.once('message', (data) => resolve(String(data))));
  socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL }));
  expect(await welcome).toContain('"t":"welcome"');
  expect(socket.readyState).toBe(WebSocket.OPEN);
});

/** A bare HTTP server that only counts its connections. */
async function bare(serve: (request: IncomingMessage, response: ServerResponse, callers: TcpConnections) => void) {
  const http = createServer();
  atEnd(() => http.close());
  const work = new WorkBudgets(DEFAULT_GUARDS);
  const callers = new TcpConnections(http, work, DEFAULT_GUARDS, 0, () => {});
  http.on('request', (request, response) => serve(request, response, callers));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return { ...(await call((http.address() as AddressInfo).port)), trouble: work.household('127.0.0.1').trouble };
}

it('of a packet that is cut while it is parsed, the parser reads no more', async () => {
  let pieces = 0;
  const { socket, isOpen } = await bare((request, _response, callers) => {
    request.on('error', () => {}).push = () => {
      if (++pieces === 5) callers.abort(request.socket);
      return true;
    };
  });
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\n \r\n'.repeat(1_000)}`);
  await expect.poll(isOpen, PATIENCE).toBe(false);
  expect(pieces).toBe(5);
});

it('an address in trouble is not read over the connections that it has', async () => {
  const { socket, heard, isOpen, trouble } = await bare((_request, response) => response.end('here'));
  const ask = () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  ask();
  await expect.poll(heard, PATIENCE).toContain('here');
  trouble.pay(1_000);
  ask();
  await expect.poll(isOpen, PATIENCE).toBe(false);
  expect(heard().split('200 OK')).toHaveLength(2);
});

it.each([
  ['of very many frames', Buffer.concat(Array.from({ length: 100 }, (_, i) => Buffer.from([i === 0 ? 1 : 0, 0x80, 0, 0, 0, 0])))],
  ['of another kind of frame', Buffer.from([0x83, 0x80, 0, 0, 0, 0])],
])('a message %s ends its socket', async (_what, frames) => {
  const { server } = await run();
  const { socket, isOpen, heard } = await call(server.port);
  socket.write(
    'GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  await expect.poll(heard, PATIENCE).toContain('101');
  socket.write(frames);
  await expect.poll(isOpen, PATIENCE).toBe(false);
});

it('of hundreds who want a socket in one turn of the loop a few are answered in it, and all of them in the end', async () => {
  const { server } = await run();
  const calls = await Promise.all(Array.from({ length: 150 }, () => call(server.port)));
  let [inThisTurn, most] = [0, 0];
  const letIn = vi.spyOn(WebSocketServer.prototype, 'handleUpgrade');
  letIn.mockImplementation(function count(this: WebSocketServer, ...args) {
    if (++inThisTurn === 1) setImmediate(() => (inThisTurn = 0));
    most = Math.max(most, inThisTurn);
    return original.apply(this, args);
  });
  for (const { socket } of calls) socket.write(UPGRADE);
  await expect.poll(() => calls.filter(({ heard }) => heard().startsWith('HTTP/1.1 101')).length, PATIENCE).toBe(150);
  expect(most).toBeLessThanOrEqual(20);
});
