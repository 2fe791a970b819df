import type { OpenTables, PlayNowAnswer, TableDoors, TableMessage, TablePoster } from '@bellwether/wire';
import { expect, it } from 'vitest';
import { WOLF } from '../../server/test/help.ts';
import { type RunningNode, runNode } from './nodes.ts';
import { postgresForTests } from './postgres.ts';

const postgres = postgresForTests();
const twoNodes = async () => {
  const url = await postgres.fresh();
  return (await Promise.all([runNode(url), runNode(url)])) as [RunningNode, RunningNode];
};
const ask = async ({ api }: RunningNode, key: string, again = true) =>
  (await api.post('/api/play', { key, ...WOLF, pace: 'quick', name: 'Clover', ...(again && { again }) })).json as PlayNowAnswer;

it('people who wait at two nodes meet at one table', async () => {
  const nodes = await twoNodes();
  const keys = await Promise.all([0, 1, 2, 3].map((i) => (nodes[i % 2] as RunningNode).api.key()));
  await Promise.all(keys.map((key, i) => ask(nodes[i % 2] as RunningNode, key, false)));
  const tables = new Set<string | undefined>();
  for (const [i, key] of keys.entries()) {
    const asked = async () => (await ask(nodes[(i + 1) % 2] as RunningNode, key)).table;
    await expect.poll(asked, { interval: 300, timeout: 15_000 }).toBeDefined();
    tables.add(await asked());
  }
  expect(tables.size).toBe(1);
});

it('who waited at a node that is gone goes on waiting at another, with the wait as it was', async () => {
  const [one, two] = await twoNodes();
  const key = await one.api.key();
  await ask(one, key, false);
  await new Promise((resolve) => setTimeout(resolve, 2_200));
  await one.server.stop();
  expect((await ask(two, key)).waited).toBeGreaterThanOrEqual(2);
});

it('open tables and codes are known at every node', async () => {
  const [one, two] = await twoNodes();
  const key = await one.api.key();
  const { table } = await one.api.table({ key, ...WOLF, seat: 1, name: 'Clover', access: 'open' });
  const host = two.client({ table, key });
  await host.until(({ viewer }) => viewer === 1);
  const listed = async ({ api }: RunningNode) =>
    ((await api.post('/api/open', {})).json as OpenTables).tables.map((poster: TablePoster) => poster.table);
  await expect.poll(() => listed(one), { timeout: 5_000 }).toEqual([table]);
  await expect.poll(() => listed(two), { timeout: 5_000 }).toEqual([table]);
  const { code } = (await two.api.post(`/api/tables/${table}/doors`)).json as TableDoors;
  expect((await one.api.post('/api/codes', { code })).json).toMatchObject({ table, seats: [{ name: 'Clover' }, {}, {}, {}] });
  // The home knows address and browser even of people connected to another node.
  const late = await two.api.key();
  await host.do({ kind: 'start' });
  const sit = { id: 'sit-down-1', rev: 0, key: late, action: { kind: 'sit', seat: 2, name: 'Late', mark: 'a-browser' } };
  expect((await two.api.post(`/api/tables/${table}/commands`, sit)).json).toMatchObject({ t: 'done' });
  const again = { ...sit, id: 'sit-down-2', key: await two.api.key(), action: { ...sit.action, seat: 3 } };
  expect((await one.api.post(`/api/tables/${table}/commands`, again)).json).toMatchObject({ code: 'same-house' });
  expect(((await one.api.post(`/api/tables/${table}/look`, { protocol: 3 })).json as TableMessage).info.seats[1]).toMatchObject({
    next: 'Late',
  });
});
