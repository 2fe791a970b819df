/**
 * `npm run load`: many live tables with four clients each, on our server (on disk) and on boardgame.io's (in memory), in the same run and
 * from the same driver. Measures at each rate how long a move takes to reach the last of the four clients. Adds rows to the results file.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { installPeer } from '../peers/install.ts';
import { saveRows } from '../results.ts';
import { cost, type Row, rate } from '../row.ts';
import { tableOf } from '../table.ts';
import { BoardgameIo } from './boardgame-io.ts';
import { drive, type Run } from './drive.ts';
import { Ours } from './ours.ts';
import { measureSmall } from './small.ts';
import type { Target } from './target.ts';

const HELP = `npm run load -- [options]
  --tables N        live tables of four clients each (2000)
  --seconds N       at each rate (8)
  --rates LIST      moves a second to try (500,1000,1500,2000,2500,3000,3500,4000,4500)
  --peer-rates LIST the same for the peer (500,750,1000,1250,1500,2000)
  --no-peer         only ours; adds no rows
  --store LIST      where ours stores: sqlite, postgres or both (sqlite); with postgres there is no peer and no row
  --small           memory, threads and processor time of a server as installed, at rest and in play; Linux only, adds no rows
  --sizes LIST      numbers of tables for --small (0,100,1000)
  --nodes LIST      so many nodes on PostgreSQL, one after the other (1)`;
const { values } = parseArgs({
  allowNegative: true,
  options: {
    tables: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '8' },
    rates: { type: 'string', default: '500,1000,1500,2000,2500,3000,3500,4000,4500' },
    'peer-rates': { type: 'string', default: '500,750,1000,1250,1500,2000' },
    peer: { type: 'boolean', default: true },
    store: { type: 'string', default: 'sqlite' },
    nodes: { type: 'string', default: '1' },
    small: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '0,100,1000' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const numbers = (text: string) => text.split(',').map(Number);
const [tables, seconds] = [Number(values.tables), Number(values.seconds)];
const [rates, peerRates] = [numbers(values.rates), numbers(values['peer-rates'])];

/** The limit for the 99th percentile at which a table still feels instant. */
const LIMIT = 50;

interface Result {
  readonly runs: readonly Run[];
  /** The highest rate within the limit. */
  readonly best: Run | undefined;
  /** Bytes of memory for each table. */
  readonly memory: number;
}

async function measure(target: Target, wanted: readonly number[]): Promise<Result> {
  console.log(`\n${target.name}: ${tables} tables, ${4 * tables} clients (load ${loadavg()[0]?.toFixed(1)})`);
  // The first tables are a warm-up: they include the fixed costs of a process.
  const first = Math.floor(tables / 4);
  await target.open(first);
  const [before, heapBefore] = [await target.used('memory'), await target.used('heap')];
  const open = await target.open(tables - first);
  const memory = ((await target.used('memory')) - before) / (tables - first);
  const heap = ((await target.used('heap')) - heapBefore) / (tables - first);
  console.log(`memory a table ${(memory / 1_024).toFixed(1)} KB, ${(heap / 1_024).toFixed(1)} KB of it heap`);
  await drive(target, open, wanted[0] as number, 3);
  const runs: Run[] = [];
  for (const wish of wanted) {
    const tried = await drive(target, open, wish, seconds);
    // Runs over the limit, ours or the peer's, are repeated once, so that a hiccup of the machine does not decide.
    const run = tried.p99 < LIMIT ? tried : quicker(tried, await drive(target, open, wish, seconds));
    runs.push(run);
    const { made, p50, p99, cpu, database, bytes } = run;
    const besides = database > 0 ? ` and ${database.toFixed(0)} µs of the database` : '';
    console.log(
      `${wish}/s: ${made.toFixed(0)} made, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${cpu.toFixed(0)} µs a move${besides}, ${bytes.toFixed(0)} B a client and move`,
    );
    if (p99 >= LIMIT) break;
  }
  await target.stop();
  return { runs, best: runs.findLast(({ p99, made, asked }) => p99 < LIMIT && made > 0.95 * asked), memory };
}

function quicker(one: Run, other: Run): Run {
  return one.p99 <= other.p99 ? one : other;
}

interface Measured {
  readonly name: string;
  readonly nodes: number;
  readonly result: Result;
}

if (values.small) {
  await measureSmall(numbers(values.sizes));
  process.exit(0);
}

if (values.store !== 'sqlite') {
  const starts = values.store
    .split(',')
    .flatMap((store) =>
      store === 'sqlite' ? [[1, () => Ours.start()] as const] : numbers(values.nodes).map((n) => [n, () => Ours.startCluster(n)] as const),
    );
  const results: Measured[] = [];
  for (const [nodes, start] of starts) {
    const target = await start();
    results.push({ name: target.name, nodes, result: await measure(target, rates) });
  }
  compare(results);
  process.exit(0);
}

const ours = await measure(await Ours.start(), rates);
if (values.peer) {
  installPeer('boardgame-io');
  const theirs = await measure(await BoardgameIo.start(), peerRates);
  const rows = rowsOf(ours, theirs);
  console.log(`\n${tableOf(rows)}`);
  console.log(`→ ${saveRows(rows)}`);
}
process.exit(0);

/**
 * Compares each target with the first: its highest rate, and the cost of a move at the highest rate that both sustained. Several nodes are
 * also compared with one node that is as busy as each of them: a node with little to do wakes up for every move.
 */
function compare(results: readonly Measured[]): void {
  const [first, ...others] = results;
  if (first === undefined) return;
  console.log(`\n${first.name}: ${first.result.best?.made.toFixed(0) ?? 'no'} moves/s at p99 < ${LIMIT} ms`);
  for (const { name, nodes, result } of others) {
    console.log(
      `${name}: ${result.best?.made.toFixed(0) ?? 'no'} moves/s, ${times(result.best?.made, first.result.best?.made)} times; ` +
        `processor time of a move at ${costOf(result, first.result, 1)}`,
    );
    const alone = others.find((other) => other.nodes === 1);
    if (nodes > 1 && alone !== undefined) console.log(`  and at ${costOf(result, alone.result, nodes)} of ${alone.name}`);
  }
}

/** The cost at the highest rate at which the other sustained its share. */
function costOf(one: Result, other: Result, nodes: number): string {
  const kept = ({ p99 }: Run) => p99 < LIMIT;
  const asBusy = (run: Run) => other.runs.find((like) => like.asked * nodes === run.asked && kept(like));
  const run = one.runs.findLast((each) => kept(each) && asBusy(each) !== undefined);
  return `${run?.asked}/s ${times(run?.cpu, run && asBusy(run)?.cpu)} times that at ${(run?.asked ?? 0) / nodes}/s`;
}

function times(a: number | undefined, b: number | undefined): string {
  return a === undefined || b === undefined ? 'unknown' : (a / b).toFixed(2);
}

function rowsOf(us: Result, them: Result): Row[] {
  const name = 'boardgame.io 0.50.2 (in memory)';
  const [best, other] = [us.best ?? us.runs[0], them.best ?? them.runs[0]] as [Run, Run];
  const prefix = `online/${tables}-tables`;
  return [
    rate(`${prefix}/moves-per-s-at-p99-50ms`, 'moves/s', us.best?.made ?? 0, name, them.best?.made ?? 0),
    cost(`${prefix}/p50`, 'ms', best.p50, name, other.p50),
    cost(`${prefix}/p99`, 'ms', best.p99, name, other.p99),
    cost(`${prefix}/server-cpu-per-move`, 'µs', best.cpu, name, other.cpu),
    cost(`${prefix}/bytes-per-client-per-move`, 'B', best.bytes, name, other.bytes),
    cost(`${prefix}/memory-per-table`, 'KB', us.memory / 1_024, name, them.memory / 1_024),
  ];
}
