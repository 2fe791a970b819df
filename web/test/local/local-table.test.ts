import {
  type AnyGame,
  FastRandom,
  type GameRecord,
  type GameTypes,
  readRecord,
  replay,
  type Viewer,
  writeRecord,
} from '@bellwether/kernel';
import { type Move, type View, type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import type { BotPlayer } from '../../src/deals/bots.ts';
import { LocalTable, type TableParts } from '../../src/local/local-table.ts';
import type { Sitter } from '../../src/model/sitter.ts';
import type { Answer, Curtain, Update } from '../../src/model/source.ts';
import type { KeptTable } from '../../src/storage/games.ts';

const game: AnyGame = wolfAndHound;
const config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false } as const;
const firstLegal: BotPlayer = async (_game, _view, legal) => ({
  move: [...legal][0] as GameTypes['Move'],
  reasons: [{ kind: 'kept-for-later', worth: 1, card: 'B4' }],
});

function sit(sitters: readonly Sitter[], seed = 5, more: Partial<TableParts> = {}) {
  const posted: Answer[] = [];
  const saved: string[] = [];
  const rows: KeptTable[] = [];
  const deal = wolfAndHound.deal(config, new FastRandom(seed));
  const record = { config, sitters, deal, moves: [] } as unknown as GameRecord<GameTypes>;
  const table = new LocalTable({
    id: 'test',
    game,
    record,
    sitters,
    bots: firstLegal,
    post: (answer) => posted.push(structuredClone(answer)),
    keeper: {
      save(kept) {
        saved.push(kept.record);
        rows.push(kept);
      },
    },
    ...more,
  });
  table.open();
  const latest = () => posted.at(-1) as Update<GameTypes> | Curtain<GameTypes>;
  return { table, posted, saved, rows, latest, deal };
}

const viewOf = (news: Update<GameTypes> | Curtain<GameTypes>) => (news as Update<GameTypes>).view as View;

async function playOut(table: LocalTable, latest: () => Update<GameTypes> | Curtain<GameTypes>): Promise<void> {
  for (let i = 0; i < 500; i++) {
    const news = latest();
    if (news.kind === 'curtain') table.take();
    else if (news.over) return;
    else if (news.legal.length > 0) table.play(news.legal[0] as GameTypes['Move']);
    else await table.goOn();
  }
}

describe('a local table', () => {
  it('lets one person play against bots to the end', async () => {
    const { table, latest, saved } = sit(['guest', 'bot:lamb', 'bot:lamb', 'bot:lamb']);
    await playOut(table, latest);
    expect(viewOf(latest()).outcome).toBeDefined();
    expect(readRecord(wolfAndHound, saved.at(-1) ?? '')).not.toBeInstanceOf(Error);
  });

  it('says how it ended as soon as it has, and not before; an undo takes that back', async () => {
    const { table, latest, rows } = sit(['guest', 'bot:lamb', 'bot:lamb', 'bot:lamb']);
    await playOut(table, latest);
    const { outcome } = viewOf(latest());
    const winners = outcome?.winner === 'blue' ? [1, 3] : [2, 4];
    expect(rows.at(-1)).toMatchObject({ over: true, ended: { outcome, winners, teams: [0, 1, 0, 1] } });
    expect(rows.slice(0, -1).every(({ ended }) => ended === undefined)).toBe(true);
    table.undo();
    expect(rows.at(-1)).toMatchObject({ over: false, ended: undefined });
  });

  it('saves after every move what a replay of the moves would write, also after an undo', async () => {
    const { table, latest, saved } = sit(['guest', 'bot:lamb', 'bot:lamb', 'bot:lamb']);
    const play = () => table.play((latest() as Update<GameTypes>).legal[0] as GameTypes['Move']);
    play();
    for (let bot = 0; bot < 3; bot++) await table.goOn();
    play();
    table.undo();
    play();
    expect(saved.map((text) => /(\d+)\. \S+\n$/.exec(text)?.[1])).toEqual([undefined, '1', '2', '3', '4', '5', '4', '5']);
    for (const text of saved) {
      const record = readRecord(game, text);
      if (record instanceof Error) throw record;
      expect(writeRecord(game, record)).toBe(text);
    }
  });

  it('gives nothing back and no advice where there is one try, and no record before the end', async () => {
    const { table, latest, saved } = sit(['guest', 'bot:lamb', 'bot:lamb', 'bot:lamb'], 5, { once: true });
    table.play((latest() as Update<GameTypes>).legal[0] as GameTypes['Move']);
    for (let bot = 0; bot < 3; bot++) await table.goOn();
    expect(latest()).toMatchObject({ acting: [1], plies: 4, canUndo: false });
    const kept = saved.length;
    table.undo();
    expect(await table.hint()).toBeUndefined();
    expect(table.record()).toBeUndefined();
    expect(await table.forkParts(1, 'other')).toBeUndefined();
    expect(saved).toHaveLength(kept);
    await playOut(table, latest);
    table.undo();
    expect(latest()).toMatchObject({ over: true, canUndo: false });
    expect(table.record()).toBe(saved.at(-1));
    expect(await table.forkParts(1, 'other')).toMatchObject({ once: false });
  });

  it('refuses what the rules refuse, to that seat, and changes nothing', () => {
    const { table, latest, posted } = sit(['guest', 'bot:lamb', 'bot:lamb', 'bot:lamb']);
    const before = latest();
    table.play({ kind: 'play', card: 'B9' } as Move);
    expect(posted.at(-1)).toMatchObject({ kind: 'refused', refusal: { code: 'not-in-hand' } });
    table.live();
    expect(viewOf(latest())).toEqual(viewOf(before));
  });

  it('sends through the curtain only what lies open to all, and never another hand than the viewer’s', async () => {
    const { table, posted, latest, deal } = sit(['guest', 'guest', 'guest', 'guest']);
    await playOut(table, latest);
    const state = wolfAndHound.start(config, deal);
    const counts = { curtains: 0, ownDraws: 0, otherDraws: 0 };
    let seated: Viewer | undefined;
    let plies = 0;
    for (const answer of posted) {
      if (answer.kind === 'curtain') {
        counts.curtains++;
        seated = answer.seat;
        const { undoes: _, ...told } = answer;
        expect(Object.keys(told).sort()).toEqual(['game', 'id', 'kind', 'seat', 'sitters', 'view']);
        expect(answer.view).toMatchObject({ viewer: 'spectator', hand: [] });
      }
      if (answer.kind !== 'update') continue;
      const { viewer, view, ply, last, events, past = [], over } = answer as unknown as Update<WolfAndHound>;
      expect(viewer).toBe(over ? 'spectator' : seated);
      if (last && ply === plies + 1) wolfAndHound.apply(state, last.seat, last.move);
      plies = ply;
      expect(view).toEqual(wolfAndHound.view(state, viewer));
      for (const event of [...past, ...events]) {
        if (event.kind !== 'draws') continue;
        counts[event.seat === viewer ? 'ownDraws' : 'otherDraws']++;
        expect(event.card !== undefined).toBe(event.seat === viewer);
      }
    }
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(10);
  });

  it('takes back a move at the curtain, until the next person has looked', async () => {
    const { table, latest, saved } = sit(['guest', 'guest', 'bot:lamb', 'bot:lamb']);
    table.take();
    expect(latest()).toMatchObject({ viewer: 1, canUndo: false });
    table.play((latest() as Update<GameTypes>).legal[0] as GameTypes['Move']);
    expect(latest()).toMatchObject({ viewer: 1, canUndo: true });
    await table.goOn();
    expect(latest()).toMatchObject({ kind: 'curtain', seat: 2, undoes: 1 });
    table.undo();
    expect(latest()).toMatchObject({ kind: 'curtain', seat: 1 });
    expect(latest()).not.toHaveProperty('undoes');
    table.take();
    table.play((latest() as Update<GameTypes>).legal[1] as GameTypes['Move']);
    await table.goOn();
    table.take();
    expect(latest()).toMatchObject({ viewer: 2, canUndo: false });
    const before = saved.at(-1);
    table.undo();
    expect(latest()).toMatchObject({ viewer: 2 });
    expect(saved.at(-1)).toBe(before);
  });

  it('takes nothing back after a reload in a group, nor once all have seen the end', async () => {
    const people: readonly Sitter[] = ['guest', 'guest', 'bot:lamb', 'bot:lamb'];
    const { table, latest, saved } = sit(people);
    table.take();
    table.play((latest() as Update<GameTypes>).legal[0] as GameTypes['Move']);
    await table.goOn();
    expect(latest()).toMatchObject({ undoes: 1 });
    const record = readRecord(game, saved.at(-1) ?? '') as GameRecord<GameTypes>;
    const again: Answer[] = [];
    const parts = { id: 'test', game, record, sitters: people, bots: firstLegal, keeper: { save: () => {} } };
    new LocalTable({ ...parts, post: (answer) => again.push(answer) }).open();
    expect(again.at(-1)).toMatchObject({ kind: 'curtain', seat: 2 });
    expect(again.at(-1)).not.toHaveProperty('undoes');
    await playOut(table, latest);
    expect(latest()).toMatchObject({ over: true, canUndo: false });
  });

  it('shows at the curtain what a spectator sees, and nothing more', async () => {
    const { table, latest, deal } = sit(['guest', 'guest', 'guest', 'guest']);
    const state = wolfAndHound.start(config, deal);
    expect((latest() as Curtain<GameTypes>).view).toEqual(wolfAndHound.view(state, 'spectator'));
    expect(viewOf(latest()).hand).toHaveLength(0);
    table.take();
    expect(viewOf(latest()).hand).toHaveLength(4);
  });

  it('keeps the record to itself while others at the device still play', async () => {
    const { table, latest } = sit(['guest', 'guest', 'bot:lamb', 'bot:lamb']);
    table.take();
    expect(table.record()).toBeUndefined();
    expect(await table.forkParts(0, 'x')).toBeUndefined();
    await playOut(table, latest);
    expect(table.record()).toContain('[Deal');
  });

  it('looks back without touching the game, and plays on from there', async () => {
    const { table, latest } = sit(['guest', 'bot:lamb', 'bot:lamb', 'bot:lamb']);
    await playOut(table, latest);
    const { plies } = latest() as Update<GameTypes>;
    await table.seek(3, 2);
    expect(latest()).toMatchObject({ live: false, ply: 3, plies, viewer: 2, legal: [] });
    const record = readRecord(wolfAndHound, table.record() ?? '');
    if (record instanceof Error) throw record;
    expect(viewOf(latest())).toEqual(wolfAndHound.view(replay(wolfAndHound, record, 3), 2));
    table.live();
    expect(latest()).toMatchObject({ live: true, ply: plies });
    const fork = await table.forkParts(3, 'fork');
    expect(fork?.record.moves).toHaveLength(3);
    expect(fork?.again).toBe(true);
    expect(fork?.sitters).toEqual(['guest', 'bot:lamb', 'bot:lamb', 'bot:lamb']);
  });

  it('shows a finished game that came by a link as a spectator sees it, through anybody’s eyes, and lets one play on', async () => {
    const { table, latest, saved } = sit(['guest:Ada', 'bot:lamb', 'bot:lamb', 'bot:lamb']);
    await playOut(table, latest);
    const record = readRecord(game, saved.at(-1) ?? '') as GameRecord<GameTypes>;
    const posted: Answer[] = [];
    const parts = { id: 'link', game, record, sitters: ['guest:Ada', 'bot:lamb', 'bot:lamb', 'bot:lamb'], bots: firstLegal } as const;
    const looking = new LocalTable({ ...parts, looksOn: true, post: (answer) => posted.push(answer), keeper: { save: () => {} } });
    looking.open();
    expect(posted.at(-1)).toMatchObject({ viewer: 'spectator', over: true });
    await looking.seek(2, undefined);
    expect(posted.at(-1)).toMatchObject({ viewer: 'spectator', ply: 2 });
    await looking.seek(2, 3);
    expect(posted.at(-1)).toMatchObject({ viewer: 3 });
    expect(await looking.forkParts(2, 'fork')).toMatchObject({ looksOn: false, sitters: ['guest', 'bot:lamb', 'bot:lamb', 'bot:lamb'] });
  });

  it('tells why a bot moved without telling what it holds', async () => {
    const { table, latest } = sit(['guest', 'bot:lamb', 'bot:lamb', 'bot:lamb']);
    table.play((latest() as Update<GameTypes>).legal[0] as GameTypes['Move']);
    await table.goOn();
    expect((latest() as Update<GameTypes>).why).toEqual([{ kind: 'kept-for-later', worth: 1 }]);
  });

  describe('that is open in another tab too', () => {
    const recordIn = (saved: readonly string[]) => readRecord(game, saved.at(-1) ?? '') as GameRecord<GameTypes>;

    it('follows move by move, and what was taken back there', async () => {
      const one = ['guest', 'bot:lamb', 'bot:lamb', 'bot:lamb'] as const;
      const [here, there] = [sit(one), sit(one)];
      here.table.play((here.latest() as Update<GameTypes>).legal[0] as GameTypes['Move']);
      for (let bot = 0; bot < 3; bot++) await here.table.goOn();
      const before = there.posted.length;
      there.table.follow(recordIn(here.saved));
      const followed = there.posted.slice(before) as Update<GameTypes>[];
      expect(followed.map(({ ply }) => ply)).toEqual([1, 2, 3, 4]);
      expect(followed.every(({ events }) => events.length > 0)).toBe(true);
      expect(viewOf(there.latest())).toEqual(viewOf(here.latest()));
      there.table.follow(recordIn(here.saved));
      expect(there.posted).toHaveLength(before + 4);
      here.table.undo();
      there.table.follow(recordIn(here.saved));
      expect(there.latest()).toMatchObject({ ply: 0, live: true });
      expect(viewOf(there.latest())).toEqual(viewOf(here.latest()));
      // Nothing was saved that the other table had saved already.
      expect(there.saved).toHaveLength(1);
    });

    it('goes along in silence while somebody looks back', async () => {
      const one = ['guest', 'bot:lamb', 'bot:lamb', 'bot:lamb'] as const;
      const [here, there] = [sit(one), sit(one)];
      here.table.play((here.latest() as Update<GameTypes>).legal[0] as GameTypes['Move']);
      await there.table.seek(0, undefined);
      const before = there.posted.length;
      there.table.follow(recordIn(here.saved));
      expect(there.posted).toHaveLength(before);
      there.table.live();
      expect(there.latest()).toMatchObject({ ply: 1, live: true });
    });

    it('draws the curtain where several people play', () => {
      const people = ['guest', 'guest', 'guest', 'guest'] as const;
      const [here, there] = [sit(people), sit(people)];
      here.table.take();
      there.table.take();
      here.table.play((here.latest() as Update<GameTypes>).legal[0] as GameTypes['Move']);
      there.table.follow(recordIn(here.saved));
      expect(there.latest()).toMatchObject({ kind: 'curtain', seat: 2 });
      expect(there.latest()).not.toHaveProperty('undoes');
    });
  });
});
