import { LEVELS } from '@bellwether/bots';
import { type About, type OwnAddress, PROTOCOL } from '@bellwether/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GAMES } from '../games.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { ReadinessCheck } from '../ops/readiness.ts';
import type { Options } from '../options.ts';
import { VERSION } from '../version.ts';
import { isAskedAsLoopback, ownAddress } from './own-address.ts';
import { refuse } from './refuse.ts';
import { SiteFiles } from './site-files.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** An address the app does not have: it shows its error page. */
const NOWHERE = '/#/nowhere';
const NO_APP = 'Bellwether is running. The page is not built yet: start it with "npm start". The API is under /api.\n';

type AnyPath = { Params: { '*': string } };

/** Whether a person opens a page, not a program a file. Uses the path as the router parsed it. */
function isReader({ params, headers }: FastifyRequest<AnyPath>): boolean {
  return headers.accept?.includes('text/html') === true && !/^api\b|\.\w+$/.test(params['*']);
}

/**
 * Whether the request comes from this machine: not through a proxy, nor from a page of another site via DNS rebinding.
 */
function isLocal({ ip, headers }: FastifyRequest): boolean {
  return LOOPBACK.has(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined && isAskedAsLoopback(headers.host);
}

/** Health, metrics, the list of games, and the app's files. */
export function addSiteRoutes(app: FastifyInstance, options: Options, metrics: Metrics, readiness: ReadinessCheck): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const now = readiness.now();
    return reply.code(now.ok ? 200 : 503).send(now);
  });
  app.get('/metrics', async (request, reply) => {
    const allowed = options.metrics === 'all' || (options.metrics === 'loopback' && isLocal(request));
    if (!allowed) return refuse(reply, 404, 'bad-message', 'path');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  app.get(
    '/api',
    async (): Promise<About> => ({
      version: VERSION,
      protocol: PROTOCOL,
      games: GAMES.map(({ game }) => ({ id: game.id, rules: game.rulesVersion })),
      levels: [...LEVELS],
      webhooks: options.webhookHosts.length > 0,
      kept: { finished: options.deleteAfterDays ?? null, unfinished: options.deleteUnfinishedAfterDays ?? null },
    }),
  );
  app.get('/api/address', async (request, reply) => {
    const own = ownAddress(options, request);
    return own === undefined ? refuse(reply, 400, 'bad-message', 'host') : (own satisfies OwnAddress);
  });
  if (options.webFolder === undefined) {
    app.get('/', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(NO_APP));
  } else {
    const files = new SiteFiles(options.webFolder);
    app.get<AnyPath>('/*', async (request, reply) => {
      if (files.answer(request, reply, () => ownAddress(options, request)?.address)) return reply;
      // In a browser, the app explains it in the reader's language.
      if (isReader(request)) return reply.redirect(NOWHERE);
      return refuse(reply, 404, 'bad-message', 'path');
    });
  }
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'bad-message', 'path'));
}
