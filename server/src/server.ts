import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type LiveServer, Operator } from './admin/operator.ts';
import { background } from './background.ts';
import { SetupError } from './config/setup-error.ts';
import { type Core, type LateParts, type Overrides, openCore } from './core.ts';
import { Heartbeat, type Liveness } from './heartbeat.ts';
import { newApp } from './http/app.ts';
import { addDeviceRoutes } from './http/device-routes.ts';
import { addMatchRoutes } from './http/match-routes.ts';
import { addMeRoutes } from './http/me-routes.ts';
import { addMeetRoutes } from './http/meet-routes.ts';
import { addPasskeyRoutes } from './http/passkey-routes.ts';
import { PersonGuard } from './http/person-guard.ts';
import { addPersonRoutes } from './http/person-routes.ts';
import { addRelationRoutes } from './http/relation-routes.ts';
import { endFloods } from './http/request-queue.ts';
import { seePersons } from './http/seen-person.ts';
import { addSiteRoutes } from './http/site-routes.ts';
import { addTableRoutes } from './http/table-routes.ts';
import { addressOf } from './limits/proxies.ts';
import type { Membership } from './membership.ts';
import { Sockets } from './net/sockets.ts';
import { TcpConnections } from './net/tcp-connections.ts';
import { ReadinessCheck } from './ops/readiness.ts';
import { deleteOldTables } from './ops/retention.ts';
import type { Options } from './options.ts';
import type { LocalStore, Store } from './store/store.ts';
import type { Tables } from './table/tables.ts';
import { systemTime } from './time.ts';
import { VERSION } from './version.ts';

export const SOCKET_PATH = '/api/socket';

/** Grace period for open requests when the server stops. */
const HTTP_GRACE_MS = 300;
const HOUSEKEEPING_MS = 600_000;

/** A running server. */
export class Server {
  readonly tables: Tables;
  /** Administration of the running server. */
  readonly operator: Operator;
  readonly #app: FastifyInstance;
  readonly #log: Logger;
  /** What to close when the server stops, in this order. */
  readonly #closers: readonly (() => unknown)[];

  private constructor(app: FastifyInstance, tables: Tables, operator: Operator, log: Logger, endings: readonly (() => unknown)[]) {
    this.#app = app;
    this.tables = tables;
    this.operator = operator;
    this.#log = log;
    this.#closers = endings;
  }

  /** Resolves when the server listens. It closes the store when it stops. */
  static async start(options: Options, store: LocalStore, log: Logger, overrides: Overrides = {}): Promise<Server> {
    return Server.#begin(options, store, await Heartbeat.begin(store, overrides.time ?? systemTime), undefined, log, overrides);
  }

  /** Starts a node of a cluster. */
  static startNode(options: Options, node: Membership, log: Logger, overrides: Overrides = {}): Promise<Server> {
    return Server.#begin(options, node.store, node, node, log, overrides);
  }

  static async #begin(
    options: Options,
    store: Store,
    liveness: Liveness,
    node: Membership | undefined,
    log: Logger,
    overrides: Overrides,
  ): Promise<Server> {
    const late: LateParts = {};
    const core = await openCore(options, store, liveness, node, log, overrides, late);
    const { bots, tables, webhooks, drain, abuse } = core;
    const readiness = new ReadinessCheck(liveness, store, log, core.problem);
    late.readiness = readiness;
    const app = await openApp(core, readiness);
    const sockets = openSockets(core, app);
    late.sockets = sockets;
    await listen(app, options).catch(async (error: unknown) => {
      await Promise.all([bots.close(), liveness.close()]);
      throw error;
    });
    const operator = operatorOf(core, sockets, node);
    if (node !== undefined) joinOthers(node, core, sockets, operator);
    tables.start();
    const stopTidying = startHousekeeping(core, operator, sockets);
    await webhooks.start();
    const stopDeleting = deleteOldTables(options, store, liveness, overrides.time ?? node?.time ?? systemTime, log);
    const ends = (part: { close(): unknown }) => () => part.close();
    // Hand tables over before closing connections.
    const closing = [...[drain, abuse, readiness, webhooks, tables].map(ends), () => node?.leave(), ends(sockets)];
    const last = [() => closeWithin(HTTP_GRACE_MS, app), ...[core.ratings, core.passkeys, bots, liveness, store].map(ends)];
    const server = new Server(app, tables, operator, log, [stopDeleting, stopTidying, ...closing, ...last]);
    log.info({ port: server.port, host: options.host }, 'listening');
    return server;
  }

  get port(): number {
    return (this.#app.server.address() as AddressInfo).port;
  }

  /**
   * Finishes running work, then asks clients to reconnect, without waiting for silent ones. Never rejects: if one part
   * fails, the rest still closes.
   */
  async stop(): Promise<void> {
    for (const end of this.#closers) {
      try {
        await end();
      } catch (error) {
        this.#log.error({ error: error instanceof Error ? error.message : 'unknown' }, 'a part of the server failed to stop');
      }
    }
  }
}

async function openApp(core: Core, readiness: ReadinessCheck): Promise<FastifyInstance> {
  const { options, log, work, metrics, countCode: note } = core;
  const app = await newApp(options, log, work, core);
  const callers = new TcpConnections(app.server, work, options.guards, options.trustProxy, note);
  seePersons(app, core.persons.directory);
  addTableRoutes(app, core);
  addMeetRoutes(app, core);
  addMatchRoutes(app, core);
  addPersonRoutes(app, core);
  addMeRoutes(app, core);
  const door = new PersonGuard(core);
  addDeviceRoutes(app, core, door);
  addPasskeyRoutes(app, core, door);
  addRelationRoutes(app, core);
  addSiteRoutes(app, options, metrics, readiness);
  await app.ready();
  endFloods(app.server, work, callers, options.trustProxy, note);
  return app;
}

function openSockets(core: Core, app: FastifyInstance): Sockets {
  const { options, tables, work, metrics, drain, now, problem, countCode: note, isBanned, persons } = core;
  const { guards, origins, publicAddress, trustProxy } = options;
  return new Sockets(
    app.server,
    {
      ...{ tables, guards, work, now, problem, countCode: note, isBanned },
      directory: persons.directory,
      version: VERSION,
      countSentBytes: (bytes) => metrics.count('bytes', bytes),
      notice: () => drain.notice(),
    },
    {
      path: SOCKET_PATH,
      origins: [...origins, ...(publicAddress === undefined ? [] : [new URL(publicAddress).origin])],
      addressOf: (request) => addressOf(request, trustProxy),
    },
  );
}

/** Connects the node and its server in both directions. */
function joinOthers(
  node: Membership,
  { tables, webhooks, bans, work, log, metrics, problem, persons, ratings }: Core,
  sockets: Sockets,
  operator: Operator,
): void {
  node.begin({ tables, work, problem, obey: (order) => operator.obeyHere(order) }, (table) => tables.get(table), {
    lost: () => {
      metrics.count('leasesLost');
      log.warn('lease expired; dropping tables');
      tables.evictAll();
    },
    stranded: () => {
      log.warn('no lease for a while; redirecting players to other nodes');
      background('sending people away', sockets.turnAway(), problem);
    },
    gained: () => sockets.readmit(),
    othersLeft: () => {
      tables.sweepSoon();
      background('taking over webhook calls', webhooks.start(), problem);
      background('rating games', ratings.foldAll(), problem);
    },
    devicesChanged: () => background('reading devices', persons.devicesChanged(), problem),
    bansChanged: () => {
      const dropped = bans.reload().then(() => sockets.dropBanned());
      background('reading bans', dropped, problem);
    },
  });
}

/** Periodic housekeeping: finish account merges and deletions, retry ratings. Returns a function that stops it. */
function startHousekeeping({ persons, matches, ratings, liveness, problem }: Core, operator: Operator, sockets: Sockets): () => void {
  let cancel = () => {};
  const tidy = async (work: Promise<void>) => {
    await work.catch((error: unknown) => problem('cleaning up persons failed', '', error));
    await ratings.foldAll();
    cancel = liveness.time.after(HOUSEKEEPING_MS, () => background('looking after persons', tidy(persons.finishPending()), problem));
  };
  const first = tidy(
    persons.begin({
      merge: (from, into) => operator.merge(from, into),
      mayNotMerge: (from, into) => matches.mayNotMerge(from, into),
      erase: (person) => operator.erase(person),
      changed: (devices) => sockets.renew(devices),
    }),
  );
  background('looking after persons', first, problem);
  return () => cancel();
}

function operatorOf(core: Core, sockets: Sockets, node: Membership | undefined): Operator {
  const { store, bans, tables, drain, bots, work, metrics, now, log } = core;
  const ofServer: LiveServer = {
    replace: (table, change) => tables.replace(table, change),
    dropBanned: () => sockets.dropBanned(),
    drain: (minutes) => drain.begin(minutes),
    undrain: () => drain.undo(),
    figures: async () => ({
      live: tables.size,
      connections: sockets.size,
      botsWaiting: bots.waiting ?? 0,
      inLine: work.scheduler.length,
      ...(await metrics.byCode()),
      ...metrics.disk(),
      ...(drain.isUnderWay && { stopsIn: drain.notice()?.seconds }),
    }),
  };
  return new Operator(store, bans, now, log, ofServer, node && ((order) => node.order(order)));
}

/** Answers requests in progress and cuts off clients that are still sending one. */
async function closeWithin(milliseconds: number, app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), milliseconds);
  await app.close();
  clearTimeout(timer);
}

async function listen(app: FastifyInstance, { port, host }: Options): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new SetupError(`port ${port} on ${host} is in use; choose another with --port or PORT`);
    if (code === 'EACCES') throw new SetupError(`no permission to use port ${port}; choose one above 1023 with --port or PORT`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new SetupError(`this machine has no address ${host}; choose another with --host or HOST`);
    throw error;
  }
}
