import { globSync } from 'node:fs';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { CODE_LETTERS } from '@bellwether/wire';
import { newId } from '../harness/client.ts';
import { PLAIN } from './prepare.ts';
import { anyKey, endOf, pause, post, raw, rawRequests, requests, type Target, together, until, write } from './ways.ts';

const times = (count: number, text: string) => text.repeat(count);
/** The app that the server serves; a page without most of its files would prove nothing. */
const BUILT = path.join(import.meta.dirname, '../../../web/dist');
const FEWEST = 50;
const HEAD = 'Host: x\r\n';

/** What is dear about requests, and people who only open the page. */
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
  'codes guessed': (target) => requests(target, 50, '/api/codes', () => ({ code: Array.from({ length: 6 }, letter).join('') })),
  'all the ways to a table': (target) => requests(target, 20, `/api/tables/${target.prepared.long.table}/doors`, () => undefined),
  'open tables': async (target) => {
    for (let i = 0; i < 40; i++) await post(target, '/api/tables', { key: anyKey(), ...PLAIN, seat: 1, name: 'Open', access: 'open' });
    await requests(target, 30, '/api/open', () => ({}));
  },
  'play now, always somebody else': (target) =>
    requests(target, 30, '/api/play', () => ({ key: anyKey(), ...PLAIN, pace: 'quick', name: 'Hurry', mark: newId() })),
  'play now, another set-up each time': (target) =>
    requests(target, 30, '/api/play', () => ({
      key: anyKey(),
      ...PLAIN,
      config: [...PLAIN.config, ['Sheep', sheep()]],
      pace: 'calm',
      name: 'Odd',
    })),
  'matches without end': (target) => requests(target, 30, '/api/matches', () => newMatch(anyKey())),
  'a match looked at, joined and left': async (target) => {
    const key = anyKey();
    const { match } = (await post(target, '/api/matches', newMatch(key))) as { match: string };
    await together(3, (i) =>
      requests(target, 20, `/api/matches/${match}/${['look', 'join', 'leave'][i]}`, () => ({
        key: i === 0 ? key : anyKey(),
        ...(i === 1 && { room: 1 + upTo(2), seat: 1 + upTo(4), name: 'Clover', mark: newId() }),
      })),
    );
  },
  'deals begun again and again': async (target) => {
    const key = anyKey();
    const { match } = (await post(target, '/api/matches', newMatch(key))) as { match: string };
    await requests(target, 30, `/api/matches/${match}/deal`, () => ({ key }));
  },
  'health and figures': async (target) => {
    const end = endOf(target);
    const agent = new Agent({ keepAlive: true, maxSockets: 50 });
    await together(50, (i) => until(end, 0, () => fetched(target, ['/healthz', '/readyz', '/metrics', '/api'][i % 4] as string, agent)));
    agent.destroy();
  },
  'all my tables': (target) => myTables(target),
  'guessed recovery codes': (target) =>
    requests(target, 50, '/api/recover', () => JSON.stringify({ key: anyKey(), code: String(Math.random()).slice(2).padEnd(24, '7') })),
  'guessed join secrets': (target) => requests(target, 50, '/api/join', () => JSON.stringify({ key: anyKey(), secret: anyKey() })),
  'persons without end': (target) => requests(target, 50, '/api/me', () => JSON.stringify({ key: anyKey() })),
  'names and faces without end': (target) =>
    requests(target, 50, '/api/me/profile', () => JSON.stringify({ key: anyKey(), name: 'Nobody', face: 'wolf' })),
  'codes and links without end': async (target) => {
    const key = anyKey();
    await together(2, (i) => requests(target, 25, i ? '/api/me/join' : '/api/me/recovery', () => JSON.stringify({ key })));
  },
  'passkeys that are none': async (target) => {
    const response = {
      id: 'x'.repeat(1_000),
      rawId: 'x',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    };
    await together(2, (i) =>
      requests(target, 25, i ? '/api/passkey/use' : '/api/me/passkey/keep', () => JSON.stringify({ key: anyKey(), response })),
    );
  },
  'people asked for': (target) => requests(target, 50, `/api/tables/${target.prepared.long.table}/people`, () => '{}'),
  'reports and mutes': async (target) => {
    const { table } = target.prepared.long;
    await together(2, (i) =>
      requests(target, 25, `/api/tables/${table}/${i ? 'report' : 'regard'}`, () =>
        JSON.stringify({ key: anyKey(), seat: 1, ...(i ? { why: 'slow' } : { as: 'muted' }) }),
      ),
    );
  },
};

const newMatch = (key: string) => ({ key, ...PLAIN, form: 'fours', deals: 16 });
const upTo = (most: number) => Math.floor(Math.random() * most);
const letter = () => CODE_LETTERS[upTo(CODE_LETTERS.length)] ?? 'A';
const sheep = () => Array.from({ length: 4 }, () => 1 + upTo(9)).join(' ');

/** The status of a file, once all of it is here. */
function fetched({ port }: Target, file: string, agent: Agent): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    const asked = get({ host: '127.0.0.1', port, path: file, agent, headers: { 'accept-encoding': 'identity' } }, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0 }));
      answer.on('error', reject);
    });
    asked.on('error', reject);
  });
}

/** So many people open the page at once, and their browsers fetch all of it, over so many connections each. Not one file may fail. */
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

/** One person with very many tables who wants to see and take along all of them. */
async function myTables(target: Target): Promise<void> {
  const key = anyKey();
  const end = endOf(target);
  for (let i = 0; i < 150; i++)
    await post(target, '/api/tables', { key, ...PLAIN, seat: 1, name: `Many ${newId().replace(/[^a-z]/gi, '')}` });
  await together(20, (i) => until(end, 1, () => post(target, i % 2 ? '/api/me/tables' : '/api/me/export', { key })));
}
