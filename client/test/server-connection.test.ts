import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ConnectionState, ServerConnection } from '../src/index.ts';
import { type FakeSocket, fakePorts } from './fakes.ts';

let sockets: FakeSocket[];
let states: ConnectionState[];
let heard: string[];
let connection: ServerConnection;
const socket = () => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  heard = [];
  connection = new ServerConnection(fakePorts(sockets), {
    changed: (state) => states.push(state),
    heard: ({ t }) => heard.push(t),
    missed: () => heard.push('missed'),
  });
  socket().open();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
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
  connection.wake();
  expect(sockets.length).toBe(tries + 1);
});

it('doubts a connection that has been quiet for long, and gives it up without an answer', () => {
  vi.advanceTimersByTime(30_000);
  expect(socket().sent.at(-1)).toEqual({ t: 'ping' });
  socket().say({ t: 'pong' });
  const [quiet] = sockets;
  vi.advanceTimersByTime(60_000);
  expect(quiet?.closed).toBe(true);
  expect(sockets.length).toBeGreaterThan(1);
  // Messages from the discarded connection are ignored.
  quiet?.say({ t: 'bye', reason: 'stopping' });
  expect(heard).not.toContain('bye');
});

it('doubts a connection at once after the device has slept', () => {
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(2_000);
  expect(socket().sent.at(-1)).toEqual({ t: 'ping' });
  vi.advanceTimersByTime(10_000);
  expect(sockets.length).toBeGreaterThan(1);
});

it('notices silence whatever the device takes for the hour', () => {
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(30_000);
  expect(socket().sentOf('ping')).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(sockets.length).toBe(2);
});

it('does not hear what it does not know, and minds no field more', () => {
  socket().say({ t: 'applause', table: 'x' });
  socket().say({ t: 'notice', kind: 'lunch', minutes: 30 });
  socket().say({ t: 'pong', at: 5 });
  expect(heard).toEqual(['pong']);
  expect(states).toEqual(['open']);
});

it('says so when it cannot read what happened', () => {
  socket().say({ t: 'event', table: 'abcdefghij012345', seq: 8, what: { kind: 'swaps', seats: [1, 2] } });
  expect(heard).toEqual(['missed']);
});

it.each([
  ['another version', { t: 'refresh', protocol: 99 }],
  ['a message it cannot read', { t: 'table', nonsense: 1 }],
  ['no JSON', '<html>'],
])('%s means: a newer client is needed; it does not knock on', (_, message) => {
  socket().say(message);
  expect(states).toEqual(['open', 'outdated']);
  vi.advanceTimersByTime(120_000);
  expect(sockets.length).toBe(1);
});
