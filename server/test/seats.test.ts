import { randomBytes } from 'node:crypto';
import {
  FastRandom,
  type GameRecord,
  type GameTypes,
  hex,
  readRecord,
  seatingFromSeed,
  unhex,
  verifyDeal,
  writeRecord,
} from '@bellwether/kernel';
import type { Action, Happening, TableMessage } from '@bellwether/wire';
import { describe, expect, it } from 'vitest';
import type { Client } from '../proof/harness/client.ts';
import { MemoryStore } from '../proof/harness/memory-store.ts';
import { gameById, type ServedGame } from '../src/games.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import { playOut, type Running, run, SHEEP, scratchFolder, seated, WOLF } from './help.ts';

const random = new FastRandom(16);
const any = (legal: readonly string[]) => legal[random.below(legal.length)] as string;
const NAMES = ['Clover', 'Thistle', 'Bramble', 'Sorrel'];
const { game } = gameById('wolf-and-hound') as ServedGame;
const sheep = gameById('sheep-and-thief') as ServedGame;
const config = game.configs.read(WOLF.config as [string, string][]) as object;

/** Seeds that move every player; other random bytes are real. */
function drawn(length: number): Uint8Array {
  for (;;) {
    const bytes = randomBytes(length);
    if (length !== 32) return bytes;
    const orders = (['all', 'partners'] as const).map((mix) => seatingFromSeed(game, config, mix, bytes).from);
    orders.push(seatingFromSeed(sheep.game, sheep.game.configs.read(SHEEP.config as [string, string][]) as object, 'all', bytes).from);
    if (orders.every((from) => from.every((seat, i) => seat !== i + 1))) return bytes;
  }
}
const parts = { random: drawn };

const namesOf = (client: Client | undefined) => client?.info?.seats.map(({ name, level }) => name ?? level);

async function recordOf({ api }: Running, table: string, key: string | undefined): Promise<GameRecord<GameTypes>> {
  const { text } = await api.post(`/api/tables/${table}/record`, { ...(key && { key }) });
  return readRecord(game, text) as GameRecord<GameTypes>;
}

async function startOf(host: Client, clients: readonly Client[], action: Action): Promise<Happening> {
  const answer = await host.do(action);
  if (answer.t !== 'done') throw new Error(JSON.stringify(answer));
  for (const client of clients) await client.until(({ seq }) => seq >= answer.seq);
  return host.told.get(answer.seq) as Happening;
}

describe('[R-SEATS] seats mixed at the start', () => {
  it('are announced to all, and only the host decides', async () => {
    const running = await run({ parts });
    const { clients } = await seated(running, WOLF, NAMES);
    const [clover, thistle] = clients as [Client, Client];
    expect(thistle.info).not.toHaveProperty('mix');
    expect(await thistle.do({ kind: 'mix', mix: 'all' })).toMatchObject({ code: 'not-host' });
    expect(await startOf(clover, clients, { kind: 'mix', mix: 'partners' })).toEqual({ kind: 'mix', mix: 'partners' });
    expect(thistle.info?.mix).toBe('partners');
    expect(await startOf(clover, clients, { kind: 'mix' })).toEqual({ kind: 'mix' });
    expect(thistle.info).not.toHaveProperty('mix');
    expect(await startOf(clover, clients, { kind: 'start' })).toEqual({ kind: 'start' });
    expect(namesOf(thistle)).toEqual(NAMES);
    expect(await clover.do({ kind: 'mix', mix: 'all' })).toMatchObject({ code: 'already-started' });
  });

  it.each(['all', 'partners'] as const)('follow from the seed that was fixed before (%s), and the record can be checked', async (mix) => {
    const running = await run({ parts });
    const { table, keys, clients } = await seated(running, WOLF, NAMES, { mix });
    const [clover] = clients as [Client];
    const fixed = clover.info?.commitment;
    const onlooker = running.client({ table });
    await onlooker.until(({ info }) => info?.mix === mix);
    const what = await startOf(clover, [...clients, onlooker], { kind: 'start' });
    await playOut(clients, any);
    const record = await recordOf(running, table, keys[0]);
    expect(record.commitment).toBe(fixed);
    expect(record.mixed).toEqual(seatingFromSeed(game, config, mix, unhex(clover.info?.seed ?? '') as Uint8Array));
    expect(what).toEqual({ kind: 'start', from: record.mixed?.from });
    const seats = record.mixed?.from.map((seat) => NAMES[seat - 1]);
    expect([record.sitters, namesOf(clover), namesOf(onlooker)]).toEqual([seats, seats, seats]);
    expect(clients.map(({ viewer }) => viewer)).toEqual(NAMES.map((name) => record.sitters.indexOf(name) + 1));
    expect(verifyDeal(game, record)).toBe('verified');
    const other = { mix, from: record.mixed?.from.toReversed() ?? [] };
    expect(verifyDeal(game, { ...record, mixed: other })).toBe('other-seats');
  });

  it('show nobody the hand of the seat they had', async () => {
    const running = await run({ parts });
    const { table, keys, clients } = await seated(running, WOLF, NAMES, { mix: 'all' });
    const heard: string[][] = keys.map(() => []);
    const more = keys.map((key, i) => running.client({ table, key, heard: (text) => heard[i]?.push(text) }));
    for (const client of more) await client.until(({ info }) => info !== undefined);
    const [clover] = clients as [Client];
    await startOf(clover, [...clients, ...more], { kind: 'start' });
    for (const [i, texts] of heard.entries()) {
      const views = texts.flatMap((text) => (JSON.parse(text) as Partial<TableMessage>).view ?? []) as { viewer: number }[];
      expect(views.length).toBeGreaterThan(0);
      expect(new Set(views.map(({ viewer }) => viewer))).toEqual(new Set([clients[i]?.viewer]));
    }
    expect(clover.online).toEqual([1, 2, 3, 4]);
  });

  it('take bots and their levels along, and every seat of one person', async () => {
    const running = await run({ parts, options: { botPause: 10_000 } });
    const { table, keys, clients } = await seated(running, WOLF, NAMES.slice(0, 1), { mix: 'all' });
    const [clover] = clients as [Client];
    await clover.do({ kind: 'sit', seat: 3, name: 'Clover' });
    await clover.do({ kind: 'bot', seat: 2, level: 'fox' });
    const eyes = [1, 3].map((seat) => running.client({ table, key: keys[0] as string, seat }));
    for (const eye of eyes) await eye.until(({ viewer }) => viewer !== undefined);
    const what = await startOf(clover, [clover, ...eyes], { kind: 'start' });
    const from = (what as { from: number[] }).from;
    expect(namesOf(clover)).toEqual(from.map((seat) => ['Clover', 'fox', 'Clover', 'herder'][seat - 1]));
    expect(eyes.map(({ viewer }) => viewer)).toEqual([1, 3].map((seat) => from.indexOf(seat) + 1));
    for (const eye of eyes) {
      eye.drop();
      await eye.until(({ reconnects }) => reconnects === 1);
      const seat = eye.viewer as number;
      expect((await eye.do({ kind: 'say', seat, phrase: 'hello' })).t).toBe('done');
      expect(eye.viewer).toBe(seat);
    }
  });

  it('find whoever was away meanwhile, and asked for a seat', async () => {
    const store = new MemoryStore();
    const running = await run({ parts, store });
    const { table, keys, clients } = await seated(running, WOLF, NAMES, { mix: 'all' });
    const key = keys[1] as string;
    const away = running.client({ table, key, seat: 2, retry: 400 });
    await away.until(({ viewer }) => viewer === 2);
    away.drop();
    await startOf(clients[0] as Client, clients, { kind: 'start' });
    await away.until(({ viewer }) => viewer === clients[1]?.viewer);
    expect(away.view).toEqual(clients[1]?.view);
  });

  it('are not for a game that was brought along: its hands are known', async () => {
    const running = await run();
    const deal = game.deal(config, random);
    const record = writeRecord(game, { config, sitters: [], deal, moves: [] });
    const key = await running.api.key();
    expect(await running.api.post('/api/tables', { key, record, mix: 'all' })).toMatchObject({
      status: 400,
      json: { code: 'seats-fixed' },
    });
    const { clients } = await seated(running, { record } as never, NAMES.slice(0, 1));
    expect(await clients[0]?.do({ kind: 'mix', mix: 'all' })).toMatchObject({ code: 'seats-fixed' });
  });

  it('are offered in Sheep & Thief too', async () => {
    const running = await run();
    const { clients } = await seated(running, SHEEP, NAMES.slice(0, 3), { mix: 'all' });
    const what = await startOf(clients[0] as Client, clients, { kind: 'start' });
    const { from } = what as { from: number[] };
    expect([...from].sort()).toEqual([1, 2, 3]);
    expect(clients.map(({ viewer }) => viewer)).toEqual([1, 2, 3].map((seat) => from.indexOf(seat) + 1));
  });
});

describe('[R-SEATS] seats mixed for a rematch', () => {
  it('are drawn from its own seed, and asked for again under one id they are drawn once', async () => {
    const running = await run({ parts });
    const { table, keys, clients } = await seated(running, WOLF, NAMES);
    const [, thistle] = clients as [Client, Client];
    await startOf(clients[0] as Client, clients, { kind: 'start' });
    await playOut(clients, any);
    const again = { kind: 'rematch', seat: 2, mix: 'all' } as const;
    const first = await thistle.do(again, { id: 'once-more' });
    for (const client of clients) await client.until(({ info }) => info?.gameNumber === 2);
    expect(await thistle.do(again, { id: 'once-more' })).toEqual(first);
    expect(await thistle.do({ kind: 'rematch', seat: 2, mix: 'partners' }, { id: 'once-more' })).toMatchObject({ code: 'id-reused' });
    expect(thistle.info?.mix).toBe('all');
    const { from } = thistle.told.get(thistle.seq) as { from: number[] };
    expect(thistle.told.get(thistle.seq)).toMatchObject({ kind: 'rematch', seat: thistle.viewer as number });
    await playOut(clients, any);
    const record = await recordOf(running, table, keys[0]);
    expect([record.mixed?.from, record.sitters]).toEqual([from, from.map((seat) => NAMES[seat - 1])]);
    expect(verifyDeal(game, record)).toBe('verified');
  });

  it('keep teams and scores of a series together', async () => {
    const running = await run({ parts });
    const { clients } = await seated(running, WOLF, NAMES, { settings: { series: 5 } });
    const [clover] = clients as [Client];
    await startOf(clover, clients, { kind: 'start' });
    await playOut(clients, any);
    const won = clients.map(({ viewer, info }) => info?.score[(viewer as number) - 1]);
    const seat = clover.viewer as number;
    expect(await clover.do({ kind: 'rematch', seat, mix: 'all' })).toMatchObject({ code: 'seats-fixed' });
    await startOf(clover, clients, { kind: 'rematch', seat, mix: 'partners' });
    expect(clients.map(({ viewer, info }) => info?.score[(viewer as number) - 1])).toEqual(won);
    const sides = clients.map(({ viewer }) => (viewer as number) % 2);
    expect([sides[0] === sides[2], sides[1] === sides[3], sides[0] === sides[1]]).toEqual([true, true, false]);
  });

  it('tell each what they saw of the game before, not what was seen from their new seat', async () => {
    const running = await run({ parts });
    const { table, keys, clients } = await seated(running, SHEEP, NAMES.slice(0, 3));
    const [clover] = clients as [Client];
    await startOf(clover, clients, { kind: 'start' });
    await playOut(clients, any);
    const saw = async (key: string | undefined, to: number) =>
      ((await running.api.post(`/api/tables/${table}/look`, { key, from: 0 })).json as TableMessage).missed?.filter(({ seq }) => seq <= to);
    const { seq } = clover;
    const before = await Promise.all(keys.map((key) => saw(key, seq)));
    expect(before[0]).not.toEqual(before[1]);
    await startOf(clover, clients, { kind: 'rematch', seat: clover.viewer as number, mix: 'all' });
    expect(clover.viewer).not.toBe(1);
    expect(await Promise.all(keys.map((key) => saw(key, seq)))).toEqual(before);
  });
});

it('[R-SEATS] mixed seats, and the wish to mix, stay over a restart', async () => {
  const file = `${scratchFolder()}/tables.db`;
  const first = await run({ parts, store: await SqliteStore.open(file) });
  const { table, keys, clients } = await seated(first, WOLF, NAMES, { mix: 'partners' });
  await first.server.stop();

  const second = await run({ parts, store: await SqliteStore.open(file) });
  const back = keys.map((key) => second.client({ table, key }));
  const [clover] = back as [Client];
  for (const client of back) await client.until(({ info }) => info?.mix === 'partners');
  await startOf(clover, back, { kind: 'start' });
  const seats = namesOf(clover);
  expect(seats).not.toEqual(NAMES);
  expect(clients).toHaveLength(4);
  await second.server.stop();

  const third = await run({ parts, store: await SqliteStore.open(file) });
  const again = keys.map((key) => third.client({ table, key }));
  for (const client of again) await client.until(({ view }) => view !== undefined);
  expect(namesOf(again[0])).toEqual(seats);
  expect(again.map(({ view }) => view)).toEqual(back.map(({ view }) => view));
  await playOut(again, any);
  const record = await recordOf(third, table, keys[0]);
  expect(record.sitters).toEqual(seats);
  expect(verifyDeal(game, record)).toBe('verified');
  expect(hex(record.seed as Uint8Array)).toBe(again[0]?.info?.seed);
});
