import { databaseFile } from '@bellwether/server/ops/folder';
import { hashKey } from '@bellwether/server/secrets';
import { SqliteStore } from '@bellwether/server/store/sqlite-store';
import { expect, it } from 'vitest';
import type { Client } from '../../server/proof/harness/client.ts';
import { run, scratchFolder, seated, WOLF } from '../../server/test/help.ts';
import { move } from '../src/move.ts';
import { runNode } from './nodes.ts';
import { postgresForTests } from './postgres.ts';

const postgres = postgresForTests();

it('a server moves to PostgreSQL and back: seats, keys, links, push and half-played games go along', async () => {
  const [before, after] = [scratchFolder(), scratchFolder()];
  const store = await SqliteStore.open(databaseFile(before));
  const old = await run({ store });
  const { table, clients, keys } = await seated(old, WOLF, ['Clover', '山田', 'Bramble', 'Sorrel']);
  const [clover] = clients as [Client];
  await clover.do({ kind: 'start' });
  const id = 'a-command-of-old';
  await clover.until(({ legal }) => legal.length > 0);
  const action = { kind: 'move', seat: 1, move: clover.legal[0] as string } as const;
  const done = await clover.do(action, { id });
  const endpoint = 'https://fcm.googleapis.com/x';
  await old.api.post('/api/me/push', { key: keys[0], endpoint, p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) });
  const { publicKey } = (await (await fetch(`${old.api.base}/api/push`)).json()) as { publicKey: string };
  const subscriptions = await store.subscriptions(hashKey(keys[0] as string));
  expect(subscriptions).toHaveLength(1);
  const { view } = clover;
  for (const client of clients) client.close();
  await old.server.stop();

  const url = await postgres.fresh();
  expect(await move(before, url)).toMatchObject({ tables: 1, entries: 6, keys: 4, kept: 1 });
  const node = await runNode(url);
  const again = node.client({ table, key: keys[0] as string });
  await again.until(({ viewer, seq }) => viewer === 1 && seq >= 6);
  expect(again.view).toEqual(view);
  expect(await again.do(action, { id })).toEqual(done);
  expect(await node.node.store.subscriptions(hashKey(keys[0] as string))).toEqual(subscriptions);
  expect(await (await fetch(`${node.api.base}/api/push`)).json()).toEqual({ publicKey });
  await expect(move(url, after)).rejects.toThrow('a server is using');
  await again.do({ kind: 'say', seat: 1, phrase: 'hello' });
  await node.server.stop();

  const moved = await move(url, after);
  expect(moved).toMatchObject({ tables: 1, entries: 7, keys: 4 });
  await expect(move(before, url)).rejects.toThrow('not empty');
  const home = await run({ store: await SqliteStore.open(databaseFile(after)) });
  const back = home.client({ table, key: keys[0] as string });
  await back.until(({ viewer, seq }) => viewer === 1 && seq >= 7);
  expect(await back.do(action, { id })).toEqual(done);
});
