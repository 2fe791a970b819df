import { DEFAULT_SETTINGS, type TableInfo } from '@bellwether/wire';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OnlineTable } from '../../src/online/connection/online-table.ts';
import { FakeSocket, pretendPage } from './pages.ts';

const TABLE = 'abcdefghij012345';
const KEY = 'k'.repeat(24);
const INFO: TableInfo = {
  table: TABLE,
  game: 'wolf-and-hound',
  rules: 1,
  config: [],
  settings: DEFAULT_SETTINGS,
  status: 'playing',
  gameNumber: 1,
  seats: [{ seat: 1, kind: 'human', name: 'Clover' }],
  toAct: [1],
  score: [0],
};
const whole = (seq: number, more: object = {}) => ({
  t: 'table',
  table: TABLE,
  seq,
  info: INFO,
  viewer: 1,
  host: true,
  view: {},
  online: [1],
  ...more,
});
const said = (seq: number) => ({ t: 'event', table: TABLE, seq, what: { kind: 'say', seat: 1, phrase: 'hello' } });

let page: ReturnType<typeof pretendPage>;
let sockets: FakeSocket[];
let table: OnlineTable;
const socket = () => sockets.at(-1) as FakeSocket;
const watches = () => socket().sent.filter(({ t }) => t === 'watch');

beforeEach(() => {
  vi.useFakeTimers();
  page = pretendPage();
  sockets = [];
  table = new OnlineTable(TABLE, KEY, () => {
    sockets.push(new FakeSocket());
    return socket() as unknown as WebSocket;
  });
  socket().open();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says hello with its version and asks for everything, then only for what it missed', () => {
  expect(socket().sent[0]).toEqual({ t: 'hello', protocol: 1 });
  expect(watches()).toMatchObject([{ from: 0, key: KEY, recap: true }]);
  socket().say(whole(7));
  socket().say(said(8));
  socket().close();
  expect(table.line.state.get()).toBe('connecting');
  vi.advanceTimersByTime(1_000);
  socket().open();
  expect(watches()).toMatchObject([{ from: 8 }]);
});

it('asks again after a gap, and takes nothing twice', () => {
  socket().say(whole(7));
  socket().say(said(7));
  expect(table.mirror.get()?.seq).toBe(7);
  socket().say(said(10));
  expect(table.mirror.get()?.seq).toBe(7);
  expect(watches().at(-1)).toMatchObject({ from: 7 });
});

it('sends a command under the same id until it is answered', async () => {
  socket().say(whole(7));
  const answer = table.do({ kind: 'move', seat: 1, move: 'B2' });
  const [first] = socket().sent.filter(({ t }) => t === 'do');
  socket().close();
  vi.advanceTimersByTime(1_000);
  socket().open();
  expect(socket().sent.filter(({ t }) => t === 'do')).toEqual([]);
  socket().say(whole(7));
  expect(socket().sent.filter(({ t }) => t === 'do')).toEqual([first]);
  socket().say({ t: 'done', id: first?.id, seq: 8 });
  expect(await answer).toMatchObject({ t: 'done', seq: 8 });
  socket().close();
  vi.advanceTimersByTime(1_000);
  socket().open();
  socket().say(whole(8));
  expect(socket().sent.filter(({ t }) => t === 'do')).toEqual([]);
});

it('waits longer and longer between tries, and tries at once when the device wakes', () => {
  const pauses = Array.from({ length: 5 }, () => {
    const { length } = sockets;
    socket().close();
    let waited = 0;
    for (; sockets.length === length; waited += 50) vi.advanceTimersByTime(50);
    return waited;
  });
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses[4]).toBeGreaterThan(8 * (pauses[0] as number));
  socket().close();
  const tries = sockets.length;
  vi.advanceTimersByTime(5_000);
  expect(sockets.length).toBe(tries);
  page.tell('online');
  expect(sockets.length).toBe(tries + 1);
});

it('doubts a connection that has been quiet for long, and gives it up without an answer', () => {
  socket().say(whole(7));
  vi.advanceTimersByTime(30_000);
  expect(socket().sent.at(-1)).toEqual({ t: 'ping' });
  socket().say({ t: 'pong' });
  const [quiet] = sockets;
  vi.advanceTimersByTime(60_000);
  expect(quiet?.closed).toBe(true);
  expect(sockets.length).toBeGreaterThan(1);
});

it.each([
  ['another version', { t: 'refresh', protocol: 2 }],
  ['a message it cannot read', { t: 'table', nonsense: 1 }],
  ['no JSON', '<html>'],
])('%s means: please refresh; it does not knock on', (_, message) => {
  socket().say(message);
  expect(table.line.state.get()).toBe('outdated');
  vi.advanceTimersByTime(120_000);
  expect(sockets.length).toBe(1);
});

it('is told the whole story anew when it looks as somebody else', () => {
  socket().say(whole(3, { viewer: 'spectator' }));
  socket().say(whole(4, { viewer: 1 }));
  expect(watches().at(-1)).toMatchObject({ from: 0 });
  const move = { seq: 2, at: 0, what: { kind: 'move', seat: 1, events: [{ kind: 'plays' }] } };
  socket().say(whole(4, { missed: [{ seq: 1, at: 0, what: { kind: 'start' } }, move] }));
  expect(table.mirror.get()).toMatchObject({ moves: 1, own: 1, events: [{ kind: 'plays' }] });
});

it('asks again when the table stops for a moment while the connection stays', () => {
  socket().say(whole(7));
  const answer = table.do({ kind: 'move', seat: 1, move: 'B2' });
  socket().say({ t: 'bye' });
  vi.advanceTimersByTime(2_000);
  expect(watches().at(-1)).toMatchObject({ from: 7 });
  socket().say({ t: 'refused', table: TABLE, code: 'table-stopped' });
  expect(table.refused.get()).toBeUndefined();
  vi.advanceTimersByTime(2_000);
  expect(watches()).toHaveLength(3);
  socket().say(whole(7));
  const commands = socket().sent.filter(({ t }) => t === 'do');
  expect(commands).toHaveLength(2);
  expect(commands[1]).toEqual(commands[0]);
  void answer;
});

it('keeps why there is no such table', () => {
  socket().say({ t: 'refused', table: TABLE, code: 'unknown-table' });
  expect(table.refused.get()).toMatchObject({ code: 'unknown-table' });
});
