import { availableParallelism } from 'node:os';
import { LEVELS } from '@bellwether/bots';
import type { Command } from 'commander';
import { runTrial, trialCrew } from '../fairness/run.ts';
import { writeText } from '../files.ts';
import type { AnyLabGame } from '../lab-game.ts';
import { oneOf, wholeNumber } from '../option-values.ts';
import { progress } from '../progress.ts';
import { addSetupOptions, type Given, givenGame, givenSetup } from '../setup-options.ts';
import { UserError } from '../user-error.ts';

interface BalanceOptions {
  readonly bots: string;
  readonly games?: number;
  readonly seed: number;
  readonly threads: number;
  readonly json?: string;
}

type SetupGiven = Omit<Given, keyof BalanceOptions>;

/** Games for each suggested change: this fraction of the total. */
const CHANGE_PART = 4;

export function addBalance(program: Command): void {
  addSetupOptions(program.command('balance'))
    .description('Are your own cards fair? Bots play mirrored deals with and without them; the report begins with the answer.')
    .option('--bots <level>', `who plays: ${LEVELS.join(', ')}`, 'herder')
    .option(
      '--games <n>',
      'games with the cards, and as many without them (default: as many as a minute allows)',
      wholeNumber(20, 10_000_000),
    )
    .option('--seed <n>', 'seed of the deals', wholeNumber(0, 1_000_000), 1)
    .option('--threads <n>', 'worker threads', wholeNumber(1, 256), availableParallelism())
    .option('--json <file>', 'write the whole report to this file')
    .addHelpText('after', '\nExample:\n  npm run lab -- balance --cards my-cards.json --players 4 --games 50000 --json report.json')
    .action(async (options: BalanceOptions, command: Command) => {
      const given = command.opts<SetupGiven>();
      const lab = givenGame(given);
      await balance(lab, givenSetup(lab, given), options);
    });
}

async function balance(lab: AnyLabGame, config: object, { bots, games, seed, threads, json }: BalanceOptions): Promise<void> {
  const { fairness, game } = lab;
  if (fairness === undefined) throw new UserError(`${lab.title} has no trials of cards yet`);
  const trial = fairness.open(config, oneOf('--bots', LEVELS, bots), seed);
  const pairs = Math.ceil((games ?? fairness.games) / 2);
  const effort = { pairs, changePairs: Math.ceil(pairs / CHANGE_PART), batch: fairness.pairsABatch };
  const crew = trialCrew(threads);
  const bar = progress(100, '%');
  try {
    await runTrial(trial, game.id, effort, crew, (done, all) => bar.show(Math.floor((100 * done) / all)));
  } finally {
    bar.stop();
    await crew.dismiss();
  }
  const report = fairness.report(trial);
  process.stdout.write(`${lab.describe(config)}\n\n${fairness.text(report)}\n`);
  if (json !== undefined) writeText(json, `${JSON.stringify(report, null, 2)}\n`);
}
