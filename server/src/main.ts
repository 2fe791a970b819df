/**
 * The server behind `npm start`: reads options, opens the data folder, serves until stopped. Run directly it supports
 * SQLite only; scripts/serve.ts adds the cluster package for PostgreSQL.
 */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Logger, pino } from 'pino';
import { openAdminSocket } from './admin/admin-socket.ts';
import { background, fatal } from './background.ts';
import type { Given } from './config/list.ts';
import { hidePasswords, PASSWORD_SEEN } from './config/passwords.ts';
import { CHECK_FLAG, readOptions } from './config/read.ts';
import { SetupError } from './config/setup-error.ts';
import type { JoinCluster, Membership } from './membership.ts';
import { databaseFile, freeAt, lockFolder, prepareFolder, sizeOf } from './ops/folder.ts';
import { type BackupPlan, lastBackupIn, scheduleBackups } from './ops/scheduled-backups.ts';
import { DEFAULT_GUARDS, type Guards, type Options } from './options.ts';
import { Server } from './server.ts';
import { SqliteStore } from './store/sqlite-store.ts';
import { systemTime } from './time.ts';
import { VERSION } from './version.ts';

// With thousands of open sockets, a full garbage collection delays moves. Let the heap double between two of them
// instead of growing by a tenth.
setFlagsFromString('--heap-growing-percent=100');
// The semi-space size given to `npm start` applies to this thread, which has it by now. Passed on, it would override
// the worker threads' own.
setFlagsFromString('--max-semi-space-size=0');

const MAX_STOP_MS = 1_900;
const HOUR_MS = 3_600_000;

/** The built page in the repository. */
const BUILT = path.resolve(import.meta.dirname, '../../web/dist');

async function main(join: JoinCluster | undefined, page: string): Promise<void> {
  const given = readOptions(process.argv.slice(2), process.env);
  if (process.argv.includes(CHECK_FLAG)) {
    process.stdout.write('The configuration is valid.\n');
    return;
  }
  const log = pino({ level: given.logLevel, base: null });
  log.info({ version: VERSION, node: process.version }, 'Bellwether starts');
  if (hidePasswords()) log.warn(PASSWORD_SEEN);
  prepareFolder(given.data);
  const unlock = lockFolder(given.data);
  const drained = () => background('stopping', stop('drained'), fatal);
  const server = await (given.databaseUrl === undefined
    ? startAlone(given, page, log, drained)
    : startNode(given, page, await joined(given, given.databaseUrl, join), log, drained));
  const closeDoor = await openAdminSocket(given.data, (order) => server.operator.obey(order));
  const plan = backupPlanOf(given);
  const stopBackups = plan === undefined ? () => {} : scheduleBackups(plan, systemTime, log);
  collectGarbage();
  process.send?.({ port: server.port });
  // For people at a terminal. Anything but a terminal gets JSON lines only.
  if (process.stderr.isTTY) process.stderr.write(`${addressLine(given, server.port)}\n`);
  else log.info(addressLine(given, server.port));
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    // Do not wait for a dead disk: everything acknowledged is already on it.
    setTimeout(() => process.exit(1), MAX_STOP_MS).unref();
    for (const end of [closeDoor, stopBackups, () => server.stop(), unlock]) {
      try {
        await end();
      } catch (error) {
        log.error({ error: (error as Error).message }, 'a part of the server failed to stop');
      }
    }
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => background('stopping', stop(signal), fatal));
}

/** Gives back what loading the modules has left: a tenth of an idle server's memory. Before anybody plays. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => void;
  // Only a last resort also shrinks the young generation.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  setFlagsFromString('--no-expose-gc');
}

/** Tables in a file of the data folder. */
async function startAlone(given: Given, page: string, log: Logger, drained: () => void): Promise<Server> {
  const file = databaseFile(given.data);
  const store = await SqliteStore.open(file).catch((error: Error) => {
    throw new SetupError(`cannot open ${file}: ${error.message}`);
  });
  const plan = backupPlanOf(given);
  const backups = plan && (() => ({ lastAt: lastBackupIn(plan.to), everyMs: HOUR_MS * plan.everyHours }));
  const parts = { disk: () => ({ used: sizeOf(file), free: freeAt(given.data) }), backups, drained };
  return Server.start(optionsOf(given, page), store, log, parts).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
}

/** Tables in PostgreSQL, shared with other servers. */
async function startNode(given: Given, page: string, node: Membership, log: Logger, drained: () => void): Promise<Server> {
  return Server.startNode(optionsOf(given, page), node, log, { drained }).catch(async (error: unknown) => {
    await Promise.allSettled([node.close(), node.store.close()]);
    throw error;
  });
}

async function joined({ backupEvery, nodeAddress }: Given, url: string, join: JoinCluster | undefined): Promise<Membership> {
  if (backupEvery !== undefined)
    throw new SetupError('PostgreSQL is backed up with its own tools (docs/SCALING.md); remove --backup-every');
  if (join === undefined) throw new SetupError('to use a database URL, start the server with scripts/serve.ts (npm start)');
  return join(url, nodeAddress).catch((error: Error) => {
    throw new SetupError(`cannot use the database: ${error.message || 'no response'}`);
  });
}

/** For people; programs read the log. */
function addressLine({ host, publicAddress }: Given, port: number): string {
  if (publicAddress !== undefined) return `Bellwether is running at ${publicAddress}`;
  if (host !== '127.0.0.1' && host !== 'localhost' && host !== '::1')
    return `Bellwether is running at http://localhost:${port}/ and on this machine's other addresses`;
  return `Bellwether is running at http://localhost:${port}/ (this machine only; use --host 0.0.0.0 to let others in)`;
}

function backupPlanOf({ data, backupEvery, backupKeep, backupTo }: Given): BackupPlan | undefined {
  if (backupEvery === undefined) return undefined;
  return { from: data, to: backupTo ?? path.join(data, 'backups'), everyHours: backupEvery, keep: backupKeep };
}

/** Drops undefined options, so `undefined` never overrides a default. */
function optionsOf(given: Given, webFolder: string): Options {
  const { publicAddress, deleteAfter, deleteUnfinishedAfter, ...rest } = given;
  const guarded = Object.entries(given).filter(([name]) => Object.hasOwn(DEFAULT_GUARDS, name));
  return {
    ...rest,
    ...(publicAddress !== undefined && { publicAddress }),
    ...(existsSync(path.join(webFolder, 'index.html')) && { webFolder }),
    ...(deleteAfter !== undefined && { deleteAfterDays: deleteAfter }),
    ...(deleteUnfinishedAfter !== undefined && { deleteUnfinishedAfterDays: deleteUnfinishedAfter }),
    guards: { ...DEFAULT_GUARDS, ...(Object.fromEntries(guarded) as Partial<Guards>) },
  };
}

/** `page` is the folder of the built page. */
export async function serve(join?: JoinCluster, page: string = BUILT): Promise<void> {
  try {
    await main(join, page);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`error: ${error.message}\n`);
    process.exit(1);
  }
}

if (import.meta.main) await serve();
