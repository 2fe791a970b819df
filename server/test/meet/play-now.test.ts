import type { OpenTables, PlayNowAnswer, TableDoors, TableMessage, TablePoster } from '@bellwether/wire';
import { describe, expect, it, vi } from 'vitest';
import { MemoryStore } from '../../proof/harness/memory-store.ts';
import { hashKey } from '../../src/secrets.ts';
import { HeldTime } from '../held-time.ts';
import { type Running, run, seated, WOLF } from '../help.ts';

const START = 1_800_000_000_000;
const BOTS = { choose: () => new Promise<never>(() => {}), close: async () => {} };

async function ask({ api }: Running, key: string, more: object = {}, address = '198.51.100.1'): Promise<PlayNowAnswer> {
  const body = { key, ...WOLF, pace: 'quick', name: 'Clover', ...more };
  return (await api.post('/api/play', body, { 'x-forwarded-for': address })).json as PlayNowAnswer;
}

async function look({ api }: Running, table: string, key: string): Promise<TableMessage> {
  return (await api.post(`/api/tables/${table}/look`, { key, protocol: 3 })).json as TableMessage;
}

describe('Play now', () => {
  it('brings four together at a table that has begun, seated by its seed', async () => {
    const running = await run({ options: { trustProxy: 1 } });
    const keys = await Promise.all([1, 2, 3, 4].map(() => running.api.key()));
    for (const [i, key] of keys.entries()) await ask(running, key, { name: `P ${i}` }, `198.51.100.${i}`);
    await expect
      .poll(async () => (await ask(running, keys[0] as string, { name: 'P 0', again: true }, '198.51.100.0')).table)
      .toBeDefined();
    const answers = await Promise.all(keys.map((key, i) => ask(running, key, { name: `P ${i}`, again: true }, `198.51.100.${i}`)));
    const [{ table } = { table: '' }] = answers as [PlayNowAnswer];
    expect(new Set(answers.map((answer) => answer.table))).toEqual(new Set([table]));
    const seen = await Promise.all(keys.map((key) => look(running, table as string, key)));
    expect(seen.map(({ viewer }) => viewer).sort()).toEqual([1, 2, 3, 4]);
    expect(seen[0]?.info).toMatchObject({
      status: 'playing',
      access: 'open',
      mix: 'all',
      settings: { clock: { kind: 'move', seconds: 30 } },
    });
  });

  it('plays with bots after twenty seconds; who gives up is not waited for', async () => {
    const time = new HeldTime(START);
    const running = await run({ parts: { time, bots: BOTS } });
    const [key, other] = [await running.api.key(), await running.api.key()];
    expect(await ask(running, key)).toEqual({ waited: 0, people: 1, bots: 20 });
    await ask(running, other, { pace: 'calm' });
    await running.api.post('/api/play/stop', { key: other });
    for (let seconds = 5; seconds <= 20; seconds += 5) {
      await time.pass(5_000);
      expect((await ask(running, key, { again: true })).waited).toBe(seconds);
    }
    const { table } = await ask(running, key, { again: true });
    const { info, viewer } = await look(running, table as string, key);
    expect(info.seats.filter(({ kind }) => kind === 'bot')).toHaveLength(3);
    expect(info.seats[(viewer as number) - 1]).toMatchObject({ name: 'Clover', host: true });
  });

  it('brings nobody together with whom one of them has blocked', async () => {
    const time = new HeldTime(START);
    const running = await run({ parts: { time, bots: BOTS }, options: { trustProxy: 1 } });
    const { table, keys: all } = await seated(running, WOLF, ['One', 'Two', 'Three']);
    await running.api.post(`/api/tables/${table}/regard`, { key: all[0], seat: 2, as: 'blocked' });
    const round = (more: object) => Promise.all(all.map((key, i) => ask(running, key, more, `198.51.100.${i}`)));
    await round({});
    for (let seconds = 0; seconds < 25; seconds += 5) {
      await time.pass(5_000);
      await round({ again: true });
    }
    const met = (await round({ again: true })).map((answer) => answer.table);
    expect(met.every((one) => one !== undefined)).toBe(true);
    expect(met[0]).not.toBe(met[1]);
    expect([met[0], met[1]]).toContain(met[2]);
  });

  it('never seats one house twice, and forgets who asks no more', async () => {
    const time = new HeldTime(START);
    const running = await run({ parts: { time, bots: BOTS }, options: { trustProxy: 1 } });
    const [one, two, gone] = (await Promise.all([1, 2, 3].map(() => running.api.key()))) as [string, string, string];
    await ask(running, gone, {}, '203.0.113.1');
    await time.pass(14_000);
    for (let i = 0; i < 6; i++) {
      await ask(running, one, { again: true });
      await ask(running, two, { again: true });
      await time.pass(4_000);
    }
    const [a, b] = [await ask(running, one, { again: true }), await ask(running, two, { again: true })];
    expect(a.table).toBeDefined();
    expect(b.table).toBeDefined();
    expect(a.table).not.toBe(b.table);
    expect((await look(running, a.table as string, one)).info.seats.filter(({ kind }) => kind === 'human')).toHaveLength(1);
  });

  it('keeps nothing of who went away without a word', async () => {
    const time = new HeldTime(START);
    const store = new MemoryStore();
    const running = await run({ store, parts: { time, bots: BOTS } });
    const key = await running.api.key();
    await ask(running, key);
    const dropped = vi.spyOn(store, 'tickets');
    await time.pass(25_000);
    expect(dropped).toHaveBeenCalled();
    expect(await store.takeTickets([hashKey(key)], 't', 0)).toBe(false);
  });

  it('a server that was down for long loses nobody’s wait, and seats nobody who has not come back', async () => {
    const store = new MemoryStore();
    const before = await run({ store, parts: { time: new HeldTime(START), bots: BOTS }, options: { trustProxy: 1 } });
    const [key, gone] = [await before.api.key(), await before.api.key()];
    await ask(before, key);
    await ask(before, gone, {}, '203.0.113.1');
    // Simulates a killed server: its time ends here.
    const time = new HeldTime(START + 60_000);
    const after = await run({ store, parts: { time, bots: BOTS }, options: { trustProxy: 1 } });
    expect(await ask(after, key, { again: true })).toMatchObject({ waited: 60, people: 1 });
    await time.pass(1_000);
    const { table } = await ask(after, key, { again: true });
    expect((await look(after, table as string, key)).info.seats.filter(({ kind }) => kind === 'human')).toHaveLength(1);
  });

  it('matches by how well people play, through its door', async () => {
    const strengths = new Map<string, number>();
    const running = await run({ parts: { strengthOf: (key) => strengths.get(key) } });
    const keys = await Promise.all([1, 2, 3].map(() => running.api.key()));
    for (const [i, key] of keys.entries()) strengths.set(hashKey(key), [1_000, 1_900, 1_020][i] as number);
    const config = [
      ['Edition', '2016'],
      ['Players', '2'],
      ['Animals', 'hound-01 wolf-01'],
    ];
    for (const key of keys) await ask(running, key, { config });
    await expect.poll(async () => (await ask(running, keys[0] as string, { config, again: true })).table).toBeDefined();
    const tables = await Promise.all(keys.map(async (key) => (await ask(running, key, { config, again: true })).table));
    expect(tables).toEqual([tables[0], undefined, tables[0]]);
  });

  it('a wait whose table was never made goes on', async () => {
    const time = new HeldTime(START);
    const store = new MemoryStore();
    const create = store.create.bind(store);
    let fails = true;
    store.create = (header, entries) => (fails ? new Promise(() => {}) : create(header, entries));
    const running = await run({ store, parts: { time, bots: BOTS } });
    const key = await running.api.key();
    await ask(running, key);
    await time.pass(10_000);
    await ask(running, key, { again: true });
    await time.pass(10_000);
    // Stops the server between taking the ticket and creating the table, as if it were killed.
    ask(running, key, { again: true }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
    fails = false;
    await time.pass(5_000);
    expect(await ask(running, key, { again: true })).toMatchObject({ waited: 25 });
    const next = await run({ store, parts: { time, bots: BOTS } });
    await ask(next, key, { again: true });
    expect((await ask(next, key, { again: true })).table).toBeDefined();
  });

  it('refuses what cannot be played', async () => {
    const running = await run();
    const key = await running.api.key();
    expect(await ask(running, key, { game: 'chess' })).toMatchObject({ code: 'unknown-game' });
    expect(await ask(running, key, { config: [['Players', '9']] })).toMatchObject({ code: 'bad-config' });
    expect(await ask(running, key, { pace: 'never' })).toMatchObject({ code: 'bad-message', where: 'pace' });
  });
});

describe('open tables', () => {
  const listed = async ({ api }: Running, game?: string) => ((await api.post('/api/open', game ? { game } : {})).json as OpenTables).tables;

  it('are listed while somebody is there and anybody may join', async () => {
    const time = new HeldTime(START);
    const running = await run({ parts: { time, bots: BOTS } });
    const { table, clients } = await seated(running, WOLF, ['Clover'], {
      access: 'open',
      settings: { clock: { kind: 'move', seconds: 60 } },
    });
    await seated(running, WOLF, ['Thistle']);
    await time.pass(2_000);
    const [poster, ...others] = (await listed(running, 'wolf-and-hound')) as [TablePoster];
    expect(others).toEqual([]);
    expect(poster).toMatchObject({
      table,
      status: 'open',
      clock: { seconds: 60 },
      seats: [{ name: 'Clover', host: true }, { kind: 'empty' }, {}, {}],
    });
    expect(await listed(running, 'sheep-and-thief')).toEqual([]);
    await clients[0]?.do({ kind: 'start' });
    await time.pass(2_000);
    expect(await listed(running)).toMatchObject([
      { status: 'playing', seats: [{ name: 'Clover' }, { kind: 'bot', level: 'herder' }, {}, {}] },
    ]);
    expect(JSON.stringify(await listed(running))).not.toMatch(/hand|seed|commitment|sha256/);
    await clients[0]?.do({ kind: 'access', access: 'link' });
    await time.pass(2_000);
    expect(await listed(running)).toEqual([]);
    await clients[0]?.do({ kind: 'access', access: 'open' });
    clients[0]?.close();
    const later = async () => {
      await time.pass(2_000);
      return listed(running);
    };
    await expect.poll(later).toEqual([]);
  });

  it.each([
    [100, {}],
    [101, { more: true }],
  ])('%i of them are told as %j beside the first hundred', async (count, more) => {
    const poster = {
      ...WOLF,
      clock: { kind: 'none' },
      series: 1,
      access: 'open',
      status: 'open',
      gameNumber: 1,
      seats: [{ seat: 1, kind: 'empty' }],
    };
    class Crowded extends MemoryStore {
      override async listed(_since: number, most: number) {
        const all = Array.from({ length: count }, (_, i) => ({ ...poster, table: String(i).padStart(16, '0') }));
        return all
          .slice(0, most)
          .map(({ table, game, ...about }) => ({ table, game, at: START, text: JSON.stringify({ table, game, ...about }) }));
      }
    }
    const { api } = await run({ store: new Crowded() });
    const { tables, ...rest } = (await api.post('/api/open', {})).json as OpenTables;
    expect(tables).toHaveLength(100);
    expect(rest).toEqual(more);
  });

  it('nobody fills the list alone: not one person, not one house with many keys', async () => {
    const time = new HeldTime(START);
    const { api } = await run({ parts: { time }, options: { trustProxy: 1 } });
    const open = async (key: string, address: string, access = 'open') =>
      (await api.post('/api/tables', { key, ...WOLF, access }, { 'x-forwarded-for': address })).status;
    const many = async (count: number, one: () => Promise<number>) => {
      const said: number[] = [];
      for (let i = 0; i < count; i++) said.push(await one());
      return said.filter((status) => status === 201).length;
    };
    const key = await api.key();
    expect(await many(8, () => open(key, '203.0.113.1'))).toBe(6);
    expect(await open(key, '203.0.113.9')).toBe(429);
    // Indirectly: created for friends, then opened to everyone.
    const { table } = await api.table({ key, ...WOLF });
    const action = { kind: 'access', access: 'open' };
    const command = await api.post(`/api/tables/${table}/commands`, { id: 'open-it-then', rev: 0, key, action });
    expect(command.json).toMatchObject({ code: 'too-often' });
    expect(await many(40, async () => open(await api.key(), '203.0.113.2'))).toBe(30);
    expect(await open(await api.key(), '203.0.113.2', 'link')).toBe(201);
    await time.pass(3_600_000);
    expect(await many(8, () => open(key, '203.0.113.3'))).toBe(6);
  });
});

describe('the ways to a table', () => {
  it('a code is typed in any way, is good for a while, and cannot be guessed for long', async () => {
    const time = new HeldTime(START);
    const running = await run({ parts: { time }, options: { trustProxy: 1 } });
    const { table } = await seated(running, WOLF, ['Clover']);
    const doors = (await running.api.post(`/api/tables/${table}/doors`)).json as TableDoors;
    expect(doors.code).toMatch(/^[A-HJKMNP-TW-Z]{6}$/);
    expect((await running.api.post(`/api/tables/${table}/doors`)).json).toMatchObject({ code: doors.code });
    const typed = `${doors.code.slice(0, 3)} ${doors.code.slice(3)}`.toLowerCase();
    const enter = (code: string, address: string) => running.api.post('/api/codes', { code }, { 'x-forwarded-for': address });
    expect((await enter(typed, '203.0.113.1')).json).toMatchObject({
      table,
      game: 'wolf-and-hound',
      seats: [{ name: 'Clover' }, {}, {}, {}],
    });
    const guesses = await Promise.all(Array.from({ length: 12 }, () => enter('AAAAAA', '203.0.113.2')));
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
    await time.pass(2 * 3_600_000);
    expect((await enter(doors.code, '203.0.113.3')).json).toMatchObject({ code: 'unknown-code' });
    expect((await running.api.post('/api/tables/0000000000000000/doors')).json).toMatchObject({ code: 'unknown-table' });
  }, 60_000);
});
