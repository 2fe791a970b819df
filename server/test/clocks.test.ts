import type { TableMessage } from '@bellwether/wire';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemoryStore } from '../proof/harness/memory-store.ts';
import { downtimeSince } from '../src/store/downtime.ts';
import { systemTime } from '../src/time.ts';
import { HeldTime } from './held-time.ts';
import { type Running, run, seated, WOLF } from './help.ts';

afterEach(() => vi.restoreAllMocks());

const BOTS = { choose: () => new Promise<never>(() => {}), close: async () => {} };
const START = 1_800_000_000_000;

async function look({ api }: Running, table: string, from?: number): Promise<TableMessage> {
  return (await api.post(`/api/tables/${table}/look`, from === undefined ? {} : { from })).json as TableMessage;
}

/** A game in which seat 1 has thought for four seconds when the server dies. The next server starts at `hour`. */
async function survived(clock: { kind: 'move' | 'game'; seconds: number }, hour: number) {
  const store = new MemoryStore();
  const first = new HeldTime(START);
  const before = await run({ store, parts: { time: first, bots: BOTS } });
  const { table, clients } = await seated(before, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel'], { settings: { clock, grace: null } });
  await clients[0]?.do({ kind: 'start' });
  await first.pass(4_000);
  const { info, seq } = await look(before, table);
  expect(info.clocks?.left[0]).toBe(1_000 * clock.seconds - 4_000);
  for (const client of clients) client.close();
  const second = new HeldTime(hour);
  const after = await run({ store, parts: { time: second, bots: BOTS } });
  return { after, time: second, table, seq };
}

describe.each([
  ['70 seconds later', START + 74_000],
  ['with the clock put back an hour', START - 3_600_000],
])('a server that comes back %s', (_when, hour) => {
  it.each(['move', 'game'] as const)('goes on with a clock for the %s where it stood', async (kind) => {
    const { after, time, table, seq } = await survived({ kind, seconds: 10 }, hour);
    await time.pass(500);
    const back = await look(after, table, seq);
    expect(back.missed?.map(({ what }) => what.kind)).toEqual(['unattended']);
    expect(back.info.clocks?.left[0]).toBe(5_500);
    await time.pass(4_500);
    expect((await look(after, table)).info.seats[0]).not.toHaveProperty('covered');
    await time.pass(2_000);
    expect((await look(after, table)).info.seats[0]).toMatchObject({ covered: true });
  });
});

it('the machine’s clock may be set at any time: the hours of a server only pass', () => {
  const before = systemTime.now();
  const clock = vi.spyOn(Date, 'now');
  for (const hour of [before - 3_600_000, before + 3_600_000]) {
    clock.mockReturnValue(hour);
    expect(systemTime.now() - before).toBeGreaterThanOrEqual(0);
    expect(systemTime.now() - before).toBeLessThan(60_000);
  }
});

it('an absence counts from what happened last', () => {
  const absences = [
    { from: 0, until: 1_000 },
    { from: 5_000, until: 9_000 },
    { from: 20_000, until: 21_000 },
  ];
  expect([500, 3_000, 6_000, 10_000, 30_000].map((at) => downtimeSince(absences, at))).toEqual([5_500, 5_000, 4_000, 1_000, 0]);
});
