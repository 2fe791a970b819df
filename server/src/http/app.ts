import { faultOf, LIMITS } from '@bellwether/wire';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import type { TSchema } from 'typebox';
import { isOurOrigin } from '../net/guards.ts';
import type { Options } from '../options.ts';

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

/** Who is let in, and what is noted of those who are not. */
export interface Door {
  isBanned(address: string): boolean;
  note(what: 'refused', code: string, address: string): void;
}

/** Fastify with everything that holds for every request: limits, headers, origins, schemas, errors and logs without secrets. */
export async function newApp(options: Options, log: Logger, { isBanned, note }: Door): Promise<FastifyInstance> {
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
  app.addHook('preSerialization', async (request, _reply, payload: unknown) => {
    if (isRefusal(payload)) note('refused', payload.code, request.ip);
    return payload;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api') && isBanned(request.ip)) refuse(reply, 403, 'banned');
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

function isRefusal(payload: unknown): payload is { code: string } {
  return typeof payload === 'object' && payload !== null && 't' in payload && payload.t === 'refused';
}

export function refuse(reply: FastifyReply, status: number, code: string, where?: string): FastifyReply {
  return reply.code(status).send({ t: 'refused', code, ...(where !== undefined && { where }) });
}
