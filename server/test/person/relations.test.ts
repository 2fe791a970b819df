import { expect, it } from 'vitest';
import { MemoryStore } from '../../proof/harness/memory-store.ts';
import { hashKey } from '../../src/secrets.ts';
import { run, seated, WOLF } from '../help.ts';
import { me } from './help.ts';

it('whoever the host has blocked does not sit down; undone, they do', async () => {
  const running = await run();
  const { api, client } = running;
  const { table, keys } = await seated(running, WOLF, ['Anna', 'Bernd']);
  const [anna = '', bernd = ''] = keys;
  expect((await api.post(`/api/tables/${table}/regard`, { key: anna, seat: 2, as: 'blocked' })).status).toBe(204);
  const { table: next } = await api.table({ key: anna, ...WOLF });
  const there = client({ table: next, key: bernd });
  await there.until(({ info }) => info !== undefined);
  expect(await there.do({ kind: 'sit', seat: 2, name: 'Bernd' })).toMatchObject({ code: 'blocked' });
  const { regards } = await me(api, anna);
  expect(regards).toMatchObject([{ as: 'blocked', name: 'Bernd' }]);
  await api.post('/api/me/regard/undo', { key: bernd, mark: regards[0]?.mark });
  expect((await me(api, anna)).regards).toHaveLength(1);
  await api.post('/api/me/regard/undo', { key: anna, mark: regards[0]?.mark });
  expect(await there.do({ kind: 'sit', seat: 2, name: 'Bernd' })).toMatchObject({ t: 'done' });
});

it('people at a table are told by seat, without anything to know them by elsewhere', async () => {
  const running = await run();
  const { api } = running;
  const { table, keys } = await seated(running, WOLF, ['Anna', 'Bernd']);
  const [anna = '', bernd = ''] = keys;
  await api.post('/api/me/profile', { key: bernd, name: 'Bernd', face: 'wolf' });
  await api.post(`/api/tables/${table}/regard`, { key: anna, seat: 2, as: 'muted' });
  const { text, json } = await api.post(`/api/tables/${table}/people`, { key: anna });
  expect(json).toEqual({
    table,
    people: [
      { seat: 1, me: true },
      { seat: 2, face: 'wolf', as: 'muted' },
    ],
  });
  for (const key of keys) expect(text).not.toContain(hashKey(key).slice(0, 16));
  expect((await api.post(`/api/tables/${table}/people`, {})).json).toEqual({ table, people: [{ seat: 1 }, { seat: 2, face: 'wolf' }] });
});

it('reports wait for the operator, each once, and nobody sends very many', async () => {
  const store = new MemoryStore();
  const running = await run({ store });
  const { api } = running;
  const { table, keys } = await seated(running, WOLF, ['Anna', 'Bernd']);
  const [anna = ''] = keys;
  const report = (seat: number, why: string) => api.post(`/api/tables/${table}/report`, { key: anna, seat, why });
  expect((await report(2, 'slow')).status).toBe(204);
  expect((await report(2, 'slow')).status).toBe(204);
  expect((await report(1, 'slow')).json).toMatchObject({ code: 'wrong-key' });
  expect((await report(3, 'slow')).json).toMatchObject({ code: 'not-seated' });
  expect((await report(2, 'ugly')).status).toBe(400);
  expect(await store.notes('report', 99)).toHaveLength(1);
  const many = [];
  for (let i = 0; i < 25; i++) many.push((await report(2, 'name')).status);
  expect(many.filter((status) => status === 429).length).toBeGreaterThan(4);
});

const OWN_CARDS = {
  ...WOLF,
  config: [...WOLF.config.slice(0, 2), ['Animals', 'hound-01 fox'], ['Cards', '[{"id":"fox","kind":"wolf","name":"Fox"}]']],
};

it.each([
  ['muted', (seat: number) => ({ path: 'regard', body: { seat, as: 'muted' } })],
  ['blocked', (seat: number) => ({ path: 'regard', body: { seat, as: 'blocked' } })],
  ['reported', (seat: number) => ({ path: 'report', body: { seat, why: 'name' } })],
])('names of cards are hidden from a person who has %s their maker, and from nobody else', async (_, what) => {
  const running = await run();
  const { api } = running;
  const host = await api.key();
  const { table } = await api.table({ key: host, ...OWN_CARDS, seat: 1, name: 'Anna' });
  const [bernd, clara] = [await api.key(), await api.key()];
  for (const [seat, key, name] of [
    [2, bernd, 'Bernd'],
    [3, clara, 'Clara'],
  ] as const) {
    const there = running.client({ table, key });
    await there.until(({ info }) => info !== undefined);
    await there.do({ kind: 'sit', seat, name });
  }
  const namesTold = async (key?: string) =>
    ((await api.post(`/api/tables/${table}/people`, { ...(key && { key }) })).json as { cardNames?: string }).cardNames;
  expect(await namesTold(bernd)).toBeUndefined();
  // Another person than the maker.
  const other = what(3);
  await api.post(`/api/tables/${table}/${other.path}`, { key: bernd, ...other.body });
  expect(await namesTold(bernd)).toBeUndefined();
  const { path, body } = what(1);
  expect((await api.post(`/api/tables/${table}/${path}`, { key: bernd, ...body })).status).toBe(204);
  expect(await namesTold(bernd)).toBe('hidden');
  for (const key of [host, clara, undefined]) expect(await namesTold(key)).toBeUndefined();
});

it('names of published cards are never hidden', async () => {
  const running = await run();
  const { api } = running;
  const { table, keys } = await seated(running, WOLF, ['Anna', 'Bernd']);
  await api.post(`/api/tables/${table}/regard`, { key: keys[1] ?? '', seat: 1, as: 'muted' });
  expect((await api.post(`/api/tables/${table}/people`, { key: keys[1] })).json).not.toHaveProperty('cardNames');
});
