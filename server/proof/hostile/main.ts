/**
 * `npm run hostile`: a server on loopback with default limits, attacked from one address in every way we know while people at another
 * address play. For each attack it prints the latency of their commands before and during it, and the memory it cost; exit status 1 if one
 * of them was felt. A slow leak stays within bounds for seconds, so each attack runs for 40 of them, and memory may not still grow at the
 * end. A stall of the disk is felt too, even without an attack, but not every time: `--tries` repeats attacks that were felt, and reports
 * every try.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Command } from 'commander';
import { Api } from '../harness/api.ts';
import { ATTACKS } from './attacks.ts';
import { prepare } from './prepare.ts';
import { ServerProcess } from './server-process.ts';
import { attack, measure, seat, type Waits } from './trial.ts';
import type { Target } from './ways.ts';

const number = (text: string) => Number.parseInt(text, 10);
const { seconds, only, server, tries, mostMs, mostHeld, mostMessage, mostMb, mostGrowth } = new Command('npm run hostile --')
  .description('Attacks a server of its own from 127.0.0.1 while people from 127.0.0.2 play.')
  .option('--seconds <n>', 'for each attack', number, 40)
  .option('--only <names>', 'only these attacks, separated by semicolons; with +shared those of people at the same address', (text) =>
    text.split(';'),
  )
  .option('--server <file>', 'main file of the server', path.join(import.meta.dirname, '../../src/main.ts'))
  .option('--tries <n>', 'of an attack that is felt', number, 1)
  .option('--most-ms <n>', 'a command may take, 99th percentile', number, 100)
  .option('--most-held <n>', 'milliseconds that one turn of the loop may take, with all that came in it, collection aside', number, 50)
  .option('--most-message <n>', 'milliseconds of the loop that one message may take in one go, collection aside', number, 20)
  .option('--most-mb <n>', 'memory may grow', number, 100)
  .option('--most-growth <n>', 'megabytes that memory may grow in the second half of an attack', number, 25)
  .parse()
  .opts<{
    seconds: number;
    only?: string[];
    server: string;
    tries: number;
    mostMs: number;
    mostHeld: number;
    mostMessage: number;
    mostMb: number;
    mostGrowth: number;
  }>();

const AWAY = '127.0.0.2';
const SAME = '127.0.0.1';
/** Milliseconds without an attack before each one, as a baseline. */
const BASELINE_MS = 4_000;
/** Milliseconds between two moves of people who think. */
const THINKING_MS = 1_000;
/** Attacks that are by default also tried with people at the attacker's own address. */
const SHARED = [
  ...['none', 'moves listed', 'long past', 'many keys', 'many tables', 'pings', 'nonsense', 'keys', 'a school opens the app'],
  ...['bodies in chunks of a byte', 'slow bodies'],
];
const scratch = mkdtempSync(path.join(tmpdir(), 'bellwether-hostile-'));
const seed = path.join(scratch, 'seed');
const prepared = await prepare(seed);
let passed = 0;
let failed = 0;

console.log(
  'attack, then: milliseconds of a command (median, 99th percentile, slowest, number; the same just before the attack), longest turn of the loop and longest message in one, megabytes (before, peak, growth in the second half), seconds of processor',
);
for (const name of ['none', ...Object.keys(ATTACKS)]) if (only === undefined || only.includes(name)) await tryAgain(name, AWAY);
const shared = only === undefined ? SHARED : only.filter((name) => name.endsWith('+shared')).map((name) => name.replace('+shared', ''));
for (const name of shared) await tryAgain(name, SAME);
rmSync(scratch, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function tryAgain(name: string, address: string): Promise<void> {
  for (let left = tries; left > 0; left--) {
    if (!(await tryOne(name, address))) continue;
    passed++;
    return;
  }
  failed++;
}

/** Each attack gets a fresh server, independent of earlier ones. 40 people play from the attacker's own address. */
async function tryOne(name: string, address: string): Promise<boolean> {
  const folder = path.join(scratch, 'data');
  cpSync(seed, folder, { recursive: true });
  const under = await ServerProcess.start(server, folder);
  const isShared = address === SAME;
  const tables = await seat(new Api(under.port), isShared ? 10 : 1, address);
  const [first] = tables;
  if (first === undefined) throw new Error('nobody plays');
  const pace = isShared ? THINKING_MS : undefined;
  const quiet = await measure(tables, pause(BASELINE_MS), pace);
  const before = under.memory();
  const busy = under.busy();
  under.peak();
  const target: Target = { port: under.port, seconds, prepared, seat: { table: first.table, key: first.keys[3] as string } };
  await under.held();
  const going = name === 'none' ? pause(1_000 * seconds, true) : attack(name, target);
  const waits = await measure(tables, going, pace);
  const held = await under.held();
  const { mb: peak, growth } = under.peak();
  const faults = {
    attack: !(await going),
    slow: waits.p99 > mostMs,
    [`loop ${held.work}`]: held.turn > mostHeld || held.message > mostMessage,
    memory: peak - before > mostMb,
    grows: growth > mostGrowth,
    [tables
      .flatMap(({ refused }) => refused)
      .slice(0, 3)
      .join(' ')]: tables.some(({ refused }) => refused.length > 0),
  };
  const felt = Object.keys(faults).filter((fault) => faults[fault]);
  const told = [
    (isShared ? `${name}, 40 people at the same address` : name).padEnd(46),
    `${ofWaits(waits)} (${waits.count}; ${ofWaits(quiet)})`,
    `${held.turn.toFixed(0)}, ${held.message.toFixed(0)} ms`,
    `${[before, peak, growth].map((mb) => mb.toFixed(0)).join(', ')} MB`,
    `${(under.busy() - busy).toFixed(1)} s`,
    felt.join(', '),
  ];
  console.log(`${felt.length === 0 ? 'passed' : 'felt  '}  ${told.join('   ')}`);
  for (const guests of tables) guests.close();
  await under.stop();
  rmSync(folder, { recursive: true, force: true });
  return felt.length === 0;
}

function ofWaits({ p50, p99, max }: Waits): string {
  return `${[p50, p99, max].map((ms) => ms.toFixed(0)).join(', ')} ms`;
}
