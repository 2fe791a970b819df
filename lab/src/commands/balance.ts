import { availableParallelism } from 'node:os';
import { LEVELS } from '@bellwether/bots';
import { SheepTrial, sheepReport } from '@bellwether/review/sheep-and-thief/fairness';
import { WolfTrial, wolfReport } from '@bellwether/review/wolf-and-hound/fairness';
import type { Config as SheepConfig } from '@bellwether/sheep-and-thief';
import type { Config as WolfConfig } from '@bellwether/wolf-and-hound';
import type { Command } from 'commander';
import { runTrial, trialCrew } from '../fairness/run.ts';
import { sheepText } from '../fairness/sheep-text.ts';
import { wolfText } from '../fairness/wolf-text.ts';
import { writeText } from '../files.ts';
import type { AnyLabGame } from '../lab-game.ts';
import { oneOf, wholeNumber } from '../option-values.ts';
import { progress } from '../progress.ts';
import { addSetupOptions, type Given, givenGame, givenSetup } from '../setup-options.ts';

interface BalanceOptions {
  readonly bots: string;
  readonly games?: number;
  readonly seed: number;
  readonly threads: number;
  readonly json?: string;
}

type SetupGiven = Omit<Given, keyof BalanceOptions>;

/** Games by default: Wolf & Hound is ten times as fast. */
const GAMES = { 'wolf-and-hound': 20_000, 'sheep-and-thief': 3_000 } as const;
/** Games for each change that is tried: a part of all. */
const CHANGE_PART = 4;
const PAIRS_A_BATCH = { 'wolf-and-hound': 250, 'sheep-and-thief': 25 } as const;

export function addBalance(program: Command): void {
  addSetupOptions(program.command('balance'))
    .description('Are your own cards fair? Bots play mirrored deals with and without them; the report begins with the answer.')
    .option('--bots <level>', `who plays: ${LEVELS.join(', ')}`, 'herder')
    .option(
      '--games <n>',
      'games with the cards, and as many without them (default: 20000; 3000 of Sheep & Thief)',
      wholeNumber(20, 10_000_000),
    )
    .option('--seed <n>', 'seed of the deals', wholeNumber(0, 1_000_000), 1)
    .option('--threads <n>', 'worker threads', wholeNumber(1, 256), availableParallelism())
    .option('--json <file>', 'write the whole report to this file')
    .addHelpText(
      'after',
      '\nExamples:\n  npm run lab -- balance --cards my-cards.json\n  npm run lab -- balance --game sheep-and-thief --players 2 --cards my-deck.json --games 5000 --json report.json',
    )
    .action(async (options: BalanceOptions, command: Command) => {
      const given = command.opts<SetupGiven>();
      const lab = givenGame(given);
      await balance(lab, givenSetup(lab, given), options);
    });
}

async function balance(lab: AnyLabGame, config: object, options: BalanceOptions): Promise<void> {
  const level = oneOf('--bots', LEVELS, options.bots);
  const { report, text } =
    lab.game.id === 'wolf-and-hound'
      ? await tryWolf(config as WolfConfig, level, options)
      : await trySheep(config as SheepConfig, level, options);
  process.stdout.write(`${lab.describe(config)}\n\n${text}\n`);
  if (options.json !== undefined) writeText(options.json, `${JSON.stringify(report, null, 2)}\n`);
}

async function tryWolf(config: WolfConfig, level: (typeof LEVELS)[number], options: BalanceOptions) {
  const trial = new WolfTrial(config, level, options.seed);
  await run(trial, 'wolf-and-hound', options);
  const report = wolfReport(trial);
  return { report, text: wolfText(report) };
}

async function trySheep(config: SheepConfig, level: (typeof LEVELS)[number], options: BalanceOptions) {
  const trial = new SheepTrial(config, level, options.seed);
  await run(trial, 'sheep-and-thief', options);
  const report = sheepReport(trial);
  return { report, text: sheepText(report) };
}

async function run(
  trial: WolfTrial | SheepTrial,
  game: keyof typeof GAMES,
  { games = GAMES[game], threads }: BalanceOptions,
): Promise<void> {
  const pairs = Math.ceil(games / 2);
  const crew = trialCrew(threads);
  const bar = progress(100, '%');
  try {
    const effort = { pairs, changePairs: Math.ceil(pairs / CHANGE_PART), batch: PAIRS_A_BATCH[game] };
    await runTrial(trial as WolfTrial, game, effort, crew, (done, all) => bar.show(Math.floor((100 * done) / all)));
  } finally {
    bar.stop();
    await crew.dismiss();
  }
}
