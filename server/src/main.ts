/** The server behind `npm start`: reads options, opens the data folder, serves until it is told to stop. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Command, InvalidArgumentError } from 'commander';
import { pino } from 'pino';
import { readProxies } from './net/proxies.ts';
import { databaseFile, lockFolder, prepareFolder, SetupError } from './ops/folder.ts';
import { DEFAULT_GUARDS, DEFAULT_OPTIONS, type Options } from './options.ts';
import { Server } from './server.ts';
import { SqliteStore } from './store/sqlite-store.ts';

// With thousands of sockets open the collector would go over all of them at every tenth of growth, and moves would wait: at every doubling.
setFlagsFromString('--heap-growing-percent=100');

/** Milliseconds. */
const LONGEST_STOP = 1_900;

const root = path.resolve(import.meta.dirname, '../..');
const { env } = process;

function whole(min: number, max: number): (text: string) => number {
  return (text) => {
    const n = Number(text);
    if (!/^\d+$/.test(text) || n < min || n > max) throw new InvalidArgumentError(`Expected a whole number from ${min} to ${max}.`);
    return n;
  };
}

/** A number from a variable; what is wrong with it is said like what is wrong with an option. */
function numberOf(name: string, min: number, max: number, otherwise: number): number {
  const text = env[name];
  if (text === undefined) return otherwise;
  try {
    return whole(min, max)(text);
  } catch (error) {
    process.stderr.write(`error: variable ${name} is "${text}". ${(error as Error).message}\n`);
    process.exit(1);
  }
}
/** `--trust-proxy` alone is one proxy. */
function proxies(text: string): Options['trustProxy'] {
  const read = readProxies(text);
  if (read !== undefined) return read;
  process.stderr.write(`error: TRUST_PROXY or --trust-proxy is "${text}". Expected a number of proxies, or their addresses.\n`);
  process.exit(1);
}

const words = (text: string) => text.split(/[,\s]+/).filter((word) => word !== '');

interface Given {
  port: number;
  host: string;
  data: string;
  publicAddress?: string;
  origins: string[];
  trustProxy: Options['trustProxy'];
  metrics: Options['metrics'];
  botPause: number;
  botThreads: number;
  pushHosts: string[];
  pushContact: string;
  webhookHosts: string[];
  deleteAfter?: number;
  connections: number;
  connectionsPerAddress: number;
  requestsPerMinute: number;
  tablesPerHour: number;
  logLevel: string;
}

const program = new Command('npm start --')
  .description('Serves the app, the API and real-time play on one port. Every option can be set by the variable named with it.')
  .option('--port <n>', 'PORT: 0 picks a free one', whole(0, 65_535), numberOf('PORT', 0, 65_535, DEFAULT_OPTIONS.port))
  .option('--host <address>', 'HOST: 0.0.0.0 for every network', env.HOST ?? DEFAULT_OPTIONS.host)
  .option('--data <folder>', 'DATA_DIR: where tables are kept', env.DATA_DIR ?? path.join(root, 'data'))
  .option('--public-address <url>', 'PUBLIC_ADDRESS: where players reach it, such as https://sheep.example', env.PUBLIC_ADDRESS)
  .option('--origins <list>', 'ORIGINS: other origins whose pages may talk to it', words, words(env.ORIGINS ?? ''))
  .option(
    '--trust-proxy [who]',
    'TRUST_PROXY: how many proxies stand in front (1 if nothing is said), or their addresses; they are believed about who asks',
    proxies,
    proxies(env.TRUST_PROXY ?? ''),
  )
  .option('--metrics <who>', 'METRICS: loopback, all or off', env.METRICS ?? DEFAULT_OPTIONS.metrics)
  .option(
    '--bot-pause <ms>',
    'BOT_PAUSE: how long bots wait before they move',
    whole(0, 60_000),
    numberOf('BOT_PAUSE', 0, 60_000, DEFAULT_OPTIONS.botPause),
  )
  .option('--bot-threads <n>', 'BOT_THREADS', whole(1, 64), numberOf('BOT_THREADS', 1, 64, DEFAULT_OPTIONS.botThreads))
  .option(
    '--push-hosts <list>',
    'PUSH_HOSTS: push services it may call',
    words,
    words(env.PUSH_HOSTS ?? DEFAULT_OPTIONS.pushHosts.join(' ')),
  )
  .option('--push-contact <address>', 'PUSH_CONTACT: mailto: or https:, for push services', env.PUSH_CONTACT ?? DEFAULT_OPTIONS.pushContact)
  .option('--webhook-hosts <list>', 'WEBHOOK_HOSTS: receivers it may call; none by default', words, words(env.WEBHOOK_HOSTS ?? ''))
  .option(
    '--delete-after <days>',
    'DELETE_AFTER_DAYS: delete finished tables; never by default',
    whole(1, 36_500),
    env.DELETE_AFTER_DAYS === undefined ? undefined : numberOf('DELETE_AFTER_DAYS', 1, 36_500, 1),
  )
  .option('--connections <n>', 'at most so many sockets', whole(1, 1_000_000), DEFAULT_GUARDS.connections)
  .option('--connections-per-address <n>', 'and so many from one address', whole(1, 1_000_000), DEFAULT_GUARDS.connectionsPerAddress)
  .option('--requests-per-minute <n>', 'requests from one address', whole(1, 10_000_000), DEFAULT_GUARDS.requestsPerMinute)
  .option('--tables-per-hour <n>', 'tables made from one address', whole(1, 10_000_000), DEFAULT_GUARDS.tablesPerHour)
  .option('--log-level <level>', 'LOG_LEVEL: debug, info, warn, error or silent', env.LOG_LEVEL ?? 'info');

async function main(): Promise<void> {
  const { trustProxy, ...rest } = program.parse().opts<Omit<Given, 'trustProxy'> & { trustProxy: Options['trustProxy'] | true }>();
  const given: Given = { ...rest, trustProxy: trustProxy === true ? 1 : trustProxy };
  const webFolder = path.join(root, 'web', 'dist');
  const log = pino({ level: given.logLevel, base: null });
  prepareFolder(given.data);
  const unlock = lockFolder(given.data);
  const options: Options = {
    ...given,
    ...(existsSync(path.join(webFolder, 'index.html')) && { webFolder }),
    ...(given.deleteAfter !== undefined && { deleteAfterDays: given.deleteAfter }),
    guards: { ...DEFAULT_GUARDS, ...pick(given) },
  };
  const store = await SqliteStore.open(databaseFile(given.data)).catch((error: Error) => {
    throw new SetupError(`cannot open ${databaseFile(given.data)}: ${error.message}`);
  });
  const server = await Server.start(options, store, log).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  process.send?.({ port: server.port });
  // For people at a terminal; a log of JSON stays one.
  if (process.stderr.isTTY) process.stderr.write(`${whereItIs(given, server.port)}\n`);
  else log.info(whereItIs(given, server.port));
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    // A disk that no longer answers is not waited for: what was acknowledged is on it.
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    await server.stop();
    unlock();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
}

/** For people; the log is for programs. */
function whereItIs({ host, publicAddress }: Given, port: number): string {
  if (publicAddress !== undefined) return `Bellwether is at ${publicAddress}`;
  if (host !== '127.0.0.1' && host !== 'localhost' && host !== '::1')
    return `Bellwether is at http://localhost:${port}/ and at this machine's other addresses`;
  return `Bellwether is at http://localhost:${port}/ (on this machine alone; --host 0.0.0.0 lets others in)`;
}

function pick({ connections, connectionsPerAddress, requestsPerMinute, tablesPerHour }: Given) {
  return { connections, connectionsPerAddress, requestsPerMinute, tablesPerHour };
}

try {
  await main();
} catch (error) {
  if (!(error instanceof SetupError) && !(error instanceof InvalidArgumentError)) throw error;
  process.stderr.write(`error: ${error.message}\n`);
  process.exit(1);
}
