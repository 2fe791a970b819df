import { describe, expect, it } from 'vitest';
import type { Client } from '../../proof/harness/client.ts';
import { HeldTime } from '../held-time.ts';
import { playOut, run, seated, WOLF } from '../help.ts';

const first = (legal: readonly string[]) => legal[0] as string;
const FOUR = ['Clover', 'Thistle', 'Bramble', 'Sorrel'];

describe('the host', () => {
  it('opens and closes the table, and nobody else does', async () => {
    const running = await run();
    const { table, clients } = await seated(running, WOLF, ['Clover', 'Thistle']);
    const [clover, thistle] = clients as [Client, Client];
    expect(clover.info).toMatchObject({ access: 'link' });
    expect(await thistle.do({ kind: 'access', access: 'open' })).toMatchObject({ code: 'not-host' });
    await clover.do({ kind: 'access', access: 'closed' });
    const late = running.client({ table, key: await running.api.key() });
    await late.until(({ info }) => info?.access === 'closed');
    expect(await late.do({ kind: 'sit', seat: 3, name: 'Late' })).toMatchObject({ code: 'table-closed' });
    await clover.do({ kind: 'access', access: 'link' });
    expect(await late.do({ kind: 'sit', seat: 3, name: 'Late' })).toMatchObject({ t: 'done' });
  });

  it('sends a person away, who does not come back', async () => {
    const running = await run();
    const { clients } = await seated(running, WOLF, ['Clover', 'Thistle']);
    const [clover, thistle] = clients as [Client, Client];
    expect(await thistle.do({ kind: 'remove', seat: 1 })).toMatchObject({ code: 'not-host' });
    expect(await clover.do({ kind: 'remove', seat: 1 })).toMatchObject({ code: 'wrong-key' });
    expect(await clover.do({ kind: 'remove', seat: 3 })).toMatchObject({ code: 'not-seated' });
    expect(await clover.do({ kind: 'remove', seat: 2 })).toMatchObject({ t: 'done' });
    await thistle.until(({ viewer }) => viewer === 'spectator');
    expect(thistle.info?.seats[1]?.kind).toBe('empty');
    expect(await thistle.do({ kind: 'sit', seat: 2, name: 'Thistle' })).toMatchObject({ code: 'removed' });
  });

  it('hands the table on', async () => {
    const running = await run();
    const { clients } = await seated(running, WOLF, ['Clover', 'Thistle']);
    const [clover, thistle] = clients as [Client, Client];
    expect(await clover.do({ kind: 'host', seat: 2 })).toMatchObject({ t: 'done' });
    await thistle.until(({ mirror }) => mirror?.host === true);
    await clover.until(({ mirror }) => mirror?.host === false);
    expect(thistle.info?.seats.map(({ host }) => host)).toEqual([undefined, true, undefined, undefined]);
    expect(await clover.do({ kind: 'start' })).toMatchObject({ code: 'not-host' });
    expect(await thistle.do({ kind: 'start' })).toMatchObject({ t: 'done' });
  });

  it('that is gone for a minute is followed by whoever is there', async () => {
    const time = new HeldTime(1_800_000_000_000);
    const running = await run({ parts: { time } });
    const { table, keys, clients } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble']);
    const [clover, thistle, bramble] = clients as [Client, Client, Client];
    clover.close();
    await thistle.until(({ online }) => !online.includes(1));
    await time.pass(59_000);
    expect(thistle.mirror?.host).toBe(false);
    await time.pass(2_000);
    await thistle.until(({ mirror }) => mirror?.host === true);
    await bramble.until(({ info }) => info?.seats[1]?.host === true);
    const back = running.client({ table, key: keys[0] as string });
    await back.until(({ viewer }) => viewer === 1);
    expect(back.mirror?.host).toBe(false);
    expect(await thistle.do({ kind: 'host', seat: 1 })).toMatchObject({ t: 'done' });
    await back.until(({ mirror }) => mirror?.host === true);
  });

  it('of a table that a screen made is whoever sits down first', async () => {
    const running = await run();
    const screen = await running.api.key();
    const { table } = await running.api.table({ key: screen, ...WOLF, host: 'first' });
    const [one, two] = [running.client({ table, key: await running.api.key() }), running.client({ table, key: await running.api.key() })];
    await one.until(({ info }) => info !== undefined);
    expect(await one.do({ kind: 'start' })).toMatchObject({ code: 'not-host' });
    await one.do({ kind: 'sit', seat: 2, name: 'One' });
    await two.do({ kind: 'sit', seat: 3, name: 'Two' });
    await one.until(({ mirror }) => mirror?.host === true);
    expect(two.mirror?.host).toBe(false);
    expect(await one.do({ kind: 'start' })).toMatchObject({ t: 'done' });
  });
});

describe('the next game', () => {
  it('begins at once when all want it, in mixed seats', async () => {
    const running = await run();
    const { clients } = await seated(running, WOLF, FOUR);
    const [clover] = clients as [Client];
    await clover.do({ kind: 'start' });
    await playOut(clients, first);
    expect(await clover.do({ kind: 'ready', seat: clover.viewer as number, ready: true, mix: 'all' })).toMatchObject({ t: 'done' });
    for (const client of clients.slice(1)) {
      await client.until(({ info }) => info?.vote !== undefined);
      expect(client.info?.gameNumber).toBe(1);
      await client.do({ kind: 'ready', seat: client.viewer as number, ready: true });
    }
    for (const client of clients) await client.until(({ info }) => info?.gameNumber === 2);
    expect(clover.info).toMatchObject({ status: 'playing', mix: 'all' });
    expect(clover.info?.vote).toBeUndefined();
  });

  it('begins after fifteen seconds: a bot plays for who did not answer, and instead of who does not want it', async () => {
    const time = new HeldTime(1_800_000_000_000);
    const running = await run({ parts: { time }, options: { botPause: 1_000_000 } });
    const { clients } = await seated(running, WOLF, FOUR);
    const [clover, thistle, bramble] = clients as [Client, Client, Client];
    await clover.do({ kind: 'start' });
    expect(await clover.do({ kind: 'ready', seat: 1, ready: true })).toMatchObject({ code: 'game-not-over' });
    await playOut(clients, first);
    expect(await thistle.do({ kind: 'ready', seat: 2, ready: false })).toMatchObject({ code: 'nobody-asks' });
    await clover.do({ kind: 'ready', seat: 1, ready: true });
    // A player who withdraws, and was the only one, has started no vote.
    await clover.do({ kind: 'ready', seat: 1, ready: false });
    await clover.until(({ info }) => info?.vote === undefined);
    await clover.do({ kind: 'ready', seat: 1, ready: true });
    await thistle.do({ kind: 'ready', seat: 2, ready: false });
    await bramble.do({ kind: 'ready', seat: 3, ready: true });
    await time.pass(14_000);
    expect(clover.info?.gameNumber).toBe(1);
    await time.pass(2_000);
    await clover.until(({ info }) => info?.gameNumber === 2);
    expect(clover.info?.seats.map(({ kind, covered }) => [kind, covered ?? false])).toEqual([
      ['human', false],
      ['bot', false],
      ['human', false],
      ['human', true],
    ]);
  });
});

describe('a pause', () => {
  it('holds moves, bots and clocks until somebody resumes', async () => {
    const time = new HeldTime(1_800_000_000_000);
    const running = await run({ parts: { time }, options: { botPause: 0 } });
    const settings = { clock: { kind: 'move', seconds: 30 } } as const;
    const { clients } = await seated(running, WOLF, ['Clover', 'Thistle'], { settings });
    const [clover, thistle] = clients as [Client, Client];
    await clover.do({ kind: 'start' });
    await clover.until(({ info }) => info?.toAct.includes(1) === true);
    await time.pass(10_000);
    expect(await thistle.do({ kind: 'pause', seat: 2 })).toMatchObject({ t: 'done' });
    await clover.until(({ info }) => info?.paused === 2);
    expect(clover.info?.clocks?.left[0]).toBe(20_000);
    expect(await clover.do({ kind: 'move', seat: 1, move: clover.legal[0] as string })).toMatchObject({ code: 'paused' });
    await time.pass(600_000);
    expect(clover.info?.seats[0]?.covered).toBeUndefined();
    expect(await clover.do({ kind: 'resume', seat: 1 })).toMatchObject({ t: 'done' });
    await clover.until(({ info }) => info?.paused === undefined);
    expect(clover.info?.clocks?.left[0]).toBe(20_000);
    expect(await clover.do({ kind: 'move', seat: 1, move: clover.legal[0] as string })).toMatchObject({ t: 'done' });
  });

  it('is not for open tables', async () => {
    const running = await run();
    const { clients } = await seated(running, WOLF, ['Clover'], { access: 'open' });
    const [clover] = clients as [Client];
    await clover.do({ kind: 'start' });
    expect(await clover.do({ kind: 'pause', seat: 1 })).toMatchObject({ code: 'not-paused' });
  });
});
