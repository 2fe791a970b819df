import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Api } from '../proof/harness/api.ts';
import { prepare } from '../proof/hostile/prepare.ts';
import { ServerProcess } from '../proof/hostile/server-process.ts';
import { attack, measure, seat } from '../proof/hostile/trial.ts';
import type { Target } from '../proof/hostile/ways.ts';
import { atEnd, run, scratchFolder } from './help.ts';

/** One attack of each kind: moves, history, frames, permanent messages, unread answers, and fragmented bodies. */
const SHORT = ['moves listed', 'long past', 'pings', 'words at the table', 'deaf sockets', 'bodies in chunks of a byte'];
/**
 * Limits for other people's commands: this factor relative to their latency just before the attack, and milliseconds that are always
 * allowed. An unprotected server made people wait for seconds. `npm run hostile` uses 100 ms; here other tests run in parallel.
 */
const SLOWER = 10;
const ALWAYS = { p50: 200, p99: 300 };
/** The slowest of about fifty commands may be the machine's fault, but not repeatedly. */
const TRIES = 3;

/** A short `npm run hostile`: latency under attack compared with the latency just before it. */
it.runIf(process.env.PROOF)(
  'nobody else feels an attack from one address, and memory stays',
  async () => {
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
    const isFelt = async (name: string) => {
      const quiet = await during(() => pause(1_200));
      const attacked = await during((target) => attack(name, target));
      return (['p50', 'p99'] as const).some((share) => attacked[share] > Math.max(ALWAYS[share], SLOWER * quiet[share]));
    };
    await during(() => pause(1_000));
    const before = server.memory();
    for (const name of SHORT) {
      let felt = 0;
      while (felt < TRIES && (await isFelt(name))) felt++;
      expect.soft(felt, `${name}, tries in which it was felt`).toBeLessThan(TRIES);
    }
    expect(server.peak().mb - before).toBeLessThan(100);
  },
  480_000,
);

it('forty people behind one address play undisturbed', async () => {
  const { api } = await run();
  const tables = await seat(api, 10, '127.0.0.1');
  for (const guests of tables) atEnd(() => guests.close());
  const { count } = await measure(tables, pause(process.env.PROOF ? 4_000 : 1_500), 250);
  expect(tables.flatMap(({ refused }) => refused)).toEqual([]);
  expect(tables.map(({ reconnects }) => reconnects)).toEqual(tables.map(() => 0));
  expect(count).toBeGreaterThan(20);
}, 120_000);
