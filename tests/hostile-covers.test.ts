import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { ROUTES } from '../scripts/api-documents.ts';
import { PEOPLE_ATTACKS } from '../server/proof/hostile/people-attacks.ts';
import { REQUEST_ATTACKS } from '../server/proof/hostile/request-attacks.ts';
import { TABLE_ATTACKS } from '../server/proof/hostile/table-attacks.ts';
import type { Target } from '../server/proof/hostile/ways.ts';
import { Action, ClientMessage } from '../wire/src/index.ts';

/** A server that only writes down what it is asked, and by which attack. */
const asked = new Map<string, Set<string>>();
let attack = '';
const note = (what: string) => asked.set(what, (asked.get(what) ?? new Set()).add(attack));

const NAME = 'abcdefghijklmnop';
const KEY = 'k'.repeat(24);
const routeOf = ({ method, url = '' }: IncomingMessage) =>
  `${method} ${url.replace(/\/(table|matche)s\/\w{16}/, (_, kind) => `/${kind}s/:${kind === 'table' ? 'table' : 'match'}`)}`;

const http = createServer((request, response) => {
  note(routeOf(request));
  request.resume().on('end', () => response.end(JSON.stringify({ table: NAME, match: NAME })));
});
const sockets = new WebSocketServer({ server: http });
sockets.on('connection', (socket) => {
  socket.on('error', () => {});
  socket.on('message', (data) => {
    const text = String(data);
    if (!text.startsWith('{')) return;
    const { t, action } = JSON.parse(text) as { t: string; action?: { kind: string } };
    note(`message ${t}`);
    if (action) note(`command ${action.kind}`);
  });
});

/** Their authors look at one file or connection for seconds, whatever it is. */
const OF_NO_ROUTE = /school|connections|slow requests|in a row|heads|no request|upgrades|deaf|deep/;

beforeAll(async () => {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const known = { table: NAME, key: KEY };
  const target: Target = { port, seconds: 0.05, prepared: { wide: { ...known, seat: 1 }, long: known, many: [NAME] }, seat: known };
  for (const [name, run] of Object.entries({ ...TABLE_ATTACKS, ...REQUEST_ATTACKS, ...PEOPLE_ATTACKS })) {
    if (OF_NO_ROUTE.test(name)) continue;
    attack = name;
    await run(target);
  }
}, 120_000);
afterAll(() => {
  for (const socket of sockets.clients) socket.terminate();
  http.closeAllConnections();
  http.close();
});

it.each(Object.keys(ROUTES))('npm run hostile attacks %s', (route) => {
  expect([...(asked.get(route) ?? [])]).not.toEqual([]);
});

it.each([
  ...ClientMessage.anyOf.map(({ properties }) => `message ${properties.t.const}`),
  ...Action.anyOf.map(({ properties }) => `command ${properties.kind.const}`),
])('npm run hostile attacks with the %s', (what) => {
  expect([...(asked.get(what) ?? [])]).not.toEqual([]);
});

it('no attack asks for what is not there', () => {
  const known = new Set(Object.keys(ROUTES));
  const strange = [...asked.keys()].filter((what) => /^(GET|POST) \/api/.test(what) && !known.has(what));
  expect(strange).toEqual([]);
});
