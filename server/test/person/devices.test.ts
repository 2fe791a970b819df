import { expect, it } from 'vitest';
import type { Client } from '../../proof/harness/client.ts';
import { MemoryStore } from '../../proof/harness/memory-store.ts';
import { changedSince } from '../../src/person/device-changes.ts';
import { Persons } from '../../src/person/persons.ts';
import { hashKey, systemRandom } from '../../src/secrets.ts';
import { playOut, run, seated, WOLF } from '../help.ts';
import { me, secondDevice, secretFor } from './help.ts';

const tablesOf = async (api: { post(path: string, body: object): Promise<{ json: unknown }> }, key: string) =>
  ((await api.post('/api/me/tables', { key })).json as { tables: { table: string; seats: number[]; host: boolean }[] }).tables;

it('a key of today is a person with one device, and nothing is noted of it', async () => {
  const store = new MemoryStore();
  const { api } = await run({ store });
  const key = await api.key();
  expect(await me(api, key)).toMatchObject({ devices: [{ number: 1, here: true }], code: false, passkeys: [], ratings: [] });
  expect(await store.notesOf(hashKey(key))).toEqual([]);
});

it('a second device has the seats of the first, and both are one at the table', async () => {
  const running = await run();
  const { api, client } = running;
  const { table, keys } = await seated(running, WOLF, ['Anna', 'Bernd']);
  const [anna = ''] = keys;
  await api.post('/api/me/profile', { key: anna, name: 'Anna', face: 'fox' });
  const phone = await secondDevice(api, anna);
  const there = client({ table, key: phone });
  await there.until(({ viewer }) => viewer === 1);
  expect(await there.do({ kind: 'start' })).toMatchObject({ t: 'done' });
  expect(await tablesOf(api, phone)).toMatchObject([{ table, seats: [1], host: true }]);
  expect(await me(api, phone)).toMatchObject({ name: 'Anna', face: 'fox', devices: [{ number: 1 }, { number: 2, here: true }] });
});

it('the secret of a QR code works once and for two minutes', async () => {
  let now = 1_700_000_000_000;
  const { api } = await run({ parts: { time: { now: () => now, after: () => () => {} } } });
  const key = await api.key();
  const secret = await secretFor(api, key);
  const tries = await Promise.all([1, 2].map(async () => api.post('/api/join', { key: await api.key(), secret })));
  expect(tries.map(({ status }) => status).sort()).toEqual([204, 404]);
  const late = await secretFor(api, key);
  now += 121_000;
  expect((await api.post('/api/join', { key: await api.key(), secret: late })).json).toMatchObject({ code: 'unknown-code' });
  const [first, second] = [await secretFor(api, key), await secretFor(api, key)];
  expect((await api.post('/api/join', { key: await api.key(), secret: first })).status).toBe(404);
  expect((await api.post('/api/join', { key: await api.key(), secret: second })).status).toBe(204);
});

it('of two who know a secret at the same moment one is believed', async () => {
  const persons = new Persons(new MemoryStore(), systemRandom, Date.now);
  const secret = await persons.newJoinSecret('anna', 'anna');
  const both = await Promise.all([persons.take('join', secret), persons.take('join', secret)]);
  expect(both.filter((one) => one === 'anna')).toHaveLength(1);
});

it('two who play in one game become one when it is over, by whatever secret', async () => {
  const running = await run();
  const { api } = running;
  const { keys, clients } = await seated(running, WOLF, ['Anna', 'Bernd']);
  const [anna = '', bernd = ''] = keys;
  const [at, other] = clients as [Client, Client];
  const { code } = (await api.post('/api/me/recovery', { key: anna })).json as { code: string };
  const join = async (key: string) => (await api.post('/api/join', { key, secret: await secretFor(api, anna) })).json ?? 'joined';
  await at.do({ kind: 'start' });
  expect(await join(bernd)).toMatchObject({ code: 'same-game' });
  expect((await api.post('/api/recover', { key: bernd, code })).json).toMatchObject({ code: 'same-game' });
  // Nor a person who has seen a hand of this game and left.
  await other.do({ kind: 'stand', seat: 2 });
  expect(await join(bernd)).toMatchObject({ code: 'same-game' });
  expect((await me(api, anna)).devices).toHaveLength(1);
  // A spectator has seen nothing.
  const onlooker = await api.key();
  await api.post(`/api/tables/${at.options.table}/look`, { key: onlooker });
  expect(await join(onlooker)).toBe('joined');
  await playOut([at], (legal) => legal[0] as string);
  expect(await join(bernd)).toBe('joined');
});

it('two persons become one: tables, seats, names of devices, mutes of both', async () => {
  const running = await run();
  const { api, client } = running;
  const one = await seated(running, WOLF, ['Anna', 'Bernd']);
  const two = await seated(running, WOLF, ['Anna at work', 'Clara']);
  const [anna = '', bernd = ''] = one.keys;
  const [work = '', clara = ''] = two.keys;
  const laptop = await secondDevice(api, work);
  await api.post(`/api/tables/${one.table}/regard`, { key: bernd, seat: 1, as: 'muted' });
  await api.post(`/api/tables/${two.table}/regard`, { key: clara, seat: 1, as: 'blocked' });
  await api.post(`/api/tables/${two.table}/regard`, { key: work, seat: 2, as: 'muted' });
  await secondDevice(api, anna, work);
  for (const key of [anna, work, laptop]) {
    expect((await tablesOf(api, key)).map(({ table }) => table).sort()).toEqual([one.table, two.table].sort());
    expect((await me(api, key)).devices).toHaveLength(3);
    expect((await me(api, key)).regards).toMatchObject([{ as: 'muted', name: 'Clara' }]);
  }
  const again = client({ table: two.table, key: anna });
  await again.until(({ viewer }) => viewer === 1);
  expect(await again.do({ kind: 'start' })).toMatchObject({ t: 'done' });
  const people = (await api.post(`/api/tables/${two.table}/people`, { key: clara })).json as { people: object[] };
  expect(people.people).toMatchObject([
    { seat: 1, as: 'blocked' },
    { seat: 2, me: true },
  ]);
});

it('what was begun and not ended is ended by the next server', async () => {
  const store = new MemoryStore();
  const before = await run({ store });
  const { table, keys } = await seated(before, WOLF, ['Anna', 'Bernd']);
  const [anna = '', bernd = ''] = keys;
  await before.server.stop();
  // The server is killed right after the devices moved.
  const [from, to] = [hashKey(bernd), hashKey(anna)];
  await store.exchange({ put: [{ kind: 'device', name: from, owner: to, about: null, value: '{"number":2}', until: null }] });
  const { api } = await run({ store });
  await expect.poll(async () => (await tablesOf(api, bernd))[0]?.seats).toEqual([1, 2]);
  expect(await store.strays()).toEqual([]);
  expect((await tablesOf(api, anna))[0]?.table).toBe(table);
});

it('a recovery code brings a person back on any device, until another one is made', async () => {
  const { api } = await run();
  const key = await api.key();
  const { code } = (await api.post('/api/me/recovery', { key })).json as { code: string };
  expect(code).toMatch(/^\d{24}$/);
  const found = await api.key();
  const typed = code.replace(/(\d{4})/g, '$1 ');
  expect((await api.post('/api/recover', { key: found, code: typed, device: 'Tablet' })).status).toBe(204);
  expect((await me(api, key)).devices).toMatchObject([{ here: true }, { name: 'Tablet' }]);
  await api.post('/api/me/recovery', { key: found });
  expect((await api.post('/api/recover', { key: await api.key(), code })).json).toMatchObject({ code: 'unknown-code' });
});

it('guessing a code is slow', async () => {
  const { api } = await run();
  const key = await api.key();
  const guesses = [];
  for (let i = 0; i < 12; i++) guesses.push((await api.post('/api/recover', { key, code: String(i).padStart(24, '0') })).status);
  expect(guesses).toEqual([...Array(10).fill(404), 429, 429]);
});

it('a revoked device is nobody, wherever it is connected; the last one stays', async () => {
  const running = await run();
  const { api, client } = running;
  const { table, keys } = await seated(running, WOLF, ['Anna', 'Bernd']);
  const [anna = ''] = keys;
  const phone = await secondDevice(api, anna);
  const said: string[] = [];
  const stolen = client({ table, key: phone, heard: (text) => said.push(text) });
  await stolen.until(({ viewer }) => viewer === 1);
  const { devices } = await me(api, phone);
  const [first, second] = devices;
  expect((await api.post('/api/me/device/revoke', { key: anna, device: second?.device })).status).toBe(204);
  await expect.poll(() => said.at(-1)).toContain('"code":"revoked"');
  expect((await api.post('/api/me', { key: phone })).json).toMatchObject({ code: 'revoked' });
  expect(await api.post(`/api/tables/${table}/look`, { key: phone })).toMatchObject({ status: 403, json: { code: 'revoked' } });
  expect((await api.post('/api/me/device/revoke', { key: anna, device: first?.device })).json).toMatchObject({ code: 'last-device' });
  expect((await api.post('/api/me/device/revoke', { key: anna, device: second?.device })).json).toMatchObject({ code: 'unknown-device' });
});

it('the first device may be revoked too: the person lives on in the others', async () => {
  const running = await run();
  const { api } = running;
  const { keys } = await seated(running, WOLF, ['Anna']);
  const [anna = ''] = keys;
  const phone = await secondDevice(api, anna);
  const { devices } = await me(api, phone);
  await api.post('/api/me/device/revoke', { key: phone, device: devices[0]?.device });
  expect((await api.post('/api/me', { key: anna })).status).toBe(403);
  expect(await tablesOf(api, phone)).toMatchObject([{ seats: [1], host: true }]);
});

it('a person who goes leaves a former player behind and nothing else', async () => {
  const store = new MemoryStore();
  const running = await run({ store });
  const { api } = running;
  const { table, keys, clients } = await seated(running, WOLF, ['Anna', 'Bernd']);
  const [anna = '', bernd = ''] = keys;
  const phone = await secondDevice(api, bernd);
  await api.post('/api/me/profile', { key: bernd, name: 'Bernd', face: 'wolf' });
  await api.post('/api/me/recovery', { key: bernd });
  await api.post(`/api/tables/${table}/regard`, { key: anna, seat: 2, as: 'muted' });
  await api.post(`/api/tables/${table}/report`, { key: bernd, seat: 1, why: 'slow' });
  await clients[0]?.do({ kind: 'start' });
  expect((await api.post('/api/me/delete', { key: phone })).json).toEqual({ tables: 1, removed: 0 });
  const look = (await api.post(`/api/tables/${table}/look`, { key: anna, from: 0 })).text;
  expect(look).not.toContain('Bernd');
  expect(look).toContain('"name":"*"');
  for (const key of [bernd, phone]) {
    expect(await tablesOf(api, key)).toEqual([]);
    expect(await me(api, key)).toMatchObject({ devices: [{ number: 1, here: true }], code: false, regards: [] });
  }
  expect(await store.notesOf(hashKey(bernd))).toEqual([]);
  expect(await store.notesAbout(hashKey(bernd))).toEqual([]);
  expect((await me(api, anna)).regards).toEqual([]);
});

it('exports all notes of a person, without secrets', async () => {
  const running = await run();
  const { api } = running;
  const { table, keys } = await seated(running, WOLF, ['Anna', 'Bernd']);
  const [anna = ''] = keys;
  const phone = await secondDevice(api, anna);
  await api.post('/api/me/profile', { key: anna, name: 'Anna', face: 'lamb' });
  const { code } = (await api.post('/api/me/recovery', { key: anna })).json as { code: string };
  await api.post(`/api/tables/${table}/regard`, { key: anna, seat: 2, as: 'blocked' });
  await api.post(`/api/tables/${table}/report`, { key: anna, seat: 2, why: 'name' });
  const { text, json } = await api.post('/api/me/export', { key: phone });
  expect(json).toMatchObject({
    tables: [{ seats: [1] }],
    person: {
      name: 'Anna',
      face: 'lamb',
      devices: [{ number: 1 }, { number: 2 }],
      recoveryCode: true,
      regards: [{ as: 'blocked', name: 'Bernd' }],
      reports: [{ why: 'name', name: 'Bernd' }],
    },
  });
  for (const secret of [code, anna, phone, hashKey(anna), hashKey(phone)]) expect(text).not.toContain(secret);
});

it('no passkeys where a browser has none, and nonsense is none', async () => {
  const { api } = await run();
  const key = await api.key();
  expect((await me(api, key)).canPasskey).toBe(false);
  expect((await api.post('/api/me/passkey', { key })).json).toMatchObject({ code: 'passkeys-off' });
  const named = await run({ options: { publicAddress: 'https://sheep.example' } });
  const other = await named.api.key();
  expect((await named.api.post('/api/me/passkey', { key: other })).json).toMatchObject({ options: { rp: { id: 'sheep.example' } } });
  for (const response of [null, 7, {}, { id: 'x', response: {} }]) {
    expect((await named.api.post('/api/me/passkey/keep', { key: other, response })).json).toMatchObject({ code: 'bad-passkey' });
    expect((await named.api.post('/api/passkey/use', { key: other, response })).json).toMatchObject({ code: 'bad-passkey' });
  }
});

it('a node that looks late forgets the devices that changed meanwhile, or all', () => {
  const changes = { count: 5, last: ['c', 'd', 'e'] };
  expect(changedSince(changes, 5)).toEqual([]);
  expect(changedSince(changes, 3)).toEqual(['d', 'e']);
  expect(changedSince(changes, 2)).toEqual(['c', 'd', 'e']);
  expect(changedSince(changes, 1)).toBeUndefined();
  expect(changedSince(changes, 9)).toBeUndefined();
});
