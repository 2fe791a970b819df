import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Bans } from './admin/bans.ts';
import { type Elsewhere, type LiveServer, Operator } from './admin/operator.ts';
import { type BotPlayers, BotPool } from './bots/pool.ts';
import type { ClusterNode } from './cluster/node.ts';
import { RemoteTable } from './cluster/remote-table.ts';
import { newApp } from './http/app.ts';
import { addPersonRoutes } from './http/person-routes.ts';
import { addSiteRoutes } from './http/site-routes.ts';
import { addTableRoutes } from './http/table-routes.ts';
import { Life, type Lifeline } from './life.ts';
import { addressOf } from './net/proxies.ts';
import { Sockets } from './net/sockets.ts';
import { Work } from './net/work.ts';
import { Push } from './notices/push.ts';
import { tellTurn } from './notices/turns.ts';
import { Webhooks } from './notices/webhooks.ts';
import { AbuseLog } from './ops/abuse.ts';
import { Drain } from './ops/drain.ts';
import { SetupError } from './ops/folder.ts';
import { Metrics } from './ops/metrics.ts';
import { ReadinessCheck } from './ops/readiness.ts';
import { deleteOldTables } from './ops/retention.ts';
import type { Options } from './options.ts';
import { type RandomSource, systemRandom } from './secrets.ts';
import type { Append, LocalStore, Store } from './store/store.ts';
import { Tables } from './table/tables.ts';
import { systemTime, type Time } from './time.ts';

export const VERSION = '0.1.0';
export const SOCKET_PATH = '/api/socket';

/** Milliseconds for requests under way when the server stops. */
const HTTP_ENDS = 300;

/** What a test may bring instead of the real thing, and what the server knows nothing of. */
export interface Parts {
  readonly time?: Time;
  readonly random?: RandomSource;
  readonly bots?: BotPlayers;
  diskBytes?(): number;
  /** Called when the time that the operator gave players before an update is over. */
  drained?(): void;
}

/** A running server. */
export class Server {
  readonly tables: Tables;
  /** What the person who runs the server may ask of it. */
  readonly operator: Operator;
  readonly #app: FastifyInstance;
  /** What has to end when the server does, in this order. */
  readonly #endings: readonly (() => unknown)[];

  private constructor(app: FastifyInstance, tables: Tables, operator: Operator, endings: readonly (() => unknown)[]) {
    this.#app = app;
    this.tables = tables;
    this.operator = operator;
    this.#endings = endings;
  }

  /** Listens when the promise is kept. The server closes the store when it stops. */
  static async start(options: Options, store: LocalStore, log: Logger, parts: Parts = {}): Promise<Server> {
    return Server.#begin(options, store, await Life.begin(store, parts.time ?? systemTime), undefined, log, parts);
  }

  /** The same as one of several on one database. */
  static async startNode(options: Options, node: ClusterNode, log: Logger, parts: Parts = {}): Promise<Server> {
    return Server.#begin(options, node.store, node, node, log, parts);
  }

  static async #begin(
    options: Options,
    store: Store,
    life: Lifeline,
    node: ClusterNode | undefined,
    log: Logger,
    parts: Parts,
  ): Promise<Server> {
    const { random = systemRandom, bots = new BotPool(options.botThreads) } = parts;
    const time = node === undefined ? life.time : (parts.time ?? life.time);
    const live: { tables?: Tables; sockets?: Sockets } = {};
    const metrics = new Metrics({
      tables: () => live.tables?.size ?? 0,
      connections: () => live.sockets?.size ?? 0,
      botsWaiting: () => bots.waiting ?? 0,
      diskBytes: parts.diskBytes ?? (() => 0),
    });
    const bans = await Bans.open(store);
    const abuse = new AbuseLog(log, time);
    const drain = new Drain(time, (notice) => live.sockets?.tell(notice), parts.drained ?? (() => {}));
    const note = (what: 'refused' | 'closed', code: string | number, address: string) => {
      if (metrics.note(what, code) || code === 'banned') abuse.note(code, address);
    };
    const isBanned = (address: string) => bans.hasAddress(address);
    const push = await Push.open(store, options.pushHosts, options.pushContact);
    const webhooks = new Webhooks(options.webhookHosts, time, store);
    const problem = (what: string, table: string, error: unknown) => {
      metrics.count('problems');
      // The table's name would open it: only its beginning is logged.
      log.error({ table: table.slice(0, 4), error: error instanceof Error ? error.message : 'unknown' }, what);
    };
    const tables = new Tables({
      store,
      housing: node,
      append: timed(store, metrics),
      time,
      random,
      bots,
      botPause: options.botPause,
      isBanned: (key) => bans.hasKey(key),
      absentSince: (at) => life.absentSince(at),
      isWritable: () => life.isWritable,
      writeFailed: () => life.doubt(),
      notice: (notice) => tellTurn(notice, push, webhooks, problem),
      problem,
      count: (what) => metrics.count(what),
    });
    life.onWritable(() => void tables.goOn());
    const readiness = new ReadinessCheck(life, store, log);
    const work = new Work(options.guards.work);
    const app = await newApp(options, log, work, { isBanned, note });
    addTableRoutes(app, { tables, webhooks, options, random, bans, drain, work, now: () => time.now() });
    addPersonRoutes(app, tables, store, push, () => time.now());
    await addSiteRoutes(app, options, metrics, readiness);
    await app.ready();
    const sockets = new Sockets(
      app.server,
      {
        tables,
        guards: options.guards,
        work,
        version: VERSION,
        now: () => time.now(),
        sent: (bytes) => metrics.count('bytes', bytes),
        problem,
        note,
        isBanned,
        notice: () => drain.notice(),
      },
      {
        path: SOCKET_PATH,
        origins: [...options.origins, ...(options.publicAddress === undefined ? [] : [new URL(options.publicAddress).origin])],
        addressOf: (request) => addressOf(request, options.trustProxy),
      },
    );
    Object.assign(live, { tables, sockets });
    const ofServer: LiveServer = {
      replace: (table, change) => tables.replace(table, change),
      dropBanned: () => sockets.dropBanned(),
      drain: (minutes) => drain.begin(minutes),
      undrain: () => drain.undo(),
      figures: async () => ({
        live: tables.size,
        connections: sockets.size,
        botsWaiting: bots.waiting ?? 0,
        refusals: await metrics.refusals(),
        ...(drain.isUnderWay && { stopsIn: drain.notice()?.seconds }),
      }),
    };
    const elsewhere: Elsewhere = async (order) => {
      const table = node && (await tables.get(order.table).catch(() => undefined));
      return table instanceof RemoteTable ? table.order(order) : undefined;
    };
    const operator = new Operator(store, bans, () => time.now(), ofServer, elsewhere);
    await listen(app, options).catch(async (error: unknown) => {
      await Promise.all([bots.close(), life.close()]);
      throw error;
    });
    node?.begin({ tables, work, problem, obey: (order) => operator.obeyHere(order) }, (table) => tables.get(table), {
      lost: () => void tables.evictAll(),
      othersLeft: () => {
        tables.lookAround();
        webhooks.start().catch((error: unknown) => problem('calls were not taken over', '', error));
      },
      bansChanged: () =>
        void bans.reload().then(
          () => sockets.dropBanned(),
          (error: unknown) => problem('bans were not read', '', error),
        ),
    });
    tables.start();
    await webhooks.start();
    const stopDeleting = deleteOldTables(options, store, time, log);
    const closeApp = () => closeWithin(HTTP_ENDS, app);
    const ends = (part: { close(): unknown }) => () => part.close();
    const endings = [stopDeleting, ...[drain, abuse, readiness, webhooks, tables].map(ends), () => node?.leave(), ends(sockets), closeApp];
    const server = new Server(app, tables, operator, [...endings, () => bots.close(), () => life.close(), () => store.close()]);
    log.info({ port: server.port, host: options.host }, 'listening');
    return server;
  }

  get port(): number {
    return (this.#app.server.address() as AddressInfo).port;
  }

  /** What is under way finishes, then clients are told to come back. Nobody is waited for who does not answer. */
  async stop(): Promise<void> {
    for (const end of this.#endings) await end();
  }
}

/** Requests under way are answered; whoever is still in the middle of asking is cut off. */
async function closeWithin(milliseconds: number, app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), milliseconds);
  await app.close();
  clearTimeout(timer);
}

/** The store's `append`, with how long each entry took to be on disk noted down. */
function timed(store: Store, metrics: Metrics): Store['append'] {
  return async (append: Append) => {
    const began = performance.now();
    const result = await store.append(append);
    metrics.committed((performance.now() - began) / 1_000);
    return result;
  };
}

async function listen(app: FastifyInstance, { port, host }: Options): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new SetupError(`port ${port} on ${host} is taken; choose another with --port or PORT`);
    if (code === 'EACCES') throw new SetupError(`port ${port} needs more rights than we have; choose one above 1023 with --port or PORT`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new SetupError(`this machine has no address ${host}; choose another with --host or HOST`);
    throw error;
  }
}
