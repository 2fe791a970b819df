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

/** Milliseconds that any request costs but one for a file. */
const REQUEST_COST_MS = 0.3;
/** One of thousands that come in one packet. */
const FLOODED_REQUEST_COST_MS = 0.02;
/** Requests of one address that wait: a class of forty that opens the page, behind a proxy that asks for all files at once, has 6,000. */
const MAX_QUEUED_REQUESTS = 10_000;
/** Requests on their way at one connection: browsers and proxies wait for an answer before they ask again. */
const MAX_PENDING_PER_CONNECTION = 8;

/** Milliseconds without a byte before a connection with a request under way ends. One without is Node's to end: no timer for each that waits or plays. */
const IDLE_TIMEOUT_MS = 60_000;

type CountCode = (what: 'closed', code: string, address: string) => void;

/**
 * Files of the app are cheap, and a page asks for many at once. Decided by the route, never by the address as it was written: the router decodes
 * `/%61pi`, and takes a whole URL for its path.
 */
export function isForFile({ method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>): boolean {
  return (method === 'GET' || method === 'HEAD') && routeOptions.url?.startsWith('/api') !== true;
}

/** Ends connections that ask and ask without waiting for an answer, and those whose bodies are a burden, before anything else looks at what they ask. */
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
      // Node would tell each of thousands of requests that its connection is gone.
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

/** Every request waits for its turn before anything is done about it. */
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

/** Whoever is over the budget waits, then is told so. */
function waitForTurn({ scheduler }: WorkBudgets, requester: Requester): Promise<boolean> {
  requester.pay(REQUEST_COST_MS);
  return scheduler.turn(() => requester.priority());
}

/** A file is waited for as long as it takes: a page without one of its files is none. */
function waitForFileTurn({ scheduler }: WorkBudgets): Promise<boolean> {
  return new Promise((resolve) => scheduler.submit({ priority: () => FILE_PRIORITY, run: () => resolve(true) }));
}

/** Who asks: an address, and a person if there is a key. */
export function requesterOf(work: WorkBudgets, request: FastifyRequest, key?: string): Requester {
  const household = work.household(request.ip);
  const requester =
    key === undefined
      ? new Requester(household, household.anonymousWork)
      : new Requester(household, work.person(request.person || hashKey(key)), household.anonymousWork);
  requester.from = request.ip;
  return requester;
}

/** Who pays for what a request asks for. Undefined if it cannot, and the answer has been sent. */
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

/** The same for what is made piece by piece, each in its turn: who is over the budget waits longer. Undefined if its address has had too many bytes. */
export function patientPayerOf(work: WorkBudgets, request: FastifyRequest, reply: FastifyReply, key: string): Requester | undefined {
  const requester = requesterOf(work, request, key);
  if (requester.hasBytesLeft) return requester;
  refuse(reply, 429, 'too-often');
  return undefined;
}
