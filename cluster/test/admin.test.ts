import type { Terminal } from '@bellwether/server/admin/admin-session';
import { adminCommands } from '@bellwether/server/admin/commands';
import { hashKey } from '@bellwether/server/secrets';
import { expect, it } from 'vitest';
import type { Client } from '../../server/proof/harness/client.ts';
import { scratchFolder, seated, WOLF } from '../../server/test/help.ts';
import { PostgresArchive } from '../src/postgres-archive.ts';
import { runNode } from './nodes.ts';
import { postgresForTests } from './postgres.ts';

const postgres = postgresForTests();

/** Runs one command as main.ts does, from a folder in which no server runs. */
async function admin<T>(url: string, ...args: readonly string[]): Promise<T> {
  let said = '';
  const terminal: Terminal = { print: (text) => (said += text), ask: async () => 'y', alarm: () => {} };
  await adminCommands(terminal, PostgresArchive.open).parseAsync(
    ['--data', scratchFolder(), '--database-url', url, '--json', '--yes', ...args],
    {
      from: 'user',
    },
  );
  return JSON.parse(said) as T;
}

it('the operator’s tools look into PostgreSQL, and orders are done where the table is at home', async () => {
  const url = await postgres.fresh();
  const running = await runNode(url);
  const names = ['Clover', '山田', 'Bramble', 'Sorrel'];
  const { table, clients, keys } = await seated(running as unknown as Parameters<typeof seated>[0], WOLF, names);
  const [clover] = clients as [Client];
  await clover.do({ kind: 'start' });
  await clover.until(({ legal }) => legal.length > 0);
  await clover.do({ kind: 'move', seat: 1, move: clover.legal[0] as string });
  const short = table.slice(0, 8);
  expect(await admin(url, 'tables')).toMatchObject([{ table: short, status: 'playing', people: 4 }]);
  expect(await admin(url, 'tables', '--status', 'over')).toEqual([]);
  expect(await admin(url, 'table', short)).toMatchObject({
    status: 'playing',
    entries: { sit: 4, start: 1, move: 1 },
    seats: [{ name: 'Clover' }, {}, {}, {}],
  });
  const people = await admin<{ person: string; names: string[] }[]>(url, 'people');
  expect(people.flatMap((one) => one.names).sort()).toEqual([...names].sort());
  expect(await admin(url, 'stats')).toMatchObject({ people: 4, moves: { byPeople: 1, byBots: 0 }, nodes: 1, server: 'not running' });
  expect(await admin(url, 'check')).toMatchObject({ checked: 1, bad: [], file: 'ok' });

  const sorrel = hashKey(keys[3] as string);
  expect(await admin(url, 'ban', sorrel.slice(0, 16), 'noise')).toMatchObject({ done: true, left: 1 });
  await clover.until(({ info }) => info?.seats[3]?.kind === 'bot');
  expect(await admin(url, 'bans')).toMatchObject([{ kind: 'key', who: sorrel, why: 'noise' }]);
  expect(await admin(url, 'close', short, 'Good', 'night.')).toMatchObject({ done: true });
  await clover.until(({ info }) => info?.closed === 'Good night.');
  await running.server.stop();

  // Without any node, the command does the same itself.
  await postgres.query(url, `UPDATE entries SET text = '{' WHERE revision = 6`);
  expect(await admin(url, 'check')).toMatchObject({ bad: [{ table: short, sound: 5 }] });
  expect(await admin(url, 'tables', '--aside')).toHaveLength(1);
  const copy = await admin<{ table: string; entries: number }>(url, 'check', '--repair', short);
  expect(copy.entries).toBe(5);
  expect(await admin(url, 'remove', short)).toMatchObject({ removed: true });
  expect(await admin(url, 'erase', hashKey(keys[0] as string).slice(0, 16))).toMatchObject({ done: true, tables: 1, removed: 0 });
  expect(JSON.stringify(await admin(url, 'table', copy.table.slice(0, 8)))).not.toContain('Clover');
});
