import { hashKey } from '@bellwether/server/secrets';
import { expect, it } from 'vitest';
import { WOLF } from '../../server/test/help.ts';
import { me, secretFor } from '../../server/test/person/help.ts';
import { runNode } from './nodes.ts';
import { postgresForTests } from './postgres.ts';

const postgres = postgresForTests();

it('persons live at all nodes: joined at one, seated at another, revoked and forgotten at the first', async () => {
  const url = await postgres.fresh();
  const one = await runNode(url);
  const two = await runNode(url);
  const [anna, phone, bernd] = [await one.api.key(), await two.api.key(), await one.api.key()];
  // Each person has a table whose home is their own node.
  const { table } = await one.api.table({ key: anna, ...WOLF, seat: 1, name: 'Anna' });
  const { table: other } = await two.api.table({ key: phone, ...WOLF, seat: 2, name: 'Anna' });
  const bystander = one.client({ table, key: bernd });
  await bystander.until(({ info }) => info !== undefined);
  await bystander.do({ kind: 'sit', seat: 2, name: 'Bernd' });
  const said: string[] = [];
  const there = two.client({ table, key: phone, heard: (text) => said.push(text) });
  await there.until(({ viewer }) => viewer === 'spectator');
  // Shown at one node, scanned at the other by a person who already has tables.
  const secret = await secretFor(one.api, anna);
  expect((await two.api.post('/api/join', { key: phone, secret, device: 'Phone' })).status).toBe(204);
  expect((await one.api.post('/api/join', { key: bernd, secret })).status).toBe(404);
  await there.until(({ viewer }) => viewer === 1);
  expect(await there.do({ kind: 'start' })).toMatchObject({ t: 'done' });
  const mine = async (api: typeof one.api, key: string) =>
    ((await api.post('/api/me/tables', { key })).json as { tables: { table: string }[] }).tables.map((found) => found.table).sort();
  expect(await mine(one.api, anna)).toEqual([table, other].sort());
  const { devices } = await me(one.api, anna);
  expect(devices).toMatchObject([{ here: true }, { name: 'Phone' }]);
  await one.api.post('/api/me/device/revoke', { key: anna, device: devices[1]?.device });
  await expect.poll(() => said.at(-1), { timeout: 5_000 }).toContain('"code":"revoked"');
  expect((await two.api.post('/api/me', { key: phone })).status).toBe(403);
  expect((await two.api.post('/api/me/delete', { key: anna })).json).toEqual({ tables: 2, removed: 1 });
  expect(await postgres.query(url, `SELECT * FROM notes WHERE owner = '${hashKey(anna)}' OR about = '${hashKey(anna)}'`)).toEqual([]);
  await expect.poll(() => bystander.info?.seats[0]?.name).toBeUndefined();
  const look = await two.api.post(`/api/tables/${table}/look`, { key: bernd, from: 0 });
  expect(look.text).not.toContain('Anna');
});
