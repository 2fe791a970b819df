import type { Store } from '@bellwether/server/store/store';
import pg from 'pg';
import { expect, it } from 'vitest';
import { describeCalls, describeStore, entry, header } from '../../server/test/store/contract.ts';
import { Lease } from '../src/lease.ts';
import { PostgresStore, prepareDatabase } from '../src/postgres/postgres-store.ts';
import { urlsOf } from '../src/postgres/session.ts';
import { postgresForTests } from './postgres.ts';

const postgres = postgresForTests();
let url = '';
/** The store of one node; its lease ends with it. */
const openNode = async (): Promise<Store> => {
  await prepareDatabase(url);
  const lease = await Lease.begin(url, 'nowhere:1');
  const store = await PostgresStore.open(url, lease);
  const close = store.close.bind(store);
  return Object.assign(store, { close: () => close().then(() => lease.leave()) });
};
const openPostgres = async () => {
  url = await postgres.fresh();
  return openNode();
};

describeStore('a store in PostgreSQL', openPostgres, async (store) => {
  await store.close();
  return openNode();
});
describeCalls('calls of a store in PostgreSQL', openPostgres);

it('a database of a newer release is left alone, and said so', async () => {
  url = await postgres.fresh();
  await prepareDatabase(url);
  await postgres.query(url, 'UPDATE schema_version SET version = 999');
  await expect(prepareDatabase(url)).rejects.toThrow('newer release');
});

it('nodes that start together make the tables of PostgreSQL once', async () => {
  url = await postgres.fresh();
  await Promise.all(Array.from({ length: 5 }, () => prepareDatabase(url)));
  expect(await postgres.query(url, 'SELECT version FROM schema_version')).toHaveLength(1);
});

it('deletion in PostgreSQL waits for nobody who is just writing, and comes back to that table', async () => {
  const store = await openPostgres();
  for (const id of ['a', 'b', 'c']) await store.create(header(id), [entry(id, 1, { status: 'over', at: 10 })]);
  const writer = new pg.Client({ connectionString: url });
  await writer.connect();
  await writer.query(`BEGIN; SELECT 1 FROM bellwether.tables WHERE id = 'b' FOR KEY SHARE`);
  expect(await store.remove('over', 50, '')).toEqual({ removed: 2, oldest: 0, last: null });
  await writer.query('COMMIT');
  await writer.end();
  expect(await store.remove('over', 50, '')).toEqual({ removed: 1, oldest: null, last: null });
  await store.close();
});

it('a node knows the last sign of life of those before it', async () => {
  const first = (await openPostgres()) as PostgresStore;
  expect(await first.lastSign()).toBeUndefined();
  await first.close();
  await postgres.query(url, 'UPDATE former_nodes SET seen = 1234567');
  const second = (await openNode()) as PostgresStore;
  expect(await second.lastSign()).toBe(1_234_567);
  const third = (await openNode()) as PostgresStore;
  expect(await third.lastSign()).toBeGreaterThan(1_234_567);
  await second.close();
  await third.close();
});

it('a URL may name a primary and its standbys', () => {
  expect(urlsOf('postgres://me:pw@one:5432,two/sheep?sslmode=require')).toEqual([
    'postgres://me:pw@one:5432/sheep?sslmode=require',
    'postgres://me:pw@two/sheep?sslmode=require',
  ]);
});
