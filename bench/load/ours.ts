import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROTOCOL } from '@bellwether/wire';
import { Database } from '../../cluster/proof/postgres/database.ts';
import manifest from '../../package.json' with { type: 'json' };
import { Api } from '../../server/proof/harness/api.ts';
import { LeanSocket } from './lean-socket.ts';
import { ServerProcess } from './process.ts';
import { type LoadTable, received, type Target, type Used } from './target.ts';

const SEATS = [1, 2, 3, 4];
const CONFIG = [
  ['Edition', '2016'],
  ['Players', '4'],
  ['Animals', 'hound-01 wolf-01'],
];
const AT_A_TIME = 48;

/**
 * One table and its four sockets. Parses only what is needed: a full client for each seat would cost the driver more than twice the time,
 * and its own pauses would dominate the measurement.
 */
class OurTable implements LoadTable {
  readonly #table: string;
  readonly #keys: readonly string[];
  readonly #sockets: LeanSocket[] = [];
  #seq = 0;
  #acting = 0;
  #legal: readonly string[] = [];
  #told = 0;
  #done: (() => void) | undefined;
  #count = 0;

  constructor(table: string, keys: readonly string[]) {
    this.#table = table;
    this.#keys = keys;
  }

  get ready(): boolean {
    return this.#done === undefined && this.#legal.length > 0;
  }

  /** `urlOf`: the URL for each seat. */
  async connect(urlOf: (seat: number) => string): Promise<void> {
    await Promise.all(SEATS.map((seat) => this.#connect(urlOf(seat), seat)));
  }

  #connect(url: string, seat: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const hear = (text: string) => {
        received.bytes += text.length;
        if (text.startsWith('{"t":"event"')) this.#hear(text, seat);
        else if (text.startsWith('{"t":"welcome"')) {
          socket.send(JSON.stringify({ t: 'watch', table: this.#table, key: this.#keys[seat - 1], legal: 10 }));
        } else if (text.startsWith('{"t":"table"')) {
          this.#note(text, seat);
          resolve();
        } else if (text.startsWith('{"t":"refused"')) throw new Error(text);
      };
      const socket = new LeanSocket(url, {
        opened: () => socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL })),
        hear,
        failed: reject,
      });
      this.#sockets[seat - 1] = socket;
    });
  }

  /** The player to act gets its legal moves in the message. */
  #note(text: string, seat: number): void {
    const seq = Number(/"seq":(\d+)/.exec(text)?.[1]);
    if (seq < this.#seq) return;
    if (seq > this.#seq) this.#legal = [];
    this.#seq = seq;
    const at = text.indexOf('"legal":[');
    if (at < 0) return;
    this.#acting = seat;
    this.#legal = JSON.parse(text.slice(at + 8, text.indexOf(']', at) + 1)) as string[];
  }

  #hear(text: string, seat: number): void {
    this.#note(text, seat);
    if (++this.#told < SEATS.length) return;
    this.#told = 0;
    const done = this.#done;
    this.#done = undefined;
    if (text.includes('"status":"over"')) this.#rematch();
    done?.();
  }

  #rematch(): void {
    this.#legal = [];
    this.#send(1, { kind: 'rematch', seat: 1 });
  }

  #send(seat: number, action: object): void {
    const command = { t: 'do', id: `load-${++this.#count}-x`, table: this.#table, rev: this.#seq, key: this.#keys[seat - 1], action };
    this.#sockets[seat - 1]?.send(JSON.stringify(command));
  }

  move(told: () => void): void {
    this.#done = told;
    const move = this.#legal[this.#count % this.#legal.length] as string;
    this.#legal = [];
    this.#send(this.#acting, { kind: 'move', seat: this.#acting, move });
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }
}

/** Options for rate limits by address. */
const LIMITS = [
  '--connections',
  '--connections-per-address',
  '--requests-per-minute',
  '--tables-per-hour',
  '--work-per-address',
  '--work-per-person',
];

/** Our server in a separate process, or a cluster of several nodes, storing on disk. */
export class Ours implements Target {
  readonly name: string;
  readonly #processes: readonly ServerProcess[];
  readonly #folders: readonly string[];
  readonly #database: Database | undefined;
  readonly #apis: readonly Api[];
  readonly #tables: OurTable[] = [];
  #made = 0;

  private constructor(name: string, processes: readonly ServerProcess[], folders: readonly string[], database?: Database) {
    this.name = name;
    this.#processes = processes;
    this.#folders = folders;
    this.#database = database;
    this.#apis = processes.map(({ port }) => new Api(port));
  }

  static async start(isProbed = true): Promise<Ours> {
    const folder = scratch();
    return new Ours('bellwether', [await startServer(folder, [], isProbed)], [folder]);
  }

  /** Process id of the first node. */
  get pid(): number {
    return (this.#processes[0] as ServerProcess).pid;
  }

  /**
   * Starts this many nodes on a separate PostgreSQL. With more than one, half of a table's players connect to its home node and half to the
   * next one.
   */
  static async startCluster(nodes: number): Promise<Ours> {
    const database = await Database.start({ folder: scratch() });
    const folders = Array.from({ length: nodes }, scratch);
    const processes = await Promise.all(folders.map((folder) => startServer(folder, ['--database-url', database.url])));
    return new Ours(
      `bellwether on PostgreSQL, ${nodes} ${nodes === 1 ? 'node' : 'nodes'}`,
      processes,
      [...folders, database.folder],
      database,
    );
  }

  async open(tables: number): Promise<readonly LoadTable[]> {
    let left = tables;
    const worker = async () => {
      while (left-- > 0) this.#tables.push(await this.#openOne());
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, worker));
    return this.#tables;
  }

  async #openOne(): Promise<OurTable> {
    const place = this.#made++;
    const at = (further: number) => this.#apis[(place + further) % this.#apis.length] as Api;
    const api = at(0);
    const keys = await Promise.all(SEATS.map(() => api.key()));
    const host = keys[0] as string;
    const { table } = await api.table({
      key: host,
      game: 'wolf-and-hound',
      config: CONFIG,
      settings: { grace: null },
      seat: 1,
      name: 'Seat 1',
    });
    const act = (key: string, id: string, action: object) => api.post(`/api/tables/${table}/commands`, { id, rev: 0, key, action });
    for (const seat of [2, 3, 4]) await act(keys[seat - 1] as string, `sit-down-${seat}`, { kind: 'sit', seat, name: `Seat ${seat}` });
    await act(host, 'start-now', { kind: 'start' });
    const made = new OurTable(table, keys);
    await made.connect((seat) => at(seat > 2 ? 1 : 0).socket);
    return made;
  }

  /** The sum over all nodes, without the database. */
  async used(what: Used): Promise<number> {
    const used = await Promise.all(this.#processes.map((process) => process.used(what)));
    return used.reduce((sum, one) => sum + one, 0);
  }

  databaseCpu(): number {
    return this.#database?.cpu() ?? 0;
  }

  async stop(): Promise<void> {
    for (const table of this.#tables) table.close();
    await Promise.all(this.#processes.map((process) => process.stop()));
    await this.#database?.stop();
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true });
  }
}

/** Node's flags in `npm start`. */
const START_FLAGS = manifest.scripts.start.split(' ').slice(1, -1);

/** A folder on a real disk: a RAM disk would not be durable. */
function scratch(): string {
  return mkdtempSync(path.join(process.env.LOAD_DIR ?? tmpdir(), 'bellwether-load-'));
}

/** Starts the server as `npm start` does. */
function startServer(folder: string, more: readonly string[] = [], isProbed = true): Promise<ServerProcess> {
  // All clients share one address here, so limits by address are raised.
  const limits = LIMITS.flatMap((name) => [name, '1000000']);
  const args = ['--port', '0', '--data', folder, '--log-level', 'error', ...limits, ...more];
  return ServerProcess.start(path.join(import.meta.dirname, '../../scripts/serve.ts'), args, START_FLAGS, isProbed);
}
