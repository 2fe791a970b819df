import { expect, it } from 'vitest';
import { header } from '../../server/test/store/contract.ts';
import { Homes } from '../src/homes.ts';
import { Lease } from '../src/lease.ts';
import { PostgresStore, prepareDatabase } from '../src/postgres/postgres-store.ts';
import { postgresForTests } from './postgres.ts';

const postgres = postgresForTests();
const HOUR_MS = 3_600_000;

it('an hour in which nobody asked for a table is no downtime for a node that lived through it', async () => {
  const url = await postgres.fresh();
  await prepareDatabase(url);
  const lease = await Lease.begin(url, 'one:1');
  const store = await PostgresStore.open(url, lease);
  const homes = new Homes(url, lease);
  const died = lease.now() - HOUR_MS;
  await postgres.query(url, `INSERT INTO former_nodes (node, seen) VALUES (99, ${died})`);
  const downtimeOf = async (table: string, attendedSince: number) => {
    await store.create(header(table), []);
    await postgres.query(url, `UPDATE tables SET home = 99 WHERE id = '${table}'`);
    const { absence = { from: 0, until: 0 } } = (await homes.claim(table, attendedSince)) ?? {};
    expect(absence.from).toBe(died);
    return absence.until - absence.from;
  };
  const takeover = await downtimeOf('t1', died - HOUR_MS);
  expect(takeover).toBeGreaterThan(3_000);
  expect(takeover).toBeLessThan(10_000);
  // For a node that started later, or after a complete outage, downtime counts until then.
  expect(await downtimeOf('t2', died + HOUR_MS / 2)).toBe(HOUR_MS / 2);
  expect(await downtimeOf('t3', lease.now())).toBeGreaterThan(HOUR_MS - 60_000);
  await Promise.all([homes.close(), store.close()]);
  await lease.leave();
});
