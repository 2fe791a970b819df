import type { AnyGame } from '@bellwether/kernel';
import { PROTOCOL } from '@bellwether/wire';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type TableChange, TableClient, type TableClientOptions } from '../src/index.ts';
import { counting, type FakeSocket, fakePorts, KEY, TABLE, whole } from './fakes.ts';

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
  // Too often: the next event that does not fit asks again.
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

it('asks again when the table stops for a moment while the connection stays', () => {
  socket().say(whole(7));
  void client.do({ kind: 'move', seat: 1, move: 'B2' });
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
