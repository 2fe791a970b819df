/**
 * A server for tools and browser tests: a free port, a temporary data folder, and a method to kill it. It ends with
 * this process.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SERVED = path.resolve(import.meta.dirname, '../server/proof/harness/served.ts');

export interface Serving {
  readonly address: string;
  /** Like a power cut. */
  kill(): Promise<void>;
  /** Restarts on the same port with the same data. */
  again(): Promise<void>;
  close(): Promise<void>;
}

/** Serves the last build without building: two concurrent builds would delete each other's files (`buildIfStale`). */
export async function serve(...options: readonly string[]): Promise<Serving> {
  const data = mkdtempSync(path.join(tmpdir(), 'bellwether-web-'));
  let { child, port } = await start(0, data, options);
  const stop = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  return {
    address: `http://localhost:${port}/`,
    kill: () => stop('SIGKILL'),
    async again() {
      ({ child, port } = await start(port, data, options));
    },
    async close() {
      await stop('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function start(port: number, data: string, options: readonly string[]): Promise<{ child: ChildProcess; port: number }> {
  const args = [SERVED, '--port', String(port), '--data', data, '--log-level', 'error', ...options];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
  let said = '';
  child.stderr?.on('data', (text) => {
    said += String(text);
  });
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve({ child, port: (message as { port: number }).port }));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}
