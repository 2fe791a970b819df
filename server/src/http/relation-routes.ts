import { AtSeat, type Code, MaybeKey, only, Reporting, SetRelation, TableId, type TablePeople, UndoRelation } from '@bellwether/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { Buckets } from '../limits/buckets.ts';
import { FIXED } from '../limits/limits.ts';
import type { WorkBudgets } from '../limits/work-budgets.ts';
import type { Persons } from '../person/persons.ts';
import { shownRating } from '../person/ratings/anchors.ts';
import type { Ratings } from '../person/ratings/ratings.ts';
import type { Relations } from '../person/relations.ts';
import type { Tables } from '../table/tables.ts';
import { refuse } from './refuse.ts';
import { payerOf } from './request-queue.ts';

export interface RelationRoutes {
  readonly tables: Tables;
  readonly persons: Persons;
  readonly relations: Relations;
  readonly ratings: Ratings;
  readonly work: WorkBudgets;
  now(): number;
}

const Params = only({ table: TableId });
type Params = Static<typeof Params>;

/** What these routes need to know of a table's people. */
interface Seated {
  readonly game: string;
  readonly gameNumber: number;
  readonly isPlaying: boolean;
  /** The maker of a table with home-made cards. */
  readonly cardsBy?: string;
  readonly mine: readonly number[];
  readonly people: readonly { readonly seat: number; readonly person: string; readonly name: string }[];
}

/** People at a table, and muting, blocking and reporting them. */
export function addRelationRoutes(app: FastifyInstance, routes: RelationRoutes): void {
  addPeopleRoute(app, routes);
  addOpinionRoutes(app, routes);
  addHintRoute(app, routes);
}

/** Undefined if the refusal has been sent. */
async function seatedAt(
  { tables, work }: RelationRoutes,
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
  key: string | undefined,
): Promise<Seated | undefined> {
  const payer = payerOf(work, request, reply, key);
  if (payer === undefined) return undefined;
  const found = await tables.summary(
    request.params.table,
    request.person,
    (state, mine): Seated => ({
      game: state.header.game,
      gameNumber: state.gameNumber,
      isPlaying: state.status === 'playing',
      ...(state.served.hasOwnCards(state.headers) && { cardsBy: state.header.host }),
      mine,
      people: state.sitters.flatMap((sitter, i) => ('key' in sitter ? [{ seat: i + 1, person: sitter.key, name: sitter.name }] : [])),
    }),
    payer,
  );
  if (found === undefined) refuse(reply, 404, 'unknown-table');
  return found;
}

/** Faces, ratings, the caller's relation to each person, and to the person who named the cards. */
function addPeopleRoute(app: FastifyInstance, routes: RelationRoutes): void {
  const { persons, relations, ratings } = routes;
  app.post<{ Params: Params; Body: Static<typeof MaybeKey> }>(
    '/api/tables/:table/people',
    { schema: { params: Params, body: MaybeKey } },
    async (request, reply) => {
      const found = await seatedAt(routes, request, reply, request.body.key);
      if (found === undefined) return reply;
      const { game, people, cardsBy } = found;
      const own = request.person === '' ? new Map() : await relations.of(request.person);
      const each = people.map(async ({ seat, person }) => {
        const [face, rating] = await Promise.all([persons.faceOf(person), ratings.ofGame(person, game)]);
        const as = own.get(person);
        return {
          seat,
          ...(face !== undefined && { face }),
          ...(person === request.person && { me: true as const }),
          ...(as !== undefined && { as }),
          ...(rating !== undefined && { rating: shownRating(game, rating) }),
        };
      });
      const isHidden = cardsBy !== undefined && request.person !== '' && (await relations.hidesNames(request.person, cardsBy));
      return {
        table: request.params.table,
        people: await Promise.all(each),
        ...(isHidden && { cardNames: 'hidden' as const }),
      } satisfies TablePeople;
    },
  );
}

/** Mute, block and report the person at a seat; undo. */
function addOpinionRoutes(app: FastifyInstance, routes: RelationRoutes): void {
  const { relations, work, now } = routes;
  const said = new Buckets(FIXED.opinions);

  /** Refuses the caller's own seat. */
  const about = async (
    request: FastifyRequest<{ Params: Params; Body: Static<typeof AtSeat> }>,
    reply: FastifyReply,
    say: (other: { person: string; name: string }) => Promise<Code | undefined>,
  ) => {
    const { key, seat } = request.body;
    const found = await seatedAt(routes, request, reply, key);
    if (found === undefined) return reply;
    const other = found.people.find((one) => one.seat === seat);
    if (other === undefined) return refuse(reply, 409, 'not-seated');
    if (other.person === request.person) return refuse(reply, 409, 'wrong-key');
    if (!said.takeFor(request.person, now())) return refuse(reply, 429, 'too-often');
    const no = await say(other);
    return no === undefined ? reply.code(204).send() : refuse(reply, 429, no);
  };

  app.post<{ Params: Params; Body: SetRelation }>(
    '/api/tables/:table/regard',
    { schema: { params: Params, body: SetRelation } },
    (request, reply) => about(request, reply, ({ person, name }) => relations.set(request.person, person, name, request.body.as)),
  );

  app.post<{ Params: Params; Body: Reporting }>(
    '/api/tables/:table/report',
    { schema: { params: Params, body: Reporting } },
    (request, reply) =>
      about(request, reply, ({ person, name }) => relations.report(request.person, person, name, request.params.table, request.body.why)),
  );

  app.post<{ Body: UndoRelation }>('/api/me/regard/undo', { schema: { body: UndoRelation } }, async (request, reply) => {
    if (payerOf(work, request, reply, request.body.key, false) === undefined) return reply;
    await relations.undo(request.person, request.body.mark);
    return reply.code(204).send();
  });
}

/** A seat that asks a bot for a hint records it first. */
function addHintRoute(app: FastifyInstance, routes: RelationRoutes): void {
  app.post<{ Params: Params; Body: AtSeat }>(
    '/api/tables/:table/hint',
    { schema: { params: Params, body: AtSeat } },
    async (request, reply) => {
      const { key, seat } = request.body;
      const found = await seatedAt(routes, request, reply, key);
      if (found === undefined) return reply;
      if (!found.mine.includes(seat)) return refuse(reply, 409, 'wrong-key');
      if (!found.isPlaying) return refuse(reply, 409, 'not-started');
      await routes.relations.recordHint(request.person, request.params.table, found.gameNumber, seat);
      return reply.code(204).send();
    },
  );
}
