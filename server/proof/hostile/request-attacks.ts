import { globSync } from 'node:fs';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { anyKey, bodies, endOf, pause, raw, rawRequests, requests, type Target, together, until, write } from './ways.ts';

const times = (count: number, text: string) => text.repeat(count);
/** The built app: a page without most of its files would prove nothing. */
const BUILT = path.join(import.meta.dirname, '../../../web/dist');
const FEWEST = 50;
const HEAD = 'Host: x\r\n';
const CHUNKED = 'Transfer-Encoding: chunked';
const LONG_BODY = 'Content-Length: 60000';
const BYTE = '1\r\n \r\n';

/** Expensive requests, and people who only open the page. */
export const REQUEST_ATTACKS: Readonly<Record<string, (target: Target) => Promise<void>>> = {
  'a school opens the app': (target) => openApp(target, 40, 6),
  'a school opens the app, all files at once': (target) => openApp(target, 12, 130),
  'idle connections': async (target) => {
    const end = endOf(target);
    await together(4_000, async () => {
      const socket = await raw(target);
      while (performance.now() < end && !socket.destroyed) await pause(200);
      socket.destroy();
    });
  },
  'connections that come and go': async (target) => {
    const end = endOf(target);
    await together(100, () => until(end, 0, async () => (await raw(target)).destroy()));
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
  'bodies in chunks of a byte': (target) => bodies(target, 100, CHUNKED, times(200, BYTE), 20),
  'bodies in chunks of a byte, few connections': (target) => bodies(target, 4, CHUNKED, times(1_000, BYTE), 20),
  'bodies in chunks of a byte, large packets': (target) => bodies(target, 1_500, CHUNKED, times(10_000, BYTE), 1_000),
  'bodies in chunks of a byte, slowly': (target) => bodies(target, 200, CHUNKED, BYTE, 10),
  'bodies in chunks, the same bytes in large ones': (target) => bodies(target, 100, CHUNKED, `4b0\r\n${' '.repeat(0x4b0)}\r\n`, 20),
  'bodies in chunks with extensions': (target) => bodies(target, 100, CHUNKED, `1;${'x'.repeat(2_000)}\r\n \r\n`, 20),
  'slow bodies': (target) => bodies(target, 400, LONG_BODY, ' ', 20),
  'very slow bodies': (target) => bodies(target, 1_500, LONG_BODY, ' ', 1_000),
  'bodies that lack their end': (target) => bodies(target, 1_500, LONG_BODY, ' '.repeat(59_000), 20_000),
  'refused bodies that go on': (target) => bodies(target, 100, `Origin: http://elsewhere.example\r\n${CHUNKED}`, times(10_000, BYTE), 20),
  'requests in a row': (target) => rawRequests(target, times(500, `GET / HTTP/1.1\r\n${HEAD}\r\n`)),
  'questions in a row': (target) => rawRequests(target, times(200, `POST /api/keys HTTP/1.1\r\n${HEAD}Content-Length: 0\r\n\r\n`)),
  'long heads': (target) => rawRequests(target, `GET /api HTTP/1.1\r\n${HEAD}${times(150, `X-A: ${'a'.repeat(90)}\r\n`)}\r\n`),
  'too long heads': (target) => rawRequests(target, `GET /api HTTP/1.1\r\n${HEAD}X-A: ${'a'.repeat(60_000)}\r\n\r\n`),
  'bytes that are no request': (target) => rawRequests(target, times(500, '\u0016\u0003\u0001 nonsense\r\n')),
  'wrong upgrades': (target) =>
    rawRequests(target, `GET /elsewhere HTTP/1.1\r\n${HEAD}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n`),
  'deep bodies': (target) =>
    requests(target, 20, '/api/tables', () => `{"key":"${anyKey()}","config":${'['.repeat(30_000)}${']'.repeat(30_000)}}`),
  keys: (target) => requests(target, 50, '/api/keys', () => undefined),
  invites: (target) => requests(target, 20, `/api/tables/${target.prepared.long.table}/invite`, () => undefined),
  'health and figures': async (target) => {
    const end = endOf(target);
    const agent = new Agent({ keepAlive: true, maxSockets: 50 });
    await together(50, (i) =>
      until(end, 0, () => fetched(target, ['/healthz', '/readyz', '/metrics', '/api', '/api/address'][i % 5] as string, agent)),
    );
    agent.destroy();
  },
};

/** The status of a file, once it has arrived completely. */
function fetched({ port }: Target, file: string, agent: Agent): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    const asked = get({ host: '127.0.0.1', port, path: file, agent, headers: { 'accept-encoding': 'identity' } }, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0 }));
      answer.on('error', reject);
    });
    asked.on('error', reject);
  });
}

/** This many people open the page at once, each fetching all files over this many connections. Every file must arrive. */
async function openApp(target: Target, people: number, connections: number): Promise<void> {
  const agent = () => new Agent({ keepAlive: true, maxSockets: connections });
  const files = ['/', ...globSync('**/*.{js,css,svg}', { cwd: BUILT }).map((file) => `/${file}`)];
  if (files.length < FEWEST) throw new Error('the app is not built: npm start builds it');
  const begin = Date.now();
  const failed: string[] = [];
  let served = 0;
  await together(people, async () => {
    const mine = agent();
    await Promise.all(
      files.map(async (file) => {
        const answer = await fetched(target, file, mine).catch((error: Error) => ({ status: error.message }));
        served++;
        if (answer.status !== 200) failed.push(`${file} ${answer.status}`);
      }),
    );
    mine.destroy();
  });
  const took = Date.now() - begin;
  if (failed.length > 0) throw new Error(`${failed.length} of ${served} files failed: ${failed.slice(0, 3).join(', ')}`);
  console.log(`          ${served} files for ${people} people in ${took} ms`);
  await pause(Math.max(0, 1_000 * target.seconds - took));
}
