import { availableParallelism } from 'node:os';
import { LEVELS, type Level } from '@bellwether/bots';
import type { Command } from 'commander';
import type { Task } from '../calibrate/play.ts';
import { EYES, type Eyes, type GameTenths, type Tenth, tenthsOf, verdictOf, WITHIN } from '../calibrate/tenths.ts';
import { columns } from '../columns.ts';
import { Crew } from '../crew.ts';
import { oneOf, wholeNumber, words } from '../option-values.ts';
import { progress } from '../progress.ts';
import { addGameOption, givenGame } from '../setup-options.ts';

const DEALS_A_TASK = 10;
/** A tenth with fewer points than this is not considered for the largest error. */
const LEAST_POINTS = 100;

interface CalibrateOptions {
  readonly game?: string;
  readonly players: number;
  readonly deals: number;
  readonly levels: string;
  readonly every: number;
  readonly seed: number;
  readonly threads: number;
}

export function addCalibrate(program: Command): void {
  addGameOption(program.command('calibrate'))
    .description('Measure how well review graphs are calibrated: predicted chances on fresh deals, in steps of 10%, against results.')
    .option('--players <n>', 'number of players', wholeNumber(2, 4), 4)
    .option('--deals <n>', 'number of deals, each with a random ladder setup', wholeNumber(2, 1_000_000), 400)
    .option('--levels <names>', 'bot levels to use; each deal is played by one level, in rotation', 'lamb,shepherd,herder,fox')
    .option('--every <n>', 'check one ply in n', wholeNumber(1, 1000), 4)
    .option('--seed <n>', 'seed of the deals', wholeNumber(100, 1_000_000), 100)
    .option('--threads <n>', 'worker threads', wholeNumber(1, 256), availableParallelism())
    .addHelpText('after', '\nSeeds below 100 are reserved for fitting.\nExample:\n  npm run lab -- calibrate --players 3 --deals 400')
    .action((options: CalibrateOptions) => calibrate(options));
}

async function calibrate(options: CalibrateOptions): Promise<void> {
  const { game } = givenGame(options.game === undefined ? {} : { game: options.game });
  const levels = words(options.levels).map((name) => oneOf('--levels', LEVELS, name));
  const games = await measure(game.id, levels, options);
  process.stdout.write(`${EYES.map((eyes) => textOf(eyes, tenthsOf(games, eyes))).join('\n\n')}\n`);
}

async function measure(game: string, levels: readonly Level[], options: CalibrateOptions): Promise<GameTenths[]> {
  const { players, deals, every, seed } = options;
  const tasks = Array.from({ length: Math.ceil(deals / DEALS_A_TASK) }, (_, i): Task => {
    const first = i * DEALS_A_TASK;
    return { game, players, levels, seed, first, deals: Math.min(DEALS_A_TASK, deals - first), every };
  });
  const games: GameTenths[] = [];
  const crew = new Crew<Task, GameTenths[]>(options.threads, new URL('../calibrate/worker.ts', import.meta.url));
  const bar = progress(deals, 'deals');
  try {
    await crew.run(
      () => tasks.shift(),
      (_, found) => {
        games.push(...found);
        bar.show(games.length);
      },
    );
  } finally {
    bar.stop();
    await crew.dismiss();
  }
  return games;
}

const TITLES: Readonly<Record<Eyes, string>> = { own: 'From what a seat knew', open: 'With all cards open' };
const HEAD = ['  said', 'won', 'off', 'error', 'points', 'games', `within ${100 * WITHIN}?`];

/** In percent and points; the error is one standard error. */
function textOf(eyes: Eyes, tenths: readonly Tenth[]): string {
  const points = (share: number) => (Number.isFinite(share) ? (100 * share).toFixed(1) : '–');
  const rows = tenths.map((tenth) => {
    const { said, won, off, error, games } = tenth;
    return [`  ${points(said)}`, points(won), points(off), points(error), String(tenth.points), String(games), verdictOf(tenth)];
  });
  const all = tenths.reduce((sum, one) => sum + one.points, 0);
  const mean = tenths.reduce((sum, { points: n, off }) => sum + (n > 0 ? n * Math.abs(off) : 0), 0) / all;
  const most = Math.max(0, ...tenths.filter((one) => one.points >= LEAST_POINTS).map(({ off }) => Math.abs(off)));
  const summary = `Most off: ${points(most)} (tenths with ${LEAST_POINTS} points or more). Off by ${points(mean)} on average over all points.`;
  return `${TITLES[eyes]}, in %\n${columns([HEAD, ...rows])}\n${summary}`;
}
