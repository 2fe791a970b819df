import { commitment, dealFromSeed, FastRandom, hex, writeRecord } from '@bellwether/kernel';
import type { TableInfo, TableMessage } from '@bellwether/wire';
import { describe, expect, it } from 'vitest';
import type { Client } from '../proof/harness/client.ts';
import { gameById, type ServedGame } from '../src/games.ts';
import { playOut, type Running, run, seated, WOLF } from './help.ts';

const random = new FastRandom(8);
const any = (legal: readonly string[]) => legal[random.below(legal.length)] as string;
const { game } = gameById('wolf-and-hound') as ServedGame;
const config = game.configs.read(WOLF.config as [string, string][]) as never;
const NAMES = ['Clover', 'Thistle', 'Bramble', 'Sorrel'];
const SEED = Uint8Array.from({ length: 32 }, (_, i) => i);
const OTHER = Uint8Array.from(SEED, (byte) => byte ^ 1);

const deal = dealFromSeed(game, config, SEED);
const record = (more: object = {}) => writeRecord(game, { config, sitters: [], deal, moves: [], ...more });

async function infoOf({ api }: Running, table: string, key?: string): Promise<TableInfo> {
  return ((await api.post(`/api/tables/${table}/look`, { ...(key && { key }) })).json as TableMessage).info;
}

describe('a deal that the host brought', () => {
  it.each([
    ['without a seed', {}, false],
    ['with a seed it may have searched for', { seed: SEED, commitment: commitment(game, config, SEED) }, true],
    ['with a commitment to nothing', { commitment: `sha256:${'a'.repeat(64)}` }, false],
  ])('%s is told to everybody', async (_what, more, isFixed) => {
    const running = await run();
    const key = await running.api.key();
    const { table } = await running.api.table({ key, record: record(more) });
    const info = await infoOf(running, table);
    expect(info.brought).toBe(true);
    expect(info.commitment).toBe(isFixed ? commitment(game, config, SEED) : undefined);
  });

  it.each([
    ['[Seed]', { seed: OTHER, commitment: commitment(game, config, OTHER) }],
    ['[Seed]', { seed: OTHER }],
    ['[Commitment]', { seed: SEED, commitment: commitment(game, config, OTHER) }],
  ])('is refused if its seed does not give it (%s)', async (where, more) => {
    const { api } = await run();
    const answer = await api.post('/api/tables', { key: await api.key(), record: record(more) });
    expect(answer).toMatchObject({ status: 400, json: { code: 'bad-record', where } });
  });

  it('is over with the game: the server deals the rematch', async () => {
    const running = await run();
    const { clients } = await seated(running, { record: record({ seed: SEED }) } as never, NAMES);
    const [clover] = clients as [Client];
    await clover.do({ kind: 'start' });
    await playOut(clients, any);
    expect(clover.info).toMatchObject({ brought: true, seed: hex(SEED) });
    await clover.do({ kind: 'rematch', seat: 1 });
    await clover.until(({ info }) => info?.gameNumber === 2);
    expect(clover.info).not.toHaveProperty('brought');
    expect(clover.info?.commitment).toMatch(/^sha256:/);
  });

  it('is not what an honest table says', async () => {
    const running = await run();
    const { table } = await seated(running, WOLF, ['Clover']);
    expect(await infoOf(running, table)).not.toHaveProperty('brought');
  });
});

it.each(['none', 'public', 'all-after-end'] as const)(
  'after the end the seed is told to whoever may read the record (%s)',
  async (spectators) => {
    const running = await run();
    const { table, keys, clients } = await seated(running, WOLF, NAMES, { settings: { spectators } });
    const onlooker = running.client({ table });
    await (clients[0] as Client).do({ kind: 'start' });
    await playOut(clients, any);
    await onlooker.until(({ info }) => info?.status === 'over');
    const reads = async (key?: string) => (await running.api.post(`/api/tables/${table}/record`, { ...(key && { key }) })).status === 200;
    const isTold = async (key?: string) => (await infoOf(running, table, key)).seed !== undefined;
    expect([await reads(keys[0]), await isTold(keys[0]), clients[0]?.info?.seed !== undefined]).toEqual([true, true, true]);
    const all = spectators === 'all-after-end';
    expect([await reads(), await isTold(), onlooker.info?.seed !== undefined]).toEqual([all, all, all]);
  },
);
