import { closeSync, mkdirSync, openSync, readdirSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { faultOf, PROTOCOL, Refused } from '@bellwether/wire';
import { expect, it, vi } from 'vitest';
import { Requester } from '../src/limits/work-budgets.ts';
import { backup } from '../src/ops/backup.ts';
import { databaseFile } from '../src/ops/folder.ts';
import { restore } from '../src/ops/restore.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import { run, scratchFolder, seated, WOLF } from './help.ts';
import { me, secondDevice } from './person/help.ts';

/** The body of the server's answer to exactly these bytes. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer.split('\r\n\r\n')[1] ?? ''));
  });
}

it('every refusal has one shape, and none speaks of the framework', async () => {
  const { api, server } = await run();
  const type = (name: string) => ({ 'content-type': name });
  const answers = [
    (await api.post('/api/tables', '{')).text,
    (await api.post('/api/tables', 'hello', type('text/html'))).text,
    (await api.post('/api/tables', '', type('application/json'))).text,
    (await api.post('/api/tables', '{"__proto__":{"key":"x"}}')).text,
    (await api.post('/nowhere')).text,
    await (await fetch(`${api.base}/%`)).text(),
    await (await fetch(`${api.base}/api/tables/%ff/look`, { method: 'POST' })).text(),
    await raw(server.port, 'GET / HTTP/1.1\r\nHost: x\r\nBad header\r\n\r\n'),
    await raw(server.port, 'NONSENSE\r\n\r\n'),
  ];
  for (const answer of answers) {
    expect(answer).not.toMatch(/FST_|Bad Request|statusCode/);
    expect(faultOf(Refused, JSON.parse(answer))).toBeUndefined();
  }
});

it.each(['/api/keys', '/%61pi/keys', '/ap%69/key%73', 'http://x/api/keys', 'http://x/%61pi/keys', '/api/nothing'])(
  'a banned address is refused at %s, and gets files of the app',
  async (target) => {
    const webFolder = scratchFolder();
    writeFileSync(path.join(webFolder, 'index.html'), 'home');
    const { server } = await run({ options: { webFolder } });
    await server.operator.obey({ order: 'ban', ban: { kind: 'address', who: '127.0.0.1', at: 1, why: '' } });
    const refused = '{"t":"refused","code":"banned"}';
    expect(await raw(server.port, `POST ${target} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`)).toBe(refused);
    expect(await raw(server.port, 'GET /%61pi HTTP/1.1\r\nHost: x\r\n\r\n')).toBe(refused);
    expect(await raw(server.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('home');
  },
);

it('a request with an encoded path counts like any other', async () => {
  const { server } = await run({ guards: { requestsPerMinute: 1 } });
  const ask = () => raw(server.port, 'GET /%61pi HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await ask()).toContain('"protocol"');
  expect(await ask()).toContain('too-often');
});

it('a look in another version of the protocol is refused, saying which one is spoken', async () => {
  const { api } = await run();
  const { table } = await api.table({ key: await api.key(), ...WOLF });
  const look = async (protocol: number) => (await api.post(`/api/tables/${table}/look`, { protocol })).json;
  expect(await look(PROTOCOL)).toMatchObject({ t: 'table' });
  for (const protocol of [PROTOCOL - 1, PROTOCOL + 1])
    expect(await look(protocol)).toEqual({ t: 'refused', code: 'bad-message', where: 'protocol', expected: String(PROTOCOL) });
});

it('who asks too often is told when to come back; files and health are no requests', async () => {
  const { api } = await run({ guards: { requestsPerMinute: 2 } });
  const ask = () => fetch(`${api.base}/api`);
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await refused.json()).toEqual({ t: 'refused', code: 'too-often' });
  expect((await fetch(`${api.base}/healthz`)).status).toBe(200);
});

it('a request with two hosts is refused', async () => {
  const { server } = await run();
  const ask = (hosts: string) => raw(server.port, `GET /api HTTP/1.1\r\n${hosts}\r\n\r\n`);
  expect(await ask('Host: sheep.example')).toContain('"protocol"');
  for (const hosts of ['Host: sheep.example\r\nHost: wolf.example', 'Host: sheep.example\r\nhOST: sheep.example'])
    expect(await ask(hosts)).toBe('{"t":"refused","code":"bad-message","where":"host"}');
});

it('a content type without a body is no reason to refuse', async () => {
  const { api } = await run();
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'application/octet-stream']) {
    expect((await api.post('/api/keys', '', { 'content-type': type })).status).toBe(201);
  }
});

it('[M10] a refused command has its id in the answer, if that can be read', async () => {
  const running = await run();
  const { api } = running;
  const { table, keys } = await seated(running, WOLF, ['Clover']);
  const [key = ''] = keys;
  const lost = await secondDevice(api, key);
  const { devices } = await me(api, key);
  expect((await api.post('/api/me/device/revoke', { key, device: devices.find(({ here }) => !here)?.device })).status).toBe(204);
  const send = (more: object, at = table) =>
    api.post(`/api/tables/${at}/commands`, { id: 'readable-id', rev: 1, key, action: { kind: 'start' }, ...more });
  const refused = (code: string) => ({ t: 'refused', id: 'readable-id', code });
  expect(await send({ rev: 1e300 })).toMatchObject({ status: 400, json: { ...refused('bad-message'), where: 'rev' } });
  expect(await send({}, '0'.repeat(16))).toMatchObject({ status: 404, json: refused('unknown-table') });
  expect(await send({ key: lost })).toMatchObject({ status: 403, json: refused('revoked') });
  vi.spyOn(Requester.prototype, 'isExhausted').mockReturnValue(true);
  expect(await send({})).toMatchObject({ status: 429, json: refused('too-often') });
  expect((await send({ id: '<script>' })).json).not.toHaveProperty('id');
});

it('says when there are more tables than it lists, and gives all of them to take along', async () => {
  // This is about lists, not work: on a busy machine, two hundred tables would exceed a person's budget.
  const { api } = await run({ guards: { tablesPerHour: 1_000, workPerAddress: 100_000, workPerPerson: 100_000 } });
  const key = await api.key();
  const tables = async (where: string) => (await api.post(where, { key })).json as { tables: unknown[]; more?: true };
  expect(await tables('/api/me/export')).toEqual({ tables: [], notices: [] });
  for (let i = 0; i < 200; i++) await api.table({ key, ...WOLF });
  expect(await tables('/api/me/tables')).not.toHaveProperty('more');
  await api.table({ key, ...WOLF });
  expect(await tables('/api/me/tables')).toMatchObject({ more: true });
  expect((await tables('/api/me/tables')).tables).toHaveLength(200);
  expect((await tables('/api/me/export')).tables).toHaveLength(201);
});

it('names and cards hold nothing that turns or buries the text around them', async () => {
  const { api } = await run();
  const key = await api.key();
  for (const name of ['ﷺ'.repeat(24), `Z${'\u0301'.repeat(8)}`, 'a\u202eb']) {
    expect((await api.post('/api/tables', { key, ...WOLF, seat: 1, name })).json).toMatchObject({ code: 'bad-message', where: 'name' });
  }
  for (const name of ['Zoë', 'नमस्ते', 'Nguyễn Văn', '山田', 'กำนัน']) {
    expect((await api.post('/api/tables', { key, ...WOLF, seat: 1, name })).status).toBe(201);
  }
  const card = (name: string) => ({
    game: WOLF.game,
    config: [...WOLF.config.slice(0, 2), ['Animals', 'hound-01 fox'], ['Cards', JSON.stringify([{ id: 'fox', name, kind: 'wolf' }])]],
  });
  expect((await api.post('/api/tables', { key, ...card('Füchslein') })).status).toBe(201);
  for (const name of ['a\u202eb', `Z${'\u0301'.repeat(8)}`]) {
    expect((await api.post('/api/tables', { key, ...card(name) })).json).toMatchObject({ code: 'bad-config', where: 'Cards' });
  }
});

it('the database and its copies are for nobody else', async () => {
  const folder = scratchFolder();
  const other = path.join(folder, 'other');
  mkdirSync(other);
  writeFileSync(databaseFile(folder), '', { mode: 0o644 });
  const store = await SqliteStore.open(databaseFile(folder));
  const file = path.join(folder, 'copy.sqlite');
  backup(folder, file);
  restore(other, file, new Date());
  const files = [...readdirSync(folder), ...readdirSync(other).map((name) => `other/${name}`)].filter((name) => name.includes('.sqlite'));
  expect(files).toEqual(expect.arrayContaining(['bellwether.sqlite', 'bellwether.sqlite-wal', 'copy.sqlite', 'other/bellwether.sqlite']));
  for (const name of files) expect([name, statSync(path.join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
  await store.close();
});

it('a damaged database that cannot be copied is said in a sentence, and nothing is left behind', async () => {
  const folder = scratchFolder();
  const store = await SqliteStore.open(databaseFile(folder));
  await store.close();
  const db = new DatabaseSync(databaseFile(folder));
  const { rootpage } = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'entries'").get() as { rootpage: number };
  db.close();
  const handle = openSync(databaseFile(folder), 'r+');
  writeSync(handle, Buffer.alloc(600, 0xa5), 0, 600, 4_096 * (rootpage - 1));
  closeSync(handle);
  expect(() => backup(folder, path.join(folder, 'copy.sqlite'))).toThrow(expect.objectContaining({ name: 'SetupError' }));
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual([]);
});
