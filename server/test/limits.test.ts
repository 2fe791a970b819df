import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FastRandom } from '@bellwether/kernel';
import { LIMITS, PROTOCOL, type Refused, type TableMessage } from '@bellwether/wire';
import { expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Client, newId } from '../proof/harness/client.ts';
import { MemoryStore } from '../proof/harness/memory-store.ts';
import { noServer } from '../proof/harness/no-server.ts';
import { WIDE } from '../proof/hostile/prepare.ts';
import { Bucket } from '../src/limits/bucket.ts';
import { FILE_PRIORITY, Scheduler } from '../src/limits/scheduler.ts';
import { databaseFile } from '../src/ops/folder.ts';
import { hashKey } from '../src/secrets.ts';
import { SqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { Subscription } from '../src/table/subscription.ts';
import type { Table } from '../src/table/table.ts';
import { MAX_EVENTS } from '../src/table/table-log.ts';
import { Tables } from '../src/table/tables.ts';
import { cpuTimeMs } from '../src/time.ts';
import { atEnd, type Running, run, SHEEP, scratchFolder, seated, WOLF } from './help.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const used = () => {
  collect();
  return process.memoryUsage().heapUsed;
};
/** The tolerated difference of the heap after 500 games. A table that kept its whole log would grow by about 90,000 bytes per game. */
const FLAT = 500_000;
const random = new FastRandom(5);
const KEY = 'k'.repeat(24);

/** Tables without a server. One key has all seats, and a minute passes between any two readings of the clock. */
async function alone(what: { game: string; config: string[][] }, seats: number, store: Store = new MemoryStore()) {
  let clock = 1_700_000_000_000;
  const time = { now: () => (clock += 60_000), after: () => () => {} };
  const context = noServer(store, { time, cpuTimeMs });
  const tables = new Tables(context);
  const made = await tables.create({ key: KEY, ...what, settings: { grace: null } }, hashKey(KEY));
  if ('code' in made) throw new Error(JSON.stringify(made));
  const table = (await tables.get(made.id)) as Table;
  let commands = 0;
  const act = (action: Parameters<Table['do']>[0]['action'], rev: number, id = `command-${++commands}`) =>
    table.do({ id, rev, key: KEY, action }, hashKey(KEY));
  for (let seat = 1; seat <= seats; seat++) await act({ kind: 'sit', seat, name: `Seat ${seat}` }, 0);
  await act({ kind: 'start' }, 0);
  const look = async (more: object = {}) => (await table.look(more, hashKey(KEY))) as TableMessage;
  /** One move, random by default, or a rematch. */
  const step = async (pick = (legal: readonly string[]) => legal[random.below(legal.length)] as string) => {
    const { seq, info } = await look({ legal: 0 });
    const [seat] = info.toAct;
    if (seat === undefined) return act({ kind: 'rematch', seat: 1 }, seq);
    const { legal = [] } = await look({ seat, legal: 20 });
    return act({ kind: 'move', seat, move: pick(legal) }, seq);
  };
  const reopen = async () => (await new Tables(context).get(made.id)) as Table;
  return { table, act, look, step, reopen };
}

it('a budget may be overdrawn, and fills again', () => {
  const budget = new Bucket({ atOnce: 10, perSecond: 100 });
  budget.pay(30);
  expect(budget.left()).toBeLessThan(0);
  expect(budget.left(performance.now() + 250)).toBeGreaterThan(0);
  expect(budget.left(performance.now() + 10_000)).toBe(10);
});

it('who is inside the budget is served at once, the others in turn, the best first', async () => {
  const scheduler = new Scheduler();
  const served: string[] = [];
  const job = (name: string, rank: number) => ({ priority: () => rank, run: () => served.push(name), refuse: () => {} });
  for (let i = 0; i < 20; i++) scheduler.submit(job('greedy', 2));
  scheduler.submit(job('neighbour', 1));
  scheduler.submit(job('other', 0));
  expect(served).toEqual(['other']);
  await pause(0);
  expect(served[1]).toBe('neighbour');
  while (scheduler.length > 0) {
    scheduler.submit(job('other', 0));
    expect(served.at(-1)).toBe('other');
    await pause(0);
  }
  expect(served.filter((name) => name === 'greedy')).toHaveLength(20);
});

it('files wait in a line of their own, which nobody holds up for good', async () => {
  const scheduler = new Scheduler();
  const served: string[] = [];
  for (let i = 0; i < 40; i++) scheduler.submit({ priority: () => 2, run: () => served.push('greedy'), refuse: () => {} });
  for (let i = 0; i < 4; i++) scheduler.submit({ priority: () => FILE_PRIORITY, run: () => served.push('file') });
  expect(served).toEqual([]);
  while (scheduler.length > 0) await pause(0);
  expect(served.slice(0, 8)).toEqual(['file', 'greedy', 'greedy', 'greedy', 'file', 'greedy', 'greedy', 'greedy']);
  expect(served.filter((name) => name === 'file')).toHaveLength(4);
});

it('very many who are inside the budget are served in several turns', async () => {
  const scheduler = new Scheduler();
  let served = 0;
  for (let i = 0; i < 100; i++) scheduler.submit({ priority: () => 0, run: () => served++, refuse: () => {} });
  expect(served).toBeLessThan(20);
  while (scheduler.length > 0) await pause(0);
  expect(served).toBe(100);
});

it('[H1] a long list of moves is cut, told to be, and worked out once for each question', async () => {
  const { look, step, reopen } = await alone(WIDE, 2);
  // Long moves leave the most choices.
  const longest = (legal: readonly string[]) => legal.reduce((a, b) => (b.length > a.length ? b : a));
  const asked = async () => {
    const seat = (await look()).info.toAct[0] as number;
    return { seat, first: await look({ seat, legal: 2_000 }) };
  };
  // Which card offers the most choices depends on the deal.
  let { seat, first } = await asked();
  for (let i = 0; i < 40 && !first.more; i++) {
    await step(longest);
    ({ seat, first } = await asked());
  }
  expect(first.legal?.length).toBeLessThanOrEqual(LIMITS.legalListed);
  expect(first.more).toBe(true);
  const timed = async () => {
    const began = performance.now();
    for (let i = 0; i < 20; i++) await look({ seat, legal: 2_000 });
    return performance.now() - began;
  };
  const few = async () => {
    const began = performance.now();
    for (let i = 0; i < 20; i++) await look({ seat, legal: 1 });
    return performance.now() - began;
  };
  await timed();
  // Cached, it costs as much as any look; recomputed each time, it took 40 ms.
  const quick = Math.min(await few(), await few());
  expect(Math.min(await timed(), await timed(), await timed())).toBeLessThan(5 * quick + 100);
  expect((await look({ seat, legal: 7 })).legal).toEqual(first.legal?.slice(0, 7));
  await step();
  const next = (await look()).info.toAct[0] as number;
  // A freshly loaded table has no caches, so it computes the list for the current state. How long the list gets depends on time.
  const { legal: anew = [] } = (await (await reopen()).look({ seat: next, legal: 2_000 }, hashKey(KEY))) as TableMessage;
  const { legal: told = [] } = await look({ seat: next, legal: 2_000 });
  const both = Math.min(anew.length, told.length);
  expect(both).toBeGreaterThan(0);
  expect(told.slice(0, both)).toEqual(anew.slice(0, both));
});

it('[H2] a look at a long table costs and tells no more than at a short one, and says what it leaves out', async () => {
  const { look, step } = await alone(WOLF, 4);
  while ((await look()).seq < 60) await step();
  const short = await look({ from: 0 });
  while ((await look()).seq < 1_500) await step();
  const long = await look({ from: 0 });
  expect(long.missed?.length).toBeLessThanOrEqual(MAX_EVENTS);
  expect(JSON.stringify(long).length).toBeLessThan(6 * JSON.stringify(short).length);
  expect(long.cut).toBe(true);
  expect(long.missed?.at(-1)?.seq).toBe(long.seq);
  const recent = await look({ from: long.seq - 5 });
  expect(recent.missed?.map(({ seq }) => seq)).toEqual([4, 3, 2, 1, 0].map((back) => long.seq - back));
  expect(recent.cut).toBeUndefined();
  expect(recent.missed).toEqual(long.missed?.slice(-5));
});

it('what is told of the past is what was told when it happened, across a rematch and after a restart', async () => {
  for (const [what, seats] of [[WOLF, 4] as const, [SHEEP, 3] as const]) {
    const { table, look, step, reopen } = await alone(what, seats);
    const heard: { seq: number; what: unknown }[] = [];
    await table.watch(
      new Subscription({
        send: (text) => {
          const message = JSON.parse(text) as { t: string; seq: number; what: unknown };
          if (message.t === 'event') heard.push({ seq: message.seq, what: message.what });
        },
      }),
      { views: true, seat: 1, legal: 0 },
      hashKey(KEY),
    );
    while ((await look()).info.gameNumber < 3 || (await look()).info.status === 'over') await step();
    for (let i = 0; i < 5; i++) await step();
    const from = heard.findLast(({ what: happened }) => (happened as { kind: string }).kind === 'rematch')?.seq as number;
    const told = (await look({ seat: 1, from: from - 10 })).missed?.map(({ seq, what: happened }) => ({ seq, what: happened }));
    expect(told).toEqual(heard.filter(({ seq }) => seq > from - 10));
    const again = await reopen();
    const retold = (await again.look({ seat: 1, from: from - 10 }, hashKey(KEY))) as TableMessage;
    expect(retold.missed?.map(({ seq, what: happened }) => ({ seq, what: happened }))).toEqual(told);
  }
});

it('[M8] words do not push moves out of what is told, and too many are refused with their id', async () => {
  const running = await run();
  const { clients, keys, table } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel']);
  const [clover] = clients as [Client];
  await clover.do({ kind: 'start' });
  const from = clover.seq;
  await clover.do({ kind: 'move', seat: 1, move: clover.legal[0] as string });
  const said = [];
  for (let i = 0; i < 60; i++)
    said.push(
      await running.api.post(`/api/tables/${table}/commands`, {
        id: newId(),
        rev: clover.seq,
        key: keys[1],
        action: { kind: 'say', seat: 2, phrase: 'hello' },
      }),
    );
  const refused = said.filter(({ status }) => status === 409);
  expect(refused.length).toBeGreaterThan(20);
  expect(refused[0]?.json).toMatchObject({ t: 'refused', code: 'too-often', id: expect.any(String) });
  const looked = (await running.api.post(`/api/tables/${table}/look`, { from })).json as TableMessage;
  expect(looked.missed?.some(({ what }) => what.kind === 'move')).toBe(true);
});

it('a table keeps this game and the one before: 500 rematches take no more memory, and old commands are still known', async () => {
  // Stored on disk, so that memory growth is the table's.
  const store = await SqliteStore.open(databaseFile(scratchFolder()));
  atEnd(() => store.close());
  // One sheep each: short games.
  const { act, look, step } = await alone({ ...WOLF, config: [...WOLF.config, ['Sheep', '1 1 1 1']] }, 4, store);
  const rounds = async (until: number) => {
    while ((await look({ legal: 0 })).info.gameNumber < until) await step();
  };
  const first = { kind: 'say', seat: 1, phrase: 'hello' } as const;
  const { seq } = await look();
  expect(await act(first, seq, 'the-first-word')).toEqual({ t: 'done', id: 'the-first-word', seq: seq + 1 });
  await rounds(100);
  const before = used();
  await rounds(600);
  expect(used() - before).toBeLessThan(FLAT);
  expect(await act(first, seq, 'the-first-word')).toEqual({ t: 'done', id: 'the-first-word', seq: seq + 1 });
  expect(await act({ ...first, phrase: 'thanks' }, seq, 'the-first-word')).toMatchObject({ code: 'id-reused' });
}, 240_000);

const HELLO = JSON.stringify({ t: 'hello', protocol: PROTOCOL });

/** A socket that has sent a hello, or something else. */
async function open({ api }: Running, first = [HELLO]): Promise<{ socket: WebSocket; heard: string[]; closed: Promise<number> }> {
  const socket = new WebSocket(api.socket);
  atEnd(() => socket.terminate());
  socket.on('error', () => {});
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  for (const text of first) socket.send(text);
  return { socket, heard, closed };
}

it('[M7] pings count: who sends too many is dropped, who sends some is answered', async () => {
  const running = await run();
  const quiet = await open(running);
  const pong = new Promise((resolve) => quiet.socket.once('pong', resolve));
  quiet.socket.ping();
  await pong;
  const loud = await open(running);
  for (let i = 0; i < 500; i++) loud.socket.ping();
  expect(await loud.closed).toBe(4009);
  expect(quiet.socket.readyState).toBe(WebSocket.OPEN);
});

const COMMAND = { t: 'do', table: '0'.repeat(16), rev: 0, key: KEY, action: { kind: 'start' } };

it('[M10] a command over the limit is refused with its id, a look with its table', async () => {
  const running = await run({ guards: { burst: 5, messagesPerSecond: 1 } });
  const { socket, heard } = await open(running);
  for (let i = 0; i < 10; i++) socket.send(JSON.stringify({ ...COMMAND, id: `command-${i}` }));
  socket.send(JSON.stringify({ t: 'watch', table: COMMAND.table }));
  while (heard.length < 12) await pause(20);
  const refused = heard.map((text) => JSON.parse(text) as Refused).filter(({ code }) => code === 'too-often');
  expect(refused.length).toBeGreaterThan(4);
  expect(refused.pop()).toEqual({ t: 'refused', code: 'too-often', table: COMMAND.table });
  for (const { id } of refused) expect(id).toMatch(/^command-/);
});

it('[M10] so is one before the hello, one that is no command, and a long one that is not read in time', async () => {
  const running = await run();
  const { socket, heard } = await open(running, []);
  const told = async (command: object) => {
    const before = heard.length;
    socket.send(JSON.stringify({ ...COMMAND, id: 'readable-id', ...command }));
    while (heard.length === before) await pause(5);
    return JSON.parse(heard.at(-1) as string) as Refused;
  };
  const named = { t: 'refused', id: 'readable-id', table: COMMAND.table };
  expect(await told({})).toEqual({ ...named, code: 'hello-first' });
  socket.send(HELLO);
  while (heard.length === 1) await pause(5);
  expect(await told({ rev: 1e300 })).toMatchObject({ ...named, code: 'bad-message', where: 'rev' });
  // Every queued job has waited too long.
  vi.spyOn(Scheduler.prototype, 'submit').mockImplementation((job) => job.refuse?.());
  expect(await told({ long: 'x'.repeat(2_000) })).toEqual({ ...named, code: 'too-often' });
  expect(await told({})).toEqual({ ...named, code: 'too-often' });
});

it('one who asks for more work than a person may is refused with the id; the neighbour is not', async () => {
  // Only work counts here. However slow the machine, the first watch is within budget: a single charge is at most 20 ms, and 55 are
  // available.
  const running = await run({ guards: { burst: 1_000_000, workPerPerson: 10, answersPerAddress: 1e12 } });
  const { table } = await running.api.table({ key: await running.api.key(), ...WOLF });
  const watch = JSON.stringify({ t: 'watch', table, from: 0 });
  const greedy = await open(running);
  const answer = () => new Promise<string>((resolve) => greedy.socket.once('message', (data) => resolve(String(data))));
  await answer();
  const answers: string[] = [];
  // One at a time, so that work is the only limit.
  while (!answers.at(-1)?.includes('"refused"') && answers.length < 10_000) {
    greedy.socket.send(watch);
    answers.push(await answer());
  }
  expect(answers[0]).toContain('"t":"table"');
  expect(JSON.parse(answers.at(-1) as string)).toMatchObject({ t: 'refused', code: 'too-often', table });
  const neighbour = await open(running);
  neighbour.socket.send(watch);
  while (neighbour.heard.length < 2) await pause(20);
  expect(neighbour.heard[1]).toContain('"t":"table"');
}, 60_000);
