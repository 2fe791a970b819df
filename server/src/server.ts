import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { BotPool } from './bots/pool.ts';
import { newApp } from './http/app.ts';
import { addPersonRoutes } from './http/person-routes.ts';
import { addSiteRoutes } from './http/site-routes.ts';
import { addTableRoutes } from './http/table-routes.ts';
import { Sockets } from './net/sockets.ts';
import { Push } from './notices/push.ts';
import { Webhooks } from './notices/webhooks.ts';
import { SetupError } from './ops/folder.ts';
import { Metrics } from './ops/metrics.ts';
import type { Options } from './options.ts';
import { type RandomSource, systemRandom } from './secrets.ts';
import type { Append, Store } from './store/store.ts';
import { Tables } from './table/tables.ts';
import type { Notice, World } from './table/world.ts';
import { systemTime, type Time } from './time.ts';

export const VERSION = '0.1.0';
export const SOCKET_PATH = '/api/socket';

/** What a test may bring instead of the real thing. */
export interface Parts {
  readonly time?: Time;
  readonly random?: RandomSource;
  readonly bots?: World['bots'];
}

/** A running server. */
export class Server {
  readonly #app: FastifyInstance;
  readonly #sockets: Sockets;
  readonly #tables: Tables;
  readonly #bots: World['bots'];
  readonly #store: Store;
  readonly #stopDeleting: () => void;
  readonly #webhooks: Webhooks;

  private constructor(
    app: FastifyInstance,
    sockets: Sockets,
    tables: Tables,
    bots: World['bots'],
    store: Store,
    stopDeleting: () => void,
    webhooks: Webhooks,
  ) {
    this.#app = app;
    this.#sockets = sockets;
    this.#tables = tables;
    this.#bots = bots;
    this.#store = store;
    this.#stopDeleting = stopDeleting;
    this.#webhooks = webhooks;
  }

  /** Listens when the promise is kept. The server closes the store when it stops. */
  static async start(options: Options, store: Store, log: Logger, parts: Parts = {}): Promise<Server> {
    const { time = systemTime, random = systemRandom, bots = new BotPool(options.botThreads) } = parts;
    const live: { tables?: Tables; sockets?: Sockets } = {};
    const metrics = new Metrics({ tables: () => live.tables?.size ?? 0, connections: () => live.sockets?.size ?? 0 });
    const push = await Push.open(store, options.pushHosts, options.pushContact);
    const webhooks = new Webhooks(options.webhookHosts, time, store);
    const problem = (what: string, table: string, error: unknown) => {
      metrics.count('problems');
      // The table's name would open it: only its beginning is logged.
      log.error({ table: table.slice(0, 4), error: error instanceof Error ? error.message : 'unknown' }, what);
    };
    const tables = new Tables({
      store: timed(store, (seconds) => metrics.committed(seconds)),
      time,
      random,
      bots,
      botPause: options.botPause,
      notice: (notice) => tellTurn(notice, push, webhooks, problem),
      problem,
      count: (what) => metrics.count(what),
    });
    const app = await newApp(options, log);
    addTableRoutes(app, { tables, webhooks, options, random, now: () => time.now() });
    addPersonRoutes(app, tables, store, push);
    await addSiteRoutes(app, options, metrics, () => store.count());
    await app.ready();
    const sockets = new Sockets(
      app.server,
      {
        tables,
        guards: options.guards,
        version: VERSION,
        now: () => time.now(),
        sent: (bytes) => metrics.count('bytes', bytes),
        problem,
      },
      {
        path: SOCKET_PATH,
        origins: [...options.origins, ...(options.publicAddress === undefined ? [] : [new URL(options.publicAddress).origin])],
        addressOf: (request) => addressOf(request.socket.remoteAddress, request.headers['x-forwarded-for'], options.trustProxy),
      },
    );
    Object.assign(live, { tables, sockets });
    try {
      await app.listen({ port: options.port, host: options.host });
    } catch (error) {
      await app.close();
      await bots.close();
      throw listenProblem(error, options);
    }
    await tables.start();
    await webhooks.start();
    const server = new Server(app, sockets, tables, bots, store, deleteOldTables(options, store, time, log), webhooks);
    log.info({ port: server.port, host: options.host }, 'listening');
    return server;
  }

  get port(): number {
    return (this.#app.server.address() as AddressInfo).port;
  }

  get tables(): Tables {
    return this.#tables;
  }

  /** What is under way finishes; clients are told to come back. */
  async stop(): Promise<void> {
    this.#stopDeleting();
    this.#sockets.close();
    this.#webhooks.close();
    await this.#tables.close();
    await this.#app.close();
    await this.#bots.close();
    await this.#store.close();
  }
}

function listenProblem(error: unknown, { port, host }: Options): Error {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return new SetupError(`port ${port} on ${host} is taken; choose another with --port or PORT`);
  if (code === 'EACCES') return new SetupError(`port ${port} needs more rights than we have; choose one above 1023 with --port or PORT`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new SetupError(`this machine has no address ${host}; choose another with --host or HOST`);
  return error instanceof Error ? error : new Error(String(error));
}

/** Behind a proxy that we trust, the last address it added is the client's. */
function addressOf(peer: string | undefined, forwarded: string | string[] | undefined, trustProxy: boolean): string {
  const said = trustProxy
    ? String(forwarded ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  return said || (peer ?? 'unknown');
}

function tellTurn(notice: Notice, push: Push, webhooks: Webhooks, problem: World['problem']): void {
  const { table, game, gameNumber, seat, seq, key, away, webhook } = notice;
  if (webhook !== null)
    webhooks
      .tell(JSON.parse(webhook), JSON.stringify({ kind: 'turn', table, game, gameNumber, seat, seq }))
      .catch((error: unknown) => problem('a webhook failed', table, error));
  if (away)
    push.tell(key, JSON.stringify({ kind: 'your-turn', table, seq })).catch((error: unknown) => problem('a push failed', table, error));
}

function timed(store: Store, committed: (seconds: number) => void): Store {
  return new Proxy(store, {
    get(target, name) {
      const value = Reflect.get(target, name, target) as unknown;
      if (typeof value !== 'function') return value;
      if (name !== 'append') return value.bind(target);
      return async (append: Append) => {
        const began = performance.now();
        const answer = await target.append(append);
        committed((performance.now() - began) / 1_000);
        return answer;
      };
    },
  });
}

const HOUR = 3_600_000;

function deleteOldTables({ deleteAfterDays }: Options, store: Store, time: Time, log: Logger): () => void {
  if (deleteAfterDays === undefined) return () => {};
  let cancel = () => {};
  const run = async () => {
    const before = time.now() - 24 * HOUR * deleteAfterDays;
    const deleted = (await store.remove('over', before)) + (await store.remove('withdrawn', before));
    if (deleted > 0) log.info({ deleted }, 'deleted old finished tables');
    cancel = time.after(HOUR, () => void run().catch(() => {}));
  };
  void run().catch(() => {});
  return () => cancel();
}
