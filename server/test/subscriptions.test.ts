import { PROTOCOL, type TableMessage } from '@bellwether/wire';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { newId } from '../proof/harness/client.ts';
import { hashKey } from '../src/secrets.ts';
import { HeldStore } from './held-store.ts';
import { atEnd, type Running, run, seated, WOLF } from './help.ts';
import { me, secondDevice } from './person/help.ts';

/** A raw socket controlled by the test. */
async function rawSocket({ api }: Running) {
  const socket = new WebSocket(api.socket);
  const heard: { t: string; code?: string; table?: string; viewer?: unknown }[] = [];
  let closed: number | undefined;
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  socket.on('close', (code) => (closed = code));
  socket.on('error', () => {});
  atEnd(() => socket.terminate());
  await new Promise((resolve) => socket.once('open', resolve));
  const send = (message: object) => socket.send(JSON.stringify(message));
  send({ t: 'hello', protocol: PROTOCOL });
  return {
    heard,
    send,
    close: () => socket.close(),
    get closed() {
      return closed;
    },
    /** Waits until the server has received everything sent so far. */
    async delivered() {
      const before = heard.filter(({ t }) => t === 'pong').length;
      send({ t: 'ping' });
      await expect.poll(() => heard.filter(({ t }) => t === 'pong').length).toBeGreaterThan(before);
    },
    until: (holds: (message: (typeof heard)[number]) => boolean) => expect.poll(() => heard.some(holds), { timeout: 10_000 }).toBe(true),
  };
}

const look = async ({ api }: Running, table: string) => (await api.post(`/api/tables/${table}/look`, {})).json as TableMessage;

/** A table of two at which seat 1 has no connection, on a store whose answers can be held back. */
async function seatedAlone(more: object = {}) {
  const store = new HeldStore();
  const running = await run({ store, guards: { burst: 1_000, ...more } });
  const { table, keys, clients } = await seated(running, WOLF, ['Clover', 'Thistle']);
  clients[0]?.close();
  await clients[1]?.until(({ online }) => online.join() === '2');
  return { store, running, table, key: keys[0] as string, other: clients[1] as (typeof clients)[number], keys };
}
const say = (table: string, key: string) => ({
  t: 'do',
  id: newId(),
  table,
  rev: 0,
  key,
  action: { kind: 'say', seat: 1, phrase: 'hello' },
});

it.each(['unwatch', 'close'] as const)('%s overtakes a watch that waits for its table: nobody is there', async (how) => {
  const { store, running, table, key } = await seatedAlone();
  const socket = await rawSocket(running);
  await socket.delivered();
  const release = store.hold('append');
  // Keeps the table busy.
  socket.send(say(table, key));
  await expect.poll(() => store.asked.at(-1)).toBe('append');
  socket.send({ t: 'watch', table, key });
  if (how === 'unwatch') socket.send({ t: 'unwatch', table });
  await socket.delivered();
  if (how === 'close') socket.close();
  if (how === 'close') await expect.poll(() => socket.closed).toBeDefined();
  release();
  expect((await look(running, table)).online).toEqual([2]);
  expect(socket.heard.filter(({ t }) => t === 'table')).toEqual([]);
});

it('a watch that waits for its table to be loaded is overtaken too', async () => {
  const { store, running, table, key } = await seatedAlone();
  await running.server.tables.evictAll();
  const socket = await rawSocket(running);
  await socket.delivered();
  const release = store.hold('load');
  socket.send({ t: 'watch', table, key });
  socket.send({ t: 'unwatch', table });
  await socket.delivered();
  release();
  // Seat 2 may not be back yet.
  expect((await look(running, table)).online).not.toContain(1);
});

it('watch, unwatch, watch: the last word counts', async () => {
  const { store, running, table, key } = await seatedAlone();
  const socket = await rawSocket(running);
  await socket.delivered();
  const release = store.hold('append');
  socket.send(say(table, key));
  await expect.poll(() => store.asked.at(-1)).toBe('append');
  for (const t of ['watch', 'unwatch', 'watch']) socket.send({ t, table, ...(t === 'watch' && { key }) });
  await socket.delivered();
  release();
  await socket.until(({ t }) => t === 'table');
  expect((await look(running, table)).online).toEqual([1, 2]);
  socket.send({ t: 'unwatch', table });
  await socket.delivered();
  expect((await look(running, table)).online).toEqual([2]);
});

it('a watch sent twice is one subscription: one unwatch ends it', async () => {
  const { running, table, key, other } = await seatedAlone();
  const socket = await rawSocket(running);
  for (let i = 0; i < 2; i++) socket.send({ t: 'watch', table, key });
  await expect.poll(() => socket.heard.filter(({ t }) => t === 'table').length).toBe(2);
  expect((await look(running, table)).online).toEqual([1, 2]);
  await other.do({ kind: 'say', seat: 2, phrase: 'hello' });
  await socket.until(({ t }) => t === 'event');
  expect(socket.heard.filter(({ t }) => t === 'event')).toHaveLength(1);
  socket.send({ t: 'unwatch', table });
  await other.until(({ online }) => online.join() === '2');
});

it('a refused watch takes nothing away from one before or after it', async () => {
  const { running, table, key } = await seatedAlone();
  const socket = await rawSocket(running);
  // Seat 2 belongs to another person.
  for (const seat of [2, 1, 2]) socket.send({ t: 'watch', table, key, seat });
  await expect.poll(() => socket.heard.filter(({ code }) => code === 'wrong-key').length).toBe(2);
  expect(socket.heard.filter(({ t }) => t === 'table')).toMatchObject([{ viewer: 1 }]);
  expect((await look(running, table)).online).toEqual([1, 2]);
  const stranger = await rawSocket(running);
  stranger.send({ t: 'watch', table, key, seat: 2 });
  await stranger.until(({ code }) => code === 'wrong-key');
  socket.send({ t: 'unwatch', table });
  await socket.delivered();
  expect((await look(running, table)).online).toEqual([2]);
});

it('another seat of the same person: the others see who is there now', async () => {
  const { running, table, key, other } = await seatedAlone();
  await running.api.post(`/api/tables/${table}/commands`, {
    id: newId(),
    rev: 0,
    key,
    action: { kind: 'sit', seat: 3, name: 'Clover too' },
  });
  const socket = await rawSocket(running);
  socket.send({ t: 'watch', table, key, seat: 1 });
  await other.until(({ online }) => online.join() === '1,2');
  socket.send({ t: 'watch', table, key, seat: 3 });
  await other.until(({ online }) => online.join() === '2,3');
});

it('a key that is revoked while its watch is under way watches nothing', async () => {
  const { store, running, table, key } = await seatedAlone();
  const phone = await secondDevice(running.api, key);
  const socket = await rawSocket(running);
  await socket.delivered();
  // This key has not been looked up since.
  const { devices } = await me(running.api, key);
  const { device } = devices.find(({ here }) => here !== true) as { device: string };
  const release = store.hold(`device ${hashKey(phone)}`);
  socket.send({ t: 'watch', table, key: phone });
  await expect.poll(() => store.asked.at(-1)).toBe(`device ${hashKey(phone)}`);
  expect((await running.api.post('/api/me/device/revoke', { key, device })).status).toBeLessThan(300);
  release();
  await socket.until(({ code }) => code === 'revoked');
  expect((await look(running, table)).online).toEqual([2]);
});

it('what waits for an answer counts as watched', async () => {
  const { store, running, table } = await seatedAlone({ watches: 1 });
  const second = await running.api.table({ key: await running.api.key(), ...WOLF });
  await running.server.tables.evictAll();
  const socket = await rawSocket(running);
  await socket.delivered();
  const release = store.hold('load');
  socket.send({ t: 'watch', table });
  socket.send({ t: 'watch', table: second.table });
  await socket.until(({ code, table: of }) => code === 'too-often' && of === second.table);
  socket.send({ t: 'unwatch', table });
  socket.send({ t: 'watch', table: second.table });
  await socket.delivered();
  release();
  await socket.until(({ t, table: of }) => t === 'table' && of === second.table);
  expect(socket.heard.some(({ t, table: of }) => t === 'table' && of === table)).toBe(false);
});

it('a table that sends everybody away is no longer watched', async () => {
  const { running, table } = await seatedAlone({ watches: 1 });
  const second = await running.api.table({ key: await running.api.key(), ...WOLF });
  const socket = await rawSocket(running);
  socket.send({ t: 'watch', table });
  await socket.until(({ t }) => t === 'table');
  await running.server.tables.replace(table, async () => {});
  await socket.until(({ t }) => t === 'bye');
  socket.send({ t: 'watch', table: second.table });
  await socket.until(({ t, table: of }) => t === 'table' && of === second.table);
});
