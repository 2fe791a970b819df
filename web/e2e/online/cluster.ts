import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { GONE, peopled } from './help.ts';

const CLUSTER = path.resolve(import.meta.dirname, '../../../cluster/proof/fleet/main.ts');

interface Cluster {
  readonly address: string;
  /** Process ids of its nodes. */
  readonly nodes: readonly number[];
}

/** Two nodes on one PostgreSQL, behind a load balancer that alternates between them. */
export const test = peopled.extend<{ readonly cluster: Cluster }>({
  cluster: async ({ faults }, use) => {
    // Nodes are killed, and the cluster stops before its guests leave.
    faults.allow(GONE);
    const port = await freePort();
    const child = spawn(process.execPath, [CLUSTER, '--nodes', '2', '--port', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
    const said = await untilSaid(child, 'Ctrl-C');
    await use({
      address: `http://localhost:${port}/`,
      nodes: [...said.matchAll(/node \d+ .* process (\d+)/g)].map(([, pid]) => Number(pid)),
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  },
});

function untilSaid(child: ChildProcess, word: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (text) => {
      said += String(text);
      if (said.includes(word)) resolve(said);
    });
    child.once('exit', (code) => reject(new Error(`the cluster ended with ${code}: ${said}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
