import { Duplex } from 'node:stream';
import { WorkBudgets } from '@bellwether/server/limits/work-budgets';
import { DEFAULT_GUARDS } from '@bellwether/server/options';
import { hashKey } from '@bellwether/server/secrets';
import { Subscription } from '@bellwether/server/table/subscription';
import { Table } from '@bellwether/server/table/table';
import { type FindTable, NoHomeError } from '@bellwether/server/table/table-api';
import type { Done, Refused, TableMessage } from '@bellwether/wire';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newId } from '../../server/proof/harness/client.ts';
import { HeldStore } from '../../server/test/held-store.ts';
import { type Running, run, seated, WOLF } from '../../server/test/help.ts';
import { Guests } from '../src/guests.ts';
import { Link } from '../src/link.ts';
import { RemoteHome } from '../src/remote-table.ts';

/** Two ends of a connection that can drop everything one end sends, including its close. */
function cable() {
  const isLost = { there: false, back: false };
  const end = (way: 'there' | 'back', other: () => Duplex) =>
    new Duplex({
      read: () => {},
      write: (chunk: Buffer, _encoding, done) => {
        if (!isLost[way]) other().push(chunk);
        done();
      },
      final: (done) => {
        if (!isLost[way]) other().push(null);
        done();
      },
    });
  const near: Duplex = end('there', () => far);
  const far: Duplex = end('back', () => near);
  return { near, far, isLost };
}

/** Waits until everything that takes no time has happened. */
const settled = async () => {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
};
const pass = async (milliseconds: number) => {
  for (let left = milliseconds; left > 0; left -= 250) {
    await settled();
    await vi.advanceTimersByTimeAsync(250);
  }
  await settled();
};

/** The clock stands still unless a test advances it. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function linked() {
  const { near, far, isLost } = cable();
  const ended: string[] = [];
  const links = {
    near: new Link(near, { parcel: () => {}, ended: () => ended.push('near') }),
    far: new Link(far, { parcel: () => {}, ended: () => ended.push('far') }),
  };
  return { links, isLost, ended };
}

it('a quiet link stays open', async () => {
  const { ended, links } = linked();
  await pass(60_000);
  expect(ended).toEqual([]);
  links.near.close();
  await settled();
  expect(ended).toEqual(['near', 'far']);
});

it.each([
  ['there', 'far'],
  ['back', 'near'],
] as const)('a link that loses what goes %s is closed by the end that hears nothing, then by the other', async (way, first) => {
  const { ended, isLost } = linked();
  await pass(5_000);
  isLost[way] = true;
  await pass(2_500);
  expect(ended).toEqual([]);
  await pass(2_500);
  expect(ended).toHaveLength(2);
  expect(ended[0]).toBe(first);
});

it('a link that loses everything is closed at both ends', async () => {
  const { ended, isLost } = linked();
  await pass(5_000);
  isLost.there = true;
  isLost.back = true;
  await pass(5_000);
  expect(ended.toSorted()).toEqual(['far', 'near']);
});

/** The home of a table, a connection to it from another node, and its watchers. */
async function atHome(running: Running, find: FindTable = async () => undefined) {
  const { near, far, isLost } = cable();
  const host = {
    tables: running.server.tables,
    work: new WorkBudgets({ ...DEFAULT_GUARDS, workPerAddress: 1_000_000, workPerPerson: 1_000_000, workPerTable: 1_000_000 }),
    obey: async () => ({ error: 'no orders here' }),
    problem: (what: string) => {
      throw new Error(what);
    },
  };
  const guests = new Guests(
    far,
    host,
    () => 1,
    () => {},
  );
  const home = new RemoteHome(near, { from: 2, to: 1 }, find);
  await settled();
  return { guests, home, isLost };
}

function watcher() {
  const heard: { t: string; reason?: string }[] = [];
  let ended: string | undefined;
  const subscription = new Subscription({ send: (text) => heard.push(JSON.parse(text)) }, (before) => (ended = before));
  return {
    heard,
    subscription,
    get ended() {
      return ended;
    },
  };
}

/** A table of two without connections, on a store whose answers can be held back. */
async function unattended() {
  vi.useRealTimers();
  const store = new HeldStore();
  const running = await run({ store });
  const { table, keys, clients } = await seated(running, WOLF, ['Clover', 'Thistle']);
  for (const client of clients) client.close();
  const online = async () => ((await running.api.post(`/api/tables/${table}/look`, {})).json as TableMessage).online;
  await expect.poll(online).toEqual([]);
  const key = hashKey(keys[0] as string);
  /** Blocks the table's disk until the returned function is called. */
  const busy = async () => {
    const release = store.hold('append');
    const action = { kind: 'say', seat: 1, phrase: 'hello' } as const;
    const done = ((await running.server.tables.get(table)) as Table).do({ id: newId(), rev: 0, key: '', action }, key);
    await expect.poll(() => store.asked.at(-1)).toBe('append');
    return async () => {
      release();
      expect(await done).toMatchObject({ t: 'done' });
    };
  };
  return { running, table, key, online, busy };
}

it('a subscription at another node: granted, told, ended; nothing is left at either end', async () => {
  const { running, table, key, online } = await unattended();
  const { guests, home } = await atHome(running);
  const { heard, subscription } = watcher();
  expect(await home.table(table).watch(subscription, {}, key)).toBeUndefined();
  expect(subscription.kind).toBe('granted');
  expect(heard.map(({ t }) => t)).toEqual(['table']);
  expect(await online()).toEqual([1]);
  subscription.ask();
  expect(await home.table(table).watch(subscription, { seat: 2 }, key)).toMatchObject({ code: 'wrong-key' });
  subscription.refuse();
  expect(subscription.kind).toBe('granted');
  expect(await online()).toEqual([1]);
  subscription.end();
  await expect.poll(online).toEqual([]);
  expect([guests.size, home.size]).toEqual([0, 0]);
  home.close();
});

it('a watch that is refused at another node leaves nothing', async () => {
  const { running, table, key, online } = await unattended();
  const { guests, home } = await atHome(running);
  const { heard, subscription } = watcher();
  expect(await home.table(table).watch(subscription, { seat: 2 }, key)).toMatchObject({ code: 'wrong-key' });
  subscription.refuse();
  expect(subscription.kind).toBe('ended');
  expect(heard).toEqual([]);
  await settled();
  expect(await online()).toEqual([]);
  expect([guests.size, home.size]).toEqual([0, 0]);
  home.close();
});

it.each(['subscription', 'link'] as const)('the end of the %s overtakes a watch at another node: nobody is there', async (what) => {
  const { running, table, key, online, busy } = await unattended();
  const { guests, home } = await atHome(running);
  const release = await busy();
  const { heard, subscription } = watcher();
  const watching = home.table(table).watch(subscription, {}, key);
  await expect.poll(() => guests.size).toBe(1);
  if (what === 'subscription') subscription.end();
  else home.close();
  await settled();
  await release();
  // There is no other home.
  expect(await watching).toEqual(what === 'subscription' ? undefined : { t: 'refused', table, code: 'unknown-table' });
  subscription.refuse();
  expect(subscription.kind).toBe('ended');
  expect(await online()).toEqual([]);
  expect(heard).toEqual([]);
  expect([guests.size, home.size]).toEqual([0, 0]);
  home.close();
});

it('a watch that is under way when the link ends is granted by the next home, once', async () => {
  const { running, table, key, online, busy } = await unattended();
  const second = await atHome(running);
  let found = 0;
  const first = await atHome(running, async () => {
    found++;
    return second.home.table(table);
  });
  const release = await busy();
  const { heard, subscription } = watcher();
  const watching = first.home.table(table).watch(subscription, {}, key);
  await expect.poll(() => first.guests.size).toBe(1);
  first.home.close();
  await expect.poll(() => second.guests.size).toBe(1);
  await release();
  expect(await watching).toBeUndefined();
  expect(subscription.kind).toBe('granted');
  expect(heard.map(({ t }) => t)).toEqual(['table']);
  expect(await online()).toEqual([1]);
  expect([found, first.guests.size, first.home.size, second.guests.size, second.home.size]).toEqual([1, 0, 0, 1, 1]);
  subscription.end();
  await expect.poll(online).toEqual([]);
  second.home.close();
});

it('a granted subscription ends with a bye when its link or its table goes', async () => {
  for (const goes of ['link', 'table']) {
    const { running, table, key } = await unattended();
    const { guests, home } = await atHome(running);
    const one = watcher();
    await home.table(table).watch(one.subscription, {}, key);
    if (goes === 'link') home.close();
    else await running.server.tables.evictAll();
    await settled();
    expect(one.heard.at(-1)).toMatchObject({ t: 'bye', reason: 'changed' });
    expect(one.subscription.kind).toBe('ended');
    expect([guests.size, home.size, one.ended]).toEqual([0, 0, 'granted']);
    home.close();
  }
});

it('a home that does not answer is asked once more at the next home, then nobody is', async () => {
  const { running, table, key } = await unattended();
  let found = 0;
  const find: FindTable = async () => {
    found++;
    return second.home.table(table);
  };
  const first = await atHome(running, find);
  const second = await atHome(running, find);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  for (const { isLost } of [first, second]) isLost.back = true;
  const answers: (Done | Refused | Error)[] = [];
  const command = { id: newId(), rev: 0, key: '', action: { kind: 'say', seat: 1, phrase: 'hello' } } as const;
  first.home
    .table(table)
    .do(command, key)
    .then(
      (answer) => answers.push(answer),
      (error) => answers.push(error),
    );
  await pass(6_000);
  expect(answers).toHaveLength(1);
  expect(answers[0]).toBeInstanceOf(NoHomeError);
  expect(found).toBe(1);
});

it('whatever the moment at which a subscription or its table ends, nobody stays in the audience', async () => {
  const { running, table, key, online } = await unattended();
  for (let moment = 0; moment < 30; moment++) {
    for (const what of ['subscription', 'table']) {
      const { subscription } = watcher();
      const found = (await running.server.tables.get(table)) as Table;
      expect(found).toBeInstanceOf(Table);
      const watching = found.watch(subscription, { from: 0 }, key);
      for (let i = 0; i < moment; i++) await Promise.resolve();
      if (what === 'subscription') subscription.end();
      else await running.server.tables.evictAll();
      if ((await watching) !== undefined) subscription.refuse();
      expect(subscription.kind).toBe('ended');
      expect(await online()).toEqual([]);
    }
  }
});
