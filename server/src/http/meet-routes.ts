import {
  ForGame,
  LIMITS,
  only,
  PlayNow,
  type TableDoors,
  TableId,
  type TableMessage,
  type TablePoster,
  tidyCode,
  WithCode,
  WithKey,
} from '@bellwether/wire';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import type { Bans } from '../admin/bans.ts';
import { Buckets } from '../limits/buckets.ts';
import { remoteHouseholdKey } from '../limits/household.ts';
import { FIXED } from '../limits/limits.ts';
import type { WorkBudgets } from '../limits/work-budgets.ts';
import { codeFor } from '../meet/codes.ts';
import type { WaitingRoom } from '../meet/waiting-room.ts';
import type { Drain } from '../ops/drain.ts';
import type { Options } from '../options.ts';
import type { RandomSource } from '../secrets.ts';
import type { JoinCodes, Listed, Listings } from '../store/store.ts';
import { LISTING_TTL_MS } from '../table/listing.ts';
import type { Tables } from '../table/tables.ts';
import { ownAddress } from './own-address.ts';
import { refuse } from './refuse.ts';
import { payerOf } from './request-queue.ts';
import { inviteTo } from './table-routes.ts';

export interface MeetRoutes {
  readonly tables: Tables;
  readonly store: Listings & JoinCodes;
  readonly waitingRoom: WaitingRoom;
  readonly options: Options;
  readonly random: RandomSource;
  readonly bans: Bans;
  readonly drain: Drain;
  readonly work: WorkBudgets;
  now(): number;
}

const Params = only({ table: TableId });
type Params = Static<typeof Params>;

/** How long the list of open tables is cached. */
const LIST_CACHE_MS = 1_000;
const MAX_LISTED = 100;

/** Finding players: open tables, *Play now*, codes, and ways to share a table. */
export function addMeetRoutes(app: FastifyInstance, context: MeetRoutes): void {
  addOpenTables(app, context);
  addDoors(app, context);
  addPlayNow(app, context);
}

function addOpenTables(app: FastifyInstance, { store, work, now }: MeetRoutes): void {
  const openTables = listReader(store, now);
  app.post<{ Body: ForGame }>('/api/open', { schema: { body: ForGame } }, async (request, reply) => {
    const payer = payerOf(work, request, reply, undefined);
    if (payer === undefined) return reply;
    const { tables, isCut } = await openTables();
    const wanted = tables.filter(({ game }) => request.body.game === undefined || game === request.body.game);
    const text = `{"tables":[${wanted.map((one) => one.text).join()}]${isCut ? ',"more":true' : ''}}`;
    payer.pay(0, text.length);
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

/** Share links and codes of a table, and looking up a code. */
function addDoors(app: FastifyInstance, { tables, store, options, random, work, now }: MeetRoutes): void {
  const tries = new Buckets(FIXED.codes);

  app.post<{ Params: Params }>('/api/tables/:table/doors', { schema: { params: Params } }, async (request, reply) => {
    const address = ownAddress(options, request);
    if (address === undefined) return refuse(reply, 400, 'bad-message', 'host');
    const payer = payerOf(work, request, reply, undefined);
    if (payer === undefined) return reply;
    const { table } = request.params;
    const code = await codeFor(store, random, table, now());
    if (code === undefined) return refuse(reply, 404, 'unknown-table');
    const began = performance.now();
    const doors: TableDoors = {
      ...inviteTo(table, address),
      reach: address.reach,
      code: code.code,
      seconds: Math.floor((code.until - now()) / 1_000),
    };
    payer.pay(performance.now() - began);
    return doors;
  });

  app.post<{ Body: WithCode }>('/api/codes', { schema: { body: WithCode } }, async (request, reply) => {
    if (!tries.takeForAddress(request.ip, now())) return refuse(reply, 429, 'too-often');
    const payer = payerOf(work, request, reply, undefined);
    if (payer === undefined) return reply;
    const id = await store.tableOfCode(tidyCode(request.body.code), now());
    const table = id === undefined ? undefined : await tables.get(id, payer);
    if (typeof table !== 'object') return refuse(reply, 404, 'unknown-code');
    const look = await table.lookText({ legal: 0 }, undefined, payer);
    if (typeof look !== 'string') return refuse(reply, 404, 'unknown-code');
    return posterIn(JSON.parse(look) as TableMessage);
  });
}

function addPlayNow(app: FastifyInstance, { waitingRoom, bans, drain, work }: MeetRoutes): void {
  app.post<{ Body: PlayNow }>('/api/play', { schema: { body: PlayNow }, bodyLimit: LIMITS.body }, async (request, reply) => {
    const { body } = request;
    if (drain.isUnderWay) return refuse(reply, 503, 'stopping');
    const key = request.person;
    if (bans.hasKey(key)) return refuse(reply, 403, 'banned');
    const payer = payerOf(work, request, reply, body.key, false);
    if (payer === undefined) return reply;
    const answer = await waitingRoom.ask(body, key, remoteHouseholdKey(request.ip), payer);
    return 'code' in answer ? reply.code(400).send({ t: 'refused', ...answer }) : answer;
  });

  app.post<{ Body: WithKey }>('/api/play/stop', { schema: { body: WithKey } }, async (request, reply) => {
    await waitingRoom.stop(request.person);
    return reply.code(204).send();
  });
}

interface OpenList {
  readonly tables: readonly Listed[];
  /** The list is longer than what was sent. */
  readonly isCut: boolean;
}

/** Reads the list at most once a second. Tables with the most free seats come first. */
function listReader(store: Listings, now: () => number): () => Promise<OpenList> {
  let known: Promise<OpenList> | undefined;
  let readAt = 0;
  const free = ({ text }: Listed) =>
    (JSON.parse(text) as TablePoster).seats.filter(({ kind }) => kind === 'empty' || kind === 'bot').length;
  return () => {
    if (known === undefined || now() - readAt > LIST_CACHE_MS) {
      readAt = now();
      known = store.listed(now() - LISTING_TTL_MS, MAX_LISTED + 1).then((all) => ({
        tables: all
          .slice(0, MAX_LISTED)
          .filter((one) => free(one) > 0)
          .sort((a, b) => free(b) - free(a)),
        isCut: all.length > MAX_LISTED,
      }));
      known.catch(() => {
        known = undefined;
      });
    }
    return known;
  };
}

function posterIn({ info }: TableMessage): TablePoster {
  const { table, game, config, settings, access = 'link', status, gameNumber, seats } = info;
  return { table, game, config, clock: settings.clock, series: settings.series, access, status, gameNumber, seats };
}
