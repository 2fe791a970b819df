import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../postgres/database.ts';
import { Balancer } from './balancer.ts';

const MAIN = path.join(import.meta.dirname, 'node-child.ts');

/** One node in its own process, on the same port at each start. */
export class NodeProcess {
  readonly #args: readonly string[];
  readonly #flags: readonly string[];
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'bellwether-node-'));
  #child: ChildProcess | undefined;
  #gone: Promise<unknown> = Promise.resolve();
  port = 0;
  /** The address for other nodes. */
  readonly address: string;

  constructor(address: string, args: readonly string[], flags: readonly string[]) {
    this.address = address;
    this.#args = args;
    this.#flags = flags;
  }

  get child(): ChildProcess | undefined {
    return this.#child;
  }

  async start(): Promise<void> {
    const args = ['--port', String(this.port), '--data', this.#folder, '--node-address', this.address, ...this.#args];
    const child = fork(MAIN, args, { execArgv: [...this.#flags], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#child = child;
    this.#gone = new Promise((resolve) => child.once('exit', resolve));
    this.port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message) => resolve((message as { port: number }).port));
      child.once('exit', () => reject(new Error('a node did not start')));
    });
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.#gone;
  }

  /** Stops cleanly, as for an update. */
  async stop(): Promise<void> {
    this.signal('SIGTERM');
    const timer = setTimeout(() => this.signal('SIGKILL'), 10_000);
    await this.#gone;
    clearTimeout(timer);
  }

  forget(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Several nodes on one database behind a balancer. */
export class Fleet {
  readonly nodes: readonly NodeProcess[];
  readonly balancer: Balancer;

  private constructor(nodes: readonly NodeProcess[], balancer: Balancer) {
    this.nodes = nodes;
    this.balancer = balancer;
  }

  /** `more`: options of the server. `flags`: options of Node. */
  static async start(
    url: string,
    count: number,
    more: readonly string[] = [],
    { port = 0, flags = [] }: { port?: number; flags?: readonly string[] } = {},
  ): Promise<Fleet> {
    const args = ['--database-url', url, ...more];
    const addresses = await Promise.all(Array.from({ length: count }, async () => `127.0.0.1:${await freePort()}`));
    const nodes = addresses.map((address) => new NodeProcess(address, args, flags));
    await Promise.all(nodes.map((node) => node.start()));
    return new Fleet(nodes, await Balancer.start(() => nodes.map((node) => node.port), port));
  }

  async stop(): Promise<void> {
    this.balancer.close();
    await Promise.all(this.nodes.map((node) => node.stop()));
    for (const node of this.nodes) node.forget();
  }
}
