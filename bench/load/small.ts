/** `npm run load -- --small`: what a server as installed takes of the machine, measured from outside. */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { drive } from './drive.ts';
import { Ours } from './ours.ts';
import type { Target } from './target.ts';

const REST_MS = 15_000;
const SECONDS = 30;
/** Moves a second for each table: one every ten seconds. */
const MOVES_PER_TABLE = 0.1;
const SAMPLE_MS = 500;
const TICKS_PER_SECOND = 100;

/** Megabytes of resident memory, threads, and seconds of processor time, from /proc. */
interface Taken {
  readonly memory: number;
  readonly threads: number;
  readonly cpu: number;
}

function takenBy(pid: number): Taken {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
  // After the name in parentheses, which may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const cpu = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  return { memory: figure('VmRSS') / 1_024, threads: figure('Threads'), cpu };
}

/** Runs `work` and returns its result with the cores it took and the most memory and threads at any time. */
async function during<T>(pid: number, work: Promise<T>): Promise<{ result: T; cores: number; memory: number; threads: number }> {
  const [began, before] = [performance.now(), takenBy(pid)];
  let [memory, threads] = [before.memory, before.threads];
  const timer = setInterval(() => {
    const now = takenBy(pid);
    memory = Math.max(memory, now.memory);
    threads = Math.max(threads, now.threads);
  }, SAMPLE_MS);
  const result = await work;
  clearInterval(timer);
  return { result, cores: (1_000 * (takenBy(pid).cpu - before.cpu)) / (performance.now() - began), memory, threads };
}

const rest = () => new Promise<void>((resolve) => setTimeout(resolve, REST_MS));

/** A Markdown table: one row at rest and one in play for each number of live tables with four sockets each. */
export async function measureSmall(sizes: readonly number[]): Promise<void> {
  // The first start fills the compile cache.
  await (await Ours.start(false)).stop();
  const server = await Ours.start(false);
  const { pid } = server;
  const target: Target = {
    name: server.name,
    open: (tables) => server.open(tables),
    used: async () => 1_000_000 * takenBy(pid).cpu,
    stop: () => server.stop(),
  };
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}\n`);
  console.log('| tables | sockets | moves/s | memory, MB | threads | cores | p50, ms | p99, ms |\n|---|---|---|---|---|---|---|---|');
  const row = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
  let open = 0;
  for (const tables of sizes) {
    const all = await target.open(tables - open);
    open = tables;
    await rest();
    const idle = await during(pid, rest());
    row(tables, 4 * tables, 0, idle.memory.toFixed(0), idle.threads, idle.cores.toFixed(2), '', '');
    if (tables === 0) continue;
    const rate = MOVES_PER_TABLE * tables;
    const busy = await during(pid, drive(target, all, rate, SECONDS));
    const { made, p50, p99 } = busy.result;
    row(tables, 4 * tables, made.toFixed(0), busy.memory.toFixed(0), busy.threads, busy.cores.toFixed(2), p50.toFixed(1), p99.toFixed(1));
  }
  await target.stop();
}
