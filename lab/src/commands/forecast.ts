import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { columns } from '../columns.ts';
import { Crew } from '../crew.ts';
import { addFound, configsOf, EXACT, type Found, nothingFound, type Task } from '../forecast/play.ts';
import { readEntrant } from '../ladder/entrant.ts';
import { wholeNumber, words } from '../option-values.ts';
import { progress } from '../progress.ts';
import { interval95 } from '../statistics.ts';

const DEALS_A_TASK = 5;

interface ForecastOptions {
  readonly setup: string;
  readonly partners: string;
  readonly player: string;
  readonly deals: number;
  readonly seed: number;
  readonly threads: number;
}

export function addForecast(program: Command): void {
  program
    .command('forecast')
    .description("How often a partner's answer can be foretold at Wolf & Hound from a player's own view, and how often it comes true.")
    .option('--setup <names>', 'ladder setups, such as first-game,every-set', 'first-game,every-set')
    .option('--partners <names>', 'bots whose answers are foretold', 'herder,fox,wolf')
    .option('--player <name>', 'bot that plays with them, and against them', 'fox')
    .option('--deals <n>', 'deals of each row', wholeNumber(1, 1_000_000), 100)
    .option('--seed <n>', 'seed of the deals', wholeNumber(0, 1_000_000), 1)
    .option('--threads <n>', 'worker threads', wholeNumber(1, 256), availableParallelism())
    .addHelpText('after', '\nExample:\n  npm run lab -- forecast --partners fox --setup gamer --deals 50')
    .action((options: ForecastOptions) => forecast(options));
}

async function forecast({ setup, partners, player, deals, seed, threads }: ForecastOptions): Promise<void> {
  const names = words(partners);
  for (const name of [...names, player]) readEntrant(name);
  for (const name of words(setup)) configsOf(name);
  const rows = words(setup).flatMap((one) => names.map((partner) => ({ setup: one, partner, found: nothingFound() })));
  const tasks = rows.flatMap(({ setup: one, partner, found }) =>
    Array.from({ length: Math.ceil(deals / DEALS_A_TASK) }, (_, i) => {
      const firstDeal = DEALS_A_TASK * i;
      const task: Task = { setup: one, player, partner, seed, firstDeal, deals: Math.min(DEALS_A_TASK, deals - firstDeal) };
      return { task, found };
    }),
  );
  const into = new Map(tasks.map(({ task, found }) => [task, found]));
  const crew = new Crew<Task, Found>(threads, new URL('../forecast/worker.ts', import.meta.url));
  const bar = progress(tasks.length, 'tasks');
  let done = 0;
  try {
    await crew.run(
      () => tasks.shift()?.task,
      (task, found) => {
        addFound(into.get(task) as Found, found);
        bar.show(++done);
      },
    );
  } finally {
    bar.stop();
    await crew.dismiss();
  }
  const head = [
    'setup',
    'partner',
    'plays',
    'foretold',
    ...EXACT.map((exact) => `of these ${exact}`),
    'hands agreed',
    'came true',
    'ms each',
  ];
  process.stdout.write(`${columns([head, ...rows.map(({ setup: one, partner, found }) => [one, partner, ...cellsOf(found)])])}\n`);
}

function cellsOf({ plays, ms, told }: Found): string[] {
  const sum = (of: 'told' | 'came' | 'share') => EXACT.reduce((total, exact) => total + told[exact][of], 0);
  const all = sum('told');
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const [low, high] = interval95(sum('came'), all).map(percent);
  return [
    String(plays),
    percent(all / plays),
    ...EXACT.map((exact) => String(told[exact].told)),
    percent(sum('share') / all),
    `${percent(sum('came') / all)} (${low} to ${high})`,
    (ms / plays).toFixed(1),
  ];
}
