import type { AnyGame } from '@bellwether/kernel';
import { PROTOCOL } from '@bellwether/wire';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type TableChange, TableClient, type TableClientOptions } from '../src/index.ts';
import { counting, type FakeSocket, fakePorts, INFO, KEY, TABLE, whole } from './fakes.ts';

let sockets: FakeSocket[];
let changes: TableChange[];
let client: TableClient;
const socket = () => sockets.at(-1) as FakeSocket;
const watches = () => socket().sentOf('watch');
const said = (seq: number) => ({ t: 'event', table: TABLE, seq, what: { kind: 'say', seat: 1, phrase: 'hello' } });
const added = (seq: number, ...events: unknown[]) => ({ t: 'event', table: TABLE, seq, what: { kind: 'move', seat: 1, events } });

/** A client that has said hello. */
function meet(more: Partial<TableClientOptions> = {}): void {
  sockets = [];
  changes = [];
  client = new TableClient({ table: TABLE, key: KEY, engine: () => counting, story: true, ...more }, fakePorts(sockets), {
    changed: (change) => changes.push(change),
  });
  socket().open();
}

beforeEach(() => {
  vi.useFakeTimers();
  meet();
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

it('says hello with its version and asks for everything, then only for what it missed', () => {
  expect(socket().sent[0]).toEqual({ t: 'hello', protocol: PROTOCOL });
  expect(watches()).toEqual([{ t: 'watch', table: TABLE, legal: 0, from: 0, key: KEY, recap: true }]);
  socket().say(whole(7));
  socket().say(said(8));
  socket().close();
  expect(client.connection).toBe('connecting');
  vi.advanceTimersByTime(1_000);
  socket().open();
  expect(watches()).toMatchObject([{ from: 8 }]);
});

it('asks for whole views only without an engine, and for no story unless it is wanted', () => {
  client.close();
  sockets = [];
  client = new TableClient({ table: TABLE, legal: 5 }, fakePorts(sockets));
  socket().open();
  expect(watches()).toEqual([{ t: 'watch', table: TABLE, legal: 5, views: true }]);
});

it('asks again after a gap, once, and takes nothing twice', () => {
  socket().say(whole(7));
  socket().say(said(7));
  expect(client.mirror?.seq).toBe(7);
  socket().say(said(10));
  socket().say(said(11));
  expect(client.mirror?.seq).toBe(7);
  expect(watches()).toHaveLength(2);
  expect(watches().at(-1)).toMatchObject({ from: 7 });
  // Over the rate limit: the next event with a gap asks again.
  socket().say({ t: 'refused', code: 'too-often' });
  socket().say(said(12));
  expect(watches()).toHaveLength(3);
});

it('follows short events, whose shapes begin anew with each table', () => {
  socket().say(whole(7));
  socket().say(added(8, { kind: 'adds', seat: 1, n: 2 }, [0, 1, 5]));
  expect(client.mirror?.view).toEqual({ sum: 7, turn: 1 });
  expect(client.mirror?.events).toEqual([
    { kind: 'adds', seat: 1, n: 2 },
    { kind: 'adds', seat: 1, n: 5 },
  ]);
  socket().say(whole(8, { view: { sum: 7, turn: 1 } }));
  socket().say(added(9, [0, 1, 5]));
  expect(client.mirror?.seq).toBe(8);
  expect(watches().at(-1)).toMatchObject({ from: 8 });
});

it('keeps what happens until the engine is there, then follows it', async () => {
  client.close();
  const fetched = Promise.withResolvers<AnyGame>();
  meet({ engine: () => fetched.promise });
  socket().say(whole(7));
  expect(client.mirror?.view).toEqual({ sum: 0, turn: 1 });
  socket().say(added(8, { kind: 'adds', seat: 1, n: 2 }));
  socket().say(said(9));
  expect(client.mirror?.seq).toBe(7);
  fetched.resolve(counting);
  await vi.advanceTimersByTimeAsync(0);
  expect(client.mirror).toMatchObject({ seq: 9, view: { sum: 2 } });
  expect(changes.map(({ kind }) => kind)).toEqual(['table', 'event', 'event']);
});

it('tries again when the engine could not be fetched, and shows nothing wrong until then', async () => {
  client.close();
  let tries = 0;
  meet({ engine: () => (++tries === 1 ? Promise.reject(new Error('no network')) : counting) });
  socket().say(whole(7));
  await vi.advanceTimersByTimeAsync(0);
  socket().say(added(8, { kind: 'adds', seat: 1, n: 2 }));
  expect(client.mirror).toMatchObject({ seq: 7, view: { sum: 0 } });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(watches().at(-1)).toMatchObject({ from: 7 });
  socket().say(whole(8, { view: { sum: 2, turn: 2 } }));
  socket().say(added(9, { kind: 'adds', seat: 2, n: 1 }));
  expect(client.mirror).toMatchObject({ seq: 9, view: { sum: 3 } });
});

it('takes a game it does not know for a sign that the server is newer', () => {
  client.close();
  meet({ engine: () => undefined });
  socket().say(whole(7));
  expect(client.connection).toBe('outdated');
});

it('sends a command under the same id until it is answered', async () => {
  socket().say(whole(7));
  const answer = client.do({ kind: 'move', seat: 1, move: 'B2' });
  const [first] = socket().sentOf('do');
  expect(first).toMatchObject({ id: 'command-1', rev: 7, key: KEY });
  socket().close();
  vi.advanceTimersByTime(1_000);
  socket().open();
  expect(socket().sentOf('do')).toEqual([]);
  socket().say(whole(7));
  expect(socket().sentOf('do')).toEqual([first]);
  socket().say({ t: 'done', id: first?.id, seq: 8 });
  expect(await answer).toMatchObject({ t: 'done', seq: 8 });
  socket().close();
  vi.advanceTimersByTime(1_000);
  socket().open();
  socket().say(whole(8));
  expect(socket().sentOf('do')).toEqual([]);
});

it('who has no key asks for nothing', async () => {
  client.close();
  client = new TableClient({ table: TABLE }, fakePorts([]));
  expect(await client.do({ kind: 'start' })).toMatchObject({ t: 'refused', code: 'wrong-key' });
});

it('is told the whole story anew when it looks as somebody else', () => {
  socket().say(whole(3, { viewer: 'spectator' }));
  socket().say(whole(4, { viewer: 1 }));
  expect(watches().at(-1)).toMatchObject({ from: 0 });
  const move = { seq: 2, at: 0, what: { kind: 'move' as const, seat: 1, events: [{ kind: 'adds', seat: 1, n: 1 }] } };
  socket().say(whole(4, { missed: [{ seq: 1, at: 0, what: { kind: 'start' } }, move] }));
  expect(client.mirror).toMatchObject({ moves: 1, own: 1, events: [{ kind: 'adds' }] });
});

it('asks again when the table stops for a moment while the connection stays', async () => {
  socket().say(whole(7));
  const answer = client.do({ kind: 'move', seat: 1, move: 'B2' });
  socket().say({ t: 'bye', reason: 'storage-failed', table: TABLE });
  vi.advanceTimersByTime(2_000);
  expect(watches().at(-1)).toMatchObject({ from: 7 });
  socket().say({ t: 'refused', table: TABLE, code: 'table-stopped' });
  expect(client.refused).toBeUndefined();
  vi.advanceTimersByTime(2_000);
  expect(watches()).toHaveLength(3);
  socket().say(whole(7));
  const commands = socket().sentOf('do');
  expect(commands).toHaveLength(2);
  expect(commands[1]).toEqual(commands[0]);
  socket().say({ t: 'done', id: commands[0]?.id, seq: 8 });
  expect(await answer).toMatchObject({ t: 'done', seq: 8 });
});

it('connects again when a command has no answer for ten seconds, and sends it under the same id', async () => {
  socket().say(whole(7));
  const answer = client.do({ kind: 'say', seat: 1, phrase: 'hello' });
  const [first] = socket().sentOf('do');
  // The connection is alive, but this request gets no answer.
  for (let i = 0; i < 9; i++) {
    vi.advanceTimersByTime(1_000);
    socket().say({ t: 'presence', table: TABLE, online: [1] });
  }
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(3_000);
  expect(sockets).toHaveLength(2);
  expect(sockets[0]?.closed).toBe(true);
  socket().open();
  socket().say(whole(7));
  expect(socket().sentOf('do')).toEqual([first]);
  socket().say({ t: 'done', id: first?.id, seq: 8 });
  expect(await answer).toMatchObject({ t: 'done', seq: 8 });
  vi.advanceTimersByTime(20_000);
  expect(sockets).toHaveLength(2);
});

it('connects again when a watch has no answer', () => {
  vi.advanceTimersByTime(20_000);
  socket().say({ t: 'pong' });
  vi.advanceTimersByTime(12_000);
  expect(sockets.length).toBeGreaterThan(1);
});

it('sends a command again while nobody knows whether it is stored, and at last tells', async () => {
  socket().say(whole(7));
  let told: unknown;
  const answered = client.do({ kind: 'say', seat: 1, phrase: 'hello' }).then((answer) => {
    told = answer;
  });
  const commands = () => socket().sentOf('do');
  for (let tries = 1; tries <= 4; tries++) {
    expect(commands()).toHaveLength(tries);
    expect(commands().at(-1)).toEqual(commands()[0]);
    expect(told).toBeUndefined();
    socket().say({ t: 'refused', id: 'command-1', table: TABLE, code: 'storage-failed' });
    await vi.advanceTimersByTimeAsync(7_000);
  }
  expect(commands()).toHaveLength(4);
  await answered;
  expect(told).toMatchObject({ t: 'refused', id: 'command-1', code: 'storage-failed' });
  // A retry asks for the same thing, unless the table has changed meanwhile.
  const open = [client.do({ kind: 'say', seat: 1, phrase: 'hello' })];
  expect(commands().at(-1)).toEqual(commands()[0]);
  open.push(client.do({ kind: 'say', seat: 1, phrase: 'oops' }));
  socket().say(said(8));
  open.push(client.do({ kind: 'say', seat: 1, phrase: 'hello' }));
  expect(commands().map(({ id }) => id)).toEqual([...Array(5).fill('command-1'), 'command-2', 'command-3']);
  expect(open).toHaveLength(3);
});

it('sends it again once the table is back, if that went too', async () => {
  socket().say(whole(7));
  const answer = client.do({ kind: 'say', seat: 1, phrase: 'hello' });
  socket().say({ t: 'bye', reason: 'storage-failed', table: TABLE });
  socket().say({ t: 'refused', id: 'command-1', table: TABLE, code: 'storage-failed' });
  vi.advanceTimersByTime(20_000);
  expect(socket().sentOf('do')).toHaveLength(1);
  socket().say(whole(7));
  expect(socket().sentOf('do')).toHaveLength(2);
  socket().say({ t: 'done', id: 'command-1', seq: 8 });
  expect(await answer).toMatchObject({ t: 'done' });
});

it('sends it again at once when the table is back, if it only came too late for the one that went', async () => {
  socket().say(whole(7));
  const answer = client.do({ kind: 'say', seat: 1, phrase: 'hello' });
  socket().say({ t: 'bye', reason: 'changed', table: TABLE });
  socket().say({ t: 'refused', id: 'command-1', table: TABLE, code: 'table-stopped' });
  vi.advanceTimersByTime(300);
  expect(watches()).toHaveLength(2);
  socket().say(whole(7));
  expect(socket().sentOf('do')).toHaveLength(2);
  socket().say({ t: 'done', id: 'command-1', seq: 8 });
  expect(await answer).toMatchObject({ t: 'done' });
});

const stopped: [string, () => void, string][] = [
  ['it is closed', () => client.close(), 'stopping'],
  ['there is no such table', () => socket().say({ t: 'refused', table: TABLE, code: 'unknown-table' }), 'unknown-table'],
  ['it is banned', () => socket().say({ t: 'refused', code: 'banned' }), 'banned'],
  ['the server is newer', () => socket().say({ t: 'refresh', protocol: 99 }), 'unknown-answer'],
];
it.each(stopped)('commands have an answer when %s', async (_, stop, code) => {
  const early = client.do({ kind: 'start' });
  stop();
  expect(await early).toMatchObject({ t: 'refused', id: 'command-1', code });
  expect(await client.do({ kind: 'start' })).toMatchObject({ t: 'refused', id: 'command-2', code });
});

it('fetches the whole table when something happens that it does not know', () => {
  socket().say(whole(7));
  socket().say({ t: 'event', table: TABLE, seq: 8, what: { kind: 'swaps', seats: [1, 2] }, view: { sum: 9, turn: 2 } });
  expect(watches()).toHaveLength(2);
  expect(watches().at(-1)).toMatchObject({ from: 7 });
  const missed = [{ seq: 8, at: 0, what: { kind: 'swaps', seats: [1, 2] } }];
  socket().say({ ...whole(8, { view: { sum: 9, turn: 2 } }), missed });
  expect(client.mirror).toMatchObject({ seq: 8, view: { sum: 9 } });
  expect(changes.at(-1)).toMatchObject({ kind: 'table', missed: [] });
  expect(client.connection).toBe('open');
});

const doubles = { kind: 'doubles', seat: 1 };
it.each<[string, () => void]>([
  ['an event of the game', () => socket().say(added(8, { kind: 'adds', seat: 1, n: 2 }, doubles))],
  ['one that it missed', () => socket().say(whole(8, { missed: [{ seq: 8, at: 0, what: { kind: 'move', seat: 1, events: [doubles] } }] }))],
  ['rules', () => socket().say(whole(8, { info: { ...INFO, rules: 2 } }))],
])('does not follow %s that its engine does not know: a newer client is needed', (_, tell) => {
  socket().say(whole(7));
  const before = client.mirror;
  tell();
  expect(client.connection).toBe('outdated');
  expect(client.mirror).toBe(before);
});

it('does not follow a table that its engine turns out not to know', async () => {
  client.close();
  const fetched = Promise.withResolvers<AnyGame>();
  meet({ engine: () => fetched.promise });
  socket().say(whole(7, { info: { ...INFO, rules: 2 } }));
  socket().say(said(8));
  fetched.resolve(counting);
  await vi.advanceTimersByTimeAsync(0);
  expect(client.connection).toBe('outdated');
  expect(client.mirror?.seq).toBe(7);
});

it('needs to know no event where it is shown whole views', () => {
  client.close();
  sockets = [];
  client = new TableClient({ table: TABLE }, fakePorts(sockets));
  socket().open();
  socket().say(whole(7, { info: { ...INFO, rules: 2 } }));
  socket().say({ ...added(8, doubles), view: { sum: 4, turn: 2 }, toAct: [2] });
  expect(client.mirror).toMatchObject({ seq: 8, view: { sum: 4 } });
});

it('takes a refusal whatever its code', async () => {
  socket().say(whole(7));
  const answer = client.do({ kind: 'start' });
  socket().say({ t: 'refused', id: 'command-1', table: TABLE, code: 'too-late', minutes: 5 });
  expect(await answer).toEqual({ t: 'refused', id: 'command-1', table: TABLE, code: 'unknown-answer' });
});

it('keeps why there is no such table', () => {
  socket().say({ t: 'refused', table: TABLE, code: 'unknown-table' });
  expect(client.refused).toMatchObject({ code: 'unknown-table' });
});

it('tells who is there', () => {
  socket().say(whole(7));
  socket().say({ t: 'presence', table: TABLE, online: [1, 2] });
  expect(changes.at(-1)).toMatchObject({ kind: 'presence', mirror: { seq: 7, online: [1, 2] } });
});
