import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FILES } from '../net/turns.ts';
import { Asker, type House, type Work } from '../net/work.ts';
import { hashKey } from '../secrets.ts';
import { refuse } from './app.ts';

/** Milliseconds that any request costs, and one for a file. */
const A_REQUEST = 0.3;
const A_FILE = 0.1;
/** Requests of one address that wait: a class of forty that opens the page, behind a proxy that asks for all files at once, has 6,000. */
const MOST_WAITING = 10_000;
/** Requests on their way at one connection: browsers and proxies wait for an answer before they ask again. */
const MOST_IN_A_ROW = 8;

/** Files of the app are cheap, and a page asks for many at once. */
export function isForFile({ method, url }: { readonly method: string; readonly url: string }): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/api');
}

/** Every request waits for its turn before anything is done about it. */
export function serveInTurn(app: FastifyInstance, work: Work): void {
  const inARow = new WeakMap<Socket, number>();
  const count = ({ raw: { socket } }: FastifyRequest, by: number) => {
    const now = (inARow.get(socket) ?? 0) + by;
    inARow.set(socket, now);
    return now;
  };
  app.addHook('onResponse', async (request) => void count(request, -1));
  app.addHook('onRequest', async (request, reply) => {
    const house = work.house(request.ip);
    if (count(request, 1) > MOST_IN_A_ROW || house.requests >= MOST_WAITING) {
      reply.hijack();
      request.raw.socket.destroy();
      return;
    }
    house.requests++;
    const isServed = await (isForFile(request) ? fileTurn(work, house) : requestTurn(work, house));
    house.requests--;
    if (!isServed) await refuse(reply, 429, 'too-often');
  });
}

/** Whoever is over the budget waits, then is told so. */
function requestTurn({ turns }: Work, house: House): Promise<boolean> {
  const asker = new Asker(house, house.requesters);
  asker.pay(A_REQUEST);
  return turns.turn(() => asker.rank());
}

/** A file is waited for as long as it takes: a page without one of its files is none. */
function fileTurn({ turns }: Work, { files }: House): Promise<boolean> {
  files.pay(A_FILE);
  return new Promise((resolve) => turns.take({ rank: () => (files.left() < 0 ? FILES : 0), run: () => resolve(true) }));
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
