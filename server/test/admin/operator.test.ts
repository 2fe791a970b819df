import { statSync } from 'node:fs';
import path from 'node:path';
import { FastRandom } from '@bellwether/kernel';
import type { ServerMessage } from '@bellwether/wire';
import { FORMER_PLAYER, PROTOCOL } from '@bellwether/wire';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Client } from '../../proof/harness/client.ts';
import { MemoryStore } from '../../proof/harness/memory-store.ts';
import { askServer, openAdminSocket } from '../../src/admin/admin-socket.ts';
import { readBanned } from '../../src/admin/bans.ts';
import { hashKey } from '../../src/secrets.ts';
import { atEnd, playOut, type Running, run, SHEEP, scratchFolder, seated, WOLF } from '../help.ts';

const random = new FastRandom(18);
const any = (legal: readonly string[]) => legal[random.below(legal.length)] as string;
const NAMES = ['Clover', 'Thistle', 'Bramble', 'Sorrel'];

async function playing(running: Running, names = NAMES) {
  const table = await seated(running, WOLF, names);
  await (table.clients[0] as Client).do({ kind: 'start' });
  return table;
}

/** What a socket receives after its hello. */
async function greeted(running: Running): Promise<{ heard: ServerMessage[]; closed: Promise<number>; socket: WebSocket }> {
  const socket = new WebSocket(running.api.socket);
  atEnd(() => socket.terminate());
  const heard: ServerMessage[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as ServerMessage));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL }));
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  return { heard, closed, socket };
}

describe('close and remove', () => {
  it('ends a table for its players, who read why', async () => {
    const running = await run();
    const { table, clients } = await playing(running);
    expect(await running.server.operator.obey({ order: 'close', table, words: 'Sorry, we move house.' })).toEqual({ done: {} });
    for (const client of clients) {
      await client.until(({ info }) => info?.status === 'withdrawn');
      expect(client.info?.closed).toBe('Sorry, we move house.');
      expect(await client.do({ kind: 'say', seat: client.viewer as number, phrase: 'hello' })).toMatchObject({ code: 'withdrawn' });
    }
    expect(await running.server.operator.obey({ order: 'close', table, words: '' })).toEqual({ error: 'the table is already closed' });
  });

  it('removes a table under the hands of its players', async () => {
    const running = await run();
    const { table, keys } = await playing(running);
    const { heard, socket } = await greeted(running);
    socket.send(JSON.stringify({ t: 'watch', table }));
    await expect.poll(() => heard.at(-1)?.t).toBe('table');
    expect(await running.server.operator.obey({ order: 'remove', table })).toEqual({ done: { removed: true } });
    await expect.poll(() => heard.at(-1)?.t).toBe('bye');
    socket.send(JSON.stringify({ t: 'watch', table }));
    await expect.poll(() => heard.at(-1)).toEqual({ t: 'refused', code: 'unknown-table', table });
    expect((await running.api.post(`/api/tables/${table}/look`, { key: keys[0] })).status).toBe(404);
    expect(await running.server.operator.obey({ order: 'remove', table })).toEqual({ error: `no such table: ${table}` });
  });
});

describe('ban', () => {
  it('reads what an operator writes', () => {
    expect(readBanned('10.1.2.3')).toEqual({ kind: 'address', who: '10.1.2.3' });
    expect(readBanned('::ffff:10.1.2.3')).toEqual({ kind: 'address', who: '10.1.2.3' });
    for (const text of ['2001:db8:1:2::/64', '2001:db8:1:2:3:4:5:6'])
      expect(readBanned(text)).toEqual({ kind: 'address', who: '2001:db8:1:2' });
    expect(readBanned('a'.repeat(64))).toEqual({ kind: 'key', who: 'a'.repeat(64) });
    for (const text of ['10.1', '10.1.2.3/64', 'somebody', 'abcd', '']) expect(readBanned(text)).toBeUndefined();
  });

  it('holds for an address at hello and over HTTP, at once, and is undone', async () => {
    const running = await run();
    const { operator } = running.server;
    const before = await greeted(running);
    const ban = { kind: 'address', who: '127.0.0.1', at: 1, why: 'noise' } as const;
    expect(await operator.obey({ order: 'ban', ban })).toEqual({ done: { left: 0, dropped: 1 } });
    expect(await before.closed).toBe(4003);
    const after = await greeted(running);
    expect(after.heard).toEqual([{ t: 'refused', code: 'banned' }]);
    expect(await after.closed).toBe(4003);
    expect(await running.api.post('/api/keys')).toMatchObject({ status: 403, json: { t: 'refused', code: 'banned' } });
    expect((await fetch(`${running.api.base}/healthz`)).status).toBe(200);
    expect(running.log.join('')).toMatch(/"code":"banned","address":"127.0.0.1","msg":"limit"/);
    expect(await operator.obey({ order: 'unban', kind: 'address', who: '127.0.0.1' })).toEqual({ done: {} });
    expect((await running.api.post('/api/keys')).status).toBe(201);
  });

  it('holds for a key, which leaves its seats to bots, also after a restart', async () => {
    const store = new MemoryStore();
    const running = await run({ store });
    const { table, keys, clients } = await playing(running);
    const who = hashKey(keys[1] as string);
    expect(await running.server.operator.obey({ order: 'ban', ban: { kind: 'key', who, at: 1, why: '' } })).toMatchObject({
      done: { left: 1 },
    });
    const clover = clients[0] as Client;
    await clover.until(({ info }) => info?.seats[1]?.kind === 'bot');
    expect(await (clients[1] as Client).do({ kind: 'sit', seat: 2, name: 'Thistle' })).toMatchObject({ code: 'banned' });
    const again = await run({ store });
    expect(await again.api.post('/api/tables', { key: keys[1], ...WOLF })).toMatchObject({ status: 403, json: { code: 'banned' } });
    const sit = { id: 'sit-again', rev: 0, key: keys[1], action: { kind: 'sit', seat: 2, name: 'Thistle' } };
    expect(await again.api.post(`/api/tables/${table}/commands`, sit)).toMatchObject({ json: { code: 'banned' } });
  });
});

describe('erase', () => {
  it('leaves nothing of a person, and the game to the others', async () => {
    const store = new MemoryStore();
    const running = await run({ store });
    const { table, keys, clients } = await playing(running);
    const own = await running.api.table({ key: keys[0] as string, ...SHEEP, seat: 1, name: 'Clover' });
    const key = hashKey(keys[0] as string);
    const { seq, score } = { seq: (clients[1] as Client).seq, score: (clients[1] as Client).info?.score };
    expect(await running.server.operator.obey({ order: 'erase', key })).toEqual({ done: { tables: 2, removed: 1 } });
    expect(await store.load(own.table)).toBeUndefined();
    expect(await store.tablesOf(key, 10)).toEqual([]);
    const left = JSON.stringify(await store.load(table));
    for (const trace of [key, 'Clover']) expect(left).not.toContain(trace);
    expect(left).toContain(FORMER_PLAYER);
    const others = clients.slice(1);
    for (const client of others) await client.until(({ info }) => info?.seats[0]?.kind === 'bot');
    expect((clients[1] as Client).seq).toBeGreaterThan(seq);
    await playOut(others, any);
    expect((clients[1] as Client).info?.status).toBe('over');
    expect((clients[1] as Client).info?.score).not.toEqual(score);
  });
});

describe('drain', () => {
  it('tells everybody, makes no tables, stops in the end, and can be undone', async () => {
    const timers: { milliseconds: number; call: () => void }[] = [];
    const time = {
      now: () => Date.now(),
      after: (milliseconds: number, call: () => void) => {
        const timer = { milliseconds, call };
        timers.push(timer);
        return () => {
          timers.splice(timers.indexOf(timer), 1);
        };
      },
    };
    let stopped = 0;
    const running = await run({ parts: { time, drained: () => stopped++ } });
    const { operator } = running.server;
    const early = await greeted(running);
    expect(await operator.obey({ order: 'drain', minutes: 7 })).toEqual({ done: { minutes: 7 } });
    await expect.poll(() => early.heard.at(-1)).toEqual({ t: 'notice', kind: 'restart', seconds: 420 });
    const late = await greeted(running);
    await expect.poll(() => late.heard.at(-1)).toMatchObject({ t: 'notice', kind: 'restart' });
    const key = await running.api.key();
    expect(await running.api.post('/api/tables', { key, ...WOLF })).toMatchObject({ status: 503, json: { code: 'stopping' } });
    expect(await operator.obey({ order: 'undrain' })).toEqual({ done: {} });
    await expect.poll(() => early.heard.at(-1)).toEqual({ t: 'notice', kind: 'restart' });
    expect((await running.api.post('/api/tables', { key, ...WOLF })).status).toBe(201);
    expect(await operator.obey({ order: 'undrain' })).toEqual({ error: 'the server is not being drained' });
    await operator.obey({ order: 'drain', minutes: 0 });
    timers.find(({ milliseconds }) => milliseconds === 0)?.call();
    expect(stopped).toBe(1);
  });
});

describe('the door', () => {
  it.each(['linux', 'win32'] as const)('passes orders on, for the owner of the folder alone (%s)', async (platform) => {
    const folder = scratchFolder();
    expect(await askServer(folder, { order: 'figures' }, platform)).toBeUndefined();
    const close = await openAdminSocket(folder, async (order) => ({ done: { heard: order.order } }), platform);
    atEnd(close);
    expect(await askServer(folder, { order: 'figures' }, platform)).toEqual({ done: { heard: 'figures' } });
    const file = path.join(folder, platform === 'win32' ? 'admin.token' : 'admin.sock');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    close();
    expect(await askServer(folder, { order: 'figures' }, platform)).toBeUndefined();
  });

  it('is a port with a token where the name of a file would be too long', async () => {
    const folder = path.join(scratchFolder(), 'x'.repeat(100));
    const { mkdirSync, writeFileSync, readFileSync } = await import('node:fs');
    mkdirSync(folder);
    atEnd(await openAdminSocket(folder, async () => ({ done: {} })));
    expect(await askServer(folder, { order: 'figures' })).toEqual({ done: {} });
    const file = path.join(folder, 'admin.token');
    writeFileSync(file, `${readFileSync(file, 'utf8').split(' ')[0]} ${'A'.repeat(24)}`);
    expect(await askServer(folder, { order: 'figures' })).toEqual({ error: 'wrong token' });
  });

  it('answers a failure with a sentence', async () => {
    const folder = scratchFolder();
    const close = await openAdminSocket(folder, async () => {
      throw new Error('the disk is full');
    });
    atEnd(close);
    expect(await askServer(folder, { order: 'figures' })).toEqual({ error: 'the disk is full' });
  });
});
