import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { Crew } from '../crew.ts';
import { GAMES, gameById } from '../games.ts';
import type { AnyLabGame } from '../lab-game.ts';
import { MOST, seconds, wholeNumber } from '../option-values.ts';
import { progress } from '../progress.ts';
import { addGameOption } from '../setup-options.ts';
import { type FoundBroken, NOTHING, type SoakTask, type Tried, together } from '../soak.ts';
import { UserError } from '../user-error.ts';

const DEFAULT_GAMES = 1000;
/** Games in one task for a thread: few enough to stop soon. */
const BATCH = 10;
const WORKER = new URL('../soak-worker.ts', import.meta.url);

interface SoakOptions {
  readonly games?: number;
  readonly seed: number;
  readonly seconds?: number;
  readonly game?: string;
  readonly oneIn: number;
  readonly threads: number;
}

export function addSoak(program: Command): void {
  addGameOption(program.command('soak'))
    .description('Check every invariant on random games with random setups: editions, player counts, sets, expansion, custom cards.')
    .option('--games <n>', 'games of each kind (default: 1000, or with --seconds as many as time allows)', wholeNumber(1, MOST))
    .option('--seed <n>', 'the seed of the first game; each game adds 1', wholeNumber(0, MOST), 1)
    .option('--seconds <s>', 'stop after this many seconds', seconds)
    .option('--one-in <n>', 'check the expensive invariants on the first ply and on one ply in n; 1: on every ply', wholeNumber(1, 1000), 8)
    .option('--threads <n>', 'worker threads', wholeNumber(1, 256), availableParallelism())
    .addHelpText(
      'after',
      '\nDefault: all games. The exit status is 1 if an invariant is broken.\n\nExample:\n  npm run soak -- --games 50000 --seed 7',
    )
    .action((options: SoakOptions) => soak(options));
}

async function soak({ games: wanted, seed, seconds: limit, game, oneIn, threads }: SoakOptions): Promise<void> {
  const games = wanted ?? (limit === undefined ? DEFAULT_GAMES : MOST - seed);
  const labs = (game === undefined ? GAMES : [gameById(game)]).filter(({ laws }) => laws !== undefined);
  if (labs.length === 0) throw new UserError('this game has no invariants to check yet');
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  const bar = limit === undefined ? progress(games * labs.length, 'games') : progress(limit, 'seconds');
  const tasks = tasksOf(labs, { seed, games, oneIn });
  const crew = new Crew<SoakTask, FoundBroken | Tried>(Math.min(threads, labs.length * Math.ceil(games / BATCH)), WORKER);
  let tried = NOTHING;
  let broken: [SoakTask, FoundBroken] | undefined;
  try {
    await crew.run(
      () => (broken || (limit !== undefined && tried.games > 0 && elapsed() >= limit) ? undefined : tasks.next().value),
      (task, result) => {
        if ('what' in result) broken ??= [task, result];
        else tried = together(tried, result);
        bar.show(limit === undefined ? tried.games : Math.floor(elapsed()));
      },
    );
  } finally {
    bar.stop();
    await crew.dismiss();
  }
  process.stdout.write(broken ? tellBroken(...broken) : tellTried(tried, seed, elapsed()));
  if (broken) process.exitCode = 1;
}

function* tasksOf(
  labs: readonly AnyLabGame[],
  { seed, games, oneIn }: Pick<SoakTask, 'seed' | 'games' | 'oneIn'>,
): Generator<SoakTask, undefined> {
  for (let i = 0; i < games; i += BATCH) {
    for (const { game } of labs) yield { game: game.id, seed: seed + i, games: Math.min(BATCH, games - i), oneIn };
  }
}

function tellBroken({ game, oneIn }: SoakTask, { what, seed, record }: FoundBroken): string {
  const again = `npm run soak -- --game ${game} --games 1 --seed ${seed} --one-in ${oneIn}`;
  return `${gameById(game).title}: an invariant is broken.\n${what}\n\nTo reproduce it: ${again}\n\n${record}`;
}

function tellTried({ games, plies, closely, compared }: Tried, seed: number, elapsed: number): string {
  const rate = Math.round(games / elapsed);
  return `${games} games, all invariants hold; ${plies} plies, ${closely} of them checked in full; secrecy compared over ${compared} plies; first seed ${seed}; ${rate} games/s\n`;
}
