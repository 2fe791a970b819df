import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { openFile } from '../../src/store/open-file.ts';
import { SqliteStore } from '../../src/store/sqlite-store.ts';
import { describeCalls, describeLife, describeStore } from './contract.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bellwether-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
let last = '';
const fresh = () => {
  last = path.join(folder, `${++files}.sqlite`);
  return last;
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
describeCalls('calls of a store in SQLite', () => SqliteStore.open(fresh()));

it('a database of a newer release is left alone, and said so', async () => {
  const file = fresh();
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 999');
  db.close();
  await expect(SqliteStore.open(file)).rejects.toThrow('newer release');
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
