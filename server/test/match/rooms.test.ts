import type { MyMatches } from '@bellwether/wire';
import { describe, expect, it } from 'vitest';
import { newId } from '../../proof/harness/client.ts';
import { MemoryStore } from '../../proof/harness/memory-store.ts';
import { PLAIN_BOTS } from '../../proof/harness/plain-bots.ts';
import { Persons } from '../../src/person/persons.ts';
import { hashKey, systemRandom } from '../../src/secrets.ts';
import { HeldTime } from '../held-time.ts';
import { type Running, run, SHEEP, WOLF } from '../help.ts';
import { me, secretFor } from '../person/help.ts';
import { ask, FOURS, lookAt, lookAtTable, makeMatch, PAIRS, playTable, seatedMatch } from './help.ts';

const guards = { burst: 1e9, requestsPerMinute: 1e9, tablesPerHour: 1e9, workPerAddress: 1e6, workPerPerson: 1e6, workPerTable: 1e6 };
const start = (store = new MemoryStore()) => run({ guards, store, options: { trustProxy: 1 }, parts: { bots: PLAIN_BOTS } });
const placesOf = async (running: Running, match: string) =>
  (await lookAt(running, match)).places.flatMap(({ room, seat, name }) => (name === undefined ? [] : [`${room} ${seat} ${name}`]));

describe('nobody has to do with both tables', () => {
  it('by person: who takes a place in the other room leaves the old one, also in the same moment', async () => {
    const running = await start();
    const key = await running.api.key();
    const match = await makeMatch(running, key, WOLF);
    const join = (room: number, seat: number) => ask(running, match, 'join', { key, room, seat, name: 'Clover' });
    expect(await join(1, 1)).toBe(204);
    expect(await join(2, 3)).toBe(204);
    expect(await placesOf(running, match)).toEqual(['2 3 Clover']);
    expect(await Promise.all([join(1, 1), join(2, 1), join(1, 2), join(2, 2)])).toEqual([204, 204, 204, 204]);
    expect(await placesOf(running, match)).toHaveLength(1);
    const other = await running.api.key();
    const both = await Promise.all([key, other].map((one) => ask(running, match, 'join', { key: one, room: 1, seat: 4, name: 'Hazel' })));
    expect(both.map(String).sort()).toEqual(['204', 'seat-taken']);
    expect(await ask(running, match, 'leave', { key })).toBe(204);
    expect(await ask(running, match, 'leave', { key })).toBe('not-seated');
  });

  it('by browser and by address, whatever key they bring', async () => {
    const running = await start();
    const [one, two] = [await running.api.key(), await running.api.key()];
    const match = await makeMatch(running, one, WOLF);
    const join = (key: string, room: number, seat: number, from: string, mark?: string) =>
      ask(running, match, 'join', { key, room, seat, name: 'Clover', ...(mark && { mark }) }, from);
    expect(await join(one, 1, 1, '198.51.100.1', 'a-browser')).toBe(204);
    expect(await join(two, 2, 1, '198.51.100.2', 'a-browser')).toBe('two-tables');
    expect(await join(two, 1, 3, '198.51.100.2', 'a-browser')).toBe('same-house');
    // A household may sit at one table.
    expect(await join(two, 1, 3, '198.51.100.1', 'another-one')).toBe(204);
    expect(await join(two, 2, 5, '198.51.100.1')).toBe('unknown-seat');
    const [third, fourth] = [await running.api.key(), await running.api.key()];
    expect(await join(third, 2, 1, '198.51.100.3', 'a-third-one')).toBe(204);
    expect(await join(fourth, 2, 3, '198.51.100.1', 'a-fourth-one')).toBe('two-tables');
  });

  it('but a club behind one address plays against itself, and nobody from elsewhere with it', async () => {
    const running = await start();
    const keys = await Promise.all([1, 2, 3].map(() => running.api.key()));
    const match = await makeMatch(running, keys[0] as string, { ...WOLF, form: 'pairs' });
    const join = (i: number, room: number, seat: number, from: string) =>
      ask(running, match, 'join', { key: keys[i] as string, room, seat, name: 'Clover', mark: `browser-${i}` }, from);
    expect(await join(0, 1, 1, '198.51.100.1')).toBe(204);
    expect(await join(1, 2, 1, '198.51.100.1')).toBe(204);
    expect(await join(2, 1, 3, '198.51.100.9')).toBe('table-closed');
    expect(await ask(running, match, 'deal', { key: keys[0] as string })).toBe(204);
    const tableOf = async (i: number) => (await lookAt(running, match, keys[i] as string)).dealt[0]?.tables[i]?.table;
    const look = async (i: number, table: string | undefined) => {
      const asked = { key: keys[i], mark: `browser-${i}`, protocol: 3 };
      const { json } = await running.api.post(`/api/tables/${table}/look`, asked, { 'x-forwarded-for': '198.51.100.1' });
      return json as { code?: string; viewer?: unknown; view?: unknown };
    };
    expect(await look(0, await tableOf(0))).toMatchObject({ viewer: 1 });
    // The other table is still sealed.
    expect(await look(0, await tableOf(1))).toMatchObject({ code: 'still-secret' });
  });

  it('by where they look from, once the deal is in play', async () => {
    const running = await start();
    const { api } = running;
    const [one, two] = [await api.key(), await api.key()];
    const match = await makeMatch(running, one, { ...WOLF, form: 'pairs' });
    await ask(running, match, 'join', { key: one, room: 1, seat: 1, name: 'Clover', mark: 'browser-one' }, '198.51.100.1');
    await ask(running, match, 'join', { key: two, room: 2, seat: 1, name: 'Thistle', mark: 'browser-two' }, '198.51.100.2');
    expect(await ask(running, match, 'deal', { key: one })).toBe(204);
    const table = (await lookAt(running, match, one)).dealt[0]?.tables[0]?.table as string;
    const look = async (from: string, mark: string) => {
      const { json } = await api.post(`/api/tables/${table}/look`, { key: one, mark, protocol: 3 }, { 'x-forwarded-for': from });
      return (json as { code?: string; viewer?: number }).code ?? (json as { viewer: number }).viewer;
    };
    expect(await look('198.51.100.1', 'browser-one')).toBe(1);
    expect(await look('203.0.113.9', 'browser-new')).toBe(1);
    expect(await look('198.51.100.1', 'browser-two')).toBe('two-tables');
    expect(await look('198.51.100.2', 'browser-one')).toBe('two-tables');
    const heard: string[] = [];
    const watcher = running.client({ table, key: one, mark: 'browser-two', heard: (text) => heard.push(text) });
    await expect.poll(() => heard.join()).toContain('two-tables');
    expect(watcher.view).toBeUndefined();
  });

  it('by device: two who have places in one match become one person when it is over', async () => {
    const running = await start();
    const { match, key, host } = await seatedMatch(running, { ...WOLF, deals: 1 }, PAIRS);
    const join = async () => {
      const { status, json } = await running.api.post('/api/join', { key: key(2, 1), secret: await secretFor(running.api, key(1, 1)) });
      return status === 204 ? status : json;
    };
    expect(await join()).toMatchObject({ code: 'same-game' });
    await ask(running, match, 'deal', { key: host });
    expect(await join()).toMatchObject({ code: 'same-game' });
    for (const room of [1, 2]) {
      const { table } = (await lookAt(running, match, key(room, 1))).dealt[0]?.tables[room - 1] ?? {};
      expect(await join()).toMatchObject({ code: 'same-game' });
      await playTable(running, table as string, [key(room, 1), key(room, 3)]);
    }
    expect(await join()).toBe(204);
  });

  it('by device: two who became one all the same look at neither table until the deal has ended', async () => {
    const store = new MemoryStore();
    const first = await start(store);
    const { match, key, keys, host } = await seatedMatch(first, WOLF, FOURS);
    await ask(first, match, 'deal', { key: host });
    const tables = await Promise.all(
      [1, 2].map(async (room) => (await lookAt(first, match, key(room, 1))).dealt[0]?.tables[room - 1]?.table as string),
    );
    // In the form that a server of an earlier version stored.
    await new Persons(store, systemRandom, Date.now).join(hashKey(key(2, 1)), hashKey(key(1, 1)));
    const running = await start(store);
    const codes = await Promise.all(tables.map(async (table) => (await lookAtTable(running, table, key(1, 1))) as unknown));
    expect(codes).toEqual([expect.objectContaining({ code: 'two-tables' }), expect.objectContaining({ code: 'two-tables' })]);
    const { text } = await running.api.post('/api/me/export', { key: key(1, 1) });
    expect(text).not.toMatch(/"views"|"record"/);
    expect(text).toContain('"matches":[{"match"');
    // A deleted person is removed from the match too.
    await running.api.post('/api/me/delete', { key: key(1, 2) });
    expect((await placesOf(running, match)).map((place) => place.slice(0, 3))).not.toContain('1 2');
    expect(keys.size).toBe(8);
    expect((await me(running.api, key(1, 1))).number).toBeDefined();
  });
});

describe('two pairs against the same bots', () => {
  it.each([
    ['Wolf & Hound', WOLF],
    ['Sheep & Thief', { ...SHEEP, config: [...SHEEP.config.slice(0, 1), ['Players', '4']] }],
  ])('%s: who plays alike meets the same play, and gets the same', async (_name, game) => {
    const store = new MemoryStore();
    const running = await start(store);
    const { match, key, host } = await seatedMatch(running, { ...game, form: 'pairs', deals: 1, botLevel: 'lamb' }, PAIRS, 'a-browser');
    expect((await store.notesAbout(match)).filter(({ value }) => value.includes('null}'))).toEqual([]);
    expect((await lookAt(running, match)).places.map(({ room, seat, team }) => [room, seat, team])).toEqual([
      ...[
        [1, 1, 0],
        [1, 3, 0],
      ],
      ...[
        [2, 1, 1],
        [2, 3, 1],
      ],
    ]);
    expect(await ask(running, match, 'join', { key: await running.api.key(), room: 1, seat: 2, name: 'Hazel' })).toBe('unknown-seat');
    await ask(running, match, 'deal', { key: host });
    const moves: string[] = [];
    for (const room of [1, 2]) {
      const table = (await lookAt(running, match, key(room, 1))).dealt[0]?.tables[room - 1]?.table as string;
      await playTable(running, table, [key(room, 1), key(room, 3)]);
      moves.push(table);
    }
    await expect.poll(async () => (await lookAt(running, match)).dealt[0]?.over).toBe(true);
    const bodies = await Promise.all(
      moves.map(async (table) => (await running.api.post(`/api/tables/${table}/record`, {})).text.split('\n\n')[1]),
    );
    expect(bodies[0]?.length).toBeGreaterThan(50);
    expect(bodies[0]).toBe(bodies[1]);
    // No origins of people are stored any longer.
    for (const { kind, value } of await store.notesAbout(match))
      if (kind === 'entrant') expect(value).toContain('"house":null,"mark":null');
    const { points, dealt } = await lookAt(running, match);
    expect(points[0]).toBe(points[1]);
    expect(dealt[0]?.tables.map((table) => table.points)).toEqual([
      [points[0], null],
      [null, points[1]],
    ]);
  });
});

it('lists the matches of a person that were made or joined last, and says when there are more', async () => {
  const time = new HeldTime(1e12);
  const running = await run({ guards, parts: { bots: PLAIN_BOTS, time } });
  const { api } = running;
  const [host, guest] = [await api.key(), await api.key()];
  const made: string[] = [];
  for (let i = 0; i < 51; i++) {
    await time.pass(1);
    made.unshift(await makeMatch(running, host, WOLF));
  }
  const listed = async (key: string) => {
    const { matches, more } = (await api.post('/api/me/matches', { key })).json as MyMatches;
    return { matches: matches.map(({ match }) => match), more };
  };
  expect(await listed(host)).toEqual({ matches: made.slice(0, 50), more: true });
  const [oldest] = made.slice(-1) as [string];
  for (const key of [host, guest])
    expect(await ask(running, oldest, 'join', { key, room: 1, seat: key === host ? 1 : 2, name: 'Clover' })).toBe(204);
  expect(await listed(host)).toEqual({ matches: [oldest, ...made.slice(0, 49)], more: true });
  expect(await listed(guest)).toEqual({ matches: [oldest], more: undefined });
});

it('whoever begins a deal with a clock takes no time from those who have yet to come to their table', async () => {
  const time = new HeldTime(1_800_000_000_000);
  const running = await run({ parts: { time, bots: { choose: () => new Promise(() => {}), close: async () => {} } } });
  const clock = { kind: 'move', seconds: 10 };
  const { match, host, key } = await seatedMatch(running, { ...WOLF, form: 'pairs', clock, grace: null }, PAIRS);
  expect(await ask(running, match, 'deal', { key: host })).toBe(204);
  const table = (await lookAt(running, match, host)).dealt[0]?.tables[0]?.table as string;
  const info = async () => (await lookAtTable(running, table, key(1, 1))).info;
  const [seat = 0] = (await info()).toAct;
  expect((await info()).clocks?.left[seat - 1]).toBe(30_000);
  await time.pass(25_000);
  expect((await info()).clocks?.left[seat - 1]).toBe(5_000);
  expect((await info()).seats[seat - 1]).not.toHaveProperty('covered');
  await time.pass(6_000);
  expect((await info()).seats[seat - 1]).toMatchObject({ covered: true });
});

it('with a clock nobody makes the other room wait by a pause', async () => {
  const running = await start();
  const pauses = async (clock: object) => {
    const { match, host, key } = await seatedMatch(running, { ...WOLF, form: 'pairs', ...clock }, PAIRS);
    expect(await ask(running, match, 'deal', { key: host })).toBe(204);
    const table = (await lookAt(running, match, host)).dealt[0]?.tables[0]?.table;
    const action = { kind: 'pause', seat: 1 };
    return (await running.api.post(`/api/tables/${table}/commands`, { id: newId(), rev: 0, key: key(1, 1), action })).json;
  };
  expect(await pauses({ clock: { kind: 'game', seconds: 600 } })).toMatchObject({ code: 'not-paused' });
  expect(await pauses({ clock: { kind: 'move', seconds: 60 } })).toMatchObject({ code: 'not-paused' });
  expect(await pauses({})).toMatchObject({ t: 'done' });
});
