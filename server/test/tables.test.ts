import type { NewTable } from '@bellwether/wire';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../proof/harness/memory-store.ts';
import { noServer } from '../proof/harness/no-server.ts';
import { hashKey } from '../src/secrets.ts';
import { Table } from '../src/table/table.ts';
import type { TableContext } from '../src/table/table-context.ts';
import { Tables } from '../src/table/tables.ts';
import { HeldTime } from './held-time.ts';
import { atEnd, WOLF } from './help.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the look for tables that are due', () => {
  it('runs once at a time, however often it is asked for', async () => {
    const time = new HeldTime(1_000_000);
    const store = new MemoryStore();
    const answers: (() => void)[] = [];
    let asked = 0;
    let isHeld = false;
    store.due = async () => {
      asked++;
      if (isHeld) await new Promise<void>((resolve) => answers.push(resolve));
      return [];
    };
    const tables = new Tables(noServer(store, { time }));
    atEnd(() => tables.close());
    tables.start();
    await turn();
    const aMinute = async () => {
      const before = asked;
      await time.pass(60_000);
      return asked - before;
    };
    const atFirst = await aMinute();
    isHeld = true;
    await time.pass(15_000);
    for (let i = 0; i < 5; i++) tables.sweepSoon();
    const before = asked;
    isHeld = false;
    answers.shift()?.();
    for (let i = 0; i < 20; i++) await turn();
    // Five changes of the cluster during one lookup cause one more.
    expect(asked).toBe(before + 1);
    expect(await aMinute()).toBe(atFirst);
  });

  it('goes on after one that failed', async () => {
    const time = new HeldTime(1_000_000);
    const store = new MemoryStore();
    const problems: string[] = [];
    let asked = 0;
    store.due = async () => {
      if (asked++ === 0) throw new Error('no disk');
      return [];
    };
    const tables = new Tables(
      noServer(store, {
        time,
        problem: (what) => {
          problems.push(what);
        },
      }),
    );
    atEnd(() => tables.close());
    tables.start();
    await time.pass(20_000);
    expect(problems).toEqual(['the table sweep failed']);
    expect(asked).toBe(2);
  });
});

it('a table with the rules of another release is loaded once, though it stays due', async () => {
  const store = new MemoryStore();
  const { time, tables, table } = await playing(store);
  await tables.close();
  const load = store.load.bind(store);
  let loads = 0;
  store.load = async (...args) => {
    loads++;
    const stored = await load(...args);
    return stored && { ...stored, header: { ...stored.header, rules: stored.header.rules + 1 } };
  };
  const newer = new Tables(noServer(store, { time }));
  atEnd(() => newer.close());
  newer.start();
  await time.pass(600_000);
  expect(await store.due(time.now(), 10)).toEqual([table]);
  expect(loads).toBe(1);
  expect(await newer.get(table)).toBe('old-rules');
});

it('a table that has to leave does not wait for others that still load', async () => {
  const store = new MemoryStore();
  const load = store.load.bind(store);
  const { tables, table } = await playing(store);
  const loaded = await tables.get(table);
  expect(loaded).toBeInstanceOf(Table);
  store.load = () => new Promise(() => {});
  // Listed before the one in memory.
  const never = tables.get('aaaaaaaaaaaaaaaa');
  expect(never).toBeInstanceOf(Promise);
  tables.evictAll();
  store.load = load;
  expect(await tables.get(table)).not.toBe(loaded);
  expect(await (loaded as Table).do({ id: 'after-the-end', rev: 0, key: KEY, action: { kind: 'start' } }, hashKey(KEY))).toMatchObject({
    code: 'table-stopped',
  });
});

const KEY = 'k'.repeat(24);

/** A table of one player and bots, whose clock expires every five seconds. */
async function playing(store: MemoryStore, more: Partial<TableContext> = {}) {
  const time = new HeldTime(1_800_000_000_000);
  const tables = new Tables(noServer(store, { time, ...more }));
  atEnd(() => tables.close());
  const settings = { clock: { kind: 'move', seconds: 5 }, grace: null } as const;
  const made = await tables.create({ ...WOLF, settings, seat: 1, name: 'Clover' } as NewTable, hashKey(KEY));
  if ('code' in made) throw new Error(made.code);
  const open = (await tables.get(made.id)) as Table;
  expect(await open.do({ id: 'the-start', rev: 0, key: KEY, action: { kind: 'start' } }, hashKey(KEY))).toMatchObject({ t: 'done' });
  return { tables, time, table: made.id };
}

describe('a job of a table that throws', () => {
  /** Fails with moves for which `isFaulty` holds. */
  async function faulty(isFaulty: () => boolean) {
    const problems: (readonly [string, string])[] = [];
    const store = new MemoryStore();
    const { time, tables, table } = await playing(store, {
      bots: { choose: async () => 'nonsense', close: async () => {} },
      problem: (what, where) => {
        problems.push([what, where]);
      },
      countMove: () => {
        if (isFaulty()) throw new Error('a fault of ours');
      },
    });
    const revision = async () => (await store.entries(table, 0, 1_000)).length;
    return { time, tables, table, problems, revision };
  }

  it('is reported with its table, and the table goes on', async () => {
    let faults = 0;
    const { time, table, problems, revision } = await faulty(() => faults++ === 1);
    await time.pass(20_000);
    expect(problems).toContainEqual(['a change by the server failed', table]);
    const before = await revision();
    await time.pass(20_000);
    expect(await revision()).toBeGreaterThan(before);
  });

  it('again and again sets the table aside', async () => {
    let isFaulty = false;
    const { time, tables, table, problems, revision } = await faulty(() => isFaulty);
    isFaulty = true;
    await time.pass(600_000);
    expect(await tables.get(table)).toBe('table-stopped');
    expect(problems.filter(([what]) => what === 'a change by the server failed')).toHaveLength(5);
    const before = await revision();
    await time.pass(60_000);
    expect(await revision()).toBe(before);
  });
});
