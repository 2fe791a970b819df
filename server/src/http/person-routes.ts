import { Readable } from 'node:stream';
import type { Seat } from '@bellwether/kernel';
import { type MyTable, PushSubscription, WithKey } from '@bellwether/wire';
import type { FastifyInstance } from 'fastify';
import { Breath } from '../breath.ts';
import type { Push } from '../notices/push.ts';
import { hashKey, sameHash } from '../secrets.ts';
import type { Store } from '../store/store.ts';
import { infoOf, recordOf, viewOf } from '../table/show.ts';
import type { TableState } from '../table/table-state.ts';
import type { Tables } from '../table/tables.ts';
import { refuse } from './app.ts';

const MOST_LISTED = 200;

/** What belongs to a person: their tables, their data, their notices. */
export function addPersonRoutes(app: FastifyInstance, tables: Tables, store: Store, push: Push, now: () => number): void {
  /** One table after the other, so that however many there are, few are held at a time. */
  async function* mine<T>(key: string, most: number, take: (state: Readonly<TableState>, seats: readonly Seat[], changed: number) => T) {
    const breath = new Breath();
    for (const { id, changed } of await store.tablesOf(key, most)) {
      const found = await tables.summary(id, key, (state, seats) => take(state, seats, changed));
      if (found !== undefined) yield found;
      await breath.pause();
    }
  }

  app.post<{ Body: WithKey }>('/api/me/tables', { schema: { body: WithKey } }, async (request) => {
    const key = hashKey(request.body.key);
    const listed = mine(key, MOST_LISTED, (state, seats, changed): MyTable => {
      const { header, status, gameNumber, toAct } = state;
      const names = state.sitters.map((sitter) => ('name' in sitter ? sitter.name : ''));
      const myTurn = seats.some((seat) => toAct.includes(seat));
      const host = sameHash(header.host, key);
      return { table: header.id, game: header.game, status, gameNumber, seats: [...seats], names, myTurn, host, changed };
    });
    const more = (await store.tablesOf(key, MOST_LISTED + 1)).length > MOST_LISTED;
    const found: MyTable[] = [];
    for await (const table of listed) found.push(table);
    return { tables: found, ...(more && { more }) };
  });

  /** Everything kept about a person, in one file. A game still in play is given as they see it. */
  async function* exported(key: string): AsyncGenerator<string> {
    let before = '{"tables":[';
    const all = mine(key, Number.MAX_SAFE_INTEGER, (state, seats) => ({
      info: infoOf(state, now()),
      host: sameHash(state.header.host, key),
      seats,
      ...(state.status === 'over' || state.status === 'withdrawn'
        ? { record: recordOf(state) }
        : { views: seats.map((seat) => viewOf(state, seat)).filter((view) => view !== undefined) }),
    }));
    for await (const table of all) {
      yield before + JSON.stringify(table);
      before = ',';
    }
    const notices = (await store.subscriptions(key)).map(({ endpoint }) => endpoint);
    yield `${before === ',' ? '' : before}],"notices":${JSON.stringify(notices)}}`;
  }

  app.post<{ Body: WithKey }>('/api/me/export', { schema: { body: WithKey } }, async (request, reply) =>
    reply.type('application/json; charset=utf-8').send(Readable.from(exported(hashKey(request.body.key)))),
  );

  app.get('/api/push', async () => ({ publicKey: push.publicKey }));

  app.post<{ Body: PushSubscription }>('/api/me/push', { schema: { body: PushSubscription } }, async (request, reply) => {
    const { key, ...subscription } = request.body;
    if (!push.accepts(subscription.endpoint)) return refuse(reply, 400, 'push-off', 'endpoint');
    await store.subscribe(hashKey(key), subscription);
    return reply.code(204).send();
  });

  app.post<{ Body: WithKey }>('/api/me/push/stop', { schema: { body: WithKey } }, async (request, reply) => {
    await store.unsubscribe(hashKey(request.body.key), null);
    return reply.code(204).send();
  });
}
