import { CommandId, faultOf, fits, LIMITS } from '@bellwether/wire';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { TSchema } from 'typebox';
import { background } from '../background.ts';
import { JobQueue } from '../job-queue.ts';
import { Buckets } from '../limits/buckets.ts';
import { isProxy } from '../limits/proxies.ts';
import type { WorkBudgets } from '../limits/work-budgets.ts';
import { isNestedDeeply } from '../net/depth.ts';
import { isOurOrigin } from '../net/origins.ts';
import type { Metrics, RequestKind } from '../ops/metrics.ts';
import type { Options } from '../options.ts';
import { NoHomeError } from '../table/table-api.ts';
import { hasTwoHosts } from './own-address.ts';
import { refuse } from './refuse.ts';
import { isForFile, requesterOf, serveInTurn } from './request-queue.ts';

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

/** Access checks, and the counter of refusals. */
export interface AdmissionContext {
  isBanned(address: string): boolean;
  countCode(what: 'refused', code: string, address: string): void;
  readonly metrics: Pick<Metrics, 'requestServed'>;
}
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
/** Bodies of this length take a while to parse: one per tick. */
const LARGE_BODY_CHARS = 4_000;
const BROKEN_REQUEST_COST_MS = 0.2;
/** Sent without the counting hook, and counted under a separate code. */
const FOREIGN_ORIGIN = JSON.stringify({ t: 'refused', code: 'bad-message', where: 'origin' });
const BROKEN = JSON.stringify({ t: 'refused', code: 'bad-message', where: 'request' });
const BROKEN_REQUEST = `HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${BROKEN.length}\r\n\r\n${BROKEN}`;

/**
 * Fastify with everything common to all requests: limits, headers, origins, schemas, errors, and logs without secrets.
 */
export async function newApp(options: Options, log: Logger, work: WorkBudgets, admission: AdmissionContext): Promise<FastifyInstance> {
  const app = bareApp(options, work);
  serveInTurn(app, work);
  readBodies(app, work, log);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY },
    referrerPolicy: { policy: 'no-referrer' },
    // TLS is up to the reverse proxy.
    strictTransportSecurity: false,
  });
  // The same validator as on the socket and in the client.
  app.setValidatorCompiler(({ schema }) => (value: unknown) => {
    const fault = faultOf(schema as TSchema, value);
    return fault === undefined ? { value } : { error: Object.assign(new Error('bad message'), { fault }) };
  });
  rejectForeign(app, options, admission);
  limitRequests(app, work);
  logRequests(app, log, admission.metrics);
  reportErrors(app, log);
  return app;
}

/** With its limits, and an answer to requests too broken to be routed. */
function bareApp(options: Options, work: WorkBudgets): FastifyInstance {
  return Fastify({
    bodyLimit: LIMITS.body,
    trustProxy: (address, hop) => isProxy(options.trustProxy, address, hop),
    logger: false,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    // How often Node checks `requestTimeout`.
    http: { connectionsCheckingInterval: 5_000 },
    keepAliveTimeout: 10_000,
    routerOptions: { maxParamLength: 64 },
    frameworkErrors: (_error, _request, reply) => {
      refuse(reply, 400, 'bad-message', 'path');
    },
    clientErrorHandler: (_error, socket) => {
      work.household(socket.remoteAddress ?? 'unknown').trouble.pay(BROKEN_REQUEST_COST_MS);
      if (socket.writable) socket.end(BROKEN_REQUEST);
      else socket.destroy();
    },
  });
}

/**
 * Refuses banned addresses, several `Host` headers, and pages of foreign origins. Counts all refusals and adds the
 * command's id if the body was read.
 */
function rejectForeign(app: FastifyInstance, options: Options, { isBanned, countCode }: AdmissionContext): void {
  app.addHook('preSerialization', async (request, _reply, payload: unknown) => {
    if (!isRefusal(payload)) return payload;
    countCode('refused', payload.code, request.ip);
    return { ...payload, ...idOf(request.body) };
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isForFile(request) && isBanned(request.ip)) refuse(reply, 403, 'banned');
  });
  app.addHook('onRequest', async (request, reply) => {
    if (hasTwoHosts(request.raw)) refuse(reply, 400, 'bad-message', 'host');
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (isOurOrigin(request.headers.origin, request.headers.host, options.origins)) return;
    countCode('refused', 'foreign-origin', request.ip);
    reply.code(403).type('application/json; charset=utf-8').send(FOREIGN_ORIGIN);
  });
}

function limitRequests(app: FastifyInstance, { limits }: WorkBudgets): void {
  const requests = new Buckets(limits.requests);
  app.addHook('onRequest', async (request, reply) => {
    if (isForFile(request)) return;
    const bucket = requests.ofAddress(request.ip);
    if (!bucket.take()) refuse(reply.header('retry-after', Math.ceil(bucket.wait() / 1_000)), 429, 'too-often');
  });
}

/** Logs the route's pattern, never the URL: it may contain a table's id. */
function logRequests(app: FastifyInstance, log: Logger, metrics: Pick<Metrics, 'requestServed'>): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.requestServed(kindOf(request.routeOptions.url), reply.statusCode, reply.elapsedTime);
    log.debug({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

function kindOf(route: string | undefined): RequestKind {
  if (route?.startsWith('/api')) return 'api';
  return route !== undefined && PROBES.has(route) ? 'probe' : 'file';
}

/** Every error becomes a refusal with a code. */
function reportErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: Error & { statusCode?: number; fault?: object; code?: string }, request, reply) => {
    if (error.fault !== undefined) return reply.code(400).send({ t: 'refused', code: 'bad-message', ...error.fault });
    const status = error.statusCode ?? 500;
    if (status === 413) return reply.code(413).send({ t: 'refused', code: 'too-large' });
    if (status === 415)
      return reply.code(415).send({ t: 'refused', code: 'bad-message', where: 'content-type', expected: 'application/json' });
    if (status < 500) return reply.code(status).send({ t: 'refused', code: 'bad-message', where: 'body', expected: 'JSON' });
    if (!(error instanceof NoHomeError)) log.error({ route: request.routeOptions.url ?? 'none', error: error.message }, 'a request failed');
    return reply.code(500).send({ t: 'refused', code: 'storage-failed' });
  });
}

function isRefusal(payload: unknown): payload is { code: string } {
  return typeof payload === 'object' && payload !== null && 't' in payload && payload.t === 'refused';
}

/** Accepts JSON or an empty body, whatever the content type. */
function readBodies(app: FastifyInstance, work: WorkBudgets, log: Logger): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const large = new JobQueue();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    const read = async () => {
      const began = performance.now();
      if (body === '') done(null, undefined);
      else if (isNestedDeeply(body)) done(Object.assign(new Error('too deep'), { statusCode: 400 }));
      else await parse(request, body, done);
      requesterOf(work, request).pay(performance.now() - began);
    };
    const readInTurn = async () => {
      await read();
      await new Promise((resolve) => setImmediate(resolve));
    };
    background('reading a body', body.length <= LARGE_BODY_CHARS ? read() : large.run(readInTurn), (what) => log.error(what));
  });
  // Fastify's own parser for plain text would take precedence over the catch-all.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    body === '' ? done(null, undefined) : done(Object.assign(new Error('no JSON'), { statusCode: 415 })),
  );
}

/** The command id of an unvalidated body, if it is valid. */
function idOf(body: unknown): { id?: string } {
  const id: unknown = typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;
  return fits(CommandId, id) ? { id } : {};
}
