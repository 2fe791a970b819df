import {
  type Code,
  type Invite,
  JoinMatch,
  LIMITS,
  type MatchMade,
  MaybeKey,
  NewMatch,
  type OwnAddress,
  only,
  TableId,
  WithKey,
} from '@bellwether/wire';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Static } from 'typebox';
import type { Bans } from '../admin/bans.ts';
import { Buckets } from '../limits/buckets.ts';
import { remoteHouseholdKey } from '../limits/household.ts';
import { FIXED } from '../limits/limits.ts';
import type { WorkBudgets } from '../limits/work-budgets.ts';
import type { Matches } from '../match/matches.ts';
import type { Drain } from '../ops/drain.ts';
import type { Options } from '../options.ts';
import { ownAddress } from './own-address.ts';
import { linkAndCode } from './page-address.ts';
import { refuse } from './refuse.ts';
import { payerOf } from './request-queue.ts';

export interface MatchRoutes {
  readonly matches: Matches;
  readonly options: Options;
  readonly bans: Bans;
  readonly drain: Drain;
  readonly work: WorkBudgets;
  now(): number;
}

const Params = only({ match: TableId });
type Params = Static<typeof Params>;

/** Listed matches of a person. */
const MAX_LISTED = 50;
const STATUS: Readonly<Partial<Record<Code, number>>> = { 'unknown-match': 404, blocked: 403, 'not-host': 403 };

/** The link to share with players. */
function inviteTo(match: string, { address, reach }: OwnAddress): Invite {
  return linkAndCode(`${address}/#/m/${match}`, reach);
}

/** Duplicate matches: create, join, start deals, view. The deals are played at tables. */
export function addMatchRoutes(app: FastifyInstance, { matches, options, bans, drain, work, now }: MatchRoutes): void {
  const made = new Buckets(work.limits.tables);
  const changes = new Buckets(FIXED.matchChanges);
  const done = (reply: FastifyReply, no: Code | undefined) =>
    no === undefined ? reply.code(204).send() : refuse(reply, STATUS[no] ?? 409, no);

  app.post<{ Body: NewMatch }>('/api/matches', { schema: { body: NewMatch }, bodyLimit: LIMITS.body }, async (request, reply) => {
    if (drain.isUnderWay) return refuse(reply, 503, 'stopping');
    if (bans.hasKey(request.person)) return refuse(reply, 403, 'banned');
    const address = ownAddress(options, request);
    if (address === undefined) return refuse(reply, 400, 'bad-message', 'host');
    if (!made.takeForAddress(request.ip, now())) return refuse(reply, 429, 'too-many-tables');
    const payer = payerOf(work, request, reply, request.body.key, false);
    if (payer === undefined) return reply;
    const match = await matches.make(request.body, request.person, payer);
    if (typeof match !== 'string') return reply.code(400).send({ t: 'refused', ...match });
    return reply.code(201).send({ match, ...inviteTo(match, address) } satisfies MatchMade);
  });

  app.post<{ Params: Params }>('/api/matches/:match/invite', { schema: { params: Params } }, async (request, reply) => {
    const address = ownAddress(options, request);
    if (address === undefined) return refuse(reply, 400, 'bad-message', 'host');
    const payer = payerOf(work, request, reply, undefined);
    if (payer === undefined) return reply;
    const began = performance.now();
    const invite = inviteTo(request.params.match, address);
    payer.pay(performance.now() - began);
    return invite;
  });

  app.post<{ Params: Params; Body: Static<typeof MaybeKey> }>(
    '/api/matches/:match/look',
    { schema: { params: Params, body: MaybeKey } },
    async (request, reply) => {
      const payer = payerOf(work, request, reply, request.body.key);
      if (payer === undefined) return reply;
      const info = await matches.look(request.params.match, request.person);
      if (info === undefined) return refuse(reply, 404, 'unknown-match');
      const text = JSON.stringify(info);
      payer.pay(0, text.length);
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );

  /** Whether the caller may change something now. If not, the refusal has been sent. */
  const mayChange = (request: Parameters<typeof payerOf>[1], reply: FastifyReply, key: string): boolean => {
    if (bans.hasKey(request.person)) refuse(reply, 403, 'banned');
    else if (!changes.takeFor(request.person, now())) refuse(reply, 429, 'too-often');
    else return payerOf(work, request, reply, key, false) !== undefined;
    return false;
  };

  app.post<{ Params: Params; Body: JoinMatch }>(
    '/api/matches/:match/join',
    { schema: { params: Params, body: JoinMatch } },
    async (request, reply) => {
      const { body, params, person } = request;
      if (!mayChange(request, reply, body.key)) return reply;
      return done(reply, await matches.join(params.match, body, person, remoteHouseholdKey(request.ip)));
    },
  );

  app.post<{ Params: Params; Body: WithKey }>(
    '/api/matches/:match/leave',
    { schema: { params: Params, body: WithKey } },
    async (request, reply) => {
      if (!mayChange(request, reply, request.body.key)) return reply;
      return done(reply, await matches.leave(request.params.match, request.person));
    },
  );

  app.post<{ Params: Params; Body: WithKey }>(
    '/api/matches/:match/deal',
    { schema: { params: Params, body: WithKey } },
    async (request, reply) => {
      if (drain.isUnderWay) return refuse(reply, 503, 'stopping');
      if (!mayChange(request, reply, request.body.key)) return reply;
      return done(reply, await matches.deal(request.params.match, request.person));
    },
  );

  app.post<{ Body: WithKey }>('/api/me/matches', { schema: { body: WithKey } }, async (request, reply) => {
    if (payerOf(work, request, reply, request.body.key) === undefined) return reply;
    return matches.of(request.person, MAX_LISTED);
  });
}
