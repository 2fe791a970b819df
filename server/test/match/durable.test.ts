import path from 'node:path';
import { expect, it } from 'vitest';
import { MemoryStore } from '../../proof/harness/memory-store.ts';
import { PLAIN_BOTS } from '../../proof/harness/plain-bots.ts';
import { SqliteStore } from '../../src/store/sqlite-store.ts';
import type { Append, Header } from '../../src/store/store.ts';
import { run, scratchFolder, WOLF } from '../help.ts';
import { ask, lookAt, lookAtTable, PAIRS, playTable, seatedMatch } from './help.ts';

const guards = { burst: 1e9, requestsPerMinute: 1e9, tablesPerHour: 1e9, workPerAddress: 1e6, workPerPerson: 1e6, workPerTable: 1e6 };
const parts = { bots: PLAIN_BOTS };
const PAIRED = { ...WOLF, form: 'pairs', deals: 2 };

/** A store whose server may die between any two calls. */
class Frail extends MemoryStore {
  failing: 'create' | 'statuses' | undefined;
  #created = 0;

  override async create(header: Header, entries: readonly Append[]): Promise<'created' | 'taken'> {
    if (this.failing === 'create' && this.#created++ > 0) throw new Error('dead');
    return super.create(header, entries);
  }

  override async statuses(tables: readonly string[]) {
    if (this.failing === 'statuses') throw new Error('dead');
    return super.statuses(tables);
  }
}

it('tables that a dead server did not get to make are made by the next who is asked, with the same cards', async () => {
  const store = new Frail();
  const running = await run({ guards, parts, store });
  const { match, key, host } = await seatedMatch(running, PAIRED, PAIRS);
  store.failing = 'create';
  expect((await running.api.post(`/api/matches/${match}/deal`, { key: host })).status).toBe(500);
  expect(await store.count()).toBe(1);
  store.failing = undefined;
  const tables = (await Promise.all([1, 2].map((room) => lookAt(running, match, key(room, 1))))).map(
    ({ dealt }, i) => dealt[0]?.tables[i]?.table as string,
  );
  expect(await store.count()).toBe(2);
  const looks = await Promise.all(tables.map((table, i) => lookAtTable(running, table, key(i + 1, 1))));
  expect(looks[0]?.info.commitment).toBe(looks[1]?.info.commitment);
  expect(await ask(running, match, 'deal', { key: host })).toBe('deal-not-over');
});

it('a deal whose end nobody could count is opened by whoever asks next', async () => {
  const store = new Frail();
  const running = await run({ guards, parts, store });
  const { match, key, host } = await seatedMatch(running, PAIRED, PAIRS);
  await ask(running, match, 'deal', { key: host });
  const tables = (await Promise.all([1, 2].map((room) => lookAt(running, match, key(room, 1))))).map(
    ({ dealt }, i) => dealt[0]?.tables[i]?.table as string,
  );
  const record = async () => (await running.api.post(`/api/tables/${tables[0]}/record`, { key: host })).status;
  await playTable(running, tables[0] as string, [key(1, 1), key(1, 3)]);
  await playTable(running, tables[1] as string, [key(2, 1), key(2, 3)], undefined, 4);
  // As if the server died right after the last move, before notifying anyone.
  store.failing = 'statuses';
  await playTable(running, tables[1] as string, [key(2, 1), key(2, 3)]).catch(() => {});
  expect(await store.statuses([]).catch(() => 'dead')).toBe('dead');
  store.failing = undefined;
  await playTable(running, tables[1] as string, [key(2, 1), key(2, 3)]);
  expect(await record()).toBe(200);
  expect((await lookAt(running, match)).dealt[0]?.over).toBe(true);
});

it('a table that the operator removed is ended: the rest of the deal is told, and does not count', async () => {
  const store = new MemoryStore();
  const running = await run({ guards, parts, store });
  const { match, key, host } = await seatedMatch(running, PAIRED, PAIRS);
  await ask(running, match, 'deal', { key: host });
  const tables = (await Promise.all([1, 2].map((room) => lookAt(running, match, key(room, 1))))).map(
    ({ dealt }, i) => dealt[0]?.tables[i]?.table as string,
  );
  await playTable(running, tables[0] as string, [key(1, 1), key(1, 3)]);
  // A table closed by the operator is withdrawn; its record stays sealed until the other one has ended.
  await running.server.operator.obey({ order: 'close', table: tables[1] as string, words: 'Sorry' });
  await expect.poll(async () => (await lookAt(running, match)).dealt[0]).toMatchObject({ over: true, tables: [{ room: 1 }, { room: 2 }] });
  expect((await lookAt(running, match)).dealt[0]?.points).toBeUndefined();
  expect((await running.api.post(`/api/tables/${tables[0]}/record`, {})).status).toBe(200);
  expect(await ask(running, match, 'deal', { key: host })).toBe(204);
  const next = (await lookAt(running, match, host)).dealt[1]?.tables[0]?.table as string;
  await running.server.operator.obey({ order: 'close', table: next, words: 'Sorry' });
  expect((await running.api.post(`/api/tables/${next}/record`, { key: host })).text).toContain('still-secret');
});

it('everything is there after a restart, and nothing more is told', async () => {
  const file = path.join(scratchFolder(), 'tables.sqlite');
  const first = await run({ guards, parts, store: await SqliteStore.open(file) });
  const { match, key, host } = await seatedMatch(first, PAIRED, PAIRS);
  await ask(first, match, 'deal', { key: host });
  const tables = (await Promise.all([1, 2].map((room) => lookAt(first, match, key(room, 1))))).map(
    ({ dealt }, i) => dealt[0]?.tables[i]?.table as string,
  );
  await playTable(first, tables[0] as string, [key(1, 1), key(1, 3)]);
  await first.server.stop();
  first.server.stop = async () => {};
  const second = await run({ guards, parts, store: await SqliteStore.open(file) });
  expect((await lookAt(second, match, host)).places.filter(({ name }) => name !== undefined)).toHaveLength(4);
  expect((await second.api.post(`/api/tables/${tables[0]}/record`, { key: host })).text).toContain('still-secret');
  const { info } = await lookAtTable(second, tables[0] as string, host);
  expect([info.seed, info.match?.sealed]).toEqual([undefined, true]);
  const waiting = second.client({ table: tables[0] as string, key: host });
  await waiting.until(({ viewer }) => viewer === 1);
  await playTable(second, tables[1] as string, [key(2, 1), key(2, 3)]);
  await waiting.until((client) => client.info?.seed !== undefined);
  expect(waiting.info?.match?.sealed).toBeUndefined();
});
