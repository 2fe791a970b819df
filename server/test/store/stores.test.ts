import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { SqliteStore } from '../../src/store/sqlite-store.ts';
import { describeStore, entry, header } from './contract.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bellwether-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
let last = '';
const fresh = () => {
  last = path.join(folder, `${++files}.sqlite`);
  return last;
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

it('a bad call leaves its neighbours in the group alone', async () => {
  const store = await SqliteStore.open(fresh());
  await store.create(header('t1'), []);
  const bad = store.append({ ...entry('t1', 1), text: null as unknown as string });
  const good = store.append(entry('t1', 1));
  await expect(bad).rejects.toThrow();
  expect(await good).toEqual({ kind: 'stored' });
  await store.close();
});

it('a database of a newer release is left alone, and said so', async () => {
  const file = fresh();
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 999');
  db.close();
  await expect(SqliteStore.open(file)).rejects.toThrow('newer release');
});

it('calls after the end are refused, not forgotten', async () => {
  const store = await SqliteStore.open(fresh());
  await store.close();
  await expect(store.append(entry('t1', 1))).rejects.toThrow('closed');
});
