/** A server inside another program. All other modules of this package are internal: they may change in any release. */
import { pino } from 'pino';
import { databaseFile, lockFolder, prepareFolder } from './ops/folder.ts';
import { DEFAULT_OPTIONS, type Guards, type Options } from './options.ts';
import { Server } from './server.ts';
import { SqliteStore } from './store/sqlite-store.ts';

export interface ServerOptions extends Partial<Omit<Options, 'guards'>> {
  /** The folder of the tables; created if missing. One server uses it at a time. */
  readonly data: string;
  readonly guards?: Partial<Guards>;
  /** debug, info, warn, error or silent: JSON lines on standard output. */
  readonly logLevel?: string;
}

export interface RunningServer {
  readonly port: number;
  /** Everything acknowledged is on disk before and after. */
  stop(): Promise<void>;
}

/** Resolves when the server listens. Rejects if the folder cannot be used or the port is taken. */
export async function createServer({ data, guards, logLevel = 'warn', ...options }: ServerOptions): Promise<RunningServer> {
  prepareFolder(data);
  const unlock = lockFolder(data);
  try {
    const store = await SqliteStore.open(databaseFile(data));
    const all = { ...DEFAULT_OPTIONS, ...options, guards: { ...DEFAULT_OPTIONS.guards, ...guards } };
    const server = await Server.start(all, store, pino({ level: logLevel, base: null })).catch(async (error: unknown) => {
      await store.close();
      throw error;
    });
    return {
      port: server.port,
      async stop() {
        await server.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
