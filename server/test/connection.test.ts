import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { PROTOCOL } from '@bellwether/wire';
import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { newId } from '../proof/harness/client.ts';
import { WorkBudgets } from '../src/limits/work-budgets.ts';
import { Connection, type ConnectionContext } from '../src/net/connection.ts';
import { DEFAULT_GUARDS } from '../src/options.ts';
import { hashKey } from '../src/secrets.ts';
import { Audience, type Watching } from '../src/table/audience.ts';
import type { Subscription } from '../src/table/subscription.ts';

const guards = { ...DEFAULT_GUARDS, burst: 1_000_000, workPerAddress: 1_000_000, workPerPerson: 1_000_000 };
const keyOf = (name: string) => name.padEnd(24, '-');

/** A connection without a network, to tables that grant everything. */
function connected() {
  const socket = Object.assign(new EventEmitter(), {
    sent: [] as string[],
    closed: 0,
    send: (text: string) => {
      socket.sent.push(text);
    },
    close: (code: number) => (socket.closed ||= code),
    terminate: () => {},
  });
  const owners = new Map<string, string>();
  const asked: string[] = [];
  const audience = new Audience(() => {});
  const work = new WorkBudgets(guards);
  const table = {
    watch: async (subscription: Subscription) => {
      audience.join(subscription, {} as Watching);
    },
    do: async ({ id }: { id: string }) => ({ t: 'done', id, seq: 1 }),
  };
  const context = {
    tables: { get: async () => table },
    guards,
    work,
    directory: {
      known: () => undefined,
      of: async (device: string) => {
        asked.push(device);
        return owners.get(device) ?? device;
      },
    },
    version: '',
    now: () => Date.now(),
    ...{ countSentBytes: () => {}, queueFlush: () => {}, closed: () => {}, problem: () => {}, countCode: () => {}, isBanned: () => false },
    notice: () => undefined,
  } as unknown as ConnectionContext;
  const connection = new Connection(socket as unknown as WebSocket, new PassThrough(), '192.0.2.1', work.household('192.0.2.1'), context);
  const hear = (message: object) => socket.emit('message', Buffer.from(JSON.stringify(message)), false);
  hear({ t: 'hello', protocol: PROTOCOL });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  return { connection, socket, owners, asked, audience, hear, settled };
}
const TABLE = '0'.repeat(16);
const say = (name: string) => ({
  t: 'do',
  id: newId(),
  table: TABLE,
  rev: 0,
  key: keyOf(name),
  action: { kind: 'say', seat: 1, phrase: 'hello' },
});

it('a connection that shows a thousand keys remembers few, and the one it watches with', async () => {
  const { connection, socket, owners, asked, audience, hear, settled } = connected();
  hear({ t: 'watch', table: TABLE, key: keyOf('watcher') });
  await settled();
  expect(audience.size).toBe(1);
  for (let i = 0; i < 1_000; i++) {
    hear(say(`k${i}`));
    if (i % 10 === 9) await settled();
  }
  expect(socket.sent.filter((text) => text.includes('"done"'))).toHaveLength(1_000);
  asked.length = 0;
  await connection.renew();
  expect(asked.length).toBeLessThan(100);
  expect(asked).toContain(hashKey(keyOf('watcher')));
  expect(asked).toContain(hashKey(keyOf('k999')));
  expect(socket.closed).toBe(0);
  // The device it watches with moves to another person.
  owners.set(hashKey(keyOf('watcher')), 'another person');
  await connection.renew([hashKey(keyOf('watcher'))]);
  expect(socket.closed).toBe(1012);
  expect(audience.size).toBe(0);
});

it('a goodbye ends subscriptions at once, whenever the client closes', async () => {
  const { connection, socket, audience, hear, settled } = connected();
  hear({ t: 'watch', table: TABLE });
  await settled();
  connection.bye();
  expect(audience.size).toBe(0);
  expect(socket.sent.at(-1)).toBe('{"t":"bye","reason":"stopping"}');
  hear({ t: 'watch', table: TABLE });
  await settled();
  expect(audience.size).toBe(0);
});
