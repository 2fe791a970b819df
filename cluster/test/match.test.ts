import { expect, it } from 'vitest';
import { WOLF } from '../../server/test/help.ts';
import { ask, FOURS, lookAt, lookAtTable, playTable, seatedMatch } from '../../server/test/match/help.ts';
import { type RunningNode, runNode } from './nodes.ts';
import { postgresForTests } from './postgres.ts';

const postgres = postgresForTests();

it('two tables of a deal at two nodes: sealed at both until the last has ended, wherever one asks; then told at both', async () => {
  const url = await postgres.fresh();
  const [one, two, gone] = (await Promise.all([runNode(url), runNode(url), runNode(url)])) as [RunningNode, RunningNode, RunningNode];
  const { match, key, host } = await seatedMatch(gone, WOLF, FOURS);
  expect(await ask(gone, match, 'deal', { key: host })).toBe(204);
  await gone.server.stop();
  const tables = (await Promise.all([1, 2].map((room) => lookAt(one, match, key(room, 1))))).map(
    ({ dealt }, i) => dealt[0]?.tables[i]?.table as string,
  ) as [string, string];
  // The first node that is asked becomes the home.
  await lookAtTable(one, tables[0], key(1, 1));
  await lookAtTable(two, tables[1], key(2, 1));
  const keysIn = (room: number) => [1, 2, 3, 4].map((seat) => key(room, seat));
  const waiting = two.client({ table: tables[0], key: key(1, 2) });
  await playTable(one, tables[0], keysIn(1));
  await waiting.until(({ info }) => info?.status === 'over');
  for (const node of [one, two])
    for (const mine of [host, key(2, 2)])
      for (const table of tables) {
        expect((await node.api.post(`/api/tables/${table}/record`, { key: mine })).text).toContain('still-secret');
        expect((await lookAtTable(node, table, mine)).info?.seed).toBeUndefined();
      }
  for (const node of [one, two]) expect((await node.api.post('/api/me/export', { key: host })).text).not.toMatch(/"record"|"views"|"seed"/);
  expect(waiting.info?.seed).toBeUndefined();
  await playTable(two, tables[1], keysIn(2));
  await waiting.until(({ info }) => info?.seed !== undefined);
  const records = await Promise.all([one, two].flatMap(({ api }) => tables.map((table) => api.post(`/api/tables/${table}/record`, {}))));
  expect(records.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await lookAt(two, match)).points).toEqual((await lookAt(one, match)).points);
  // Two nodes are asked for the next deal at the same moment: only one deal begins.
  const asked = await Promise.all([ask(one, match, 'deal', { key: host }), ask(two, match, 'deal', { key: key(2, 1) })]);
  expect(asked.map(String).sort()).toEqual(['204', 'deal-not-over']);
  expect((await lookAt(one, match)).dealt).toHaveLength(2);
}, 120_000);
