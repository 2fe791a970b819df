import { describe, expect, it } from 'vitest';
import { entry, header } from '../../server/test/store/contract.ts';
import { Lease } from '../src/lease.ts';
import { LEASE_MS } from '../src/lease-keeper.ts';
import { PostgresStore, prepareDatabase } from '../src/postgres/postgres-store.ts';
import { postgresForTests } from './postgres.ts';

const postgres = postgresForTests();

it('who was taken for dead can write nothing any more under its old number', async () => {
  const url = await postgres.fresh();
  await prepareDatabase(url);
  const lease = await Lease.begin(url, 'one:1');
  const store = await PostgresStore.open(url, lease);
  await store.create(header('t1'), [entry('t1', 1)]);
  // A frozen node: its heartbeats have stopped, and it does not know.
  const frozen = { node: lease.node, isHeld: true };
  const late = await PostgresStore.open(url, frozen);
  const events: string[] = [];
  lease.on({ lost: () => events.push('lost'), gained: () => events.push('gained') });
  await postgres.query(url, `UPDATE nodes SET until = clock_timestamp() - interval '1 ms' WHERE node = ${lease.node}`);
  expect(await late.append(entry('t1', 2))).toEqual({ kind: 'conflict' });
  await expect.poll(() => events, { timeout: 5_000 }).toEqual(['lost', 'gained']);
  expect(lease.node).toBeGreaterThan(frozen.node);
  expect(await late.append(entry('t1', 2))).toEqual({ kind: 'conflict' });
  // Under the new number the node must claim the table first.
  expect(await store.append(entry('t1', 2))).toEqual({ kind: 'conflict' });
  await postgres.query(url, `UPDATE tables SET home = ${lease.node}`);
  expect(await store.append(entry('t1', 2))).toEqual({ kind: 'stored' });
  await Promise.all([store.close(), late.close()]);
  await lease.leave();
});

it('a node that hears nothing of the database stops by itself before the others may take over', async () => {
  const url = await postgres.fresh();
  await prepareDatabase(url);
  const lease = await Lease.begin(url, 'one:1');
  let lostAt = 0;
  lease.on({ lost: () => (lostAt = Date.now()) });
  await postgres.query(url, 'ALTER TABLE nodes RENAME TO gone');
  await expect.poll(() => lostAt, { timeout: LEASE_MS + 1_000 }).toBeGreaterThan(0);
  expect(lease.isHeld).toBe(false);
  const [row] = (await postgres.query(url, 'SELECT extract(epoch FROM until) * 1000 AS until FROM gone')) as [{ until: string }];
  expect(lostAt).toBeLessThan(Number(row.until));
  await postgres.query(url, 'ALTER TABLE gone RENAME TO nodes');
  await expect.poll(() => lease.isHeld, { timeout: 5_000 }).toBe(true);
  await lease.leave();
});

it('a node that died before the database’s clock was put back is buried all the same; one that lives keeps its number', async () => {
  const url = await postgres.fresh();
  await prepareDatabase(url);
  const lease = await Lease.begin(url, 'one:1');
  const { node } = lease;
  const events: string[] = [];
  lease.on({ lost: () => events.push('lost') });
  // A clock that is two minutes behind sees every lease two minutes ahead.
  await postgres.query(url, `INSERT INTO nodes (address, until) VALUES ('dead:1', clock_timestamp())`);
  await postgres.query(url, `UPDATE nodes SET until = clock_timestamp() + interval '2 minutes'`);
  const addresses = () => postgres.query(url, 'SELECT address FROM nodes ORDER BY node');
  expect(await addresses()).toEqual([{ address: 'one:1' }, { address: 'dead:1' }]);
  await expect.poll(addresses, { timeout: 3 * LEASE_MS }).toEqual([{ address: 'one:1' }]);
  expect(await postgres.query(url, 'SELECT node FROM former_nodes')).toHaveLength(1);
  expect([events, lease.node, lease.isHeld]).toEqual([[], node, true]);
  await lease.leave();
});

describe('the time of a node is that of the others, whatever was done to the database’s clock', () => {
  const HOUR_MS = 3_600_000;
  /** A busy machine takes seconds between two looks at a clock. */
  const SLACK_MS = 60_000;
  const now = `floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint`;

  /** How far the time of a new node is ahead of the database's clock. */
  async function aheadAfter(...sql: string[]) {
    const url = await postgres.fresh();
    await prepareDatabase(url);
    for (const one of sql) await postgres.query(url, one);
    const lease = await Lease.begin(url, 'new:1');
    const [row] = (await postgres.query(url, `SELECT ${now} AS now`)) as [{ now: string }];
    const ahead = lease.now() - Number(row.now);
    // The others learn it from their heartbeats.
    await expect.poll(() => lease.isHeld).toBe(true);
    const at = async () =>
      Number(
        ((await postgres.query(url, `SELECT at - ${now} AS ahead FROM nodes WHERE node = ${lease.node}`)) as [{ ahead: string }])[0].ahead,
      );
    expect(Math.abs((await at()) - ahead)).toBeLessThan(SLACK_MS);
    const { node } = lease;
    await lease.leave();
    const [left] = (await postgres.query(url, `SELECT seen - ${now} AS ahead FROM former_nodes WHERE node = ${node}`)) as [
      { ahead: string },
    ];
    expect(Math.abs(Number(left.ahead) - ahead)).toBeLessThan(SLACK_MS);
    return ahead;
  }
  const living = (ahead: number) =>
    `INSERT INTO nodes (address, until, at) VALUES ('old:1', clock_timestamp() + interval '3 seconds', ${now} + ${ahead})`;

  it.each([
    ['an hour back, while a node lives', [living(HOUR_MS)], HOUR_MS],
    ['an hour ahead, while a node lives', [living(-HOUR_MS)], -HOUR_MS],
    ['an hour back, while none lived', [`INSERT INTO former_nodes VALUES (9, ${now} + ${HOUR_MS})`], HOUR_MS],
    ['an hour ahead, while none lived: that is downtime', [`INSERT INTO former_nodes VALUES (9, ${now} - ${HOUR_MS})`], 0],
    ['not at all', [], 0],
  ])('%s', async (_what, sql, ahead) => {
    const found = await aheadAfter(...sql);
    expect(Math.abs(found - ahead)).toBeLessThan(SLACK_MS);
  });

  it('a dead node was there until its own last sign', async () => {
    const url = await postgres.fresh();
    await prepareDatabase(url);
    const seen = Date.now() + HOUR_MS;
    await postgres.query(url, `INSERT INTO nodes (address, until, at) VALUES ('dead:1', clock_timestamp() - interval '1 second', ${seen})`);
    const lease = await Lease.begin(url, 'new:1');
    const former = () => postgres.query(url, 'SELECT seen::float FROM former_nodes');
    await expect.poll(former).toEqual([{ seen }]);
    await lease.leave();
  });
});

it('a commit whose answer was lost is found by its own words', async () => {
  const url = await postgres.fresh();
  await prepareDatabase(url);
  const lease = await Lease.begin(url, 'one:1');
  const store = await PostgresStore.open(url, lease);
  for (const id of ['t1', 't2', 't3']) await store.create(header(id), []);
  let revision = 0;
  for (let i = 0; i < 15; i++) {
    revision++;
    const writes = ['t1', 't2', 't3'].map((id) => store.append(entry(id, revision)));
    // Every connection is cut while the statement is in flight.
    await new Promise((resolve) => setTimeout(resolve, i));
    await postgres.query(
      url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'bellwether' AND datname = current_database()`,
    );
    expect(await Promise.all(writes)).toEqual(Array(3).fill({ kind: 'stored' }));
  }
  expect((await store.load('t2'))?.entries.map(({ revision: n }) => n)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
  await store.close();
  await lease.leave();
});
