import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { VERSION } from '../version.ts';

type Counted = 'moves' | 'commands' | 'problems' | 'bytes';

/** Of the process, not of one server: their observers are never released. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

/** Values read when metrics are requested. */
export interface LiveFigures {
  tables(): number;
  connections(): number;
  botsWaiting(): number;
  /** Queued messages and requests of callers over budget. */
  queued(): number;
  /** Bytes used by the database, and free on its disk. */
  disk(): { readonly used: number; readonly free: number };
}

/** Codes of refusals and closes due to a limit: too much, too slow, or not reading. */
const LIMITED: ReadonlySet<string | number> = new Set([
  'too-often',
  'too-many-tables',
  'too-many-connections',
  'too-large',
  'body-in-pieces',
  'slow-body',
  'too-many-bodies',
  429,
  4008,
  4009,
]);

/** Prometheus metrics. None of them reveals anything of a game. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #counts = {
    moves: new Counter({ name: 'bellwether_moves_total', help: 'Moves stored', registers: [this.#registry] }),
    commands: new Counter({ name: 'bellwether_commands_total', help: 'Commands heard', registers: [this.#registry] }),
    problems: new Counter({ name: 'bellwether_problems_total', help: 'Unexpected failures', registers: [this.#registry] }),
    bytes: new Counter({ name: 'bellwether_sent_bytes_total', help: 'Bytes of messages sent to sockets', registers: [this.#registry] }),
  };
  readonly #byCode = {
    refused: new Counter({
      name: 'bellwether_refused_total',
      help: 'Refusals, by code',
      labelNames: ['code'],
      registers: [this.#registry],
    }),
    closed: new Counter({
      name: 'bellwether_closed_total',
      help: 'Sockets closed by the server, or not opened (HTTP status)',
      labelNames: ['code'],
      registers: [this.#registry],
    }),
    limited: new Counter({
      name: 'bellwether_limited_total',
      help: 'Refusals and closes because of a limit, by code',
      labelNames: ['code'],
      registers: [this.#registry],
    }),
  };
  readonly #live: LiveFigures;
  readonly #commit = new Histogram({
    name: 'bellwether_commit_seconds',
    help: 'From an append to its commit',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers: [this.#registry],
  });

  constructor(live: LiveFigures) {
    this.#live = live;
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.set(value());
        },
      });
    new Gauge({
      name: 'bellwether_build_info',
      help: 'The version of this server',
      labelNames: ['version'],
      registers: [this.#registry],
    }).set({ version: VERSION }, 1);
    gauge('bellwether_tables_live', 'Tables in memory', live.tables);
    gauge('bellwether_connections', 'Open sockets', live.connections);
    gauge('bellwether_bots_waiting', 'Questions that bots have not answered yet', live.botsWaiting);
    gauge('bellwether_in_line', 'Messages and requests that wait because their sender is over its budget of work', live.queued);
    gauge('bellwether_disk_bytes', 'Size of the database and its log', () => live.disk().used);
    gauge('bellwether_disk_free_bytes', 'Free space where the database is', () => live.disk().free);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    return `${await ofProcess.metrics()}\n${await this.#registry.metrics()}`;
  }

  count(what: Counted, by = 1): void {
    this.#counts[what].inc(by);
  }

  /** Counts by code and returns whether a limit caused it. */
  countCode(what: 'refused' | 'closed', code: string | number): boolean {
    this.#byCode[what].inc({ code });
    const limited = LIMITED.has(code);
    if (limited) this.#byCode.limited.inc({ code });
    return limited;
  }

  /** Refusals and closes since the start by code, and those due to a limit. */
  async byCode(): Promise<Readonly<Record<'refused' | 'closed' | 'limited', Readonly<Record<string, number>>>>> {
    const of = async (what: 'refused' | 'closed' | 'limited') => {
      const { values } = await this.#byCode[what].get();
      return Object.fromEntries(values.map(({ labels, value }) => [labels.code, value]));
    };
    return { refused: await of('refused'), closed: await of('closed'), limited: await of('limited') };
  }

  disk(): { readonly diskBytes: number; readonly diskFree: number } {
    const { used, free } = this.#live.disk();
    return { diskBytes: used, diskFree: free };
  }

  committed(seconds: number): void {
    this.#commit.observe(seconds);
  }
}
