import path from 'node:path';
import type { TableMessage } from '@bellwether/wire';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../proof/harness/memory-store.ts';
import { SqliteStore } from '../../src/store/sqlite-store.ts';
import type { LocalStore } from '../../src/store/store.ts';
import { HeldTime } from '../held-time.ts';
import { type Running, run, scratchFolder, seated, WOLF } from '../help.ts';

const START = 1_800_000_000_000;
const NAMES = ['Clover', 'Thistle', 'Bramble', 'Sorrel'];
/** Bots that never answer: a covered seat stays covered. */
const BOTS = { choose: () => new Promise<never>(() => {}), close: async () => {} };

/** On disk, or in memory if no restart follows. */
async function opened(file?: string) {
  const store: LocalStore = file === undefined ? new MemoryStore() : await SqliteStore.open(file);
  const counts = { loads: 0 };
  const load = store.load.bind(store);
  store.load = (...args) => {
    counts.loads++;
    return load(...args);
  };
  return { store, counts };
}

async function serve(store: LocalStore, now: number) {
  const time = new HeldTime(now);
  // The store answers in order, so after a few answers everything that a timer requested is done.
  const settled = async () => {
    for (let i = 0; i < 4; i++) await store.count();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const pass = (ms: number) => time.pass(ms, settled);
  return { time, pass, running: await run({ store, parts: { time, bots: BOTS } }) };
}

/** A table whose players have all just left; seat 1 is to act. */
async function deserted(grace: number, file?: string) {
  const { store, counts } = await opened(file);
  const { time, pass, running } = await serve(store, START);
  const { table, clients } = await seated(running, WOLF, NAMES, { settings: { grace } });
  await clients[0]?.do({ kind: 'start' });
  await pass(10_000);
  for (const client of clients) client.close();
  await settled(running, table, ({ online }) => online.length === 0);
  counts.loads = 0;
  return { store, counts, time, pass, running, table };
}

async function look({ api }: Running, table: string): Promise<TableMessage> {
  return (await api.post(`/api/tables/${table}/look`, {})).json as TableMessage;
}

async function settled(running: Running, table: string, holds: (message: TableMessage) => boolean): Promise<void> {
  while (!holds(await look(running, table))) await new Promise((resolve) => setImmediate(resolve));
}

/** Reads the table's log without loading it through the server. */
async function isCovered(store: LocalStore, table: string): Promise<boolean> {
  const entries = await store.entries(table, 0, 100);
  return entries.some(({ text }) => text.includes('"cover"'));
}

describe('an absent player is covered when the grace period ends, though nobody watches', () => {
  it.each([30, 60, 100, 300, 3_600])('of %i s', async (grace) => {
    const { store, counts, pass, table } = await deserted(grace);
    await pass(1_000 * grace - 1_500);
    expect(await isCovered(store, table)).toBe(false);
    await pass(3_000);
    expect(await isCovered(store, table)).toBe(true);
    // The table was evicted at most once, and loaded again when due.
    expect(counts.loads).toBeLessThanOrEqual(1);
  });

  it('after a restart in between, from the moment the player left', async () => {
    const file = path.join(scratchFolder(), 'tables.sqlite');
    const { running, time, pass, table } = await deserted(300, file);
    await pass(200_000);
    await running.server.stop();
    const { store } = await opened(file);
    const after = await serve(store, time.now() + 60_000);
    await after.pass(98_000);
    expect(await isCovered(store, table)).toBe(false);
    await after.pass(4_000);
    expect(await isCovered(store, table)).toBe(true);
  });

  it('of a player who was connected until the server stopped, from the restart on', async () => {
    const file = path.join(scratchFolder(), 'tables.sqlite');
    const first = await opened(file);
    const before = await serve(first.store, START);
    const { table, clients } = await seated(before.running, WOLF, NAMES, { settings: { grace: 300 } });
    await clients[0]?.do({ kind: 'start' });
    await before.pass(200_000);
    for (const client of clients) client.drop();
    await before.running.server.stop();
    for (const client of clients) client.close();
    const { store } = await opened(file);
    const after = await serve(store, before.time.now() + 1_000);
    await after.pass(298_000);
    expect(await isCovered(store, table)).toBe(false);
    await after.pass(4_000);
    expect(await isCovered(store, table)).toBe(true);
  });
});

it('a player who came back is not covered for an absence that has ended', async () => {
  const file = path.join(scratchFolder(), 'tables.sqlite');
  const { store } = await opened(file);
  const { pass, running, time } = await serve(store, START);
  const { table, clients, keys } = await seated(running, WOLF, NAMES, { settings: { grace: 300 } });
  await clients[0]?.do({ kind: 'start' });
  clients[0]?.close();
  await settled(running, table, ({ online }) => !online.includes(1));
  await pass(290_000);
  expect((await store.load(table))?.absences).toContain('"seat":1');
  const back = running.client({ table, key: keys[0] as string });
  await back.until(({ viewer }) => viewer === 1);
  await pass(1_000);
  expect((await store.load(table))?.absences).toBe('[]');
  await pass(60_000);
  expect(await isCovered(store, table)).toBe(false);
  // A crash: everything in this process's memory is lost.
  const after = await serve((await opened(file)).store, time.now());
  await after.pass(60_000);
  expect(await isCovered(store, table)).toBe(false);
});

it.each([10_000, 0])('an absence counts from the last look of the player, with a crash %i ms after it', async (ms) => {
  const file = path.join(scratchFolder(), 'tables.sqlite');
  const { store } = await opened(file);
  const { pass, running, time } = await serve(store, START);
  const { table, clients, keys } = await seated(running, WOLF, NAMES, { settings: { grace: 300 } });
  await clients[0]?.do({ kind: 'start' });
  clients[0]?.close();
  await settled(running, table, ({ online }) => !online.includes(1));
  await pass(200_000);
  // Connects and leaves between two timers.
  const back = running.client({ table, key: keys[0] as string });
  await back.until(({ viewer }) => viewer === 1);
  back.close();
  await settled(running, table, ({ online }) => !online.includes(1));
  await pass(ms);
  // A crash: everything in this process's memory is lost.
  const after = await serve((await opened(file)).store, time.now());
  await after.pass(280_000);
  expect(await isCovered(store, table)).toBe(false);
  await after.pass(25_000);
  expect(await isCovered(store, table)).toBe(true);
});

describe('a table that is built again while players watch', () => {
  /** Seat 1 has thought for longer than the grace period of a minute. */
  async function watched(settings: object = { grace: 60 }) {
    const { store } = await opened();
    const { pass, running } = await serve(store, START);
    const { table, clients, keys } = await seated(running, WOLF, NAMES, { settings });
    await clients[0]?.do({ kind: 'start' });
    await pass(100_000);
    return { store, pass, running, table, clients, key: keys[0] as string };
  }
  type Watched = Awaited<ReturnType<typeof watched>>;
  const say = { id: 'a-long-enough-id', rev: 0, action: { kind: 'say', seat: 1, phrase: 'hello' } };

  const ways: Record<string, (at: Watched) => Promise<unknown>> = {
    'as two persons become one': ({ running, table }) => running.server.tables.replace(table, async () => {}),
    'as the disk takes nothing for a moment': async ({ store, running, table, key }) => {
      const append = store.append.bind(store);
      store.append = () => Promise.reject(new Error('no disk'));
      expect(await running.api.post(`/api/tables/${table}/commands`, { ...say, key })).toMatchObject({ json: { code: 'storage-failed' } });
      store.append = append;
    },
  };

  it.each(Object.keys(ways))('covers nobody who was there until then: %s', async (way) => {
    const at = await watched();
    await ways[way]?.(at);
    for (const client of at.clients) client.close();
    await at.pass(55_000);
    expect(await isCovered(at.store, at.table)).toBe(false);
    await at.pass(10_000);
    expect(await isCovered(at.store, at.table)).toBe(true);
  });

  it.each(Object.keys(ways))('charges no clock until it is there again: %s', async (way) => {
    const at = await watched({ clock: { kind: 'game', seconds: 200 }, grace: null });
    for (const client of at.clients) client.close();
    await settled(at.running, at.table, ({ online }) => online.length === 0);
    await ways[way]?.(at);
    // No client asks for it: the server rebuilds it after a second.
    await at.pass(10_000);
    const left = (await look(at.running, at.table)).info.clocks?.left[0];
    expect(left).toBeGreaterThan(90_000);
    expect(left).toBeLessThan(92_000);
  });

  it.each(Object.keys(ways))('starts no absence over: %s', async (way) => {
    const at = await watched();
    at.clients[0]?.close();
    await settled(at.running, at.table, ({ online }) => !online.includes(1));
    await at.pass(4_000);
    await ways[way]?.(at);
    await at.pass(54_000);
    expect(await isCovered(at.store, at.table)).toBe(false);
    await at.pass(3_000);
    expect(await isCovered(at.store, at.table)).toBe(true);
  });
});

it('a table that waits for nobody is not loaded again and again', async () => {
  const { counts, pass, store, table } = await deserted(100_000);
  await pass(3_600_000);
  expect(counts.loads).toBe(0);
  expect(await isCovered(store, table)).toBe(false);
});
