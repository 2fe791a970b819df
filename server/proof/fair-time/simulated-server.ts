import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type Server as HttpServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FastRandom } from '@bellwether/kernel';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { DEFAULT_GUARDS, DEFAULT_OPTIONS, type Guards } from '../../src/options.ts';
import { Server, SOCKET_PATH } from '../../src/server.ts';
import { Sqlite } from '../../src/store/sqlite.ts';
import type { LocalStore } from '../../src/store/store.ts';
import { newCable } from './cable.ts';
import { simulatedBots } from './simulated-bots.ts';
import { nextTurn, ProcessTime, type SimulatedTime } from './simulated-time.ts';

/** Node's diagnostics channel for every server that starts to listen. */
const LISTENING = 'tracing:net.server.listen:asyncStart';
/** Practically unlimited: limits on work are measured in real time, which is meaningless here. */
const NO_LIMIT = 1e12;
const GUARDS: Guards = {
  ...DEFAULT_GUARDS,
  connectionsPerAddress: 100_000,
  burst: NO_LIMIT,
  messagesPerSecond: NO_LIMIT,
  requestsPerMinute: NO_LIMIT,
  tablesPerHour: NO_LIMIT,
  helloWithin: NO_LIMIT,
  idleFor: NO_LIMIT,
  pingEvery: NO_LIMIT,
  workPerAddress: NO_LIMIT,
  workPerPerson: NO_LIMIT,
  workPerTable: NO_LIMIT,
  answersPerAddress: NO_LIMIT,
};
/** Maximum ticks of the event loop that a store call takes. */
const MAX_STORE_TURNS = 3;
/** A file system in memory, where available. */
const SHARED_MEMORY = '/dev/shm';
/** These files also run on older commits, to show what they miss. There the same things have other names. */
const HEARTBEATS: readonly string[] = ['beat', 'sign'];
const FIRST_CALLS: readonly string[] = ['beginHeartbeat', 'beginLife'];
const NO_COST = { cpuTimeMs: () => 0, worked: () => 0 };
const SILENT = pino({ level: 'silent' });

export interface ServerSetup {
  readonly botPauseMs: number;
  readonly maxThinkMs: number;
}

/** What survives a server process: the machine with its clock, its randomness and its database. */
export class Machine {
  readonly time: SimulatedTime;
  /** Durations of database calls. */
  readonly delays: FastRandom;
  readonly #random: FastRandom;
  readonly #database: Sqlite;
  /** The last heartbeat of a process. Only the last one counts, so it is written when the next process reads it. */
  #lastBeat: readonly [method: string, args: readonly unknown[]] | undefined;
  readonly #loads = new Map<string, number>();
  /** The next write fails, as on a full disk. */
  failsNextWrite = false;
  readonly #folder = mkdtempSync(path.join(existsSync(SHARED_MEMORY) ? SHARED_MEMORY : tmpdir(), 'bellwether-fair-time-'));

  constructor(time: SimulatedTime, seed: number) {
    this.time = time;
    this.#random = new FastRandom(seed);
    this.delays = new FastRandom(seed);
    this.#database = new Sqlite(path.join(this.#folder, 'tables.db'));
  }

  /** How often a table was loaded from the database. */
  loadsOf(table: string): number {
    return this.#loads.get(table) ?? 0;
  }

  /** A call of the storage port. */
  call(method: string, args: readonly unknown[]): unknown {
    if (HEARTBEATS.includes(method)) {
      this.#lastBeat = [method, args];
      return undefined;
    }
    if (method === 'append' && this.failsNextWrite) {
      this.failsNextWrite = false;
      throw new Error('the disk is full');
    }
    if (FIRST_CALLS.includes(method) && this.#lastBeat !== undefined) this.#run(...this.#lastBeat);
    if (method === 'load') this.#loads.set(args[0] as string, this.loadsOf(args[0] as string) + 1);
    return this.#run(method, args);
  }

  #run(method: string, args: readonly unknown[]): unknown {
    return (this.#database[method as keyof Sqlite] as (...args: readonly unknown[]) => unknown).apply(this.#database, args as unknown[]);
  }

  close(): void {
    this.#database.close();
    rmSync(this.#folder, { recursive: true });
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.#random.below(256));
  }
}

/** The life of a process as its store sees it: after a crash no more calls are done or answered. */
interface Life {
  isOver: boolean;
}

/**
 * The product's database without its thread: each call takes a few ticks before and after its work, so that other things happen in between,
 * deterministically by seed.
 */
function storeOf(machine: Machine, life: Life): LocalStore {
  const { time, delays } = machine;
  const turns = async () => {
    for (let left = delays.below(MAX_STORE_TURNS); left > 0; left--) await nextTurn();
    time.noteActivity();
    if (life.isOver) throw new Error('the process has ended');
  };
  const call = async (method: string, args: readonly unknown[]): Promise<unknown> => {
    time.noteActivity();
    await turns();
    const result = machine.call(method, args);
    await turns();
    return result;
  };
  const methods = {
    get: (_target: object, method: string | symbol) => {
      if (typeof method === 'symbol' || method === 'then') return undefined;
      // The database stays open for the next process.
      return method === 'close' ? async () => {} : (...args: readonly unknown[]) => call(method, args);
    },
  };
  return new Proxy({}, methods) as LocalStore;
}

/** The whole server of the product as a process of a simulated machine. Clients reach it without a network. */
export class SimulatedServer {
  readonly #machine: Machine;
  readonly #server: Server;
  readonly #http: HttpServer;
  readonly #time: ProcessTime;
  readonly #life: Life;

  private constructor(machine: Machine, server: Server, http: HttpServer, time: ProcessTime, life: Life) {
    this.#machine = machine;
    this.#server = server;
    this.#http = http;
    this.#time = time;
    this.#life = life;
  }

  static async start(machine: Machine, { botPauseMs, maxThinkMs }: ServerSetup): Promise<SimulatedServer> {
    const life: Life = { isOver: false };
    const time = new ProcessTime(machine.time);
    const listening: HttpServer[] = [];
    const hear = (message: unknown) => {
      listening.push((message as { server: HttpServer }).server);
    };
    subscribe(LISTENING, hear);
    const server = await Server.start(
      { ...DEFAULT_OPTIONS, port: 0, botPause: botPauseMs, guards: GUARDS },
      storeOf(machine, life),
      SILENT,
      {
        time,
        ...NO_COST,
        random: (count) => machine.bytes(count),
        bots: simulatedBots(time, maxThinkMs),
      },
    );
    unsubscribe(LISTENING, hear);
    const [http] = listening;
    if (http === undefined) throw new Error('the server does not listen');
    await machine.time.settle();
    return new SimulatedServer(machine, server, http, time, life);
  }

  #connect = () => {
    const [ours, theirs] = newCable(() => this.#machine.time.noteActivity());
    this.#http.emit('connection', theirs);
    return ours;
  };

  openSocket(): WebSocket {
    return new WebSocket(`ws://localhost${SOCKET_PATH}`, { createConnection: this.#connect as never, perMessageDeflate: false });
  }

  post(path: string, body: object): Promise<{ readonly status: number; readonly json: unknown }> {
    const text = JSON.stringify(body);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), connection: 'close' };
    return new Promise((resolve, reject) => {
      const asked = request({ createConnection: this.#connect as never, method: 'POST', path, headers }, (answer) => {
        let heard = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          heard += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, json: heard === '' ? undefined : JSON.parse(heard) }));
      });
      asked.on('error', reject);
      asked.end(text);
    });
  }

  /** A clean shutdown: pending work finishes, and clients are notified. */
  async stop(): Promise<void> {
    await this.#server.stop();
    this.#end();
    await this.#machine.time.settle();
  }

  /** A power cut: everything outside the database is gone, and no one is notified. */
  async kill(): Promise<void> {
    this.#end();
    this.#http.closeAllConnections();
    await this.#server.stop();
    await this.#machine.time.settle();
  }

  #end(): void {
    this.#life.isOver = true;
    this.#time.end();
  }
}
