import { availableParallelism } from 'node:os';
import { LEVELS } from '@bellwether/bots';
import type { Command } from 'commander';
import { columns } from '../columns.ts';
import { Crew } from '../crew.ts';
import { readNoisy, type Shares, setupNames, type Task } from '../crossplay/play.ts';
import { writeText } from '../files.ts';
import { oneOf, wholeNumber, words } from '../option-values.ts';
import { progress } from '../progress.ts';

const Z95 = 1.959964;
/** Deals in one task: a few seconds of work. */
const DEALS_A_TASK = 5;
/** All partners a bot can be paired with: references, levels, and levels that play a random move a quarter of the time. */
const STRANGERS = ['random', 'greedy', 'rule', 'lamb', 'shepherd', 'herder', 'fox', 'herder~25', 'fox~25'];

interface CrossplayOptions {
  readonly setup: string;
  readonly partners: string;
  readonly strangers: string;
  readonly against: string;
  readonly deals: number;
  readonly seed: number;
  readonly json?: string;
  readonly threads: number;
}

export function addCrossplay(program: Command): void {
  program
    .command('crossplay')
    .description('Who plays best with which partner at Wolf & Hound: every pair against the same fixed pair, on the same mirrored deals.')
    .option('--setup <name>', 'a ladder setup, such as first-game or every-set', 'first-game')
    .option('--partners <names>', 'bots that are compared as partners', LEVELS.join(','))
    .option('--strangers <names>', 'whom they play with; fox~25 draws a quarter of its moves by lot', STRANGERS.join(','))
    .option('--against <name>', 'both players of the fixed pair', 'fox')
    .option('--deals <n>', 'deals of each pair, four games each', wholeNumber(2, 1_000_000), 100)
    .option('--seed <n>', 'seed of the deals', wholeNumber(0, 1_000_000), 1)
    .option('--json <file>', 'write the share of every deal to this file')
    .option('--threads <n>', 'worker threads', wholeNumber(1, 256), availableParallelism())
    .addHelpText('after', '\nExample:\n  npm run lab -- crossplay --strangers rule,shepherd --partners fox,wolf --deals 50')
    .action((options: CrossplayOptions) => crossplay(options));
}

async function crossplay(options: CrossplayOptions): Promise<void> {
  const [partners, strangers] = [words(options.partners), words(options.strangers)];
  for (const name of [...partners, ...strangers, options.against]) readNoisy(name);
  oneOf('--setup', setupNames(), options.setup);
  const found = await play(options, partners, strangers);
  const rows = [...found].map(([stranger, shares]) => rowOf(stranger, shares, partners));
  process.stdout.write(`${columns([['with', ...partners, 'best', 'last partner behind the best'], ...rows])}\n`);
  process.stdout.write(`${4 * options.deals} games of each pair against two of ${options.against}; ± is the 95 % interval over deals\n`);
  if (options.json !== undefined) writeText(options.json, `${JSON.stringify({ partners, shares: Object.fromEntries(found) })}\n`);
}

/** By stranger: shares by deal and partner. */
async function play(options: CrossplayOptions, partners: string[], strangers: string[]): Promise<Map<string, Shares>> {
  const { setup, against, seed, deals } = options;
  const tasks: Task[] = strangers.flatMap((stranger) =>
    Array.from({ length: Math.ceil(deals / DEALS_A_TASK) }, (_, i) => {
      const firstDeal = DEALS_A_TASK * i;
      return { setup, partners, stranger, against, seed, firstDeal, deals: Math.min(DEALS_A_TASK, deals - firstDeal) };
    }),
  );
  const found = new Map(strangers.map((stranger): [string, Shares] => [stranger, []]));
  const crew = new Crew<Task, Shares>(options.threads, new URL('../crossplay/worker.ts', import.meta.url));
  const bar = progress(tasks.length, 'tasks');
  let done = 0;
  try {
    await crew.run(
      () => tasks.shift(),
      ({ stranger, firstDeal }, shares) => {
        const all = found.get(stranger) as Shares;
        for (const [i, share] of shares.entries()) all[firstDeal + i] = share;
        bar.show(++done);
      },
    );
  } finally {
    bar.stop();
    await crew.dismiss();
  }
  return found;
}

/** A row of the table. Compares the last partner with the best one, deal by deal, since all play the same deals. */
function rowOf(stranger: string, shares: Shares, partners: readonly string[]): string[] {
  const of = partners.map((_, i) => meanOf(shares.map((deal) => deal[i] as number)));
  const best = of.reduce((most, one, i) => (one.mean > (of[most]?.mean as number) ? i : most), 0);
  const last = partners.length - 1;
  const behind = meanOf(shares.map((deal) => (deal[best] as number) - (deal[last] as number)));
  return [
    stranger,
    ...of.map(percent),
    partners[best] as string,
    best === last ? '–' : `${(100 * behind.mean).toFixed(1)} ± ${(100 * behind.error).toFixed(1)}`,
  ];
}

interface Mean {
  readonly mean: number;
  /** Half of the 95 % interval. */
  readonly error: number;
}

function meanOf(numbers: readonly number[]): Mean {
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const variance = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (numbers.length - 1);
  return { mean, error: Z95 * Math.sqrt(variance / numbers.length) };
}

function percent({ mean, error }: Mean): string {
  return `${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)}`;
}
