/** What a power cut leaves on disk: files contain only what was synced, and names may be those of the folder's last sync. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it } from 'vitest';
import { backup } from '../src/ops/backup.ts';
import { databaseFile, lockFolder, prepareFolder } from '../src/ops/folder.ts';
import { restore } from '../src/ops/restore.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import { scratchFolder } from './help.ts';
import { header } from './store/contract.ts';

const real = { openSync: fs.openSync, fsyncSync: fs.fsyncSync, renameSync: fs.renameSync, copyFileSync: fs.copyFileSync };

/** A simulated disk that records the work of programs and reverts what a power cut would lose. */
class Disk {
  /** Paths in the order in which they were synced. */
  readonly synced: string[] = [];
  /** Steps before the power is cut. */
  stepsLeft = Number.POSITIVE_INFINITY;
  /** Steps that a power cut may lose, each with its undo. */
  #unsynced: { readonly place: string; readonly from: string; undo(): void }[] = [];
  readonly #opened = new Map<number, string>();

  /** Redirects the file functions to this disk. */
  plugIn(): void {
    const step = () => {
      if (this.stepsLeft-- <= 0) throw new Error('power cut');
    };
    fs.openSync = (file, ...more) => {
      const handle = real.openSync(file, ...more);
      this.#opened.set(handle, String(file));
      return handle;
    };
    fs.fsyncSync = (handle) => {
      step();
      real.fsyncSync(handle);
      const place = this.#opened.get(handle) as string;
      this.synced.push(place);
      this.#unsynced = this.#unsynced.filter((one) => one.place !== place);
    };
    fs.renameSync = (from, to) => {
      step();
      real.renameSync(from, to);
      this.#unsynced.push({ place: path.dirname(String(to)), from: String(from), undo: () => real.renameSync(to, from) });
    };
    fs.copyFileSync = (from, to) => {
      step();
      real.copyFileSync(from, to);
      this.#unsynced.push({ place: String(to), from: '', undo: () => fs.truncateSync(to, 0) });
    };
    syncBuiltinESMExports();
  }

  loseUnsynced(): void {
    for (const { undo } of this.#unsynced.splice(0).reverse()) undo();
  }

  /** Only the last step reached the disk. */
  loseAllButLast(): void {
    for (const { from, undo } of this.#unsynced.splice(0).slice(0, -1).reverse()) if (!fs.existsSync(from)) undo();
  }
}

afterEach(() => {
  Object.assign(fs, real);
  syncBuiltinESMExports();
});

const tablesIn = (file: string) => {
  const db = new DatabaseSync(file);
  const ids = db
    .prepare('SELECT id FROM tables')
    .all()
    .map(({ id }) => id);
  db.close();
  return ids;
};

/** A database after a crash: its table is only in the write-ahead log. */
async function crashed(id: string): Promise<string> {
  const [folder, copy] = [scratchFolder(), scratchFolder()];
  const store = await SqliteStore.open(databaseFile(folder));
  await store.create(header(id), []);
  for (const end of ['', '-wal']) fs.copyFileSync(databaseFile(folder) + end, databaseFile(copy) + end);
  await store.close();
  return copy;
}

async function backupWith(id: string): Promise<string> {
  const folder = scratchFolder();
  const store = await SqliteStore.open(databaseFile(folder));
  await store.create(header(id), []);
  await store.close();
  backup(folder, path.join(folder, 'copy.sqlite'));
  return path.join(folder, 'copy.sqlite');
}

it.each(['kept', 'lost', 'lost but for the last step'] as const)(
  'a power cut in a restore leaves the old data with its log or the new data; what was not synced is %s',
  async (fate) => {
    const copy = await backupWith('new');
    const seen: unknown[] = [];
    let isDone = false;
    for (let steps = 0; !isDone; steps++) {
      const folder = await crashed('old');
      const disk = new Disk();
      disk.stepsLeft = steps;
      disk.plugIn();
      try {
        restore(folder, copy, new Date(0));
        isDone = true;
      } catch (error) {
        expect((error as Error).message).toBe('power cut');
      }
      disk.stepsLeft = Number.POSITIVE_INFINITY;
      if (fate === 'lost') disk.loseUnsynced();
      if (fate === 'lost but for the last step') disk.loseAllButLast();
      // Before recovery, opening the database is refused or sees one of the two.
      const between = path.join(folder, 'between.sqlite');
      let look: unknown;
      try {
        backup(folder, between);
        [look] = tablesIn(between);
      } catch (error) {
        look = (error as Error).message;
      }
      lockFolder(folder)();
      const [table] = tablesIn(databaseFile(folder));
      seen.push(table);
      if (look !== table) expect(look).toContain('a restore of');
      const before = fs.readdirSync(folder).find((name) => name.endsWith('Z') && name.includes('.before-'));
      expect(before !== undefined).toBe(table === 'new');
      if (before !== undefined) expect(tablesIn(path.join(folder, before))).toEqual(['old']);
      if (isDone) expect(table).toBe('new');
    }
    expect(seen.length).toBeGreaterThan(5);
    expect([...new Set(seen)]).toEqual(['old', 'new']);
  },
);

it('a new data folder is on disk under its name, and so is every folder above it that is new', () => {
  const top = scratchFolder();
  const disk = new Disk();
  disk.plugIn();
  prepareFolder(path.join(top, 'a', 'b'));
  expect(disk.synced).toEqual([path.join(top, 'a'), top]);
  prepareFolder(path.join(top, 'a', 'b'));
  expect(disk.synced).toHaveLength(2);
});
