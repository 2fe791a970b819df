import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach } from 'vitest';
import { Api } from '../proof/harness/api.ts';
import { Client, type ClientOptions } from '../proof/harness/client.ts';
import { MemoryStore } from '../proof/harness/memory-store.ts';
import type { Overrides } from '../src/core.ts';
import { DEFAULT_GUARDS, DEFAULT_OPTIONS, type Guards, type Options } from '../src/options.ts';
import { Server } from '../src/server.ts';
import type { LocalStore } from '../src/store/store.ts';

const leftOpen: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of leftOpen.splice(0).reverse()) await close();
});

export function atEnd(close: () => unknown): void {
  leftOpen.push(close);
}

export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bellwether-server-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Running {
  readonly server: Server;
  readonly api: Api;
  readonly log: string[];
  client(options: Omit<ClientOptions, 'url'>): Client;
}

interface Start {
  readonly store?: LocalStore;
  readonly guards?: Partial<Guards>;
  readonly options?: Partial<Options>;
  readonly parts?: Overrides;
}

/** A server on loopback that ends with the test. Collects its log lines. */
export async function run({ store = new MemoryStore(), guards, options, parts }: Start = {}): Promise<Running> {
  const log: string[] = [];
  const all = { ...DEFAULT_OPTIONS, port: 0, botPause: 0, ...options, guards: { ...DEFAULT_GUARDS, ...guards } };
  const server = await Server.start(all, store, pino({ level: 'debug', base: null }, { write: (line: string) => log.push(line) }), parts);
  atEnd(() => server.stop());
  const api = new Api(server.port);
  const client = (more: Omit<ClientOptions, 'url'>) => {
    const made = new Client({ url: api.socket, ...more });
    atEnd(() => made.close());
    return made;
  };
  return { server, api, log, client };
}

export const WOLF = {
  game: 'wolf-and-hound',
  config: [
    ['Edition', '2016'],
    ['Players', '4'],
    ['Animals', 'hound-01 wolf-01'],
  ],
};
export const SHEEP = {
  game: 'sheep-and-thief',
  config: [
    ['Edition', '2014'],
    ['Players', '3'],
  ],
};

/** Creates a table and seats people with these names, each with a separate key and connection. Does not start it. */
export async function seated(running: Running, what: { game: string; config: string[][] }, names: readonly string[], more: object = {}) {
  const { api, client } = running;
  const host = await api.key();
  const { table, link } = await api.table({ key: host, ...what, ...more });
  const keys: string[] = [];
  const clients: Client[] = [];
  for (const [i, name] of names.entries()) {
    const key = i === 0 ? host : await api.key();
    const one = client({ table, key });
    await one.until(({ info }) => info !== undefined);
    const answer = await one.do({ kind: 'sit', seat: i + 1, name });
    if (answer.t !== 'done') throw new Error(JSON.stringify(answer));
    await one.until(({ viewer }) => viewer === i + 1);
    keys.push(key);
    clients.push(one);
  }
  return { table, link, host, keys, clients };
}

/** Each client makes random moves whenever it may, until the game is over. */
export async function playOut(clients: readonly Client[], pickMove: (legal: readonly string[]) => string): Promise<void> {
  const first = clients[0] as Client;
  while (first.info?.status === 'playing') {
    const acting = first.info.toAct.flatMap((seat) => clients.find(({ viewer }) => viewer === seat) ?? []);
    if (acting.length === 0) {
      const { seq } = first;
      await first.until((client) => client.seq > seq);
      continue;
    }
    for (const client of acting) {
      await client.until(({ seq }) => seq >= first.seq);
      if (client.legal.length === 0 || !client.info?.toAct.includes(client.viewer as number)) continue;
      const answer = await client.do({ kind: 'move', seat: client.viewer as number, move: pickMove(client.legal) });
      if (answer.t === 'refused' && answer.code !== 'stale') throw new Error(JSON.stringify(answer));
      if (answer.t === 'done') for (const other of clients) await other.until(({ seq }) => seq >= answer.seq);
    }
  }
}
