import { setTimeout as pause } from 'node:timers/promises';
import type { Action, Done, Refused, TableMessage } from '@bellwether/wire';
import { describe, expect, it } from 'vitest';
import { type Client, newId } from '../../proof/harness/client.ts';
import { playOut, type Running, run, seated, WOLF } from '../help.ts';

const first = (legal: readonly string[]) => legal[0] as string;

/** A person at an address, over HTTP, behind a proxy that reports it. */
function at({ api }: Running, table: string, key: string, address: string) {
  const headers = { 'x-forwarded-for': address };
  return {
    async do(action: Action): Promise<Done | Refused> {
      return (await api.post(`/api/tables/${table}/commands`, { id: newId(), rev: 0, key, action }, headers)).json as Done | Refused;
    },
    async look(more: object = {}): Promise<TableMessage> {
      return (await api.post(`/api/tables/${table}/look`, { key, protocol: 3, ...more }, headers)).json as TableMessage;
    },
  };
}

/** A started table with these players, each at a separate address, and an API client for each. */
async function started(addresses: readonly string[], more: object = {}) {
  const running = await run({ options: { trustProxy: 1, botPause: 1_000_000 } });
  const keys = await Promise.all(addresses.map(() => running.api.key()));
  const { table } = await running.api.table({ key: keys[0] as string, ...WOLF, ...more });
  const people = addresses.map((address, i) => at(running, table, keys[i] as string, address));
  for (const [i, person] of people.entries())
    expect(await person.do({ kind: 'sit', seat: i + 1, name: `P ${i + 1}` })).toMatchObject({ t: 'done' });
  expect(await people[0]?.do({ kind: 'start' })).toMatchObject({ t: 'done' });
  for (const person of people) await person.look();
  const comer = async (address: string) => at(running, table, await running.api.key(), address);
  return { running, table, people, host: people[0] as (typeof people)[0], comer };
}

/** Asks for a seat; the host agrees at once. Returns the host's answer. */
async function askAndAgree({ host, comer }: Awaited<ReturnType<typeof started>>, address: string, seat: number, mark?: string) {
  const late = await comer(address);
  expect(await late.do({ kind: 'sit', seat, name: 'Late', ...(mark && { mark }) })).toMatchObject({ t: 'done' });
  const { info } = await host.look();
  const answer = await host.do({ kind: 'agree', ask: info.asks?.at(-1)?.ask as number, when: 'now' });
  return { late, answer };
}

describe('late comers', () => {
  it('ask the host, who agrees at once, from the next deal on, or not at all', async () => {
    const running = await run();
    const { table, clients } = await seated(running, WOLF, ['Clover', 'Thistle']);
    const [clover, thistle] = clients as [Client, Client];
    await clover.do({ kind: 'start' });
    const comers = await Promise.all(['One', 'Two', 'Three'].map(async () => running.client({ table, key: await running.api.key() })));
    const [one, two, three] = comers as [Client, Client, Client];
    for (const comer of comers) await comer.until(({ viewer }) => viewer === 'spectator');
    for (const [i, comer] of comers.entries()) expect((await comer.do({ kind: 'sit', seat: 3 + (i % 2), name: `C ${i}` })).t).toBe('done');
    await clover.until(({ info }) => info?.asks?.length === 3);
    expect(one.viewer).toBe('spectator');
    const [a, b, c] = (clover.info?.asks ?? []).map(({ ask }) => ask) as [number, number, number];
    expect(await thistle.do({ kind: 'agree', ask: a, when: 'now' })).toMatchObject({ code: 'not-host' });
    expect(await clover.do({ kind: 'agree', ask: a, when: 'now' })).toMatchObject({ t: 'done' });
    await one.until(({ viewer }) => viewer === 3);
    expect(await clover.do({ kind: 'agree', ask: b, when: 'deal' })).toMatchObject({ t: 'done' });
    expect(await clover.do({ kind: 'decline', ask: c })).toMatchObject({ t: 'done' });
    expect(await clover.do({ kind: 'decline', ask: c })).toMatchObject({ code: 'nobody-asks' });
    await clover.until(({ info }) => info?.asks === undefined);
    expect(clover.info?.seats[3]).toMatchObject({ kind: 'bot', next: 'C 1' });
    await playOut([clover, thistle, one], first);
    await clover.do({ kind: 'rematch', seat: 1 });
    await two.until(({ viewer }) => viewer === 4);
    expect(three.viewer).toBe('spectator');
  });

  it('take a bot’s seat at an open table with the next deal, and may think better of it', async () => {
    const running = await run();
    const { table, clients } = await seated(running, WOLF, ['Clover'], { access: 'open' });
    const [clover] = clients as [Client];
    await clover.do({ kind: 'start' });
    const [one, two] = (await Promise.all([1, 2].map(async () => running.client({ table, key: await running.api.key() })))) as [
      Client,
      Client,
    ];
    for (const comer of [one, two]) await comer.until(({ viewer }) => viewer === 'spectator');
    expect(await one.do({ kind: 'sit', seat: 2, name: 'One' })).toMatchObject({ t: 'done' });
    expect(await two.do({ kind: 'sit', seat: 2, name: 'Two' })).toMatchObject({ code: 'seat-taken' });
    expect(await two.do({ kind: 'sit', seat: 3, name: 'Two' })).toMatchObject({ t: 'done' });
    await one.until(({ info }) => info?.seats[2]?.next === 'Two');
    expect([one.viewer, two.viewer]).toEqual(['spectator', 'spectator']);
    expect(await two.do({ kind: 'leave' })).toMatchObject({ t: 'done' });
    expect(await two.do({ kind: 'leave' })).toMatchObject({ code: 'nobody-asks' });
    await playOut([clover], first);
    await clover.do({ kind: 'ready', seat: 1, ready: true });
    await one.until(({ viewer }) => viewer === 2);
    expect(two.viewer).toBe('spectator');
    expect(one.info?.seats.map(({ kind }) => kind)).toEqual(['human', 'human', 'bot', 'bot']);
  });
});

describe('[M9] whoever has seen a hand of a deal sits nowhere else in it', () => {
  it('with another key from the same address, when all others are elsewhere', async () => {
    const table = await started(['198.51.100.1', '198.51.100.2']);
    const { late, answer } = await askAndAgree(table, '203.0.113.9', 3);
    expect(answer).toMatchObject({ t: 'done' });
    expect((await late.look()).viewer).toBe(3);
    expect(await late.do({ kind: 'stand', seat: 3 })).toMatchObject({ t: 'done' });
    expect((await askAndAgree(table, '203.0.113.9', 4)).answer).toMatchObject({ code: 'seen-another-hand' });
    // Seeing the same hand again reveals nothing new; a person from elsewhere has seen none.
    expect((await askAndAgree(table, '203.0.113.77', 4)).answer).toMatchObject({ t: 'done' });
  });

  it('nor the host by a second browser in the same room', async () => {
    const table = await started(['198.51.100.1', '198.51.100.2']);
    expect((await askAndAgree(table, '198.51.100.1', 3)).answer).toMatchObject({ code: 'seen-another-hand' });
    // From the next deal on, no one has seen anything.
    const { info } = await table.host.look();
    expect(await table.host.do({ kind: 'agree', ask: info.asks?.[0]?.ask as number, when: 'deal' })).toMatchObject({ t: 'done' });
  });

  it('nor from the same browser at another address', async () => {
    const table = await started(['198.51.100.1', '198.51.100.2']);
    const { late } = await askAndAgree(table, '203.0.113.9', 3, 'this-browser');
    await late.look({ mark: 'this-browser' });
    await late.do({ kind: 'stand', seat: 3 });
    expect((await askAndAgree(table, '203.0.113.10', 4, 'this-browser')).answer).toMatchObject({ code: 'seen-another-hand' });
    expect((await askAndAgree(table, '203.0.113.10', 4, 'another-one')).answer).toMatchObject({ t: 'done' });
  });

  it('but a family around one table lets another of theirs sit down, as long as nobody has looked and left', async () => {
    const table = await started(['198.51.100.1', '198.51.100.1']);
    const { late, answer } = await askAndAgree(table, '198.51.100.1', 3);
    expect(answer).toMatchObject({ t: 'done' });
    await late.look();
    await late.do({ kind: 'stand', seat: 3 });
    expect((await askAndAgree(table, '198.51.100.1', 4)).answer).toMatchObject({ code: 'seen-another-hand' });
  });

  it('at an open table a house has one seat', async () => {
    const { running, table, comer } = await started(['198.51.100.1'], { access: 'open' });
    expect(await (await comer('198.51.100.1')).do({ kind: 'sit', seat: 2, name: 'Same' })).toMatchObject({ code: 'same-house' });
    expect(await (await comer('198.51.100.2')).do({ kind: 'sit', seat: 2, name: 'Other' })).toMatchObject({ t: 'done' });
    expect(await (await comer('198.51.100.2')).do({ kind: 'sit', seat: 3, name: 'Again' })).toMatchObject({ code: 'same-house' });
    expect(table).toBeDefined();
    expect(running.log.join('')).not.toContain('198.51.100');
  });

  it('however many look on meanwhile', async () => {
    const { comer } = await started(['198.51.100.1'], { access: 'open' });
    for (let i = 0; i < 80; i++) await (await comer(`203.0.113.${i}`)).look();
    expect(await (await comer('198.51.100.1')).do({ kind: 'sit', seat: 2, name: 'Same' })).toMatchObject({ code: 'same-house' });
  });

  it('however many browsers the host says it looks with', async () => {
    const table = await started(['198.51.100.1', '198.51.100.2']);
    for (let i = 0; i < 70; i++) await table.host.look({ mark: `browser-${i}` });
    const { late, answer } = await askAndAgree(table, '203.0.113.9', 3);
    expect(answer).toMatchObject({ t: 'done' });
    await late.look();
    await late.do({ kind: 'stand', seat: 3 });
    expect((await askAndAgree(table, '203.0.113.9', 4)).answer).toMatchObject({ code: 'seen-another-hand' });
    expect((await askAndAgree(table, '203.0.113.77', 4)).answer).toMatchObject({ t: 'done' });
  });

  it('and nobody new sits down where a hand was seen from more households than are kept; whoever had a hand has it again', async () => {
    const table = await started(['198.51.100.1', '198.51.100.2']);
    const [, second] = table.people as [object, (typeof table)['host']];
    // Spectators see no hand, however many they are.
    for (let i = 0; i < 100; i++) await (await table.comer(`203.0.113.${i}`)).look({ mark: `browser-${i}` });
    expect((await askAndAgree(table, '203.0.113.200', 3)).answer).toMatchObject({ t: 'done' });
    const key = await table.running.api.key();
    const travels = (i: number) => at(table.running, table.table, key, `192.0.2.${i}`);
    await travels(0).do({ kind: 'sit', seat: 4, name: 'Travels' });
    const { info } = await table.host.look();
    await table.host.do({ kind: 'agree', ask: info.asks?.[0]?.ask as number, when: 'now' });
    for (let i = 0; i < 66; i++) expect((await travels(i).look()).viewer).toBe(4);
    await second.do({ kind: 'stand', seat: 2 });
    expect((await askAndAgree(table, '203.0.113.201', 2)).answer).toMatchObject({ code: 'no-late-joining' });
    expect(await second.do({ kind: 'sit', seat: 2, name: 'Again' })).toMatchObject({ t: 'done' });
  });

  it('nor where the host let in more than are kept', async () => {
    const table = await started(['198.51.100.1']);
    for (let i = 0; i < 63; i++) {
      // Commands of a person have a quota.
      if (i >= 55) await pause(600);
      const { late, answer } = await askAndAgree(table, `203.0.113.${i}`, 2);
      expect(answer).toMatchObject({ t: 'done' });
      await late.look();
      await late.do({ kind: 'stand', seat: 2 });
    }
    expect((await askAndAgree(table, '203.0.113.99', 2)).answer).toMatchObject({ code: 'no-late-joining' });
  });

  it('and whoever was sent away does not come back under another key', async () => {
    const running = await run({ options: { trustProxy: 1 } });
    const host = await running.api.key();
    const { table } = await running.api.table({ key: host, ...WOLF, seat: 1, name: 'Host' });
    const [one, two] = [
      at(running, table, await running.api.key(), '203.0.113.9'),
      at(running, table, await running.api.key(), '203.0.113.9'),
    ];
    await one.do({ kind: 'sit', seat: 2, name: 'One' });
    expect(await at(running, table, host, '198.51.100.1').do({ kind: 'remove', seat: 2 })).toMatchObject({ t: 'done' });
    expect(await two.do({ kind: 'sit', seat: 2, name: 'Two' })).toMatchObject({ code: 'removed' });
  });
});
