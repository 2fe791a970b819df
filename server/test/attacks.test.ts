import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Api } from '../proof/harness/api.ts';

import { prepare } from '../proof/hostile/prepare.ts';
import { ServerProcess } from '../proof/hostile/server-process.ts';
import { attack, measure, seat } from '../proof/hostile/trial.ts';
import type { Target } from '../proof/hostile/ways.ts';
import { atEnd, run, scratchFolder } from './help.ts';

/** The short form of `npm run hostile`: what people feel under attack, compared with what the same people feel without one. */
it('nobody else feels an attack from one address, and memory stays', async () => {
  const folder = scratchFolder();
  const prepared = await prepare(folder);
  const server = await ServerProcess.start(path.join(import.meta.dirname, '../src/main.ts'), folder);
  atEnd(() => server.stop());
  const api = new Api(server.port);
  const during = async (what: (target: Target) => Promise<unknown>) => {
    const [guests] = await seat(api, 1, '127.0.0.2');
    if (guests === undefined) throw new Error('nobody plays');
    const target = { port: server.port, seconds: 3, prepared, seat: { table: guests.table, key: guests.keys[3] as string } };
    const waits = await measure([guests], what(target));
    guests.close();
    expect(guests.refused).toEqual([]);
    return waits;
  };
  const quiet = await during(() => pause(3_000));
  const before = server.memory();
  // Of about fifty commands the slowest may be the machine's fault; the server as it was left them waiting for seconds.
  for (const name of ['moves listed', 'long past', 'pings']) {
    const { p50, p99 } = await during((target) => attack(name, target));
    expect.soft(p50, name).toBeLessThan(10 * Math.max(quiet.p50, 20));
    expect.soft(p99, name).toBeLessThan(10 * Math.max(quiet.p99, 100));
  }
  expect(server.peak() - before).toBeLessThan(100);
}, 240_000);

it('forty people behind one address play undisturbed', async () => {
  const { api } = await run();
  const tables = await seat(api, 10, '127.0.0.1');
  for (const guests of tables) atEnd(() => guests.close());
  const { count } = await measure(tables, pause(4_000), 250);
  expect(tables.flatMap(({ refused }) => refused)).toEqual([]);
  expect(tables.map(({ reconnects }) => reconnects)).toEqual(tables.map(() => 0));
  expect(count).toBeGreaterThan(20);
}, 120_000);
