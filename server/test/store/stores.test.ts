import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { Lease } from '../../src/cluster/lease.ts';
import { openFile } from '../../src/store/open-file.ts';
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

describeStore(
  'a store in SQLite',
  () => SqliteStore.open(fresh()),
  async (store) => {
    await store.close();
    return SqliteStore.open(last);
  },
);
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

it('a database is opened so that a commit reaches the disk, on macOS too', () => {
  const db = openFile(fresh());
  const value = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  const names = ['synchronous', 'fullfsync', 'checkpoint_fullfsync', 'journal_mode', 'foreign_keys', 'auto_vacuum'];
  expect(names.map((name) => [name, value(name)])).toEqual([
    ['synchronous', 2],
    ['fullfsync', 1],
    ['checkpoint_fullfsync', 1],
    ['journal_mode', 'wal'],
    ['foreign_keys', 1],
    ['auto_vacuum', 2],
  ]);
  db.close();
});

it('a URL may name a primary and its standbys', () => {
  expect(urlsOf('postgres://me:pw@one:5432,two/sheep?sslmode=require')).toEqual([
    'postgres://me:pw@one:5432/sheep?sslmode=require',
    'postgres://me:pw@two/sheep?sslmode=require',
  ]);
});
