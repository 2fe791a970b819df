import type { Mirror, TableChange } from '@bellwether/client';
import { FastRandom, type Seat, writeRecord } from '@bellwether/kernel';
import { DEFAULT_SETTINGS, type Happening, type TableInfo } from '@bellwether/wire';
import { type EventView, wolfAndHound } from '@bellwether/wolf-and-hound';
import { expect, it, vi } from 'vitest';
import { recordOf } from '../../src/connection/api.ts';
import { OnlineSource } from '../../src/connection/online-source.ts';
import type { OnlineTable } from '../../src/connection/online-table.ts';
import type { News } from '../../src/model/source.ts';
import { createSignal } from '../../src/ui/signal.ts';
import { FIRST_GAME } from '../wolf-and-hound/position.ts';

vi.mock(import('../../src/connection/api.ts'), async (original) => ({ ...(await original()), recordOf: vi.fn() }));

/** An online game with this test as its server: it makes random moves and sends them. */
function online(viewer: Seat = 3) {
  const random = new FastRandom(7);
  const state = wolfAndHound.start(FIRST_GAME, wolfAndHound.deal(FIRST_GAME, random));
  const info = (gameNumber: number, over: boolean): TableInfo => ({
    table: 'abcdefghij012345',
    game: 'wolf-and-hound',
    rules: 1,
    config: [],
    settings: DEFAULT_SETTINGS,
    status: over ? 'over' : 'playing',
    gameNumber,
    seats: [1, 2, 3, 4].map((seat) => ({ seat, kind: 'human', name: `P${seat}` })),
    toAct: over ? [] : [...wolfAndHound.toAct(state)],
    score: [],
  });
  let mirror: Mirror = {
    seq: 1,
    info: info(1, false),
    clocksAt: 0,
    viewer,
    host: false,
    view: wolfAndHound.view(state, viewer),
    legal: [],
    online: [],
    events: [],
    moves: 0,
    own: 0,
    recap: [],
  };
  const store = createSignal<Mirror | undefined>(mirror);
  const listeners = new Set<(change: TableChange) => void>();
  const tell = (next: Mirror, what?: Happening) => {
    mirror = next;
    store.set(mirror);
    for (const listen of listeners) listen(what ? { kind: 'event', mirror, what } : { kind: 'table', mirror, missed: [] });
  };
  const table = {
    id: mirror.info.table,
    mirror: store,
    listen: (listen: (change: TableChange) => void) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  } as unknown as OnlineTable;
  const source = new OnlineSource(table, wolfAndHound);
  const heard: News<never>[] = [];
  const listen = () => source.subscribe((news) => heard.push(news as News<never>));
  return {
    source,
    heard,
    listen,
    plies: () => heard.flatMap((news) => (news.kind === 'update' ? [news.ply] : [])),
    move() {
      const seat = wolfAndHound.toAct(state)[0] as Seat;
      const events: EventView[] = [];
      wolfAndHound.apply(state, seat, wolfAndHound.sample(state, seat, random), (event) => {
        const seen = wolfAndHound.show(event, viewer);
        if (seen) events.push(seen);
      });
      const { seq, moves, own } = mirror;
      const told = { events: [...mirror.events, ...events], moves: moves + 1, own: own + (seat === viewer ? 1 : 0) };
      tell(
        { ...mirror, ...told, seq: seq + 1, info: info(1, false), view: wolfAndHound.view(state, viewer) },
        { kind: 'move', seat, events },
      );
      return seat;
    },
    word: () => tell({ ...mirror, seq: mirror.seq + 1 }, { kind: 'say', seat: 1, phrase: 'hello' }),
    end: () => tell({ ...mirror, info: info(1, true) }),
    rematch: () => tell({ ...mirror, info: info(2, false), moves: 0, own: 0, events: [] }, { kind: 'rematch', seat: 1 }),
  };
}

it('shows one move after the other, each when the page has shown the one before', () => {
  const { source, listen, move, plies } = online();
  listen();
  expect(plies()).toEqual([0]);
  move();
  move();
  expect(plies()).toEqual([0]);
  source.goOn();
  expect(plies()).toEqual([0, 1]);
  source.goOn();
  expect(plies()).toEqual([0, 1, 2]);
});

it('catches up at one blow when the page is far behind, with the whole story', () => {
  const { listen, move, plies, heard } = online(4);
  listen();
  for (let i = 0; i < 8; i++) move();
  expect(plies().length).toBeLessThan(8);
  const jumps = heard.flatMap((news) => (news.kind === 'update' && news.ply > 1 ? [news] : []));
  expect(jumps[0]?.past?.length).toBeGreaterThan(0);
});

it('lists my moves, worked out from my view, and only when I am asked', () => {
  const { source, listen, move, heard } = online(2);
  listen();
  const legal = () => heard.flatMap((news) => (news.kind === 'update' ? [news.legal.length] : []));
  expect(legal()).toEqual([0]);
  move();
  source.goOn();
  expect(legal().at(-1)).toBeGreaterThan(0);
});

it('says nothing about words, and keeps the question while others act', () => {
  const { source, listen, word, move, heard } = online(4);
  listen();
  word();
  expect(heard).toHaveLength(1);
  move();
  source.goOn();
  const questions = heard.flatMap((news) => (news.kind === 'update' ? [news.question] : []));
  expect(new Set(questions)).toEqual(new Set([0]));
});

it('does not tear the page away from the end of a game when the next one begins', () => {
  const { source, listen, end, rematch, heard } = online();
  listen();
  source.goOn();
  end();
  rematch();
  const ids = () => heard.flatMap((news) => (news.kind === 'update' ? [news.id] : []));
  expect(source.nextWaits.get()).toBe(true);
  expect(new Set(ids())).toEqual(new Set(['abcdefghij012345-1']));
  source.next();
  expect(ids().at(-1)).toBe('abcdefghij012345-2');
  expect(source.nextWaits.get()).toBe(false);
});

it('stays with the game when it goes on while an old position is being fetched', async () => {
  const { source, listen, move, plies, heard } = online();
  let answer: ((text: string) => void) | undefined;
  vi.mocked(recordOf).mockImplementation(() => {
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  listen();
  move();
  source.goOn();
  source.seek(0);
  source.live();
  const before = heard.length;
  const deal = wolfAndHound.deal(FIRST_GAME, new FastRandom(7));
  answer?.(writeRecord(wolfAndHound, { config: FIRST_GAME, sitters: ['1', '2', '3', '4'], deal, moves: [] }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toHaveLength(before);
  move();
  source.goOn();
  expect(plies().at(-1)).toBe(2);
  source.seek(0);
  await vi.waitFor(() => expect(plies().at(-1)).toBe(0));
});
