import { Readable } from 'node:stream';
import type { Seat } from '@bellwether/kernel';
import { type MyTable, PushSubscription, WithKey } from '@bellwether/wire';
import type { FastifyInstance } from 'fastify';
import type { Requester, WorkBudgets } from '../limits/work-budgets.ts';
import type { Push } from '../notices/push.ts';
import { exportedNotes } from '../person/exported-notes.ts';
import { sameHash } from '../secrets.ts';
import type { Notes, Subscriptions, TableIndex } from '../store/store.ts';
import { infoOf, recordOf, viewOf } from '../table/show.ts';
import { isEnded, isRevealed, isSealed, type TableState } from '../table/table-state.ts';
import type { Tables } from '../table/tables.ts';
import { refuse } from './refuse.ts';
import { patientPayerOf } from './request-queue.ts';

const MAX_LISTED = 200;

export interface PersonRoutes {
  readonly tables: Tables;
  readonly store: TableIndex & Subscriptions & Notes;
  readonly push: Push;
  readonly work: WorkBudgets;
  now(): number;
}

/** A person's tables, data export and notifications. */
export function addPersonRoutes(app: FastifyInstance, routes: PersonRoutes): void {
  addDataRoutes(app, routes);
  addNoticeRoutes(app, routes);
}

/** Loads tables one at a time, each scheduled and charged, so few are in memory. */
async function* tablesOf<T>(
  { tables, store, work }: PersonRoutes,
  key: string,
  payer: Requester,
  most: number,
  take: (state: Readonly<TableState>, seats: readonly Seat[], changed: number) => T,
) {
  for (const { id, changed } of await store.tablesOf(key, most)) {
    while (!(await work.scheduler.turn(() => payer.priority())));
    const found = await tables.summary(
      id,
      key,
      (state, seats) => {
        const began = performance.now();
        const taken = take(state, seats, changed);
        payer.pay(performance.now() - began);
        return taken;
      },
      payer,
    );
    if (found !== undefined) yield found;
  }
}

/** An entry in a person's list of tables. */
function listed(state: Readonly<TableState>, seats: readonly Seat[], changed: number, key: string): MyTable {
  const { header, status, gameNumber, toAct } = state;
  const names = state.sitters.map((sitter) => ('name' in sitter ? sitter.name : ''));
  const myTurn = seats.some((seat) => toAct.includes(seat));
  const host = sameHash(state.host, key);
  return { table: header.id, game: header.game, status, gameNumber, seats: [...seats], names, myTurn, host, changed };
}

/** Everything stored about a person as one file. A running game is shown from their seat, a sealed deal not at all. */
async function* exported(routes: PersonRoutes, key: string, payer: Requester): AsyncGenerator<string> {
  const { store, now } = routes;
  let before = '{"tables":[';
  const all = tablesOf(routes, key, payer, Number.MAX_SAFE_INTEGER, (state, seats) => ({
    info: infoOf(state, now()),
    host: sameHash(state.host, key),
    seats,
    ...(isRevealed(state) && { record: recordOf(state) }),
    ...(!isEnded(state) && !isSealed(state) && { views: seats.map((seat) => viewOf(state, seat)).filter((view) => view !== undefined) }),
  }));
  for await (const table of all) {
    const text = JSON.stringify(table);
    payer.pay(0, text.length);
    yield before + text;
    before = ',';
  }
  const notices = (await store.subscriptions(key)).map(({ endpoint }) => endpoint);
  const person = JSON.stringify(await exportedNotes(store, key));
  yield `${before === ',' ? '' : before}],"notices":${JSON.stringify(notices)}${person === undefined ? '' : `,"person":${person}`}}`;
}

/** A person's list of tables, and the export of their data. */
function addDataRoutes(app: FastifyInstance, routes: PersonRoutes): void {
  const { store, work } = routes;
  app.post<{ Body: WithKey }>('/api/me/tables', { schema: { body: WithKey } }, async (request, reply) => {
    const payer = patientPayerOf(work, request, reply, request.body.key);
    if (payer === undefined) return reply;
    const key = request.person;
    const mine = tablesOf(routes, key, payer, MAX_LISTED, (state, seats, changed) => listed(state, seats, changed, key));
    const more = (await store.tablesOf(key, MAX_LISTED + 1)).length > MAX_LISTED;
    const found: MyTable[] = [];
    for await (const table of mine) found.push(table);
    return { tables: found, ...(more && { more }) };
  });

  app.post<{ Body: WithKey }>('/api/me/export', { schema: { body: WithKey } }, async (request, reply) => {
    const payer = patientPayerOf(work, request, reply, request.body.key);
    if (payer === undefined) return reply;
    return reply.type('application/json; charset=utf-8').send(Readable.from(exported(routes, request.person, payer)));
  });
}

/** Push subscriptions for *your turn* notices. */
function addNoticeRoutes(app: FastifyInstance, { push, store }: PersonRoutes): void {
  app.get('/api/push', async () => ({ publicKey: push.publicKey }));

  app.post<{ Body: PushSubscription }>('/api/me/push', { schema: { body: PushSubscription } }, async (request, reply) => {
    const { key: _, ...subscription } = request.body;
    if (!push.accepts(subscription.endpoint)) return refuse(reply, 400, 'push-off', 'endpoint');
    return (await push.subscribe(request.person, subscription)) ? reply.code(204).send() : refuse(reply, 429, 'too-often');
  });

  app.post<{ Body: WithKey }>('/api/me/push/stop', { schema: { body: WithKey } }, async (request, reply) => {
    await store.unsubscribe(request.person, null);
    return reply.code(204).send();
  });
}
