import { createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Client } from '../proof/harness/client.ts';
import { MemoryStore } from '../proof/harness/memory-store.ts';
import { mayCall } from '../src/notices/hosts.ts';
import { Webhooks } from '../src/notices/webhooks.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import type { WaitingCall } from '../src/store/store.ts';
import { HeldTime } from './held-time.ts';
import { atEnd, run, scratchFolder, seated, WOLF } from './help.ts';

interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A fake push service or webhook receiver on loopback. It answers with these statuses in order, repeating the last one. */
async function receiver(...statuses: number[]) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part as Buffer));
    request.on('end', () => {
      calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(statuses.length > 1 ? (statuses.shift() as number) : (statuses[0] ?? 201)).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  atEnd(() => server.close());
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

function browserKeys() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}

async function firstMove(clients: readonly Client[]): Promise<void> {
  const [clover] = clients as [Client];
  await clover.until(({ legal }) => legal.length > 0);
  await clover.do({ kind: 'move', seat: 1, move: clover.legal[0] as string });
}

it('who is away is told by push that it is their turn, encrypted; who is there is not', async () => {
  const push = await receiver(201);
  const running = await run({ options: { pushHosts: [push.host] } });
  const { keys, clients, table } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel'], { settings: { grace: null } });
  for (const [i, key] of keys.entries()) {
    const answer = await running.api.post('/api/me/push', { key, endpoint: `http://${push.host}/${i + 1}`, ...browserKeys() });
    expect(answer.status).toBe(204);
  }
  clients[1]?.close();
  await (clients[0] as Client).until(({ online }) => online.length === 3);
  await (clients[0] as Client).do({ kind: 'start' });
  await firstMove(clients);
  await expect.poll(() => push.calls.length).toBe(1);
  const [call] = push.calls as [Call];
  expect(call.path).toBe('/2');
  expect(call.headers['content-encoding']).toBe('aes128gcm');
  expect(call.headers.authorization).toMatch(/^vapid t=/);
  expect(call.body.toString('latin1')).not.toContain(table);
});

it('a browser that is gone is forgotten', async () => {
  const push = await receiver(410);
  const running = await run({ options: { pushHosts: [push.host] } });
  const { keys, clients } = await seated(running, WOLF, ['Clover', 'Thistle'], { settings: { grace: null } });
  await running.api.post('/api/me/push', { key: keys[1], endpoint: `http://${push.host}/gone`, ...browserKeys() });
  clients[1]?.close();
  await (clients[0] as Client).until(({ online }) => online.length === 1);
  await (clients[0] as Client).do({ kind: 'start' });
  await firstMove(clients);
  await expect.poll(() => push.calls.length).toBe(1);
  await expect.poll(async () => (await running.api.post('/api/me/export', { key: keys[1] })).json).toMatchObject({ notices: [] });
});

it('a webhook is signed, says nothing of the game, and is tried again', async () => {
  const hook = await receiver(500, 200);
  const running = await run({ options: { webhookHosts: [hook.host] } });
  const secret = 'a secret of the host';
  const webhook = { url: `http://${hook.host}/turns`, secret };
  const { clients, table } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel'], { webhook });
  await (clients[0] as Client).do({ kind: 'start' });
  await expect.poll(() => hook.calls.length, { timeout: 10_000 }).toBe(2);
  const [first, second] = hook.calls as [Call, Call];
  expect(JSON.parse(String(first.body))).toEqual({ kind: 'turn', table, game: 'wolf-and-hound', gameNumber: 1, seat: 1, seq: 5 });
  expect(second.body).toEqual(first.body);
  expect(first.headers['bellwether-signature']).toBe(`sha256=${createHmac('sha256', secret).update(first.body).digest('hex')}`);
});

it('a webhook that nobody took is called again after a restart of the server', async () => {
  const folder = scratchFolder();
  const hook = await receiver(503, 503, 200);
  const first = await run({ store: await SqliteStore.open(path.join(folder, 'db')), options: { webhookHosts: [hook.host] } });
  const webhook = { url: `http://${hook.host}/turns`, secret: 'a secret of the host' };
  const { clients } = await seated(first, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel'], { webhook, settings: { grace: null } });
  await (clients[0] as Client).do({ kind: 'start' });
  await expect.poll(() => hook.calls.length).toBe(1);
  for (const client of clients) client.close();
  await first.server.stop();
  await run({ store: await SqliteStore.open(path.join(folder, 'db')), options: { webhookHosts: [hook.host] } });
  await expect.poll(() => hook.calls.length, { timeout: 20_000 }).toBe(3);
  expect(hook.calls[2]?.body).toEqual(hook.calls[0]?.body);
  // Finally accepted: nothing is left to deliver.
  const left = await SqliteStore.open(path.join(folder, 'db'));
  atEnd(() => left.close());
  await expect.poll(async () => await left.calls(10)).toEqual([]);
});

/** A store that rejects webhook calls as long as the test says. */
class FullStore extends MemoryStore {
  isFull = false;

  override async putCall(call: WaitingCall) {
    if (this.isFull) throw new Error('database or disk is full');
    return super.putCall(call);
  }

  override async dropCall(id: string) {
    if (this.isFull) throw new Error('database or disk is full');
    return super.dropCall(id);
  }
}

it('a full disk does not use up the places of a receiver', async () => {
  const hook = await receiver(200);
  const store = new FullStore();
  const problems: unknown[] = [];
  const webhooks = new Webhooks([hook.host], new HeldTime(0), store, (error) => problems.push(error));
  const webhook = { url: `http://${hook.host}/`, secret: 'a secret of the host' };
  store.isFull = true;
  for (let i = 0; i < 100; i++) await expect(webhooks.call(webhook, '{}')).rejects.toThrow('full');
  expect(hook.calls).toHaveLength(0);
  store.isFull = false;
  await webhooks.call(webhook, '{}');
  expect(hook.calls).toHaveLength(1);
  expect(await store.calls(10)).toEqual([]);
});

it('a call under way outlives a full disk: it is tried again, and its place is free afterwards', async () => {
  const hook = await receiver(500, 500, 200);
  const store = new FullStore();
  const time = new HeldTime(0);
  const problems: unknown[] = [];
  const webhooks = new Webhooks([hook.host], time, store, (error) => problems.push(error));
  const webhook = { url: `http://${hook.host}/`, secret: 'a secret of the host' };
  await webhooks.call(webhook, '{}');
  store.isFull = true;
  await time.pass(1_000);
  await expect.poll(() => problems).toHaveLength(1);
  expect(hook.calls).toHaveLength(2);
  await time.pass(5_000);
  await expect.poll(() => hook.calls).toHaveLength(3);
  await expect.poll(() => problems).toHaveLength(2);
  store.isFull = false;
  for (let i = 0; i < 100; i++) await webhooks.call(webhook, '{}');
  expect(hook.calls).toHaveLength(103);
});

it('only hosts that were named are called', () => {
  const hosts = ['push.example', '*.apple.example', '127.0.0.1:99'];
  for (const good of ['https://push.example/x', 'https://a.b.apple.example/', 'http://127.0.0.1:99/x'])
    expect(mayCall(good, hosts)).toBe(true);
  const bad = [
    'http://push.example/x',
    'https://push.example:8443/',
    'https://push.example.evil/',
    'https://xapple.example/',
    'http://127.0.0.1/',
    'https://u:p@push.example/',
    'file:///etc/passwd',
    'x',
  ];
  for (const url of bad) expect(mayCall(url, hosts)).toBe(false);
});

it('a key has twenty browsers at most', async () => {
  const running = await run({ options: { pushHosts: ['push.example'] } });
  const key = await running.api.key();
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const subscribe = (i: number) => running.api.post('/api/me/push', { key, ...keys, endpoint: `https://push.example/${i}` });
  for (let i = 0; i < 20; i++) expect((await subscribe(i)).status).toBe(204);
  expect(await subscribe(20)).toMatchObject({ status: 429, json: { code: 'too-often' } });
  expect((await subscribe(3)).status).toBe(204);
});
