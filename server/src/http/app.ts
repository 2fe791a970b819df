import { faultOf, LIMITS } from '@bellwether/wire';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { TSchema } from 'typebox';
import { isOurOrigin } from '../net/guards.ts';
import { Asker, type Work } from '../net/work.ts';
import type { Options } from '../options.ts';
import { hashKey } from '../secrets.ts';

const CONTENT_SECURITY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  mediaSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** Fastify with everything that holds for every request: limits, headers, origins, schemas, errors and logs without secrets. */
export async function newApp(options: Options, log: Logger, work: Work): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: LIMITS.body,
    trustProxy: options.trustProxy,
    logger: false,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 10_000,
    routerOptions: { maxParamLength: 64 },
  });
  app.addHook('onRequest', (request, reply) => waitForTurn(work, request, reply));
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY },
    referrerPolicy: { policy: 'no-referrer' },
    // Whether there is TLS is the proxy's business.
    strictTransportSecurity: false,
  });
  await app.register(rateLimit, {
    max: options.guards.requestsPerMinute,
    timeWindow: 60_000,
    // Files of the app are cheap, and a page asks for many at once.
    allowList: ({ method, url }) => method === 'GET' && !url.startsWith('/api'),
    errorResponseBuilder: () => ({ statusCode: 429, t: 'refused', code: 'too-often' }),
  });
  // The same check as on the socket and in the client.
  app.setValidatorCompiler(({ schema }) => (value: unknown) => {
    const fault = faultOf(schema as TSchema, value);
    return fault === undefined ? { value } : { error: Object.assign(new Error('bad message'), { fault }) };
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (!isOurOrigin(request.headers.origin, request.headers.host, options.origins)) refuse(reply, 403, 'bad-message', 'origin');
  });
  app.addHook('onResponse', async (request, reply) => {
    // The pattern of the address, never the address: it may name a table.
    log.debug({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  app.setErrorHandler((error: Error & { statusCode?: number; fault?: object; code?: string }, request, reply) => {
    if (error.fault !== undefined) return reply.code(400).send({ t: 'refused', code: 'bad-message', ...error.fault });
    const status = error.statusCode ?? 500;
    if (status === 413) return reply.code(413).send({ t: 'refused', code: 'too-large' });
    if (status === 429) return reply.code(429).send({ t: 'refused', code: 'too-often' });
    if (status < 500)
      return reply.code(status).send({ t: 'refused', code: 'bad-message', where: 'request', expected: error.code ?? 'something else' });
    log.error({ route: request.routeOptions.url ?? 'none', error: error.message }, 'a request failed');
    return reply.code(500).send({ t: 'refused', code: 'storage-failed' });
  });
  return app;
}

/** Milliseconds that any request costs. */
const A_REQUEST = 0.3;
/** Requests of one address that wait: a class that opens the page at once has fewer. */
const MOST_WAITING = 400;

/** Whoever is over the budget waits, then is told so. */
async function waitForTurn(work: Work, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const house = work.house(request.ip);
  house.work.pay(A_REQUEST);
  if (house.requests >= MOST_WAITING) {
    reply.hijack();
    request.raw.socket.destroy();
    return;
  }
  house.requests++;
  const isServed = await new Promise<boolean>((resolve) =>
    work.turns.take({ rank: () => (house.work.left() < 0 ? 1 : 0), run: () => resolve(true), refuse: () => resolve(false) }),
  );
  house.requests--;
  if (!isServed) await refuse(reply, 429, 'too-often');
}

/** Who pays for what a request asks for: its address, and its key if it has one. Undefined if neither can, and the answer has been sent. */
export function payerOf(
  work: Work,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string | undefined,
  wantsAnswer = true,
): Asker | undefined {
  const house = work.house(request.ip);
  const asker = new Asker(house, key === undefined ? house.requesters : work.person(hashKey(key)));
  if (!asker.isExhausted(wantsAnswer)) return asker;
  refuse(reply, 429, 'too-often');
  return undefined;
}

export function refuse(reply: FastifyReply, status: number, code: string, where?: string): FastifyReply {
  return reply.code(status).send({ t: 'refused', code, ...(where !== undefined && { where }) });
}
