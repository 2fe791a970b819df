import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { Lease } from '../../src/cluster/lease.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { PostgresStore, prepareDatabase } from '../../src/store/postgres/postgres-store.ts';
import { urlsOf } from '../../src/store/postgres/session.ts';
import { SqliteStore } from '../../src/store/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import { describeLife, describeStore, entry, header } from './contract.ts';
import { postgresForTests } from './postgres.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bellwether-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
let last = '';
const fresh = () => {
  last = path.join(folder, `${++files}.sqlite`);
  return last;
};

const postgres = postgresForTests();
let url = '';
/** A store of one node, whose lease ends with it. */
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

describeStore('a store in memory', async () => new MemoryStore());
describeStore(
  'a store in SQLite',
  () => SqliteStore.open(fresh()),
  async (store) => {
    await store.close();
    return SqliteStore.open(last);
  },
);
describeLife('a store in memory, for one process', async () => new MemoryStore());
describeLife('a store in SQLite, for one process', () => SqliteStore.open(fresh()));
describeStore('a store in PostgreSQL', openPostgres, async (store) => {
  await store.close();
  return openNode();
});

it.each([
  ['SQLite', () => SqliteStore.open(fresh())],
  ['PostgreSQL', openPostgres],
] as const)('a bad call leaves its neighbours in the group alone, in %s', async (_name, open) => {
  const store: Store = await open();
  await store.create(header('t1'), []);
  await store.create(header('t2'), []);
  const bad = store.append({ ...entry('t1', 1), text: null as unknown as string });
  const good = [store.append(entry('t2', 1)), store.append(entry('t1', 1))];
  await expect(bad).rejects.toThrow();
  expect(await Promise.all(good)).toEqual([{ kind: 'stored' }, { kind: 'stored' }]);
  await store.close();
});

it('a database of a newer release is left alone, and said so', async () => {
  const file = fresh();
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 999');
  db.close();
  await expect(SqliteStore.open(file)).rejects.toThrow('newer release');
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

it.each([
  ['SQLite', () => SqliteStore.open(fresh())],
  ['PostgreSQL', openPostgres],
] as const)('calls after the end are refused, not forgotten, in %s', async (_name, open) => {
  const store: Store = await open();
  await store.close();
  await expect(store.append(entry('t1', 1))).rejects.toThrow('closed');
});

it('a URL may name a primary and its standbys', () => {
  expect(urlsOf('postgres://me:pw@one:5432,two/sheep?sslmode=require')).toEqual([
    'postgres://me:pw@one:5432/sheep?sslmode=require',
    'postgres://me:pw@two/sheep?sslmode=require',
  ]);
});
