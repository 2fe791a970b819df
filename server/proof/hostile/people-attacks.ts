import { CODE_LETTERS } from '@bellwether/wire';
import { newId } from '../harness/client.ts';
import { PLAIN } from './prepare.ts';
import { any, anyKey, endOf, get, post, requests, type Target, together, until, upTo } from './ways.ts';

type Attacks = Readonly<Record<string, (target: Target) => Promise<void>>>;

const newMatch = (key: string) => ({ key, ...PLAIN, form: 'fours', deals: 16 });
const letter = () => CODE_LETTERS[upTo(CODE_LETTERS.length)] ?? 'A';
const sheep = () => Array.from({ length: 4 }, () => 1 + upTo(9)).join(' ');
const inSeat = () => ({ key: anyKey(), seat: 1 + upTo(4) });

/** Passkeys need a host name. */
const NAMED = 'localhost';

/** Requests of several kinds at the same time, this many of each. */
async function mixed(target: Target, each: number, kinds: readonly (readonly [path: string, body: () => object])[], host?: string) {
  await together(kinds.length, (i) => {
    const [path, body] = kinds[i] as (typeof kinds)[number];
    return requests(target, each, path, body, host);
  });
}

/** Matchmaking, honest and pretended. */
const MEETING: Attacks = {
  'codes guessed': (target) => requests(target, 50, '/api/codes', () => ({ code: Array.from({ length: 6 }, letter).join('') })),
  'all the ways to a table': (target) => requests(target, 20, `/api/tables/${target.prepared.long.table}/doors`, () => undefined),
  'open tables': async (target) => {
    for (let i = 0; i < 40; i++) await post(target, '/api/tables', { key: anyKey(), ...PLAIN, seat: 1, name: 'Open', access: 'open' });
    await requests(target, 30, '/api/open', () => ({}));
  },
  'play now, always somebody else': (target) =>
    requests(target, 30, '/api/play', () => ({ key: anyKey(), ...PLAIN, pace: 'quick', name: 'Hurry', mark: newId() })),
  'play now, another set-up each time': (target) =>
    requests(target, 30, '/api/play', () => ({
      key: anyKey(),
      ...PLAIN,
      config: [...PLAIN.config, ['Sheep', sheep()]],
      pace: 'calm',
      name: 'Odd',
    })),
  'play now and not': async (target) => {
    const keys = Array.from({ length: 20 }, anyKey);
    await mixed(target, 20, [
      ['/api/play', () => ({ key: any(keys), ...PLAIN, pace: 'quick', name: 'Hurry', mark: newId() })],
      ['/api/play/stop', () => ({ key: any(keys) })],
    ]);
  },
};

const MATCHES: Attacks = {
  'matches without end': (target) => requests(target, 30, '/api/matches', () => newMatch(anyKey())),
  'a match looked at, joined and left': async (target) => {
    const key = anyKey();
    const match = `/api/matches/${await aMatch(target, key)}`;
    await mixed(target, 20, [
      [`${match}/look`, () => ({ key })],
      [`${match}/join`, () => ({ key: anyKey(), room: 1 + upTo(2), seat: 1 + upTo(4), name: 'Clover', mark: newId() })],
      [`${match}/leave`, () => ({ key: anyKey() })],
    ]);
  },
  'deals begun again and again': async (target) => {
    const key = anyKey();
    const match = await aMatch(target, key);
    await requests(target, 30, `/api/matches/${match}/deal`, () => ({ key }));
  },
  'invites to a match': async (target) => requests(target, 20, `/api/matches/${await aMatch(target, anyKey())}/invite`, () => undefined),
  'all my matches': async (target) => {
    const key = anyKey();
    for (let i = 0; i < 60; i++) await aMatch(target, key);
    await requests(target, 30, '/api/me/matches', () => ({ key }));
  },
};

/** Everything stored about a person, written, requested and deleted. */
const PERSONS: Attacks = {
  'all my tables': (target) => myTables(target),
  'guessed recovery codes': (target) =>
    requests(target, 50, '/api/recover', () => ({ key: anyKey(), code: String(Math.random()).slice(2).padEnd(24, '7') })),
  'guessed join secrets': (target) => requests(target, 50, '/api/join', () => ({ key: anyKey(), secret: anyKey() })),
  'persons without end': (target) => requests(target, 50, '/api/me', () => ({ key: anyKey() })),
  'names and faces without end': (target) =>
    requests(target, 50, '/api/me/profile', () => ({ key: anyKey(), name: 'Nobody', face: 'wolf' })),
  'codes and links without end': async (target) => {
    const key = anyKey();
    await mixed(target, 25, [
      ['/api/me/join', () => ({ key })],
      ['/api/me/recovery', () => ({ key })],
    ]);
  },
  'passkeys that are none': async (target) => {
    const attestation = { clientDataJSON: 'e30', attestationObject: 'oA' };
    const body = () => ({ key: anyKey(), response: { id: 'x'.repeat(1_000), rawId: 'x', type: 'public-key', response: attestation } });
    const kinds = ['/api/passkey/use', '/api/me/passkey/keep'].map((path) => [path, body] as const);
    await mixed(target, 25, kinds, NAMED);
  },
  'passkeys asked for and dropped': (target) =>
    mixed(
      target,
      20,
      [
        ['/api/passkey', () => ({})],
        ['/api/me/passkey', () => ({ key: anyKey() })],
        ['/api/me/passkey/drop', () => ({ key: anyKey(), passkey: newId() })],
      ],
      NAMED,
    ),
  'devices named and taken away': (target) =>
    mixed(target, 25, [
      ['/api/me/device', () => ({ key: anyKey(), device: newId(), name: 'Phone' })],
      ['/api/me/device/revoke', () => ({ key: anyKey(), device: newId() })],
    ]),
  'everything deleted': (target) => requests(target, 50, '/api/me/delete', () => ({ key: anyKey() })),
  'notices asked for and given up': async (target) => {
    const end = endOf(target);
    await together(2, (i) =>
      i === 0
        ? requests(target, 25, '/api/me/push/stop', () => ({ key: anyKey() }))
        : together(25, () => until(end, 1, () => get(target, '/api/push'))),
    );
  },
};

/** What others must read or receive. */
const TOGETHER: Attacks = {
  'people asked for': (target) => requests(target, 50, `/api/tables/${target.prepared.long.table}/people`, () => ({})),
  'reports and mutes': (target) => {
    const table = `/api/tables/${target.prepared.long.table}`;
    return mixed(target, 20, [
      [`${table}/report`, () => ({ ...inSeat(), why: 'slow' })],
      [`${table}/regard`, () => ({ ...inSeat(), as: 'muted' })],
      ['/api/me/regard/undo', () => ({ key: anyKey(), mark: newId() })],
    ]);
  },
  hints: (target) => {
    const { table, key } = target.prepared.long;
    return requests(target, 50, `/api/tables/${table}/hint`, () => ({ key, seat: 1 }));
  },
};

export const PEOPLE_ATTACKS: Attacks = { ...MEETING, ...MATCHES, ...PERSONS, ...TOGETHER };

async function aMatch(target: Target, key: string): Promise<string> {
  return ((await post(target, '/api/matches', newMatch(key))) as { match: string }).match;
}

/** One person with very many tables who lists and exports all of them. */
async function myTables(target: Target): Promise<void> {
  const key = anyKey();
  for (let i = 0; i < 150; i++)
    await post(target, '/api/tables', { key, ...PLAIN, seat: 1, name: `Many ${newId().replace(/[^a-z]/gi, '')}` });
  const end = endOf(target);
  await together(20, (i) => until(end, 1, () => post(target, i % 2 ? '/api/me/tables' : '/api/me/export', { key })));
}
