import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { VERSION } from '../version.ts';

type Counted = 'commands' | 'problems' | 'bytes' | 'leasesLost';

/** Results of one push message. `gone`: the browser has unsubscribed. `dropped`: not sent. */
export type PushResult = 'delivered' | 'gone' | 'refused' | 'failed' | 'dropped';
/** Results of one webhook call. `failed`: it is retried. */
export type WebhookResult = 'delivered' | 'failed' | 'given-up' | 'dropped';
export type RequestKind = 'api' | 'file' | 'probe';
type Queue = 'bots' | 'work' | 'commits' | 'push' | 'webhooks';

/** Of the process, not of one server: their observers are never released. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

/** A node's place in its cluster. */
export interface ClusterFigures {
  readonly isLeaseHeld: boolean;
  /** Living nodes, including this one. */
  readonly nodes: number;
  /** Connections to other nodes: opened by this node, and by them. */
  readonly links: { readonly out: number; readonly in: number };
}

/** Values read when metrics are requested. */
export interface LiveFigures {
  /** Tables in memory by status. */
  tables(): Readonly<Record<string, number>>;
  connections(): number;
  people(): number;
  queues(): Readonly<Record<Exclude<Queue, 'commits'>, number>>;
  isReady(): boolean;
  isWritable(): boolean;
  /** Bytes used by the database, and free on its disk. Absent if the database is elsewhere. */
  readonly disk?: (() => { readonly used: number; readonly free: number }) | undefined;
  /** Of scheduled backups, if there are any: when the last one was made (0: none yet), and their interval. */
  readonly backups?: (() => { readonly lastAt: number; readonly everyMs: number }) | undefined;
  readonly cluster?: (() => ClusterFigures) | undefined;
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

/**
 * Prometheus metrics. None of them reveals anything of a game, and no label names a table or a person: labels have few
 * values, all fixed in advance. docs/SELF-HOSTING.md lists them.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #live: LiveFigures;
  #uncommitted = 0;
  readonly #counts: Readonly<Record<Counted, Counter>> = {
    commands: this.#counter('commands_total', 'Commands received'),
    problems: this.#counter('problems_total', 'Unexpected failures'),
    bytes: this.#counter('sent_bytes_total', 'Bytes of messages sent to sockets'),
    leasesLost: this.#counter('leases_lost_total', 'How often this node of a cluster lost its lease'),
  };
  readonly #moves = this.#counter('moves_total', 'Moves stored, by game', 'game');
  readonly #push = this.#counter('push_messages_total', 'Push messages, by result', 'result');
  readonly #webhooks = this.#counter('webhook_calls_total', 'Webhook calls, by result', 'result');
  readonly #byCode = {
    refused: this.#counter('refused_total', 'Refusals, by code', 'code'),
    closed: this.#counter('closed_total', 'Sockets closed by the server, or not opened (HTTP status)', 'code'),
    limited: this.#counter('limited_total', 'Refusals and closes because of a limit, by code', 'code'),
  };
  readonly #commit = this.#histogram(
    'commit_seconds',
    'From an append to its commit',
    [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    [],
  );
  readonly #bots = this.#histogram(
    'bot_seconds',
    'Time a bot thinks about one move, by game and level',
    [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    ['game', 'level'],
  );
  readonly #requests = this.#histogram(
    'request_seconds',
    'HTTP requests, by kind and status class',
    [0.005, 0.02, 0.1, 0.5, 2],
    ['kind', 'status'],
  );

  constructor(live: LiveFigures) {
    this.#live = live;
    new Gauge({
      name: 'bellwether_build_info',
      help: 'The version of this server',
      labelNames: ['version'],
      registers: [this.#registry],
    }).set({ version: VERSION }, 1);
    this.#gauges('tables', 'Tables in memory, by status', 'status', live.tables);
    this.#gauges('queue_length', 'What waits, by queue', 'queue', () => ({ ...live.queues(), commits: this.#uncommitted }));
    this.#gauge('connections', 'Open sockets', live.connections);
    this.#gauge('people_online', 'Different people with an open socket', live.people);
    this.#gauge('ready', '1 if /readyz answers 200', () => Number(live.isReady()));
    this.#gauge('writable', '1 if the last write was stored', () => Number(live.isWritable()));
    this.#watchDisk(live);
    if (live.cluster !== undefined) this.#watchCluster(live.cluster);
  }

  #watchDisk({ disk, backups }: LiveFigures): void {
    if (disk !== undefined) {
      this.#gauge('disk_bytes', 'Size of the database and its log', () => disk().used);
      this.#gauge('disk_free_bytes', 'Free space where the database is', () => disk().free);
    }
    if (backups !== undefined) {
      const seconds = (milliseconds: number) => milliseconds / 1_000;
      this.#gauge('last_backup_timestamp_seconds', 'When the last scheduled backup was made, 0 before the first', () =>
        seconds(backups().lastAt),
      );
      this.#gauge('backup_interval_seconds', 'Configured time between backups', () => seconds(backups().everyMs));
    }
  }

  #watchCluster(cluster: () => ClusterFigures): void {
    this.#gauge('lease_held', '1 if this node may serve tables', () => Number(cluster().isLeaseHeld));
    this.#gauge('nodes', 'Living nodes that this one knows, including itself', () => cluster().nodes);
    this.#gauges('links', 'Connections between this node and others, by which side opened them', 'direction', () => cluster().links);
  }

  #counter(name: string, help: string, ...labelNames: readonly string[]): Counter {
    return new Counter({ name: `bellwether_${name}`, help, labelNames: [...labelNames], registers: [this.#registry] });
  }

  #histogram(name: string, help: string, buckets: readonly number[], labelNames: readonly string[]): Histogram {
    return new Histogram({
      name: `bellwether_${name}`,
      help,
      buckets: [...buckets],
      labelNames: [...labelNames],
      registers: [this.#registry],
    });
  }

  #gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name: `bellwether_${name}`,
      help,
      registers: [this.#registry],
      collect() {
        this.set(value());
      },
    });
  }

  #gauges(name: string, help: string, label: string, values: () => Readonly<Record<string, number>>): void {
    new Gauge({
      name: `bellwether_${name}`,
      help,
      labelNames: [label],
      registers: [this.#registry],
      collect() {
        for (const [which, value] of Object.entries(values())) this.set({ [label]: which }, value);
      },
    });
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

  countMove(game: string): void {
    this.#moves.inc({ game });
  }

  countPush(result: PushResult): void {
    this.#push.inc({ result });
  }

  countWebhook(result: WebhookResult): void {
    this.#webhooks.inc({ result });
  }

  botThought(game: string, level: string, milliseconds: number): void {
    this.#bots.observe({ game, level }, milliseconds / 1_000);
  }

  requestServed(kind: RequestKind, status: number, milliseconds: number): void {
    this.#requests.observe({ kind, status: `${Math.trunc(status / 100)}xx` }, milliseconds / 1_000);
  }

  /** Measures a commit and counts it as waiting until it is done. */
  async timeCommit<T>(commit: () => Promise<T>): Promise<T> {
    const began = performance.now();
    this.#uncommitted++;
    try {
      return await commit();
    } finally {
      this.#uncommitted--;
      this.#commit.observe((performance.now() - began) / 1_000);
    }
  }

  /** Refusals and closes since the start by code, and those due to a limit. */
  async byCode(): Promise<Readonly<Record<'refused' | 'closed' | 'limited', Readonly<Record<string, number>>>>> {
    const of = async (what: 'refused' | 'closed' | 'limited') => {
      const { values } = await this.#byCode[what].get();
      return Object.fromEntries(values.map(({ labels, value }) => [labels.code, value]));
    };
    return { refused: await of('refused'), closed: await of('closed'), limited: await of('limited') };
  }

  disk(): { readonly diskBytes: number; readonly diskFree: number } | undefined {
    const disk = this.#live.disk?.();
    return disk && { diskBytes: disk.used, diskFree: disk.free };
  }
}
