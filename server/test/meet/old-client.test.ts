import type { Happening, TableMessage } from '@bellwether/wire';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Client, newId } from '../../proof/harness/client.ts';
import { atEnd, playOut, type Running, run, seated, WOLF } from '../help.ts';

const KINDS = [
  'sit',
  'stand',
  'bot',
  'empty',
  'mix',
  'start',
  'move',
  'cover',
  'return',
  'say',
  'react',
  'rematch',
  'withdraw',
  'unattended',
];
const INFO = [
  'table',
  'game',
  'rules',
  'config',
  'settings',
  'seats',
  'status',
  'gameNumber',
  'mix',
  'brought',
  'commitment',
  'seed',
  'toAct',
];
const MORE_INFO = ['winners', 'score', 'seriesWinners', 'closed', 'clocks'];
const SEAT = ['seat', 'kind', 'name', 'level', 'covered'];

interface Heard {
  readonly t: string;
  readonly seq?: number;
  readonly what?: Happening;
  readonly info?: TableMessage['info'];
  readonly viewer?: unknown;
  readonly code?: string;
}

/** A client of yesterday: protocol 2, and whatever it does not know makes it give up. */
async function oldClient({ api }: Running, table: string, key: string) {
  const socket = new WebSocket(api.socket);
  atEnd(() => socket.terminate());
  const heard: Heard[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as Heard));
  await new Promise((resolve) => socket.once('open', resolve));
  const send = (message: object) => socket.send(JSON.stringify(message));
  send({ t: 'hello', protocol: 2 });
  send({ t: 'watch', table, key, from: 0, views: true });
  await expect.poll(() => heard.length).toBeGreaterThan(1);
  const act = async (action: object) => {
    const id = newId();
    const before = heard.length;
    send({ t: 'do', id, rev: 0, table, key, action });
    await expect.poll(() => heard.slice(before).find(({ t }) => t === 'done' || t === 'refused')).toBeDefined();
    return heard.slice(before).find(({ t }) => t === 'done' || t === 'refused');
  };
  return { heard, act };
}

it('a client of protocol 2 is told all it knows, number by number, and nothing else', async () => {
  const running = await run();
  const { table, clients } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble']);
  const [clover, thistle, bramble] = clients as [Client, Client, Client];
  const old = await oldClient(running, table, await running.api.key());
  expect(old.heard[0]).toMatchObject({ t: 'welcome', protocol: 2 });
  await clover.do({ kind: 'access', access: 'open' });
  await clover.do({ kind: 'access', access: 'link' });
  await clover.do({ kind: 'remove', seat: 3 });
  await clover.do({ kind: 'host', seat: 2 });
  await thistle.do({ kind: 'start' });
  // Its old way to a bot's seat still leads there, by the host's word.
  expect(await old.act({ kind: 'sit', seat: 4, name: 'Old' })).toMatchObject({ t: 'done' });
  await thistle.until(({ info }) => info?.asks !== undefined);
  await thistle.do({ kind: 'agree', ask: thistle.info?.asks?.[0]?.ask as number, when: 'now' });
  await expect.poll(() => old.heard.findLast(({ t }) => t === 'table')?.viewer).toBe(4);
  await thistle.do({ kind: 'pause', seat: 2 });
  expect(await old.act({ kind: 'move', seat: 4, move: 'B1' })).toMatchObject({ t: 'refused', code: 'table-stopped' });
  await thistle.do({ kind: 'resume', seat: 2 });
  await old.act({ kind: 'stand', seat: 4 });
  await playOut([clover, thistle], (legal) => legal[0] as string);
  await clover.do({ kind: 'ready', seat: 1, ready: true });
  await thistle.do({ kind: 'ready', seat: 2, ready: true });
  await expect.poll(() => old.heard.findLast(({ info }) => info !== undefined)?.info?.gameNumber).toBe(2);
  const again = await oldClient(running, table, await running.api.key());
  for (const { heard } of [old, again]) {
    for (const { what, info } of heard) {
      if (what !== undefined) expect(KINDS).toContain(what.kind);
      if (info === undefined) continue;
      expect([...INFO, ...MORE_INFO]).toEqual(expect.arrayContaining(Object.keys(info)));
      for (const seat of info.seats ?? []) expect(SEAT).toEqual(expect.arrayContaining(Object.keys(seat)));
    }
  }
  const numbers = old.heard.flatMap(({ t, seq }) => (t === 'event' && seq !== undefined ? [seq] : []));
  expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] as number) + i));
  const missed = (again.heard.find(({ t }) => t === 'table') as TableMessage | undefined)?.missed ?? [];
  expect(missed.length).toBeGreaterThan(5);
  for (const { what } of missed) expect(KINDS).toContain(what.kind);
  expect(bramble.viewer).toBe('spectator');
});
