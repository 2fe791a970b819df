import type { MatchInfo } from '@bellwether/wire';
import { expect, it } from 'vitest';
import { newId } from '../../proof/harness/client.ts';
import { MemoryStore } from '../../proof/harness/memory-store.ts';
import { type Running, run, SHEEP, WOLF } from '../help.ts';
import { ask, FOURS, lookAt, lookAtTable, playTable, seatedMatch } from './help.ts';

const MANY = { burst: 1e9, requestsPerMinute: 1e9, tablesPerHour: 1e9, workOfAddress: undefined } as object;
const start = (more: object = {}) => run({ guards: MANY, ...more });

/** A match of fours in which the first deal has begun; room 1 has finished it, room 2 has not. */
async function half(running: Running, asked: object = WOLF) {
  const made = await seatedMatch(
    running,
    asked,
    FOURS.filter(([, seat]) => asked === WOLF || seat < 4),
  );
  const { match, host, keys } = made;
  expect(await ask(running, match, 'deal', { key: host })).toBe(204);
  const keysIn = (room: number) => [...keys].flatMap(([place, key]) => (place.startsWith(`${room}`) ? [key] : []));
  const tableOf = async (room: number) => (await lookAt(running, match, keysIn(room)[0])).dealt.at(-1)?.tables[room - 1]?.table as string;
  const tables = [await tableOf(1), await tableOf(2)] as [string, string];
  const first = await playTable(running, tables[0], keysIn(1));
  expect(first.info.status).toBe('over');
  return { ...made, keysIn, tableOf, tables };
}

it('two fours: each team has the odd seats at one table and the even ones at the other, with the same cards', async () => {
  const running = await start();
  const { match, key } = await seatedMatch(running, WOLF, FOURS);
  const { places } = await lookAt(running, match, key(2, 3));
  expect(places.map(({ room, seat, team }) => `${room} ${seat} ${team}`)).toEqual([
    ...['1 1 0', '1 2 1', '1 3 0', '1 4 1'],
    ...['2 1 1', '2 2 0', '2 3 1', '2 4 0'],
  ]);
  expect(places.filter(({ me }) => me)).toEqual([{ room: 2, seat: 3, team: 1, name: 'Guest 23', me: true }]);
  expect(await ask(running, match, 'deal', { key: key(1, 2) })).toBe('not-host');
  expect(await ask(running, match, 'deal', { key: key(1, 1) })).toBe(204);
  const tables = await Promise.all(
    [1, 2].map(async (room) => (await lookAt(running, match, key(room, 1))).dealt[0]?.tables[room - 1]?.table),
  );
  const views = await Promise.all(tables.map(async (table, i) => (await lookAtTable(running, table as string, key(i + 1, 1))).view));
  expect(views[0]).toEqual(views[1]);
  expect(tables[0]).not.toBe(tables[1]);
});

it('nothing of a deal is told before it has ended at its last table, by any way', async () => {
  const store = new MemoryStore();
  const running = await start({ store });
  const { api, client, log } = running;
  const { match, key, keysIn, tables, host } = await half(running);
  const seed = (await store.load(tables[0]))?.header.seed as string;
  expect(seed).toHaveLength(64);
  const heard: string[] = [];
  const others = [key(1, 1), key(1, 2), key(2, 1), host, await api.key(), undefined];
  const post = async (path: string, body: object) => {
    const { text, status } = await api.post(path, body);
    heard.push(text);
    return { text, status };
  };
  for (const other of others) {
    const mine = other === undefined ? {} : { key: other };
    for (const table of tables) {
      expect(await post(`/api/tables/${table}/record`, mine)).toMatchObject({ status: 409, text: expect.stringContaining('still-secret') });
      await post(`/api/tables/${table}/look`, { ...mine, from: 0, recap: true, protocol: 3 });
      await post(`/api/tables/${table}/look`, { ...mine, from: 0 });
      await post(`/api/tables/${table}/people`, mine);
    }
    await post(`/api/matches/${match}/look`, mine);
    if (other === undefined) continue;
    expect((await post('/api/me/export', { key: other })).text).not.toMatch(/"record"|"views"|"view"/);
    await post('/api/me/tables', { key: other });
    await post('/api/me', { key: other });
  }
  expect(heard.join()).not.toContain(seed);
  expect(log.join()).not.toContain(seed);
  // People without a seat there see nothing of the table, before its end or after it.
  for (const table of tables)
    for (const stranger of [keysIn(table === tables[0] ? 2 : 1)[0], undefined]) {
      expect(await lookAtTable(running, table, stranger)).toEqual({ t: 'refused', table, code: 'still-secret' });
    }
  const refusals: string[] = [];
  const stranger = client({ table: tables[0], key: key(2, 1), heard: (text) => refusals.push(text) });
  await expect.poll(() => refusals.join()).toContain('still-secret');
  expect(stranger.info).toBeUndefined();
  const watcher = client({ table: tables[0], key: key(1, 2) });
  await watcher.until(({ info }) => info?.status === 'over');
  // The other table's id and this table's result are not revealed either.
  const told = await lookAt(running, match, key(2, 2));
  expect(told.dealt).toEqual([{ tables: [{ room: 1 }, { room: 2, table: tables[1] }] }]);
  expect(told.points).toEqual([0, 0]);

  await playTable(running, tables[1], keysIn(2));
  await watcher.until(({ info }) => info?.seed !== undefined);
  expect(await lookAtTable(running, tables[0])).toMatchObject({ viewer: 'spectator', info: { seed } });
  const records = await Promise.all(tables.map(async (table) => (await api.post(`/api/tables/${table}/record`, {})).text));
  for (const record of records) expect(record).toContain(`[Seed "${seed}"]`);
  const after = await lookAt(running, match);
  expect(after.dealt[0]).toMatchObject({
    over: true,
    tables: [
      { room: 1, table: tables[0] },
      { room: 2, table: tables[1] },
    ],
  });
});

it('scores by deal: the difference in sheep, both tables together; then the next deal has other cards', async () => {
  const running = await start();
  const { match, keysIn, tables, key, tableOf } = await half(running);
  expect(await ask(running, match, 'deal', { key: key(1, 2) })).toBe('deal-not-over');
  expect(await ask(running, match, 'leave', { key: key(1, 2) })).toBe('already-started');
  await playTable(running, tables[1], keysIn(2), (legal) => legal.at(-1) as string);
  await expect.poll(async () => (await lookAt(running, match)).dealt[0]?.over).toBe(true);
  const { dealt, points } = await lookAt(running, match);
  const [one, two] = (dealt[0] as MatchInfo['dealt'][number]).tables.map((table) => table.points as number[]) as [number[], number[]];
  for (const of of [one, two]) expect((of[0] as number) + (of[1] as number)).toBe(0);
  expect(points).toEqual([0, 1].map((team) => (one[team] as number) + (two[team] as number)));
  expect(dealt[0]?.points).toEqual(points);
  // A team that wins at its table gets points there.
  const { winners } = (await lookAtTable(running, tables[0], key(1, 1))).info;
  expect((one[0] as number) > 0).toBe(winners?.includes(1));

  expect(await ask(running, match, 'deal', { key: key(2, 4) })).toBe(204);
  const next = [await tableOf(1), await tableOf(2)];
  expect(new Set([...tables, ...next]).size).toBe(4);
  const commitments = await Promise.all(
    [...tables, ...next].map(async (table, i) => (await lookAtTable(running, table, key(1 + (i % 2), 1))).info.commitment),
  );
  expect(commitments[0]).toBe(commitments[1]);
  expect(commitments[2]).toBe(commitments[3]);
  expect(commitments[0]).not.toBe(commitments[2]);
  for (const [i, table] of next.entries()) await playTable(running, table, keysIn(i + 1));
  await expect.poll(async () => (await lookAt(running, match)).dealt[1]?.over).toBe(true);
  expect(await ask(running, match, 'deal', { key: key(2, 4) })).toBe('game-over');
});

it('Sheep & Thief: the same packets at both tables, scored by gold', async () => {
  const running = await start();
  const { match, keysIn, tables } = await half(running, { ...SHEEP, deals: 1 });
  await playTable(running, tables[1], keysIn(2), (legal) => legal.at(-1) as string);
  await expect.poll(async () => (await lookAt(running, match)).dealt[0]?.over).toBe(true);
  const { dealt, points, places } = await lookAt(running, match);
  expect(places.filter(({ team }) => team === 0).map(({ room, seat }) => `${room} ${seat}`)).toEqual(['1 1', '1 3', '2 2']);
  const gold = await Promise.all(
    tables.map(async (table) => {
      const { view } = await lookAtTable(running, table);
      return (view as { outcome: { scores: { total: number }[] } }).outcome.scores.map(({ total }) => total);
    }),
  );
  const [one = [], two = []] = gold as [number[], number[]];
  const of = (scores: number[], ...seats: number[]) => seats.reduce((sum, seat) => sum + (scores[seat - 1] as number), 0);
  expect(points).toEqual([of(one, 1, 3) + of(two, 2), of(one, 2) + of(two, 1, 3)]);
  expect(dealt[0]?.tables.map((table) => table.points)).toEqual([
    [of(one, 1, 3), of(one, 2)],
    [of(two, 2), of(two, 1, 3)],
  ]);
});

it('at the table of a match people play and talk, and nothing else', async () => {
  const running = await start();
  const { match, key, host, tables } = await half(running);
  const act = async (table: string, mine: string, action: object) =>
    ((await running.api.post(`/api/tables/${table}/commands`, { id: newId(), rev: 1_000, key: mine, action })).json as { code?: string })
      .code;
  const stranger = await running.api.key();
  for (const [mine, action] of [
    [host, { kind: 'withdraw' }],
    [host, { kind: 'access', access: 'open' }],
    [host, { kind: 'remove', seat: 2 }],
    [host, { kind: 'rematch', seat: 1 }],
    [host, { kind: 'ready', seat: 1, ready: true }],
    [host, { kind: 'stand', seat: 1 }],
    [stranger, { kind: 'sit', seat: 1, name: 'Stranger' }],
  ] as const)
    expect(await act(tables[0], mine, action)).toBe('in-a-match');
  expect(await act(tables[0], host, { kind: 'say', seat: 1, phrase: 'thanks' })).toBeUndefined();
  // A player who leaves during a game may return, to the same seat.
  expect(await act(tables[1], key(2, 2), { kind: 'stand', seat: 2 })).toBeUndefined();
  expect(await act(tables[1], stranger, { kind: 'sit', seat: 2, name: 'Stranger' })).toBe('in-a-match');
  expect(await act(tables[1], key(1, 1), { kind: 'sit', seat: 2, name: 'Guest 11' })).toBe('in-a-match');
  expect(await act(tables[1], key(2, 2), { kind: 'sit', seat: 2, name: 'Guest 22' })).toBeUndefined();
  expect(await lookAt(running, match)).toMatchObject({ mayDeal: false, host: false });
});

it('no seed of a match stays in its note once the tables have it', async () => {
  const store = new MemoryStore();
  const running = await start({ store });
  const { match, tables } = await half(running);
  const note = await store.note('match', match);
  expect(note?.value).not.toContain((await store.load(tables[0]))?.header.seed);
  expect(note?.value).not.toMatch(/[0-9a-f]{64}/);
});
