import { statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../proof/harness/memory-store.ts';
import { Heartbeat } from '../src/heartbeat.ts';
import { backup } from '../src/ops/backup.ts';
import { databaseFile } from '../src/ops/folder.ts';
import { restore } from '../src/ops/restore.ts';
import { deleteOldTables } from '../src/ops/retention.ts';
import { MAX_ENTRIES_REMOVED, MAX_TABLES_SCANNED, type Removed } from '../src/store/removal.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import type { LocalStore } from '../src/store/store.ts';
import { atEnd, scratchFolder } from './help.ts';
import { entry, header } from './store/contract.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A clock whose timers the test fires one by one. */
class SteppedTime {
  #now: number;
  readonly #timers = new Set<{ readonly due: number; call(): void }>();

  constructor(now: number) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, call: () => void): () => void {
    const timer = { due: this.#now + milliseconds, call };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Waits for a timer to be set and fires it. Returns its delay in milliseconds. */
  async step(): Promise<number> {
    await expect.poll(() => this.#timers.size).toBeGreaterThan(0);
    const [next] = [...this.#timers].sort((a, b) => a.due - b.due) as [{ due: number; call(): void }];
    this.#timers.delete(next);
    const waited = next.due - this.#now;
    this.#now = Math.max(this.#now, next.due);
    next.call();
    return waited;
  }

  get isIdle(): boolean {
    return this.#timers.size === 0;
  }
}

/** A server's deletion with its log. The test provides the heartbeats. */
async function deleting(store: LocalStore, clock: SteppedTime, days = 30) {
  const log: { msg: string; deleted?: number }[] = [];
  const logger = pino(
    { base: null },
    {
      write: (line: string) => {
        log.push(JSON.parse(line));
      },
    },
  );
  const life = await Heartbeat.begin(store, { now: () => clock.now(), after: () => () => {} });
  const stop = deleteOldTables({ deleteAfterDays: days }, store, life, clock, logger);
  atEnd(stop);
  return { log, stop, life };
}

const finished = (store: LocalStore, id: string, at: number, text = '{}') =>
  store.create(header(id), [entry(id, 1, { status: 'over', at, text })]);

describe('old tables', () => {
  it('are deleted in small transactions, and writes of others go between them', async () => {
    const store = await SqliteStore.open(databaseFile(scratchFolder()));
    atEnd(() => store.close());
    const many = 2 * MAX_TABLES_SCANNED + 100;
    await Promise.all(Array.from({ length: many }, (_, i) => finished(store, `t${String(i).padStart(4, '0')}`, 10)));
    await store.create(header('zz'), []);
    const seen: string[] = [];
    const remove = store.remove.bind(store);
    store.remove = async (...args) => {
      const found: Removed = await remove(...args);
      seen.push(`removed ${found.removed}`);
      return found;
    };
    const clock = new SteppedTime(100 * DAY);
    const { log } = await deleting(store, clock);
    expect(await clock.step()).toBe(HOUR);
    for (let n = 1; n <= 3; n++) {
      // Nothing more happens before the pause is over.
      await expect.poll(() => clock.isIdle).toBe(false);
      expect((await store.append(entry('zz', n))).kind).toBe('stored');
      seen.push('another write');
      expect(await clock.step()).toBeGreaterThanOrEqual(50);
    }
    await expect.poll(() => log).toContainEqual(expect.objectContaining({ msg: 'deleted old tables', deleted: many, status: 'over' }));
    const turns = [
      `removed ${MAX_TABLES_SCANNED}`,
      'another write',
      `removed ${MAX_TABLES_SCANNED}`,
      'another write',
      'removed 100',
      'another write',
    ];
    expect(seen.slice(0, 6)).toEqual(turns);
    expect(await store.count()).toBe(1);
    expect(MAX_ENTRIES_REMOVED).toBeLessThanOrEqual(4_000);
  });

  it('are not looked for while none can be old enough', async () => {
    const store = new MemoryStore();
    const start = 100 * DAY;
    await finished(store, 'old', start - 31 * DAY);
    await finished(store, 'young', start - 29 * DAY);
    const looks: number[] = [];
    const remove = store.remove.bind(store);
    store.remove = (...args) => {
      if (args[0] === 'over') looks.push(Math.round((clock.now() - start) / HOUR));
      return remove(...args);
    };
    const clock = new SteppedTime(start);
    await deleting(store, clock);
    while (clock.now() < start + 26 * HOUR) await clock.step();
    expect(looks).toEqual([1, 24]);
    await expect.poll(() => store.count()).toBe(0);
  });

  it('stay for the first hour, and after a stop', async () => {
    const store = new MemoryStore();
    await finished(store, 'old', 10);
    const clock = new SteppedTime(100 * DAY);
    const { stop } = await deleting(store, clock);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await store.count()).toBe(1);
    stop();
    expect(clock.isIdle).toBe(true);
    expect(await store.count()).toBe(1);
  });
});

describe('a clock that may be wrong', () => {
  const start = 20_000 * DAY;
  /** A store that a server used until `start`. */
  const used = async () => {
    const store = new MemoryStore();
    await store.beginHeartbeat(start - 10 * DAY);
    await finished(store, 'table', start - DAY);
    await store.beat(start);
    return store;
  };
  const someHours = async (clock: SteppedTime) => {
    const end = clock.now() + 3 * HOUR;
    while (clock.now() < end) await clock.step();
    await new Promise((resolve) => setImmediate(resolve));
  };

  it('deletes nothing at any later start, until the operator says that it is right', async () => {
    const store = await used();
    for (let i = 0; i < 2; i++) {
      const clock = new SteppedTime(start + 400 * DAY + i * HOUR);
      const { log, stop, life } = await deleting(store, clock, 365);
      await someHours(clock);
      expect(await store.count()).toBe(1);
      const warnings = log.map(({ msg }) => msg).join('\n');
      if (i === 0) expect(warnings).toMatch(/^the clock is days ahead of the last heartbeat/);
      expect(warnings.match(/resume-deletion/g)).toHaveLength(1);
      stop();
      await life.close();
    }
    await store.exchange({ drop: [{ kind: 'hold', name: 'deletion' }] });
    const clock = new SteppedTime(start + 401 * DAY);
    await deleting(store, clock, 365);
    await someHours(clock);
    expect(await store.count()).toBe(0);
  });

  it('is no reason to wait after a weekend', async () => {
    const store = await used();
    const clock = new SteppedTime(start + 2.5 * DAY);
    const { log } = await deleting(store, clock, 3);
    await someHours(clock);
    expect(log.map(({ msg }) => msg)).toEqual(['deleted old tables']);
    expect(await store.count()).toBe(0);
  });

  it('is one, if tables are to be deleted after less', async () => {
    const store = await used();
    const clock = new SteppedTime(start + 2.5 * DAY);
    await deleting(store, clock, 2);
    await someHours(clock);
    expect(await store.count()).toBe(1);
  });

  it('does not make tables old after it was put right, though the server goes on from the later hour', async () => {
    const store = await used();
    await store.beat(start + 400 * DAY);
    const clock = new SteppedTime(start + HOUR);
    const { log } = await deleting(store, clock, 365);
    await someHours(clock);
    expect(log.map(({ msg }) => msg)).toEqual([expect.stringMatching(/^the clock is behind the last heartbeat/)]);
    expect(await store.count()).toBe(1);
  });
});

describe('the file', () => {
  const WIDE = 'x'.repeat(50_000);
  const fill = (store: LocalStore, at = 10) => Promise.all(Array.from({ length: 200 }, (_, i) => finished(store, `t${i}`, at, WIDE)));
  const pragma = (file: string, name: string) => {
    const db = new DatabaseSync(file, { readOnly: true });
    const value = db.prepare(`PRAGMA ${name}`).get()?.[name];
    db.close();
    return value;
  };
  const emptied = async (file: string) => {
    const store = await SqliteStore.open(file);
    await store.remove('over', 50, '');
    let steps = 0;
    while (await store.shrink()) steps++;
    expect(await store.count()).toBe(0);
    await store.close();
    return steps;
  };

  it('shrinks when tables are deleted, a little at a time', async () => {
    const file = databaseFile(scratchFolder());
    const store = await SqliteStore.open(file);
    await fill(store);
    await store.close();
    const before = statSync(file).size;
    expect(before).toBeGreaterThan(10_000_000);
    expect(await emptied(file)).toBeGreaterThanOrEqual(2);
    expect(statSync(file).size).toBeLessThan(5_000_000);
  });

  it('of an older release shrinks once it has been through a backup', async () => {
    const folder = scratchFolder();
    const file = databaseFile(folder);
    const old = new DatabaseSync(file);
    old.exec('PRAGMA journal_mode = WAL');
    old.close();
    const store = await SqliteStore.open(file);
    await fill(store);
    await store.close();
    expect(pragma(file, 'auto_vacuum')).toBe(0);
    const copy = path.join(folder, 'copy.sqlite');
    backup(folder, copy);
    const before = statSync(file).size;
    expect(await emptied(file)).toBe(0);
    expect(statSync(file).size).toBe(before);
    restore(folder, copy, new Date(0));
    expect(pragma(file, 'auto_vacuum')).toBe(2);
    await emptied(file);
    expect(statSync(file).size).toBeLessThan(5_000_000);
  });

  it('keeps a short log after much was written', async () => {
    const file = databaseFile(scratchFolder());
    const store = await SqliteStore.open(file);
    atEnd(() => store.close());
    await Promise.all(Array.from({ length: 30 }, (_, i) => finished(store, `t${i}`, 10, 'x'.repeat(1_000_000))));
    const log = () => statSync(`${file}-wal`).size;
    expect(log()).toBeGreaterThan(25_000_000);
    for (let i = 0; i < 3; i++) await store.keep(`name-${i}`, 'value');
    expect(log()).toBeLessThan(17_000_000);
  });
});
