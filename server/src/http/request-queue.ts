import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, type Proxies } from '../limits/proxies.ts';
import { FILE_PRIORITY } from '../limits/scheduler.ts';
import { Requester, type WorkBudgets } from '../limits/work-budgets.ts';
import { watchBody } from '../net/request-bodies.ts';
import type { TcpConnections } from '../net/tcp-connections.ts';
import { hashKey } from '../secrets.ts';
import { refuse } from './refuse.ts';

/** Cost of any request but one for a file. */
const REQUEST_COST_MS = 0.3;
/** Cost of one of many pipelined requests. */
const FLOODED_REQUEST_COST_MS = 0.02;
/** Max queued requests per address. 40 pupils × about 150 files behind one proxy are 6,000. */
const MAX_QUEUED_REQUESTS = 10_000;
/** Pending requests per connection: browsers and proxies wait for each answer. */
const MAX_PENDING_PER_CONNECTION = 8;

/** Idle time after which a connection with a pending request is closed. Node closes those without one. */
const IDLE_TIMEOUT_MS = 60_000;

type CountCode = (what: 'closed', code: string, address: string) => void;

/**
 * Whether a request is for a file of the app: cheap, but many at once. Decided by the route, never by the raw URL: the
 * router decodes `/%61pi` and accepts absolute URLs.
 */
export function isForFile({ method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>): boolean {
  return (method === 'GET' || method === 'HEAD') && routeOptions.url?.startsWith('/api') !== true;
}

/** Closes connections that pipeline requests or send bad bodies, before any other listener sees the request. */
export function endFloods(http: Server, work: WorkBudgets, connections: TcpConnections, proxies: Proxies, countCode: CountCode): void {
  const pending = new WeakMap<Socket, number>();
  const serve = http.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  http.removeAllListeners('request');
  http.on('request', (request, response) => {
    const { socket } = request;
    const count = (pending.get(socket) ?? 0) + 1;
    pending.set(socket, count);
    if (count > MAX_PENDING_PER_CONNECTION) {
      work.household(socket.remoteAddress ?? 'unknown').trouble.pay(FLOODED_REQUEST_COST_MS);
      // Otherwise Node destroys each of thousands of requests separately.
      request.destroy = () => request;
      socket.destroy();
      return;
    }
    socket.setTimeout(IDLE_TIMEOUT_MS);
    const address = addressOf(request, proxies);
    const endBody = watchBody(request, work.household(address), (fault) => {
      countCode('closed', fault, address);
      connections.abort(socket);
    });
    response.once('close', () => {
      pending.set(socket, (pending.get(socket) ?? 1) - 1);
      endBody();
      if (!request.complete && !socket.destroyed) connections.abandon(socket);
    });
    for (const listener of serve) listener(request, response);
  });
}

/** Every request waits for its turn before any other hook runs. */
export function serveInTurn(app: FastifyInstance, work: WorkBudgets): void {
  app.addHook('onRequest', async (request, reply) => {
    const household = work.household(request.ip);
    if (household.queuedRequests >= MAX_QUEUED_REQUESTS) {
      reply.hijack();
      request.raw.socket.destroy();
      return;
    }
    household.queuedRequests++;
    const isServed = await (isForFile(request) ? waitForFileTurn(work) : waitForTurn(work, requesterOf(work, request)));
    household.queuedRequests--;
    if (!isServed) await refuse(reply, 429, 'too-often');
  });
}

/** A caller over budget waits, and is refused after MAX_WAIT_MS. */
function waitForTurn({ scheduler }: WorkBudgets, requester: Requester): Promise<boolean> {
  requester.pay(REQUEST_COST_MS);
  return scheduler.turn(() => requester.priority());
}

/** A file waits without a limit: a page missing one of its files is broken. */
function waitForFileTurn({ scheduler }: WorkBudgets): Promise<boolean> {
  return new Promise((resolve) => scheduler.submit({ priority: () => FILE_PRIORITY, run: () => resolve(true) }));
}

/** The caller: an address, and a person if there is a key. */
export function requesterOf(work: WorkBudgets, request: FastifyRequest, key?: string): Requester {
  const household = work.household(request.ip);
  const requester =
    key === undefined
      ? new Requester(household, household.anonymousWork)
      : new Requester(household, work.person(request.person || hashKey(key)), household.anonymousWork);
  requester.from = request.ip;
  return requester;
}

/** The payer of a request. Undefined if it is exhausted and the refusal has been sent. */
export function payerOf(
  work: WorkBudgets,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string | undefined,
  needsBytes = true,
): Requester | undefined {
  const requester = requesterOf(work, request, key);
  if (!requester.isExhausted(needsBytes)) return requester;
  refuse(reply, 429, 'too-often');
  return undefined;
}

/**
 * For answers made in scheduled pieces: over budget, it only waits longer. Undefined if the address received too many
 * bytes.
 */
export function patientPayerOf(work: WorkBudgets, request: FastifyRequest, reply: FastifyReply, key: string): Requester | undefined {
  const requester = requesterOf(work, request, key);
  if (requester.hasBytesLeft) return requester;
  refuse(reply, 429, 'too-often');
  return undefined;
}
