import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, type Proxies } from '../limits/proxies.ts';
import { FILES } from '../limits/turns.ts';
import { Asker, type Work } from '../limits/work.ts';
import { watchBody } from '../net/bodies.ts';
import type { Callers } from '../net/callers.ts';
import { hashKey } from '../secrets.ts';
import { refuse } from './refuse.ts';

/** Milliseconds that any request costs but one for a file. */
const A_REQUEST = 0.3;
/** One of thousands that come in one packet. */
const A_FLOODED = 0.02;
/** Requests of one address that wait: a class of forty that opens the page, behind a proxy that asks for all files at once, has 6,000. */
const MOST_WAITING = 10_000;
/** Requests on their way at one connection: browsers and proxies wait for an answer before they ask again. */
const MOST_IN_A_ROW = 8;

/** Milliseconds without a byte before a connection with a request under way ends. One without is Node's to end: no timer for each that waits or plays. */
const SILENT_FOR = 60_000;

type Note = (what: 'closed', code: string, address: string) => void;

/**
 * Files of the app are cheap, and a page asks for many at once. Decided by the route, never by the address as it was written: the router decodes
 * `/%61pi`, and takes a whole URL for its path.
 */
export function isForFile({ method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>): boolean {
  return (method === 'GET' || method === 'HEAD') && routeOptions.url?.startsWith('/api') !== true;
}

/** Ends connections that ask and ask without waiting for an answer, and those whose bodies are a burden, before anything else looks at what they ask. */
export function endFloods(http: Server, work: Work, callers: Callers, proxies: Proxies, note: Note): void {
  const inARow = new WeakMap<Socket, number>();
  const serve = http.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  http.removeAllListeners('request');
  http.on('request', (request, response) => {
    const { socket } = request;
    const count = (inARow.get(socket) ?? 0) + 1;
    inARow.set(socket, count);
    if (count > MOST_IN_A_ROW) {
      work.house(socket.remoteAddress ?? 'unknown').trouble.pay(A_FLOODED);
      // Node would tell each of thousands of requests that its connection is gone.
      request.destroy = () => request;
      socket.destroy();
      return;
    }
    socket.setTimeout(SILENT_FOR);
    const address = addressOf(request, proxies);
    const endBody = watchBody(request, work.house(address), (fault) => {
      note('closed', fault, address);
      callers.cut(socket);
    });
    response.once('close', () => {
      inARow.set(socket, (inARow.get(socket) ?? 1) - 1);
      endBody();
      if (!request.complete && !socket.destroyed) callers.abandon(socket);
    });
    for (const listener of serve) listener(request, response);
  });
}

/** Every request waits for its turn before anything is done about it. */
export function serveInTurn(app: FastifyInstance, work: Work): void {
  app.addHook('onRequest', async (request, reply) => {
    const house = work.house(request.ip);
    if (house.requests >= MOST_WAITING) {
      reply.hijack();
      request.raw.socket.destroy();
      return;
    }
    house.requests++;
    const isServed = await (isForFile(request) ? fileTurn(work) : requestTurn(work, askerOf(work, request)));
    house.requests--;
    if (!isServed) await refuse(reply, 429, 'too-often');
  });
}

/** Whoever is over the budget waits, then is told so. */
function requestTurn({ turns }: Work, asker: Asker): Promise<boolean> {
  asker.pay(A_REQUEST);
  return turns.turn(() => asker.rank());
}

/** A file is waited for as long as it takes: a page without one of its files is none. */
function fileTurn({ turns }: Work): Promise<boolean> {
  return new Promise((resolve) => turns.take({ rank: () => FILES, run: () => resolve(true) }));
}

/** Who asks: an address, and a person if there is a key. */
export function askerOf(work: Work, request: FastifyRequest, key?: string): Asker {
  const house = work.house(request.ip);
  const asker =
    key === undefined
      ? new Asker(house, house.requesters)
      : new Asker(house, work.person(request.person || hashKey(key)), house.requesters);
  asker.from = request.ip;
  return asker;
}

/** Who pays for what a request asks for. Undefined if it cannot, and the answer has been sent. */
export function payerOf(
  work: Work,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string | undefined,
  wantsAnswer = true,
): Asker | undefined {
  const asker = askerOf(work, request, key);
  if (!asker.isExhausted(wantsAnswer)) return asker;
  refuse(reply, 429, 'too-often');
  return undefined;
}

/** The same for what is made piece by piece, each in its turn: who is over the budget waits longer. Undefined if its address has had too many bytes. */
export function patientPayerOf(work: Work, request: FastifyRequest, reply: FastifyReply, key: string): Asker | undefined {
  const asker = askerOf(work, request, key);
  if (asker.mayHaveAnswer) return asker;
  refuse(reply, 429, 'too-often');
  return undefined;
}
