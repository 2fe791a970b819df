import type { TwinServer } from './twin-server.ts';

/** What a curious viewer asks about. */
interface About {
  readonly table: string;
  readonly match: string;
  readonly seat: number;
  readonly game: string;
  readonly config: readonly (readonly string[])[];
  /** Missing for viewers without one. */
  readonly key?: string;
}

export type Ask = readonly [route: string, body?: object];

const NAME = 'Somebody';
/** Stands for the id of a browser, a device, a passkey. */
const MARK = 'a-mark-of-a-browser';
const LISTENS = {
  endpoint: 'http://127.0.0.1:9/',
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
};

/** Every route, called once by a viewer who tries to learn secrets. Routes that change the viewer's identity come last. */
export function asksOf({ table, match, seat, game, config, key }: About): readonly Ask[] {
  const mine = key === undefined ? {} : { key };
  const [atTable, atMatch] = [`POST /api/tables/${table}`, `POST /api/matches/${match}`];
  const other = { ...mine, seat: seat === 1 ? 2 : 1 };
  const set = { ...mine, game, config };
  return [
    ['GET /api'],
    ['GET /api/address'],
    ['POST /api/keys'],
    [`${atTable}/look`, { ...mine, recap: true, from: 0 }],
    [`${atTable}/look`, { ...mine, recap: true, from: 0, protocol: 3 }],
    [`${atTable}/look`, { ...other, from: 0, legal: 100, protocol: 3 }],
    [`${atTable}/record`, mine],
    [`${atTable}/people`, mine],
    [`${atTable}/invite`],
    [`${atTable}/doors`],
    [`${atTable}/regard`, { ...other, as: 'muted' }],
    [`${atTable}/report`, { ...other, why: 'slow' }],
    [`${atTable}/hint`, { ...mine, seat }],
    [`${atTable}/hint`, other],
    [`${atTable}/commands`, { ...mine, id: 'a-command', rev: 0, action: { kind: 'say', seat, phrase: 'hello' } }],
    [`${atTable}/commands`, { ...mine, id: 'a-seat', rev: 0, action: { kind: 'sit', seat: other.seat, name: NAME } }],
    [`${atMatch}/look`, mine],
    [`${atMatch}/invite`],
    [`${atMatch}/join`, { ...mine, room: 1, seat: 1, name: NAME }],
    [`${atMatch}/leave`, mine],
    [`${atMatch}/deal`, mine],
    ['POST /api/open', {}],
    ['POST /api/codes', { code: 'ABCDEF' }],
    ['POST /api/me', mine],
    ['POST /api/me/tables', mine],
    ['POST /api/me/matches', mine],
    ['POST /api/me/export', mine],
    ['POST /api/me/profile', { ...mine, name: NAME, face: 'fox' }],
    ['POST /api/me/device', { ...mine, device: MARK, name: NAME }],
    ['POST /api/me/device/revoke', { ...mine, device: MARK }],
    ['POST /api/me/regard/undo', { ...mine, mark: MARK }],
    ['POST /api/me/push', { ...mine, ...LISTENS }],
    ['POST /api/me/push/stop', mine],
    ['POST /api/me/recovery', mine],
    ['POST /api/me/join', mine],
    ['POST /api/join', { ...mine, secret: MARK.padEnd(24, '-') }],
    ['POST /api/recover', { ...mine, code: '1'.repeat(24) }],
    ['POST /api/me/passkey', mine],
    ['POST /api/me/passkey/keep', { ...mine, response: {} }],
    ['POST /api/me/passkey/drop', { ...mine, passkey: MARK }],
    ['POST /api/passkey'],
    ['POST /api/passkey/use', { ...mine, response: {} }],
    ['POST /api/tables', set],
    ['POST /api/matches', { ...set, form: 'fours', deals: 2 }],
    ['POST /api/play', { ...set, pace: 'quick', name: NAME }],
    ['POST /api/play/stop', mine],
    ['POST /api/me', mine],
  ];
}

/** The very last call. */
export const farewell = (key: string): Ask => ['POST /api/me/delete', { key }];

/** Left out: each installation draws its own push key. */
export const NOT_ASKED = ['GET /api/push'];

/** Status, headers and body, without what depends on time and port alone. */
export async function answerTo({ door }: TwinServer, [route, body]: Ask): Promise<string> {
  const [method = 'POST', path = ''] = route.split(' ');
  const answer = await fetch(`${door.base}${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const headers = [...answer.headers].filter(([name]) => !/^(?:date|content-length)$/.test(name));
  const text = (await answer.text()).replaceAll(door.base, '').replace(/"qr":\[[^\]]*\]/, '"qr":[]');
  return JSON.stringify({ route, status: answer.status, headers, text });
}
