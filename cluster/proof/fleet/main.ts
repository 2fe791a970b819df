/** `npm run cluster`: PostgreSQL, three nodes and a balancer on this machine, to try out. Nothing remains after it ends. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { Database } from '../postgres/database.ts';
import { Fleet } from './fleet.ts';

const number = (text: string) => Number.parseInt(text, 10);
const { nodes, port } = new Command('npm run cluster --')
  .description('Starts PostgreSQL with a synchronous standby, some nodes and a balancer on this machine.')
  .option('--nodes <n>', 'how many', number, 3)
  .option('--port <n>', 'of the balancer', number, 8080)
  .parse()
  .opts<{ nodes: number; port: number }>();

const folder = mkdtempSync(path.join(tmpdir(), 'bellwether-cluster-'));
const primary = await Database.start({ folder });
const standby = await primary.withStandby();
const url = primary.url.replace(`:${primary.port}`, `:${primary.port},127.0.0.1:${standby.port}`);
const fleet = await Fleet.start(url, nodes, ['--log-level', 'warn', '--connections-per-address', '10000'], { port });

console.log(`Bellwether is at http://localhost:${port}/ (balancer)`);
for (const [i, node] of fleet.nodes.entries()) console.log(`  node ${i + 1}    http://localhost:${node.port}/  process ${node.child?.pid}`);
console.log(`  primary   ${primary.url}\n  standby   ${standby.url}`);
console.log('Kill a node (kill -9), freeze one (kill -STOP, kill -CONT), stop one (kill): tables go on at the others.');
console.log('A killed node is started again after five seconds. Ctrl-C ends everything.');

for (const node of fleet.nodes) watch(node);
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    end().catch(fail);
  });
}

async function end(): Promise<void> {
  isEnding = true;
  await fleet.stop();
  await standby.stop();
  await primary.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

function fail(error: unknown): void {
  console.error(error);
  process.exit(1);
}

function watch(node: Fleet['nodes'][number]): void {
  node.child?.once('exit', () => {
    if (isEnding) return;
    console.log(`a node has ended; it comes back in five seconds`);
    setTimeout(() => {
      if (!isEnding) comeBack(node).catch(fail);
    }, 5_000);
  });
}

/** Restarts a node. Fails quietly if everything is being stopped meanwhile. */
async function comeBack(node: Fleet['nodes'][number]): Promise<void> {
  try {
    await node.start();
    watch(node);
  } catch (error) {
    if (!isEnding) throw error;
  }
}
