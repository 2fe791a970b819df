/** A server to be killed. Takes one JSON argument; sends its port to its parent. */
import { pino } from 'pino';
import { databaseFile, lockFolder, prepareFolder } from '../../src/ops/folder.ts';
import { DEFAULT_GUARDS, DEFAULT_OPTIONS } from '../../src/options.ts';
import { Server } from '../../src/server.ts';
import { SqliteStore } from '../../src/store/sqlite-store.ts';
import type { WorkerData } from '../../src/store/sqlite-worker.ts';

export interface VictimOptions {
  readonly port: number;
  readonly folder: string;
  /** Crash in the middle of a commit. */
  readonly crash?: NonNullable<WorkerData['crash']>;
}

const { port, folder, crash } = JSON.parse(process.argv[2] as string) as VictimOptions;
prepareFolder(folder);
lockFolder(folder);
const store = await SqliteStore.open(databaseFile(folder), crash);
const many = 1_000_000;
const guards = { ...DEFAULT_GUARDS, connectionsPerAddress: many, burst: many, requestsPerMinute: many, tablesPerHour: many };
const server = await Server.start({ ...DEFAULT_OPTIONS, port, botPause: 5, guards }, store, pino({ level: 'error', base: null }));
process.send?.({ port: server.port });
process.on('SIGTERM', () => {
  server.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit(0));
