import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { VictimOptions } from './victim.ts';

/** Starts the server, ends it in one way or another, and starts it again on the same port and folder. */
export class Keeper {
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #gone: Promise<void> = Promise.resolve();
  port = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async start(crash?: VictimOptions['crash']): Promise<void> {
    const options: VictimOptions = { port: this.port, folder: this.#folder, ...(crash && { crash }) };
    const child = fork(path.join(import.meta.dirname, 'victim.ts'), [JSON.stringify(options)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    this.#gone = new Promise((resolve) => child.once('exit', () => resolve()));
    await new Promise<void>((resolve) => {
      child.once('message', (message) => {
        this.port = (message as { port: number }).port;
        resolve();
      });
      // A server that crashes in mid-commit may do so before it listens.
      child.once('exit', () => resolve());
    });
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async kill(): Promise<void> {
    if (this.isRunning) this.#child?.kill('SIGKILL');
    await this.#gone;
  }

  /** Waits for a server that crashes on its own; kills it after a timeout. */
  async ended(milliseconds: number): Promise<void> {
    const timer = setTimeout(() => this.#child?.kill('SIGKILL'), milliseconds);
    await this.#gone;
    clearTimeout(timer);
  }

  async stop(): Promise<void> {
    this.#child?.kill('SIGTERM');
    await this.ended(10_000);
  }
}
