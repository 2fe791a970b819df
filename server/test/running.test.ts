import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { FastRandom } from '@bellwether/kernel';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Api } from '../proof/harness/api.ts';
import { Client } from '../proof/harness/client.ts';
import { backup } from '../src/ops/backup.ts';
import { databaseFile } from '../src/ops/folder.ts';
import { restore } from '../src/ops/restore.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import { VERSION } from '../src/version.ts';
import { atEnd, playOut, run, scratchFolder, seated, WOLF } from './help.ts';

const random = new FastRandom(66);
const any = (legal: readonly string[]) => legal[random.below(legal.length)] as string;
const MAIN = path.join(import.meta.dirname, '../src/main.ts');

interface Ran {
  readonly port: Promise<number>;
  readonly ended: Promise<{ code: number | null; output: string }>;
  kill(signal: NodeJS.Signals): void;
}

function start(args: readonly string[], env: Record<string, string> = {}): Ran {
  const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => child.on('close', (code) => resolve({ code, output })));
  const port = new Promise<number>((resolve, reject) => {
    child.on('message', (message) => resolve((message as { port: number }).port));
    ended.then(({ output: said }) => reject(new Error(said)), reject);
  });
  port.catch(() => {});
  atEnd(() => child.exitCode === null && child.kill('SIGKILL'));
  return { port, ended, kill: (signal) => child.kill(signal) };
}

it('a running server is killed and started again: nobody reloads, everything is there', async () => {
  const folder = scratchFolder();
  const first = start(['--port', '0', '--data', folder, '--bot-pause', '0']);
  const port = await first.port;
  const api = new Api(port);
  const client = (more: object) => {
    const made = new Client({ url: api.socket, table: '', ...more });
    atEnd(() => made.close());
    return made;
  };
  const { clients } = await seated({ api, client } as Parameters<typeof seated>[0], WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel']);
  await (clients[0] as Client).do({ kind: 'start' });
  for (const one of clients.slice(0, 3)) {
    await one.until(({ legal }) => legal.length > 0);
    await one.do({ kind: 'move', seat: one.viewer as number, move: any(one.legal) });
  }
  first.kill('SIGKILL');
  await first.ended;
  const second = start(['--data', folder], { PORT: String(port) });
  await second.port;
  for (const one of clients) await one.until(({ reconnects, online }) => reconnects > 0 && online.length === 4);
  await playOut(clients, any);
  expect((clients[0] as Client).info?.status).toBe('over');
  second.kill('SIGTERM');
  const { code, output } = await second.ended;
  expect(code).toBe(0);
  expect(output).toContain('"msg":"stopped"');
  expect(JSON.parse(output.split('\n')[0] as string)).toMatchObject({ version: VERSION, msg: 'Bellwether starts' });
});

it('says clearly what is wrong with port, folder or a second server', async () => {
  const folder = scratchFolder();
  const taken = createServer().listen(0, '127.0.0.1');
  atEnd(() => taken.close());
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as { port: number };
  const busy = await start(['--port', String(port), '--data', folder]).ended;
  expect(busy).toMatchObject({
    code: 1,
    output: expect.stringContaining(`port ${port} on 127.0.0.1 is in use; choose another with --port or PORT`),
  });
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  const blocked = await start(['--port', '0'], { DATA_DIR: path.join(file, 'data') }).ended;
  expect(blocked).toMatchObject({ code: 1, output: expect.stringContaining('cannot write to the data folder') });
  const one = start(['--port', '0', '--data', folder]);
  await one.port;
  const two = await start(['--port', '0', '--data', folder]).ended;
  expect(two).toMatchObject({ code: 1, output: expect.stringContaining('another server is using the data folder') });
  const wrong = await start(['--port', 'many', '--data', folder]).ended;
  expect(wrong.code).toBe(1);
  const unclear = await start(['--data', folder], { PORT: 'many' }).ended;
  expect(unclear).toMatchObject({ code: 1, output: expect.stringContaining('error: variable PORT is "many"') });
  one.kill('SIGTERM');
  await one.ended;
});

it('after a backup and a restore the game goes on where the backup was taken', async () => {
  const [here, there] = [scratchFolder(), scratchFolder()];
  const file = path.join(here, 'copy.sqlite');
  const running = await run({ store: await SqliteStore.open(databaseFile(here)) });
  const { table, keys, clients } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel']);
  await (clients[0] as Client).do({ kind: 'start' });
  const [clover] = clients as [Client];
  await clover.until(({ legal }) => legal.length > 0);
  await clover.do({ kind: 'move', seat: 1, move: any(clover.legal) });
  const { seq, view } = clover;
  expect(backup(here, file)).toEqual({ tables: 1 });
  expect(() => backup(here, file)).toThrow('already exists');
  await playOut(clients, any);
  await running.server.stop();
  for (const client of clients) client.close();

  writeFileSync(path.join(there, 'nonsense'), 'not a database');
  expect(() => restore(there, path.join(there, 'nonsense'), new Date())).toThrow('is not a Bellwether database');
  expect(restore(there, file, new Date()).tables).toBe(1);
  expect(restore(there, file, new Date()).kept).toContain('.before-');
  const again = await run({ store: await SqliteStore.open(databaseFile(there)) });
  const back = keys.map((key) => again.client({ table, key }));
  for (const client of back) await client.until(({ info }) => info?.status === 'playing');
  expect((back[0] as Client).seq).toBe(seq);
  expect((back[0] as Client).view).toEqual(view);
  await playOut(back, any);
  expect((back[0] as Client).info?.status).toBe('over');
});

it('old finished tables are deleted only if the policy says so', async () => {
  const store = await SqliteStore.open(databaseFile(scratchFolder()));
  // An hour passes at once; the gap between this server and the next one is at most two days.
  const wait = (milliseconds: number, call: () => void) => {
    const timer = setTimeout(call, milliseconds === 3_600_000 ? 0 : milliseconds);
    return () => clearTimeout(timer);
  };
  const time = { now: () => Date.now() + 2 * 86_400_000, after: wait };
  const running = await run({ store });
  const { table, clients, keys } = await seated(running, WOLF, ['Clover']);
  await (clients[0] as Client).do({ kind: 'start' });
  await playOut(clients, any);
  const second = await run({ store, parts: { time } });
  expect((await second.api.post(`/api/tables/${table}/look`, { key: keys[0] })).status).toBe(200);
  const third = await run({ store, parts: { time }, options: { deleteAfterDays: 1 } });
  await expect.poll(() => store.load(table), { timeout: 10_000 }).toBeUndefined();
  expect((await third.api.post(`/api/tables/${table}/look`, {})).status).toBe(404);
});

it('health, figures and a log that tells no secrets', async () => {
  const running = await run();
  const { table, keys, clients } = await seated(running, WOLF, ['Clover']);
  await (clients[0] as Client).do({ kind: 'start' });
  await playOut(clients, any);
  expect(await (await fetch(`${running.api.base}/healthz`)).json()).toEqual({ ok: true });
  expect(await (await fetch(`${running.api.base}/api`)).json()).toMatchObject({ version: VERSION });
  const figures = await (await fetch(`${running.api.base}/metrics`)).text();
  expect(figures).toMatch(/bellwether_moves_total\{game="wolf-and-hound"\} [1-9]/);
  expect(figures).toMatch(/bellwether_bot_seconds_count\{game="wolf-and-hound",level="\w+"\} [1-9]/);
  expect(figures).toContain(`bellwether_build_info{version="${VERSION}"} 1`);
  const log = running.log.join('');
  expect(log).toContain('/api/tables');
  for (const secret of [table, ...keys, 'Clover']) expect(log).not.toContain(secret);
});

it('limits are counted by code, for /metrics and the operator, and logged without a secret', async () => {
  const running = await run({ guards: { tablesPerHour: 1 }, parts: { disk: () => ({ used: 5, free: 7 }) } });
  const key = await running.api.key();
  await running.api.table({ key, ...WOLF });
  expect(await running.api.post('/api/tables', { key, ...WOLF })).toMatchObject({ status: 429 });
  expect((await fetch(`${running.api.base}/api/socket`, { method: 'POST' })).status).toBe(404);
  const figures = await (await fetch(`${running.api.base}/metrics`)).text();
  expect(figures).toContain('bellwether_refused_total{code="too-many-tables"} 1');
  expect(figures).toContain('bellwether_limited_total{code="too-many-tables"} 1');
  expect(await running.server.operator.obey({ order: 'figures' })).toMatchObject({
    done: { live: 0, inLine: 0, botsWaiting: 0, diskBytes: 5, diskFree: 7, limited: { 'too-many-tables': 1 }, closed: {} },
  });
  const line = running.log.find((text) => text.includes('too-many-tables'));
  expect(line).toContain('"address":"127.0.0.1"');
  expect(running.log.join('')).not.toContain(key);
});

it('pages of other sites are counted and logged, at the socket and elsewhere', async () => {
  const { api, log } = await run();
  const origin = 'https://other.example';
  const answer = await api.post('/api/keys', undefined, { origin });
  expect(answer).toMatchObject({ status: 403, json: { t: 'refused', code: 'bad-message', where: 'origin' } });
  const socket = new WebSocket(api.socket, { origin });
  await new Promise((resolve) => socket.once('error', resolve));
  const figures = await (await fetch(`${api.base}/metrics`)).text();
  expect(figures).toContain('bellwether_refused_total{code="foreign-origin"} 1');
  expect(figures).not.toContain('bellwether_refused_total{code="bad-message"}');
  expect(figures).toContain('bellwether_closed_total{code="403"} 1');
  for (const code of ['"foreign-origin"', '403']) expect(log.join('')).toContain(`"code":${code},"address":"127.0.0.1","msg":"limit"`);
  expect(log.join('')).not.toContain('other.example');
});
