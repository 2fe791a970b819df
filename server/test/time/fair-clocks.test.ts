import type { TableMessage } from '@bellwether/wire';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../proof/harness/client.ts';
import { HeldTime } from '../held-time.ts';
import { playOut, run, seated, WOLF } from '../help.ts';

const NAMES = ['Clover', 'Thistle', 'Bramble', 'Sorrel'];
const BOT_PAUSE_MS = 2_000;

/** A game in which seat 1 is to act first. Bots take two seconds per move. */
async function started(clock: { kind: 'move' | 'game' | 'none'; seconds?: number }, grace: number | null = null) {
  const time = new HeldTime(1_800_000_000_000);
  const running = await run({
    options: { botPause: BOT_PAUSE_MS },
    parts: { time, bots: { choose: async () => 'nonsense', close: async () => {} } },
  });
  const { table, clients, keys } = await seated(running, WOLF, NAMES, { settings: { clock, grace } });
  const act = async (seat: number, action: { kind: 'start' } | { kind: 'stand' | 'return' | 'pause' | 'resume' | 'sit' }) => {
    const whole = action.kind === 'start' ? action : { seat, ...(action.kind === 'sit' && { name: 'Clover' }), ...action };
    const answer = await clients[seat - 1]?.do(whole as never);
    return answer?.t === 'refused' ? answer.code : answer?.t;
  };
  expect(await act(1, { kind: 'start' })).toBe('done');
  const look = async () => ((await running.api.post(`/api/tables/${table}/look`, {})).json as TableMessage).info;
  const left = async () => (await look()).clocks?.left[0];
  const byHttp = async (action: object) =>
    (await running.api.post(`/api/tables/${table}/commands`, { id: 'by-http-only', rev: 0, key: keys[0], action })).json;
  return { time, act, look, left, clients, byHttp };
}

describe('time that was used is never given back', () => {
  it('by taking a seat back once its time was up: the bot answers', async () => {
    const { time, act, look, left } = await started({ kind: 'move', seconds: 5 });
    await time.pass(5_500);
    expect((await look()).seats[0]).toMatchObject({ covered: true });
    expect(await act(1, { kind: 'return' })).toBe('covered');
    expect(await left()).toBe(0);
    await time.pass(BOT_PAUSE_MS + 500);
    expect((await look()).toAct).toEqual([2]);
    expect((await look()).seats[0]).not.toHaveProperty('covered');
  });

  it('by coming back from an absence', async () => {
    const { time, look, left, clients, byHttp } = await started({ kind: 'move', seconds: 10 }, 2);
    await time.pass(4_000);
    clients[0]?.close();
    await clients[1]?.until(({ online }) => !online.includes(1));
    await time.pass(2_500);
    expect((await look()).seats[0]).toMatchObject({ covered: true });
    const stood = (await left()) as number;
    expect(stood).toBeLessThanOrEqual(4_000);
    expect(await byHttp({ kind: 'return', seat: 1 })).toMatchObject({ t: 'done' });
    expect(await left()).toBe(stood);
  });

  it.each(['move', 'game'] as const)('by standing up and sitting down again, with a clock per %s', async (kind) => {
    const { time, act, left } = await started({ kind, seconds: 10 });
    await time.pass(2_500);
    expect(await act(1, { kind: 'stand' })).toBe('done');
    expect(await left()).toBe(7_500);
    expect(await act(1, { kind: 'sit' })).toBe('done');
    expect(await left()).toBe(7_500);
    await time.pass(2_500);
    expect(await left()).toBe(5_000);
  });

  it('by a pause around it', async () => {
    const { time, act, left } = await started({ kind: 'game', seconds: 10 });
    await time.pass(2_500);
    await act(2, { kind: 'pause' });
    await act(1, { kind: 'stand' });
    await time.pass(60_000);
    await act(1, { kind: 'sit' });
    await act(2, { kind: 'resume' });
    expect(await left()).toBe(7_500);
  });
});

describe.each(['move', 'game'] as const)('with a clock per %s, whose time is up', (kind) => {
  it('does not move by standing up and sitting down again, and the bot goes on', async () => {
    const { time, act, look, clients } = await started({ kind, seconds: 5 });
    const [client] = clients;
    await client?.until(({ legal }) => legal.length > 0);
    const move = client?.legal[0] as string;
    await time.pass(5_000 + BOT_PAUSE_MS / 2);
    expect((await look()).seats[0]).toMatchObject({ covered: true });
    const tries = [act(1, { kind: 'stand' }), act(1, { kind: 'sit' }), client?.do({ kind: 'move', seat: 1, move })];
    expect(await Promise.all(tries)).toMatchObject(['done', 'done', { code: 'covered' }]);
    expect((await look()).seats[0]).toMatchObject({ name: 'Clover', covered: true });
    await time.pass(BOT_PAUSE_MS / 2 + 100);
    const { toAct, seats } = await look();
    expect(toAct).toEqual([2]);
    // The next question has a new clock, or the game continues without this player.
    expect(seats[0]?.covered).toBe(kind === 'game' ? true : undefined);
  });
});

describe('a bot that covers a seat is not kept from moving', () => {
  it('by standing up and sitting down again and again', async () => {
    const { time, act, look } = await started({ kind: 'none' });
    for (let i = 0; i < 3; i++) {
      await act(1, { kind: 'stand' });
      await time.pass(BOT_PAUSE_MS - 500);
      await act(1, { kind: 'sit' });
    }
    await act(1, { kind: 'stand' });
    await time.pass(500);
    expect((await look()).toAct).toEqual([2]);
  });

  it('by pausing whenever it wants to move', async () => {
    const { time, act, look } = await started({ kind: 'none' });
    await act(1, { kind: 'stand' });
    await time.pass(BOT_PAUSE_MS - 500);
    await act(2, { kind: 'pause' });
    await time.pass(BOT_PAUSE_MS);
    expect((await look()).toAct).toEqual([1]);
    await act(2, { kind: 'resume' });
    await time.pass(500);
    expect((await look()).toAct).toEqual([2]);
  });
});

it.each(['move', 'game'] as const)('with a clock per %s nobody begins a game whose clocks others have not agreed to', async (kind) => {
  const running = await run();
  const config = [...WOLF.config, ['Sheep', '1 1 1 1']];
  const settings = { clock: { kind, seconds: 600 }, botLevel: 'lamb' };
  const { clients } = await seated(running, { ...WOLF, config }, NAMES.slice(0, 2), { settings });
  const [one, other] = clients as [Client, Client];
  await one.do({ kind: 'start' });
  await playOut(clients, (legal) => legal[0] as string);
  await one.until(({ info }) => info?.status === 'over');
  const rematch = { kind: 'rematch', seat: 1 } as const;
  expect(await one.do(rematch)).toMatchObject({ code: 'others-play' });
  await one.do({ kind: 'ready', seat: 1, ready: true });
  expect(await one.do({ ...rematch, mix: 'partners' })).toMatchObject({ code: 'others-play' });
  await other.do({ kind: 'ready', seat: 2, ready: true });
  await one.until(({ info }) => info?.gameNumber === 2);
  await playOut(clients, (legal) => legal[0] as string);
  await one.until(({ info }) => info?.status === 'over');
  await other.do({ kind: 'stand', seat: 2 });
  expect(await one.do(rematch)).toMatchObject({ t: 'done' });
});

it('a player whose pause another one ended does not pause a timed game again', async () => {
  const timed = await started({ kind: 'game', seconds: 60 });
  expect(await timed.act(1, { kind: 'pause' })).toBe('done');
  expect(await timed.act(1, { kind: 'resume' })).toBe('done');
  expect(await timed.act(1, { kind: 'pause' })).toBe('done');
  expect(await timed.act(2, { kind: 'resume' })).toBe('done');
  expect(await timed.act(1, { kind: 'pause' })).toBe('no-more-pauses');
  expect(await timed.act(2, { kind: 'pause' })).toBe('done');
  const untimed = await started({ kind: 'none' });
  await untimed.act(1, { kind: 'pause' });
  await untimed.act(2, { kind: 'resume' });
  expect(await untimed.act(1, { kind: 'pause' })).toBe('done');
});

it('strangers who ask for seats again and again keep no player from ending a pause', async () => {
  const running = await run({ guards: { burst: 1e6, messagesPerSecond: 1e6 }, parts: { time: new HeldTime(1_800_000_000_000) } });
  const { table, clients } = await seated(running, WOLF, NAMES.slice(0, 2), { settings: { clock: { kind: 'game', seconds: 60 } } });
  const [one, other] = clients;
  await one?.do({ kind: 'start' });
  expect(await one?.do({ kind: 'pause', seat: 1 })).toMatchObject({ t: 'done' });
  const codes = new Set<string | undefined>();
  for (let stranger = 0; stranger < 4; stranger++) {
    const client = running.client({ table, key: await running.api.key() });
    for (let i = 0; i < 60; i++) {
      const answer = await client.do({ kind: 'sit', seat: 3, name: 'Hazel' });
      codes.add(answer.t === 'refused' ? answer.code : answer.t);
    }
  }
  expect([...codes]).toEqual(['done', 'too-often']);
  expect(await other?.do({ kind: 'resume', seat: 2 })).toMatchObject({ t: 'done' });
});
