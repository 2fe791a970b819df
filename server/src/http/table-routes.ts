import {
  CommandBody,
  type Invite,
  LIMITS,
  Look,
  MaybeKey,
  NewTable,
  type OwnAddress,
  only,
  type Refused,
  TableId,
  type TableMade,
} from '@bellwether/wire';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Static } from 'typebox';
import type { Bans } from '../admin/bans.ts';
import { Buckets } from '../limits/buckets.ts';
import type { Payer } from '../limits/payer.ts';
import type { WorkBudgets } from '../limits/work-budgets.ts';
import type { Webhooks } from '../notices/webhooks.ts';
import type { Drain } from '../ops/drain.ts';
import type { Options } from '../options.ts';
import { newKey, type RandomSource } from '../secrets.ts';
import { RecordTrial } from '../table/record-trial.ts';
import type { TableApi } from '../table/table-api.ts';
import type { Tables } from '../table/tables.ts';
import { ownAddress } from './own-address.ts';
import { linkAndCode } from './page-address.ts';
import { refuse } from './refuse.ts';
import { payerOf } from './request-queue.ts';

export interface TableRoutes {
  readonly tables: Tables;
  readonly webhooks: Webhooks;
  readonly options: Options;
  readonly random: RandomSource;
  readonly bans: Bans;
  readonly drain: Drain;
  readonly work: WorkBudgets;
  now(): number;
}

/** The link to share with friends. */
export function inviteTo(table: string, { address, reach }: OwnAddress): Invite {
  return linkAndCode(`${address}/#/t/${table}`, reach);
}

const Params = only({ table: TableId });
type Params = Static<typeof Params>;

/** Creating tables, and everything for clients without a socket. */
export function addTableRoutes(app: FastifyInstance, context: TableRoutes): void {
  app.post('/api/keys', async (_request, reply) => reply.code(201).send({ key: newKey(context.random) }));
  addMaking(app, context);
  addInviting(app, context);
  addLooking(app, context);
  addCommands(app, context);
}

/** The table. If there is none, the refusal has been sent. */
async function find(tables: Tables, id: string, reply: FastifyReply, payer: Payer): Promise<TableApi | undefined> {
  const table = await tables.get(id, payer);
  if (typeof table === 'object') return table;
  refuse(reply, table === undefined ? 404 : table === 'stopping' ? 503 : 410, table ?? 'unknown-table');
  return undefined;
}

function answer<T extends object>(reply: FastifyReply, value: T | Refused): FastifyReply {
  return reply.code('t' in value && value.t === 'refused' ? 409 : 200).send(value);
}

function addMaking(app: FastifyInstance, { tables, webhooks, options, bans, drain, work, now }: TableRoutes): void {
  const records = new RecordTrial();
  app.addHook('onClose', () => records.close());
  const made = new Buckets(work.limits.tables);

  app.post<{ Body: NewTable }>('/api/tables', { schema: { body: NewTable }, bodyLimit: LIMITS.recordBody }, async (request, reply) => {
    const { body } = request;
    if (drain.isUnderWay) return refuse(reply, 503, 'stopping');
    if (bans.hasKey(request.person)) return refuse(reply, 403, 'banned');
    const address = ownAddress(options, request);
    if (address === undefined) return refuse(reply, 400, 'bad-message', 'host');
    if (!made.takeForAddress(request.ip, now())) return refuse(reply, 429, 'too-many-tables');
    if (body.webhook !== undefined && !webhooks.accepts(body.webhook.url)) return refuse(reply, 400, 'webhooks-off');
    const payer = payerOf(work, request, reply, body.key, false);
    if (payer === undefined) return reply;
    if (body.record !== undefined && !(await records.isQuick(body.record))) {
      const refused = { t: 'refused', code: 'bad-record', where: 'record', expected: 'one that is read within 20 ms' } satisfies Refused;
      return reply.code(400).send(refused);
    }
    const table = await tables.create(body, request.person, payer);
    if ('code' in table) return reply.code(table.code === 'too-often' ? 429 : 400).send({ t: 'refused', ...table } satisfies Refused);
    return reply.code(201).send({ table: table.id, ...inviteTo(table.id, address), seq: table.seq } satisfies TableMade);
  });
}

function addInviting(app: FastifyInstance, { tables, options, work }: TableRoutes): void {
  app.post<{ Params: Params }>('/api/tables/:table/invite', { schema: { params: Params } }, async (request, reply) => {
    const address = ownAddress(options, request);
    if (address === undefined) return refuse(reply, 400, 'bad-message', 'host');
    const payer = payerOf(work, request, reply, undefined);
    const table = payer && (await find(tables, request.params.table, reply, payer));
    if (payer === undefined || table === undefined) return reply;
    const began = performance.now();
    const invite = inviteTo(table.id, address);
    payer.pay(performance.now() - began);
    return invite;
  });
}

/** The caller's view of a table, and its record. */
function addLooking(app: FastifyInstance, { tables, work }: TableRoutes): void {
  app.post<{ Params: Params; Body: Look }>(
    '/api/tables/:table/look',
    { schema: { params: Params, body: Look } },
    async (request, reply) => {
      const { key } = request.body;
      const payer = payerOf(work, request, reply, key);
      const table = payer && (await find(tables, request.params.table, reply, payer));
      if (table === undefined) return reply;
      const text = await table.lookText(request.body, key === undefined ? undefined : request.person, payer);
      return typeof text === 'string' ? reply.type('application/json; charset=utf-8').send(text) : answer(reply, text);
    },
  );

  app.post<{ Params: Params; Body: Static<typeof MaybeKey> }>(
    '/api/tables/:table/record',
    { schema: { params: Params, body: MaybeKey } },
    async (request, reply) => {
      const { key } = request.body;
      const payer = payerOf(work, request, reply, key);
      const table = payer && (await find(tables, request.params.table, reply, payer));
      if (payer === undefined || table === undefined) return reply;
      const record = await table.record(key === undefined ? undefined : request.person, payer);
      return typeof record === 'string' ? reply.type('text/plain; charset=utf-8').send(record) : answer(reply, record);
    },
  );
}

function addCommands(app: FastifyInstance, { tables, work }: TableRoutes): void {
  app.post<{ Params: Params; Body: CommandBody }>(
    '/api/tables/:table/commands',
    { schema: { params: Params, body: CommandBody } },
    async (request, reply) => {
      const payer = payerOf(work, request, reply, request.body.key, false);
      const table = payer && (await find(tables, request.params.table, reply, payer));
      return table === undefined ? reply : answer(reply, await table.do(request.body, request.person, payer));
    },
  );
}
