import type { ClientPorts } from '@bellwether/client';
import { DEFAULT_SETTINGS, PROTOCOL, type TableInfo } from '@bellwether/wire';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OnlineTable } from '../../src/connection/online-table.ts';

const TABLE = 'abcdefghij012345';
const INFO: TableInfo = {
  table: TABLE,
  game: 'wolf-and-hound',
  rules: 1,
  config: [],
  settings: DEFAULT_SETTINGS,
  status: 'open',
  gameNumber: 1,
  seats: [{ seat: 1, kind: 'human', name: 'Clover' }],
  toAct: [],
  score: [0],
};

/** The browser events that a connection uses. Returns a way to send them. */
function pretendPage(): { visibilityState: string; tell(what: string): void } {
  const heard = new Map<string, Set<() => void>>();
  const target = {
    addEventListener: (name: string, listen: () => void) => heard.set(name, (heard.get(name) ?? new Set()).add(listen)),
    removeEventListener: (name: string, listen: () => void) => heard.get(name)?.delete(listen),
  };
  const page = {
    ...target,
    visibilityState: 'visible',
    tell: (what: string) => {
      for (const listen of heard.get(what) ?? []) listen();
    },
  };
  vi.stubGlobal('window', target);
  vi.stubGlobal('document', page);
  return page;
}

let page: ReturnType<typeof pretendPage>;
let table: OnlineTable;
let sent: { t: string }[];
let say: (message: object) => void;

beforeEach(() => {
  page = pretendPage();
  sent = [];
  const ports: ClientPorts = {
    openSocket({ heard }) {
      say = (message) => heard(JSON.stringify(message));
      return { send: (text) => sent.push(JSON.parse(text)), close: () => {} };
    },
    now: () => 0,
    steady: () => 0,
    after: () => () => {},
    random: () => 0,
    newId: () => 'command-1',
  };
  table = new OnlineTable(TABLE, 'k'.repeat(24), { ports });
  say({ t: 'welcome', protocol: PROTOCOL, server: 'x' });
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

it('shows what the client knows, and tells of words as they are said', async () => {
  const words: string[] = [];
  table.onHappening(({ kind }) => words.push(kind));
  expect(table.connection.get()).toBe('open');
  say({ t: 'table', table: TABLE, seq: 3, info: INFO, viewer: 1, host: true, online: [1] });
  expect(table.mirror.get()).toMatchObject({ seq: 3, viewer: 1 });
  say({ t: 'event', table: TABLE, seq: 4, what: { kind: 'say', seat: 1, phrase: 'hello' } });
  // The engine loads first.
  await expect.poll(() => table.mirror.get()?.seq, { timeout: 20_000 }).toBe(4);
  expect(words).toEqual(['say']);
});

it('shows why there is no table', () => {
  say({ t: 'refused', table: TABLE, code: 'unknown-table' });
  expect(table.refused.get()).toMatchObject({ code: 'unknown-table' });
});

it.each(['online', 'pageshow', 'focus', 'visibilitychange'])('doubts the connection at %s, but not while nobody looks', (sign) => {
  const pings = () => sent.filter(({ t }) => t === 'ping').length;
  page.visibilityState = 'hidden';
  page.tell(sign);
  expect(pings()).toBe(0);
  page.visibilityState = 'visible';
  page.tell(sign);
  expect(pings()).toBeGreaterThan(0);
});

/** A game after its first move, with what came before that. */
function show(seq: number, gameNumber: number, ...before: readonly object[]): void {
  const missed = [...before, { kind: 'move', seat: 1, events: [] }].map((what, i, { length }) => ({
    seq: seq + i + 1 - length,
    at: 0,
    what,
  }));
  const info = { ...INFO, status: 'playing', gameNumber };
  say({ t: 'table', table: TABLE, seq, info, viewer: 1, host: true, online: [1], view: {}, missed });
  expect(table.mirror.get()).toMatchObject({ seq, moves: 1 });
}

it('knows whether it saw the deal of a game, however soon its first move came', () => {
  say({ t: 'table', table: TABLE, seq: 3, info: INFO, viewer: 1, host: true, online: [1] });
  show(5, 1, { kind: 'start' });
  expect(table.sawDealOf(`${TABLE}-1`)).toBe(true);
  show(9, 2, { kind: 'rematch', seat: 1 });
  expect(table.sawDealOf(`${TABLE}-1`)).toBe(false);
  expect(table.sawDealOf(`${TABLE}-2`)).toBe(true);
});

it('did not see the deal of a game that it finds under way', () => {
  show(5, 1, { kind: 'start' });
  expect(table.sawDealOf(`${TABLE}-1`)).toBe(false);
});
