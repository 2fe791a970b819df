import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Used } from './target.ts';

/** A server in a separate process. It reports its port once it listens and, if probed, its resource usage on request (probe.ts). */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly port: number;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static async start(file: string, args: readonly string[], flags: readonly string[] = [], isProbed = true): Promise<ServerProcess> {
    const probe = ['--expose-gc', '--import', path.join(import.meta.dirname, 'probe.ts')];
    const child = fork(file, [...args], {
      execArgv: [...flags, ...(isProbed ? probe : [])],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message) => resolve((message as { port: number }).port));
      child.once('exit', () => reject(new Error(`${file} did not start`)));
    });
    return new ServerProcess(child, port);
  }

  get pid(): number {
    return this.#child.pid as number;
  }

  used(what: Used): Promise<number> {
    return new Promise((resolve) => {
      this.#child.once('message', (message) => resolve((message as { used: number }).used));
      this.#child.send(what);
    });
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), 10_000);
    await gone;
    clearTimeout(timer);
  }
}
