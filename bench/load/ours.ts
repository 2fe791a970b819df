import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ClientPorts, type Mirror, TableClient } from '@bellwether/client';
import type { Action } from '@bellwether/wire';
import { Api } from '../../server/proof/harness/api.ts';
import { systemTime } from '../../server/src/time.ts';
import { LeanSocket } from './lean-socket.ts';
import { ServerProcess } from './process.ts';
import { type LoadTable, received, type Target } from './target.ts';

const SEATS = [1, 2, 3, 4];
const CONFIG = [
  ['Edition', '2016'],
  ['Players', '4'],
  ['Animals', 'hound-01 wolf-01'],
];
const AT_A_TIME = 48;

/** One table and its four clients. They follow no views: the driver must not be what is measured. */
class OurTable implements LoadTable {
  readonly #table: string;
  readonly #keys: readonly string[];
  readonly #clients: TableClient[] = [];
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

  async connect(url: string): Promise<void> {
    await Promise.all(SEATS.map((seat) => this.#connect(url, seat)));
  }

  #connect(url: string, seat: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const ports: ClientPorts = {
        openSocket: ({ opened, heard }) => new LeanSocket(url, { opened, hear: (text) => heard(counted(text)), failed: reject }),
        ...systemTime,
        random: Math.random,
        newId: () => `load-${++this.#count}-x`,
      };
      this.#clients[seat - 1] = new TableClient(
        { table: this.#table, key: this.#keys[seat - 1] as string, legal: 10, views: false },
        ports,
        {
          changed: (change) => {
            if (change.kind !== 'presence') this.#note(change.mirror, seat);
            if (change.kind === 'table') resolve();
            if (change.kind === 'event') this.#hear(change.mirror);
          },
          refused: (refused) => refused && reject(new Error(JSON.stringify(refused))),
        },
      );
    });
  }

  /** The one who is to act has its moves in the message. */
  #note({ seq, legal }: Mirror, seat: number): void {
    if (seq < this.#seq) return;
    if (seq > this.#seq) this.#legal = [];
    this.#seq = seq;
    if (legal.length === 0) return;
    this.#acting = seat;
    this.#legal = legal;
  }

  #hear({ info }: Mirror): void {
    if (++this.#told < SEATS.length) return;
    this.#told = 0;
    const done = this.#done;
    this.#done = undefined;
    if (info.status === 'over') this.#do(1, { kind: 'rematch', seat: 1 });
    done?.();
  }

  #do(seat: number, action: Action): void {
    this.#legal = [];
    void this.#clients[seat - 1]?.do(action, { rev: this.#seq }).then((answer) => {
      if (answer.t === 'refused') throw new Error(JSON.stringify(answer));
    });
  }

  move(told: () => void): void {
    this.#done = told;
    const move = this.#legal[this.#count % this.#legal.length] as string;
    this.#do(this.#acting, { kind: 'move', seat: this.#acting, move });
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }
}

function counted(text: string): string {
  received.bytes += text.length;
  return text;
}

/** What one address may ask for. */
const LIMITS = [
  '--connections',
  '--connections-per-address',
  '--requests-per-minute',
  '--tables-per-hour',
  '--work-per-address',
  '--work-per-person',
];

/** Our server in a process of its own, storing on disk. */
export class Ours implements Target {
  readonly name = 'bellwether';
  readonly #process: ServerProcess;
  readonly #folder: string;
  readonly #api: Api;
  readonly #tables: OurTable[] = [];

  private constructor(process: ServerProcess, folder: string) {
    this.#process = process;
    this.#folder = folder;
    this.#api = new Api(process.port);
  }

  static async start(): Promise<Ours> {
    // A folder on a disk: what is only in memory is not durable.
    const folder = mkdtempSync(path.join(process.env.LOAD_DIR ?? tmpdir(), 'bellwether-load-'));
    // All come from one address here.
    const limits = LIMITS.flatMap((name) => [name, '1000000']);
    const args = ['--port', '0', '--data', folder, '--log-level', 'error', ...limits];
    const main = path.join(import.meta.dirname, '../../server/src/main.ts');
    // As `npm start` does it.
    return new Ours(await ServerProcess.start(main, args, ['--max-semi-space-size=16']), folder);
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
    const api = this.#api;
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
    await made.connect(api.socket);
    return made;
  }

  used(what: 'cpu' | 'memory'): Promise<number> {
    return this.#process.used(what);
  }

  async stop(): Promise<void> {
    for (const table of this.#tables) table.close();
    await this.#process.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
