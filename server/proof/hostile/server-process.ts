import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { growthAtEnd, type Sample } from './growth.ts';
import type { Held } from './loop-watch.ts';

/** The server under attack, in its own process, with default options. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly port: number;
  #samples: Sample[] = [];
  readonly #timer: NodeJS.Timeout;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
    this.#timer = setInterval(() => this.memory(), 100);
    this.#timer.unref();
  }

  /** `main` is the server's main file; it may be another checkout's, for comparison. */
  static async start(main: string, folder: string): Promise<ServerProcess> {
    // The only host for notices does not answer: nothing outside is called.
    const options = ['--port', '0', '--data', folder, '--log-level', 'silent', '--bot-pause', '100', '--push-hosts', '127.0.0.1:9'];
    const child = fork(main, options, {
      execArgv: ['--max-semi-space-size=16', '--import', path.join(import.meta.dirname, 'loop-watch.ts')],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message) => resolve((message as { port: number }).port));
      child.once('exit', () => reject(new Error(`${main} did not start`)));
    });
    return new ServerProcess(child, port);
  }

  /** Resident memory in megabytes, from Linux; 0 elsewhere. */
  memory(): number {
    let mb = 0;
    try {
      mb = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.#child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
    } catch {}
    this.#samples.push({ at: performance.now(), mb });
    return mb;
  }

  /** Processor time so far in seconds, from Linux. */
  busy(): number {
    try {
      const [user, system] = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
      return (Number(user) + Number(system)) / 100;
    } catch {
      return 0;
    }
  }

  /** The peak since the last call, and the growth at its end. */
  peak(): { readonly mb: number; readonly growth: number } {
    this.memory();
    const samples = this.#samples;
    this.#samples = [];
    return { mb: Math.max(...samples.map(({ mb }) => mb)), growth: growthAtEnd(samples) };
  }

  /** How long its event loop was blocked at most since the last call. */
  held(): Promise<Held> {
    const answer = new Promise<Held>((resolve) => {
      this.#child.once('message', (message) => resolve(message as Held));
    });
    this.#child.send('held');
    return answer;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGKILL');
    await gone;
  }
}
