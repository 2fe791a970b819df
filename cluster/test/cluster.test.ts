import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hashKey } from '@bellwether/server/secrets';
import { Table } from '@bellwether/server/table/table';
import type { TableMessage } from '@bellwether/wire';
import { expect, it } from 'vitest';
import { type Client, newId } from '../../server/proof/harness/client.ts';
import { atEnd, playOut, WOLF } from '../../server/test/help.ts';
import { type RunningNode, runNode } from './nodes.ts';
import { postgresForTests } from './postgres.ts';

const postgres = postgresForTests();
const threeNodes = async (options = {}) => {
  const url = await postgres.fresh();
  return (await Promise.all([1, 2, 3].map(() => runNode(url, options)))) as [RunningNode, RunningNode, RunningNode];
};

/** A table created at the first node; the players connect to the nodes in rotation. */
async function seatedOver(nodes: readonly RunningNode[], more: object = {}) {
  const [first] = nodes as [RunningNode];
  const host = await first.api.key();
  const { table } = await first.api.table({ key: host, ...WOLF, ...more });
  const clients: Client[] = [];
  const keys: string[] = [];
  for (const seat of [1, 2, 3, 4]) {
    const node = nodes[(seat - 1) % nodes.length] as RunningNode;
    const key = seat === 1 ? host : await node.api.key();
    const client = node.client({ table, key });
    await client.until(({ info }) => info !== undefined);
    expect(await client.do({ kind: 'sit', seat, name: `Seat ${seat}` })).toMatchObject({ t: 'done' });
    await client.until(({ viewer }) => viewer === seat);
    clients.push(client);
    keys.push(key);
  }
  return { table, clients, keys, host };
}

const homesOf = async (nodes: readonly RunningNode[], table: string) => {
  const found = await Promise.all(nodes.map(({ server }) => server.tables.get(table)));
  return found.map((one) => one instanceof Table);
};

it('people at any node play at one table, and all see who is there', async () => {
  const nodes = await threeNodes();
  const { table, clients } = await seatedOver(nodes);
  expect(await homesOf(nodes, table)).toEqual([true, false, false]);
  for (const client of clients) await client.until(({ online }) => online.length === 4);
  expect((await (clients[0] as Client).do({ kind: 'start' })).t).toBe('done');
  await playOut(clients, (legal) => legal[0] as string);
  const [one, ...others] = clients as [Client, ...Client[]];
  for (const other of others) {
    await other.until(({ info }) => info?.status === 'over');
    expect(other.info?.winners).toEqual(one.info?.winners);
  }
  clients[1]?.close();
  await one.until(({ online }) => !online.includes(2));
});

it('requests are answered by any node as by the home', async () => {
  const nodes = await threeNodes();
  const [home, other] = nodes;
  const { table, keys } = await seatedOver(nodes);
  const body = { key: keys[1], legal: 5 };
  const looks = await Promise.all([home, other].map(({ api }) => api.post(`/api/tables/${table}/look`, body)));
  expect(looks[1]?.json).toEqual(looks[0]?.json);
  expect(looks[1]?.json).toMatchObject({ viewer: 2 });
  const command = { id: newId(), rev: 0, key: keys[0], action: { kind: 'start' } };
  const done = await other.api.post(`/api/tables/${table}/commands`, command);
  expect(done.json).toMatchObject({ t: 'done' });
  // The same id again, at another node: the same answer, and it is executed once.
  expect((await home.api.post(`/api/tables/${table}/commands`, command)).json).toEqual(done.json);
  expect((await other.api.post(`/api/tables/${table}/record`, { key: keys[0] })).json).toMatchObject({ code: 'still-secret' });
  const lists = await Promise.all(nodes.map(({ api }) => api.post('/api/me/tables', { key: keys[1] })));
  expect(lists[0]?.json).toMatchObject({ tables: [{ table, seats: [2], status: 'playing' }] });
  for (const list of lists) expect(list.json).toEqual(lists[0]?.json);
  expect((await other.api.post(`/api/tables/${'0'.repeat(16)}/look`, {})).status).toBe(404);
});

it('a node that stops hands its tables over: no command fails and nobody loses the connection', async () => {
  const nodes = await threeNodes();
  const { table, clients } = await seatedOver(nodes);
  await (clients[0] as Client).do({ kind: 'start' });
  const there = clients.slice(1, 3) as [Client, Client];
  for (const client of there) await client.until(({ info }) => info?.status === 'playing');
  const stopping = nodes[0].server.stop();
  for (let i = 0; i < 20; i++) {
    const answers = await Promise.all(there.map((client, k) => client.do({ kind: 'say', seat: k + 2, phrase: 'hello' })));
    expect(answers.map(({ t }) => t)).toEqual(['done', 'done']);
  }
  await stopping;
  expect((await homesOf(nodes.slice(1), table)).filter(Boolean)).toHaveLength(1);
  for (const client of there) expect(client.reconnects).toBe(0);
});

it('time without a home is nobody’s', async () => {
  const url = await postgres.fresh();
  const first = await runNode(url);
  const { table, clients } = await seatedOver([first], { settings: { clock: { kind: 'game', seconds: 60 } } });
  await (clients[0] as Client).do({ kind: 'start' });
  for (const client of clients) client.close();
  await first.server.stop();
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const second = await runNode(url);
  const onlooker = second.client({ table });
  await onlooker.until(({ info }) => info !== undefined);
  await onlooker.until(({ told, seq }) => [...told.values()].some(({ kind }) => kind === 'unattended') || seq > 5);
  const look = (await second.api.post(`/api/tables/${table}/look`, { from: 0 })).json as TableMessage;
  expect(look.missed?.at(-1)?.what).toMatchObject({ kind: 'unattended' });
  expect(Math.min(...(look.info.clocks?.left ?? []))).toBeGreaterThan(58_500);
});

it('the operator’s word counts at every node', async () => {
  const nodes = await threeNodes();
  const { table, clients, keys } = await seatedOver(nodes);
  const [, other, third] = nodes;
  const who = hashKey(keys[2] as string);
  expect(await other.server.operator.obey({ order: 'ban', ban: { kind: 'key', who, at: 1, why: '' } })).toMatchObject({
    done: { left: 1 },
  });
  await expect
    .poll(async () => (await third.api.post('/api/tables', { key: keys[2], ...WOLF })).json, { timeout: 3_000 })
    .toMatchObject({ code: 'banned' });
  expect(await third.server.operator.obey({ order: 'close', table, words: 'Good night.' })).toEqual({ done: {} });
  await (clients[0] as Client).until(({ info }) => info?.closed === 'Good night.');
  expect(await other.server.operator.obey({ order: 'remove', table })).toEqual({ done: { removed: true } });
});

it('a webhook that was not taken is called by the others, once', async () => {
  const heard: string[] = [];
  let isOpen = false;
  const hook = createServer((request, response) => {
    request.resume();
    if (isOpen) heard.push(String(request.url));
    response.writeHead(isOpen ? 200 : 500).end();
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  atEnd(() => hook.close());
  const host = `127.0.0.1:${(hook.address() as AddressInfo).port}`;
  const nodes = await threeNodes({ webhookHosts: [host] });
  const { clients } = await seatedOver(nodes, { webhook: { url: `http://${host}/turn`, secret: 'a secret of some length' } });
  await (clients[0] as Client).do({ kind: 'start' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await nodes[0].server.stop();
  isOpen = true;
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(heard).toHaveLength(1);
});

it('nobody is let in between the nodes without the secret of the database', async () => {
  const { connectSecured } = await import('../src/secured.ts');
  const url = await postgres.fresh();
  await runNode(url);
  const [{ address }] = (await postgres.query(url, 'SELECT address FROM nodes')) as [{ address: string }];
  const [{ value }] = (await postgres.query(url, `SELECT value FROM kept WHERE name = 'node-secret'`)) as [{ value: string }];
  expect(await connectSecured(address, 'another secret')).toBeUndefined();
  const socket = await connectSecured(address, value);
  expect(socket?.encrypted).toBe(true);
  socket?.destroy();
});
