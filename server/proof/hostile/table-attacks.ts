import type { Action } from '@bellwether/wire';
import { newId } from '../harness/client.ts';
import { BIG_DECK, JUNK, OWN_CARDS, PLAIN, WIDE } from './prepare.ts';
import { anyKey, endOf, frame, open, pause, post, rawSockets, repeat, requests, type Target, together, until, upTo } from './ways.ts';

const look = (table: string, more: object = {}) => ({ t: 'watch', table, ...more });
const act = ({ table, key }: { table: string; key: string }, action: object, rev = 0) => ({
  t: 'do',
  id: newId(),
  rev,
  table,
  key,
  action,
});

/** One of each command: a new one does not compile until it is attacked, too. */
const COMMANDS: { readonly [Kind in Action['kind']]: Extract<Action, { kind: Kind }> } = {
  sit: { kind: 'sit', seat: 2, name: 'Nobody', mark: 'a-browser' },
  stand: { kind: 'stand', seat: 2 },
  bot: { kind: 'bot', seat: 2, level: 'wolf' },
  empty: { kind: 'empty', seat: 2 },
  mix: { kind: 'mix', mix: 'all' },
  start: { kind: 'start' },
  move: { kind: 'move', seat: 1, move: 'B1' },
  return: { kind: 'return', seat: 1 },
  say: { kind: 'say', seat: 1, phrase: 'hurry' },
  react: { kind: 'react', seat: 1, reaction: 'gasp' },
  rematch: { kind: 'rematch', seat: 1 },
  ready: { kind: 'ready', seat: 1, ready: false },
  pause: { kind: 'pause', seat: 1 },
  resume: { kind: 'resume', seat: 1 },
  leave: { kind: 'leave' },
  access: { kind: 'access', access: 'open' },
  remove: { kind: 'remove', seat: 3 },
  host: { kind: 'host', seat: 4 },
  agree: { kind: 'agree', ask: 1, when: 'now' },
  decline: { kind: 'decline', ask: 1 },
  withdraw: { kind: 'withdraw' },
};

/** Expensive parts of a table: its moves, history, talk, bots, set-up. */
export const TABLE_ATTACKS: Readonly<Record<string, (target: Target) => Promise<void>>> = {
  'moves listed': (target) => repeat(target, 10, 19, () => ({ t: 'watch', ...target.prepared.wide, legal: 2_000 })),
  'moves listed, HTTP': (target) => {
    const { table, key, seat } = target.prepared.wide;
    return requests(target, 10, `/api/tables/${table}/look`, () => ({ key, seat, legal: 2_000 }));
  },
  'moves listed, another number each time': (target) =>
    repeat(target, 20, 19, () => ({ t: 'watch', ...target.prepared.wide, legal: upTo(2_000) })),
  'long past': (target) => repeat(target, 60, 19, () => look(target.prepared.long.table, { from: 0 })),
  'long past, HTTP': (target) => requests(target, 10, `/api/tables/${target.prepared.long.table}/look`, () => ({ from: 0 })),
  'another past each time': (target) =>
    repeat(target, 60, 19, () => look(target.prepared.long.table, { from: 1_000 + upTo(500), recap: true })),
  'deaf sockets': (target) => {
    const watch = frame(1, JSON.stringify(look(target.prepared.long.table, { from: 0 })));
    return rawSockets(target, 100, false, Buffer.concat(Array.from({ length: 5 }, () => watch)), 100);
  },
  'deaf sockets at the table': (target) =>
    rawSockets(target, 150, false, frame(1, JSON.stringify(look(target.seat.table, { from: 0, views: true }))), 100),
  'words at the table': (target) => repeat(target, 30, 19, () => act(target.seat, { kind: 'say', seat: 4, phrase: 'hello' })),
  'comings and goings': (target) =>
    repeat(target, 30, 19, () =>
      act(target.seat, Math.random() < 0.5 ? { kind: 'return', seat: 4 } : { kind: 'sit', seat: 4, name: 'Nobody' }),
    ),
  'seats asked for': (target) =>
    repeat(target, 30, 19, () => act({ ...target.seat, key: anyKey() }, { kind: 'sit', seat: 1 + upTo(4), name: 'Late', mark: newId() })),
  'pauses and votes': (target) =>
    repeat(target, 30, 19, () =>
      act(target.seat, Math.random() < 0.5 ? { kind: 'ready', seat: 4, ready: true } : { kind: 'resume', seat: 4 }),
    ),
  'a host that is none': (target) =>
    repeat(target, 30, 19, () =>
      act({ ...target.seat, key: anyKey() }, Math.random() < 0.5 ? { kind: 'remove', seat: 1 } : { kind: 'access', access: 'closed' }),
    ),
  'every command that there is': (target) => {
    const all = Object.values(COMMANDS);
    let next = 0;
    return repeat(target, 30, 19, () => act(target.prepared.long, all[next++ % all.length] as Action));
  },
  'records asked for': (target) => requests(target, 30, `/api/tables/${target.prepared.long.table}/record`, () => ({})),
  'small talk': (target) => repeat(target, 60, 19, () => ({ t: 'ping' })),
  'moves out of turn': (target) => repeat(target, 30, 19, () => act(target.seat, { kind: 'move', seat: 4, move: 'B1 '.repeat(130) }, 1e9)),
  'old ids': (target) => repeat(target, 100, 19, () => act({ ...target.prepared.long, key: anyKey() }, { kind: 'start' })),
  'old ids of a seat': (target) => repeat(target, 60, 19, () => act(target.seat, { kind: 'start' })),
  'onlookers at the table': (target) => repeat(target, 120, 19, () => look(target.seat.table, { from: 0, views: true })),
  'quiet onlookers at the table': (target) =>
    repeat(target, 190, 0.1, () => look(target.seat.table, { views: true, key: anyKey(), legal: upTo(2_000) })),
  'here and away': (target) => {
    let away = false;
    return repeat(target, 60, 19, () => {
      away = !away;
      return away ? { t: 'unwatch', table: target.seat.table } : look(target.seat.table, { key: target.seat.key, from: 0 });
    });
  },
  'many keys': (target) => repeat(target, 40, 19, () => look(target.prepared.long.table, { key: anyKey(), from: 0, recap: true })),
  'many tables': ({ ...target }) =>
    repeat(target, 60, 19, () => look(target.prepared.many[upTo(target.prepared.many.length)] as string, { from: 0 })),
  'many tables, HTTP': (target) => {
    const { many } = target.prepared;
    const end = endOf(target);
    return together(20, () => until(end, 1, () => post(target, `/api/tables/${many[upTo(many.length)]}/look`, { from: 0 })));
  },
  'unknown tables': (target) => repeat(target, 100, 19, () => look(Array.from({ length: 16 }, () => upTo(36).toString(36)).join(''))),
  records: (target) => requests(target, 8, '/api/tables', () => ({ key: anyKey(), record: JUNK })),
  'set-ups': (target) => requests(target, 8, '/api/tables', () => ({ key: anyKey(), ...WIDE })),
  'huge set-ups': (target) => setUps(target, [BIG_DECK, OWN_CARDS]),
  'tables of bots': (target) => botTables(target, PLAIN, {}),
  'tables of bots, large': (target) => botTables(target, BIG_DECK, {}),
  'tables of bots, watched': (target) => botTables(target, PLAIN, { watched: true }),
  'notices of turns': (target) => notices(target),
};

type SetUp = typeof PLAIN;

/** Tables with the largest possible set-ups, watched by many. */
async function setUps(target: Target, kinds: readonly SetUp[]): Promise<void> {
  const tables: string[] = [];
  const end = endOf(target);
  const making = together(8, (i) =>
    until(end, 5, async () => {
      const made = (await post(target, '/api/tables', { key: anyKey(), ...(kinds[i % kinds.length] as SetUp) })) as { table?: string };
      if (made.table !== undefined) tables.push(made.table);
    }),
  );
  await Promise.all([making, repeat(target, 40, 19, () => look(tables[upTo(tables.length)] ?? target.seat.table, { from: 0 }))]);
}

/** Tables of the strongest bots only. */
async function botTables(target: Target, what: SetUp, { watched = false }): Promise<void> {
  const end = endOf(target);
  await together(8, async () => {
    const socket = await open(target);
    await until(end, 5, async () => {
      const key = anyKey();
      const made = (await post(target, '/api/tables', { key, ...what, settings: { botLevel: 'wolf' } })) as { table: string };
      await post(target, `/api/tables/${made.table}/commands`, { id: newId(), rev: 0, key, action: { kind: 'start' } });
      if (watched) socket.send(JSON.stringify(look(made.table)));
    });
    socket.terminate();
  });
}

/** Absent people, with the maximum number of browsers, who are asked for a move every second. */
async function notices(target: Target): Promise<void> {
  const end = endOf(target);
  const browser = () => ({ endpoint: `http://127.0.0.1:9/${newId()}`, p256dh: P256DH, auth: 'tBHItJI5svbpez7KI4CCXg' });
  await together(8, () =>
    until(end, 5, async () => {
      const key = anyKey();
      for (let i = 0; i < 20; i++) await post(target, '/api/me/push', { key, ...browser() });
      const settings = { clock: { kind: 'move', seconds: 1 }, grace: null };
      for (let i = 0; i < 5; i++) {
        const made = (await post(target, '/api/tables', { key, ...PLAIN, settings, seat: 1, name: 'Away' })) as { table: string };
        await post(target, `/api/tables/${made.table}/commands`, { id: newId(), rev: 0, key, action: { kind: 'start' } });
      }
      await pause(10);
    }),
  );
}

const P256DH = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
