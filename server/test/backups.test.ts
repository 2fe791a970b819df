import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { inspect } from '../src/ops/copy.ts';
import { databaseFile } from '../src/ops/folder.ts';
import { restore } from '../src/ops/restore.ts';
import { scheduleBackups } from '../src/ops/scheduled-backups.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import { scratchFolder } from './help.ts';
import { entry, header } from './store/contract.ts';

/** A clock that advances when something waits for it. */
function handTime(now: number) {
  let waiting: { at: number; call: () => void } | undefined;
  const time = {
    now: () => now,
    after: (milliseconds: number, call: () => void) => {
      waiting = { at: now + Math.max(0, milliseconds), call };
      return () => {
        waiting = undefined;
      };
    },
  };
  const next = async () => {
    await expect.poll(() => waiting).toBeDefined();
    const { at, call } = waiting as { at: number; call: () => void };
    waiting = undefined;
    now = at;
    call();
    return at;
  };
  return { time, next, isWaiting: () => waiting !== undefined };
}

const silent = pino({ level: 'silent' });
const HOUR = 3_600_000;

it('makes a whole copy, for its owner alone, without the server waiting', async () => {
  const from = scratchFolder();
  const to = path.join(from, 'backups');
  const store = await SqliteStore.open(databaseFile(from));
  await store.create(header('t1'), [entry('t1', 1)]);
  const { time, next, isWaiting } = handTime(Date.UTC(2026, 10, 16, 8));
  const stop = scheduleBackups({ from, to, everyHours: 6, keep: 3 }, time, silent);
  await next();
  await expect.poll(() => existsSync(to) && readdirSync(to), { timeout: 30_000 }).toEqual(['bellwether-2026-11-16T08-00-00.sqlite']);
  const file = path.join(to, 'bellwether-2026-11-16T08-00-00.sqlite');
  expect(inspect(file)).toEqual({ tables: 1 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect.poll(isWaiting).toBe(true);
  stop();
  expect(isWaiting()).toBe(false);
  await store.close();
});

it('a restore of a database that was in use when it crashed brings what only its log has', async () => {
  const [running, crashed, to] = [scratchFolder(), scratchFolder(), scratchFolder()];
  const store = await SqliteStore.open(databaseFile(running));
  await store.create(header('t1'), [entry('t1', 1)]);
  // What a crash leaves behind: the log was never moved into the file.
  for (const end of ['', '-wal']) copyFileSync(databaseFile(running) + end, databaseFile(crashed) + end);
  await store.close();
  expect(restore(to, databaseFile(crashed), new Date(0))).toEqual({ tables: 1 });
  expect(inspect(databaseFile(to))).toEqual({ tables: 1 });
  expect(statSync(databaseFile(to)).mode & 0o777).toBe(0o600);
});

it('goes by the last one that is there, keeps the newest, and touches no other file', async () => {
  const to = scratchFolder();
  const start = Date.UTC(2026, 10, 16, 8);
  for (const name of ['bellwether-2026-11-01T00-00-00.sqlite', 'bellwether-2026-11-02T00-00-00.sqlite', 'mine.sqlite'])
    writeFileSync(path.join(to, name), '');
  const last = statSync(path.join(to, 'bellwether-2026-11-02T00-00-00.sqlite')).mtimeMs;
  const { time, next } = handTime(start);
  const made: string[] = [];
  const make = async (_: string, file: string) => {
    made.push(path.basename(file));
    if (made.length === 2) throw new Error('the disk is full');
    writeFileSync(file, '');
  };
  const stop = scheduleBackups({ from: to, to, everyHours: 6, keep: 2 }, time, silent, make);
  const first = await next();
  expect(first).toBe(Math.max(start, last + 6 * HOUR));
  expect(await next()).toBe(first + 6 * HOUR);
  expect(await next()).toBe(first + 12 * HOUR);
  await expect.poll(() => made.length).toBe(3);
  await expect.poll(() => readdirSync(to).sort()).toEqual([made[0], made[2], 'mine.sqlite']);
  stop();
});

it('a folder that cannot be written is no reason to stop', async () => {
  const from = scratchFolder();
  const blocked = path.join(from, 'a-file');
  writeFileSync(blocked, '');
  mkdirSync(path.join(from, 'data'));
  const { time, next } = handTime(0);
  const stop = scheduleBackups({ from, to: path.join(blocked, 'backups'), everyHours: 1, keep: 1 }, time, silent);
  await next();
  expect(await next()).toBeGreaterThanOrEqual(HOUR);
  stop();
});
