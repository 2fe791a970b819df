import { FastRandom, ParseError, readRecord, replay, verifyDeal } from '@bellwether/kernel';
import { describe, expect, it } from 'vitest';
import type { Client } from '../proof/harness/client.ts';
import { gameById } from '../src/games.ts';
import { playOut, type Running, run, SHEEP, seated, WOLF } from './help.ts';

const random = new FastRandom(6);
const any = (legal: readonly string[]) => legal[random.below(legal.length)] as string;

/** Checks that every client's view, followed or received whole, equals the engine's for the record, byte for byte. */
async function expectExact({ api }: Running, table: string, key: string, clients: readonly Client[]): Promise<void> {
  const { text, status } = await api.post(`/api/tables/${table}/record`, { key });
  expect(status).toBe(200);
  const game = gameById(clients[0]?.info?.game as string)?.game;
  if (game === undefined) throw new Error('no game');
  const record = readRecord(game, text);
  if (record instanceof ParseError) throw record;
  expect(verifyDeal(game, record)).toBe('verified');
  const state = replay(game, record);
  for (const { view, viewer } of clients) {
    expect(JSON.stringify(view)).toBe(JSON.stringify(game.view(state, viewer as number)));
  }
}

describe.each([
  ['wolf-and-hound', WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel']],
  ['sheep-and-thief', SHEEP, ['Clover', 'Thistle', 'Bramble']],
])('%s over the server', (_name, what, names) => {
  it('plays a whole game, everybody with their own view, and a spectator', async () => {
    const running = await run();
    const { table, keys, clients } = await seated(running, what, names);
    const spectator = running.client({ table });
    const simple = running.client({ table, views: true });
    await spectator.until(({ info }) => info !== undefined);
    await simple.until(({ info }) => info !== undefined);
    expect(spectator.view).toBeUndefined();
    expect((await (clients[0] as Client).do({ kind: 'start' })).t).toBe('done');
    await spectator.until(({ view }) => view !== undefined);
    await playOut(clients, any);
    await spectator.until(({ info }) => info?.status === 'over');
    await simple.until(({ info }) => info?.status === 'over');
    expect(spectator.told).toEqual(simple.told);
    expect(spectator.info).toEqual(simple.info);
    expect(spectator.info?.winners?.length).toBeGreaterThan(0);
    // Viewers who may not read the record do not get the seed either, since it reveals as much.
    expect(spectator.info?.seed).toBeUndefined();
    expect(clients[0]?.info?.seed).toMatch(/^[0-9a-f]{64}$/);
    await expectExact(running, table, keys[0] as string, [...clients, spectator, simple]);
    const refused = await running.api.post(`/api/tables/${table}/record`, {});
    expect(refused.json).toMatchObject({ code: 'still-secret' });
  });

  it('a player who is cut off in mid-game comes back exactly right', async () => {
    const running = await run();
    const { table, keys, clients } = await seated(running, what, names);
    await (clients[0] as Client).do({ kind: 'start' });
    let n = 0;
    await playOut(clients, (legal) => {
      if (++n % 5 === 0) clients[n % clients.length]?.drop();
      return any(legal);
    });
    for (const client of clients) await client.until(({ info }) => info?.status === 'over');
    expect(clients.some(({ reconnects }) => reconnects > 0)).toBe(true);
    for (const client of clients) expect([...client.told.keys()].length).toBeGreaterThanOrEqual(client.seq - names.length);
    await expectExact(running, table, keys[0] as string, clients);
  });

  it('bots fill the empty seats and play with nobody watching', async () => {
    const running = await run();
    const host = await running.api.key();
    const { table } = await running.api.table({ key: host, ...what });
    const client = running.client({ table, key: host });
    await client.until(({ info }) => info !== undefined);
    await client.do({ kind: 'bot', seat: 1, level: 'lamb' });
    await client.do({ kind: 'start' });
    await client.until(({ info }) => info?.status === 'over', 100_000);
    expect(client.info?.seats.map(({ kind }) => kind)).toEqual(names.map(() => 'bot'));
  });
});

describe('seats', () => {
  it('two tabs of one seat agree', async () => {
    const running = await run();
    const { table, keys, clients } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel']);
    const [clover] = clients as [Client];
    const tab = running.client({ table, key: keys[0] as string });
    await clover.do({ kind: 'start' });
    await playOut(clients, any);
    await tab.until(({ info }) => info?.status === 'over');
    expect(tab.view).toEqual(clover.view);
    expect(tab.viewer).toBe(1);
  });

  it('who leaves is played by a bot, and somebody else may take over; who knows one hand may not take another', async () => {
    const running = await run();
    const { table, keys, clients } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel']);
    const [clover, thistle] = clients as [Client, Client];
    await clover.do({ kind: 'start' });
    expect((await thistle.do({ kind: 'stand', seat: 2 })).t).toBe('done');
    await thistle.until(({ viewer }) => viewer === 'spectator');
    expect(JSON.stringify((thistle.view as { hand: unknown }).hand)).toBe('[]');
    expect(clover.info?.seats[1]).toMatchObject({ kind: 'bot' });
    expect(await clover.do({ kind: 'sit', seat: 2, name: 'Clover' })).toMatchObject({ code: 'seen-another-hand' });
    const teasel = running.client({ table, key: await running.api.key() });
    await teasel.until(({ viewer }) => viewer === 'spectator');
    expect((await teasel.do({ kind: 'sit', seat: 2, name: 'Teasel' })).t).toBe('done');
    await clover.until(({ info }) => info?.asks?.length === 1);
    expect((await clover.do({ kind: 'agree', ask: clover.info?.asks?.[0]?.ask as number, when: 'now' })).t).toBe('done');
    await teasel.until(({ viewer }) => viewer === 2);
    expect((teasel.view as { hand: unknown[] }).hand.length).toBeGreaterThan(0);
    expect(await thistle.do({ kind: 'move', seat: 2, move: 'B1' })).toMatchObject({ code: 'wrong-key' });
    await playOut([clover, teasel, ...clients.slice(2)], any);
    await expectExact(running, table, keys[0] as string, [clover, teasel]);
  });

  it('an absent player is covered after the grace time and takes the seat back', async () => {
    const running = await run({ options: { botPause: 30 } });
    const { table, keys, clients } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel'], { settings: { grace: 1 } });
    const [clover, thistle, bramble, sorrel] = clients as [Client, Client, Client, Client];
    await clover.do({ kind: 'start' });
    clover.close();
    await thistle.until(({ info }) => info?.seats[0]?.covered === true);
    await thistle.until(({ info }) => info?.toAct[0] === 2);
    const back = running.client({ table, key: keys[0] as string });
    await back.until(({ viewer }) => viewer === 1);
    expect(await back.do({ kind: 'move', seat: 1, move: 'B1' })).toMatchObject({ code: 'covered' });
    expect((await back.do({ kind: 'return', seat: 1 })).t).toBe('done');
    await playOut([back, thistle, bramble, sorrel], any);
    expect(back.info?.seats[0]?.covered).toBeUndefined();
    expect([...thistle.told.values()].filter(({ kind }) => kind === 'cover')).toHaveLength(1);
  });

  it('a clock for each move: the bot makes that one move; a clock for the game: it plays the rest', async () => {
    const running = await run();
    for (const kind of ['move', 'game'] as const) {
      const more = { settings: { clock: { kind, seconds: 1 }, grace: null } };
      const { clients } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel'], more);
      const [clover, thistle] = clients as [Client, Client];
      await clover.do({ kind: 'start' });
      expect(clover.info?.clocks?.left).toEqual([1000, 1000, 1000, 1000]);
      await thistle.until(({ info }) => info?.toAct[0] === 2);
      expect([...thistle.told.values()].some((what) => what.kind === 'cover' && what.why === 'time')).toBe(true);
      expect(thistle.info?.seats[0]?.covered).toBe(kind === 'game' ? true : undefined);
      if (kind === 'game') expect(await clover.do({ kind: 'return', seat: 1 })).toMatchObject({ code: 'covered' });
    }
  });

  it('a rematch keeps the seats, and a series counts', async () => {
    const running = await run();
    const { clients } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel'], { settings: { series: 3 } });
    const [clover, thistle] = clients as [Client, Client];
    await clover.do({ kind: 'start' });
    expect(await thistle.do({ kind: 'rematch', seat: 2 })).toMatchObject({ code: 'game-not-over' });
    const commitments = new Set<string | undefined>();
    for (let game = 1; game <= 4; game++) {
      expect(clover.info?.gameNumber).toBe(game);
      commitments.add(clover.info?.commitment);
      expect(clover.info?.seed).toBeUndefined();
      await playOut(clients, any);
      expect(clover.info?.score.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(2);
      if (clover.info?.seriesWinners !== undefined) expect(Math.max(...clover.info.score)).toBe(2);
      const answer = await thistle.do({ kind: 'rematch', seat: 2 });
      expect(answer.t).toBe('done');
      for (const client of clients) await client.until(({ info }) => info?.gameNumber === game + 1);
    }
    expect(commitments.size).toBe(4);
    expect(clover.info?.seats.map(({ name }) => name)).toEqual(['Clover', 'Thistle', 'Bramble', 'Sorrel']);
  });

  it('phrases and reactions are events, and make no move stale', async () => {
    const running = await run();
    const { clients } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel']);
    const [clover, thistle] = clients as [Client, Client];
    await clover.do({ kind: 'start' });
    const rev = clover.seq;
    expect((await thistle.do({ kind: 'say', seat: 2, phrase: 'hello' })).t).toBe('done');
    expect((await thistle.do({ kind: 'react', seat: 2, reaction: 'sheep' })).t).toBe('done');
    await clover.until(({ seq }) => seq === rev + 2);
    expect(clover.told.get(rev + 1)).toEqual({ kind: 'say', seat: 2, phrase: 'hello' });
    expect((await clover.do({ kind: 'move', seat: 1, move: any(clover.legal) }, { rev })).t).toBe('done');
    expect(await clover.do({ kind: 'move', seat: 1, move: 'B1' }, { rev })).toMatchObject({ code: 'illegal' });
  });

  it('a table without spectators tells them about its seats only', async () => {
    const running = await run();
    const { table, clients } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel'], {
      settings: { spectators: 'none' },
    });
    const texts: string[] = [];
    const spectator = running.client({ table, heard: (text) => texts.push(text) });
    await (clients[0] as Client).do({ kind: 'start' });
    await playOut(clients, any);
    await spectator.until(({ info }) => info?.status === 'over');
    expect(texts.join('')).not.toMatch(/"(view|hand|plays)"/);
  });
});

describe('commands', () => {
  it('the same id twice gives the same answer, another command under it is refused', async () => {
    const running = await run();
    const { clients } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel']);
    const [clover, thistle] = clients as [Client, Client];
    await clover.do({ kind: 'start' });
    const move = { kind: 'move', seat: 1, move: clover.legal[0] as string } as const;
    const first = await clover.do(move, { id: 'move-number-one' });
    expect(first.t).toBe('done');
    expect(await clover.do(move, { id: 'move-number-one', rev: 0 })).toEqual(first);
    expect(await clover.do({ ...move, move: 'W9' }, { id: 'move-number-one' })).toMatchObject({ code: 'id-reused' });
    // Ids are scoped to a person: for anyone else this is a new command.
    expect(await thistle.do(move, { id: 'move-number-one' })).toMatchObject({ code: 'wrong-key' });
    const no = await clover.do(move, { id: 'refused-once' });
    expect(no).toMatchObject({ t: 'refused', code: 'illegal', refusal: { code: 'not-your-turn' } });
    await thistle.until(({ legal }) => legal.length > 0);
    await thistle.do({ kind: 'move', seat: 2, move: thistle.legal[0] as string });
    expect(await clover.do(move, { id: 'refused-once' })).toEqual(no);
    expect(await clover.do({ ...move, move: 'W9' }, { id: 'refused-once' })).toMatchObject({ code: 'id-reused' });
    const bramble = clients[2] as Client;
    expect((await bramble.do({ kind: 'say', seat: 3, phrase: 'hello' }, { id: 'move-number-one' })).t).toBe('done');
  });

  it('in a draft everybody may pick from what they saw at the same time; a second answer to one question is stale', async () => {
    const running = await run();
    const { clients } = await seated(running, SHEEP, ['Clover', 'Thistle', 'Bramble']);
    await (clients[0] as Client).do({ kind: 'start' });
    for (const client of clients) await client.until(({ legal }) => legal.length > 0);
    const rev = (clients[0] as Client).seq;
    const answers = await Promise.all(
      clients.map((client, i) => client.do({ kind: 'move', seat: i + 1, move: client.legal[0] as string }, { rev })),
    );
    expect(answers.map(({ t }) => t)).toEqual(['done', 'done', 'done']);
    const [clover] = clients as [Client];
    await clover.until(({ seq, legal }) => seq === rev + 3 && legal.length > 0);
    expect(await clover.do({ kind: 'move', seat: 1, move: clover.legal[0] as string }, { rev })).toMatchObject({ code: 'stale' });
  });

  it('refused moves say why, and change nothing', async () => {
    const running = await run();
    const { clients } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel']);
    const [clover] = clients as [Client];
    expect(await clover.do({ kind: 'move', seat: 1, move: 'B1' })).toMatchObject({ code: 'not-started' });
    await clover.do({ kind: 'start' });
    const { seq } = clover;
    expect(await clover.do({ kind: 'move', seat: 1, move: 'dance' })).toMatchObject({ code: 'unreadable-move', where: 'move' });
    expect(await clover.do({ kind: 'move', seat: 1, move: 'exchange' })).toMatchObject({ code: 'illegal', refusal: { code: 'not-asked' } });
    expect(await clover.do({ kind: 'start' })).toMatchObject({ code: 'already-started' });
    expect(await clover.do({ kind: 'move', seat: 2, move: 'B1' })).toMatchObject({ code: 'wrong-key' });
    expect(await clover.do({ kind: 'move', seat: 9, move: 'B1' })).toMatchObject({ code: 'unknown-seat' });
    expect(await (clients[1] as Client).do({ kind: 'withdraw' })).toMatchObject({ code: 'not-host' });
    expect(await clover.do({ kind: 'withdraw' })).toMatchObject({ code: 'others-play' });
    expect(clover.seq).toBe(seq);
  });
});

describe('a local game', () => {
  it('moves online with its moves, and home again', async () => {
    const running = await run();
    const game = gameById('wolf-and-hound')?.game;
    if (game === undefined) throw new Error('no game');
    const { clients, keys, table } = await seated(running, WOLF, ['Clover']);
    await (clients[0] as Client).do({ kind: 'start' });
    await playOut(clients, any);
    const whole = (await running.api.post(`/api/tables/${table}/record`, { key: keys[0] })).text;
    const half = whole.replace(/\n9\. [\s\S]*$/, '\n').replace(/\[(Seed|Commitment)[^\n]*\n/g, '');
    const key = await running.api.key();
    const made = await running.api.table({ key, record: half, seat: 1, name: 'Clover' });
    const clover = running.client({ table: made.table, key });
    await clover.until(({ viewer }) => viewer === 1);
    await clover.do({ kind: 'start' });
    await clover.until(({ view }) => (view as { piles: string[][] } | undefined)?.piles.flat().length !== undefined);
    expect((clover.view as { piles: string[][] }).piles.flat().length).toBeGreaterThanOrEqual(8);
    expect((await clover.do({ kind: 'withdraw' })).t).toBe('done');
    const home = await running.api.post(`/api/tables/${made.table}/record`, { key });
    const record = readRecord(game, home.text);
    expect(record instanceof ParseError).toBe(false);
    expect(await clover.do({ kind: 'say', seat: 1, phrase: 'hello' })).toMatchObject({ code: 'withdrawn' });
    const broken = await running.api.post('/api/tables', { key, record: half.replace('1. ', '1. X') });
    expect(broken.json).toMatchObject({ code: 'bad-record' });
  });
});

describe('my tables', () => {
  it('are listed for my key, with whose turn it is, and all my data is mine to take', async () => {
    const running = await run();
    const { keys, clients, table } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel']);
    await (clients[0] as Client).do({ kind: 'start' });
    const [mine, his] = await Promise.all(keys.slice(0, 2).map((key) => running.api.post('/api/me/tables', { key })));
    expect(mine?.json).toMatchObject({
      tables: [{ table, myTurn: true, seats: [1], host: true, names: ['Clover', 'Thistle', 'Bramble', 'Sorrel'] }],
    });
    expect(his?.json).toMatchObject({ tables: [{ myTurn: false, seats: [2], host: false }] });
    const { text } = await running.api.post('/api/me/export', { key: keys[1] });
    expect(text).toContain('"viewer":2');
    expect(text).not.toContain('"viewer":1');
    expect((await running.api.post('/api/me/tables', { key: await running.api.key() })).json).toEqual({ tables: [] });
  });

  it('a recap tells what happened since my last move', async () => {
    const running = await run();
    const { table, keys, clients } = await seated(running, WOLF, ['Clover', 'Thistle', 'Bramble', 'Sorrel']);
    await (clients[0] as Client).do({ kind: 'start' });
    for (const client of clients) {
      await client.until(({ legal }) => legal.length > 0);
      await client.do({ kind: 'move', seat: client.viewer as number, move: client.legal[0] as string });
    }
    const { json } = await running.api.post(`/api/tables/${table}/look`, { key: keys[1], recap: true });
    const { recap } = json as { recap: { what: { kind: string; seat: number } }[] };
    expect(recap.map(({ what }) => [what.kind, what.seat])).toEqual([
      ['move', 3],
      ['move', 4],
    ]);
  });
});
