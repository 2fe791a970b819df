/**
 * `npm run fair-time`: random sequences of commands, comings and goings, waits and restarts against the whole server in simulated time, without
 * end. Prints each one that breaks a rule of fair time.
 *
 * --seed n       only this one (also FAIR_SEED)
 * --from n       begin with this seed
 * --runs n       stop after this number
 * --without a,b  leave out these kinds of steps and commands
 * --keep-going   continue after a violation
 */
import { parseArgs } from 'node:util';
import { reportOf, trial } from './trial.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    from: { type: 'string', default: '1' },
    runs: { type: 'string' },
    without: { type: 'string', default: '' },
    'keep-going': { type: 'boolean', default: false },
    shrink: { type: 'string', default: '20' },
  },
});
const seed = values.seed ?? process.env.FAIR_SEED;
const from = Number(seed ?? values.from);
const runs = seed === undefined ? Number(values.runs ?? Number.POSITIVE_INFINITY) : 1;
const without = new Set(values.without.split(',').filter((kind) => kind !== ''));

let commands = 0;
let done = 0;
const began = performance.now();
for (let i = 0; i < runs; i++) {
  const tried = await trial(from + i, 1_000 * Number(values.shrink), without);
  commands += tried.commands;
  done += tried.done;
  if (tried.finding !== undefined) {
    console.log(`${reportOf(tried.finding)}\n`);
    process.exitCode = 1;
    if (!values['keep-going']) break;
  }
  if ((i + 1) % 500 === 0 || i + 1 === runs) {
    const minutes = (performance.now() - began) / 60_000;
    console.log(`${i + 1} sequences, ${commands} commands (${done} done), ${Math.round((i + 1) / minutes)} sequences a minute`);
  }
}
