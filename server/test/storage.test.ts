import { closeSync, openSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { ServerMessage } from '@bellwether/wire';
import { expect, it } from 'vitest';
import type { Client } from '../proof/harness/client.ts';
import { MemoryStore } from '../proof/harness/memory-store.ts';
import { databaseFile } from '../src/ops/folder.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import type { Append } from '../src/store/store.ts';
import { run, scratchFolder, seated, WOLF } from './help.ts';

/** A store whose disk is full as long as the test says. */
class FullStore extends MemoryStore {
  isFull = false;
  tries = 0;

  override async append(append: Append) {
    if (this.isFull) this.tries++;
    if (this.isFull) throw new Error('database or disk is full');
    return super.append(append);
  }

  override async beat(at: number) {
    if (this.isFull) throw new Error('database or disk is full');
    return super.beat(at);
  }
}

const ready = async (base: string) => {
  const answer = await fetch(`${base}/readyz`);
  return { status: answer.status, body: (await answer.json()) as { ok: boolean; writes: boolean; sound: boolean | null } };
};

it('a table that could not be written says so, comes back by itself, and those who watched hear on', async () => {
  const store = new FullStore();
  const running = await run({ store });
  const heard: ServerMessage[] = [];
  const { table, clients } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel']);
  const [clover, thistle] = clients as [Client, Client];
  const onlooker = running.client({ table, heard: (text) => heard.push(JSON.parse(text) as ServerMessage) });
  await onlooker.until(({ info }) => info !== undefined);
  store.isFull = true;
  expect(await clover.do({ kind: 'say', seat: 1, phrase: 'hello' })).toMatchObject({ code: 'storage-failed' });
  await expect.poll(() => heard).toContainEqual({ t: 'bye', reason: 'storage-failed', table });
  expect(await ready(running.api.base)).toMatchObject({ status: 503, body: { ok: false, writes: false } });
  expect((await fetch(`${running.api.base}/healthz`)).status).toBe(200);
  store.isFull = false;
  await expect.poll(async () => (await ready(running.api.base)).status, { timeout: 5_000 }).toBe(200);
  expect((await thistle.do({ kind: 'say', seat: 2, phrase: 'hello' })).t).toBe('done');
  const { seq } = thistle;
  await onlooker.until((client) => client.seq >= seq);
  expect(onlooker.reconnects).toBe(0);
});

it('a table of bots alone goes on without anybody looking, and does not try all the time', async () => {
  const store = new FullStore();
  const running = await run({ store, options: { botPause: 100 } });
  const key = await running.api.key();
  const { table } = await running.api.table({ key, ...WOLF });
  await running.api.post(`/api/tables/${table}/commands`, { id: 'start-now', rev: 0, key, action: { kind: 'start' } });
  const length = async () => (await store.load(table))?.entries.length ?? 0;
  await expect.poll(length, { timeout: 10_000 }).toBeGreaterThan(2);
  store.isFull = true;
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(store.tries).toBeLessThan(4);
  const before = await length();
  store.isFull = false;
  await expect.poll(length, { timeout: 10_000 }).toBeGreaterThan(before + 2);
});

it('starts on a full disk, to show what is on it', async () => {
  class NoSpace extends MemoryStore {
    override beginHeartbeat(): Promise<never> {
      return Promise.reject(new Error('database or disk is full'));
    }
  }
  const { api } = await run({ store: new NoSpace(), parts: { time: { now: () => 1_700_000_000_000, after: () => () => {} } } });
  expect((await ready(api.base)).body.writes).toBe(false);
});

it('a damaged database is told to whoever asks whether the server is ready', async () => {
  const file = databaseFile(scratchFolder());
  const sound = await run({ store: await SqliteStore.open(file) });
  for (let i = 0; i < 30; i++) await sound.api.table({ key: await sound.api.key(), ...WOLF });
  await expect.poll(async () => (await ready(sound.api.base)).body, { timeout: 10_000 }).toEqual({ ok: true, writes: true, sound: true });
  await sound.server.stop();
  const db = new DatabaseSync(file);
  const { rootpage } = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'keys_table'").get() as { rootpage: number };
  db.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(600, 0xa5), 0, 600, 4_096 * (rootpage - 1));
  closeSync(handle);
  const damaged = await run({ store: await SqliteStore.open(file) });
  await expect.poll(async () => (await ready(damaged.api.base)).body.sound, { timeout: 10_000 }).toBe(false);
  expect((await ready(damaged.api.base)).status).toBe(503);
  expect(damaged.log.join('')).toContain('the database is damaged');
});
