import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { columns } from '../columns.ts';
import { Crew } from '../crew.ts';
import { writeText } from '../files.ts';
import { type Place, TABLES, type Task } from '../luck/tables.ts';
import { addSums, type Estimate, emptyLuck, estimateOf, type LuckTally, meanGain, meanLuck } from '../luck/tally.ts';
import { oneOf, wholeNumber, words } from '../option-values.ts';
import { progress } from '../progress.ts';
import { addGameOption, givenGame } from '../setup-options.ts';

const GAMES_A_TASK = 10;

interface LuckOptions {
  readonly game?: string;
  readonly setup: string;
  readonly players: string;
  readonly tables?: string;
  readonly games: number;
  readonly every: number;
  readonly seed: number;
  readonly json?: string;
  readonly threads: number;
}

export function addLuck(program: Command): void {
  addGameOption(program.command('luck'))
    .description('Review games of bots on fresh deals: mean luck, and what each level gives away.')
    .option('--setup <name>', 'a set-up of the ladder', 'first-game')
    .option('--players <n>', 'how many play', '4')
    .option('--tables <names>', `some of ${TABLES.join(', ')} (default: all)`)
    .option('--games <n>', 'games of each table', wholeNumber(2, 1_000_000), 400)
    .option('--every <n>', 'reviews one game of so many: games are quickly played, reviews take long', wholeNumber(1, 1000), 4)
    .option('--seed <n>', 'the deals: another number gives other deals', wholeNumber(0, 1_000_000), 1)
    .option('--json <file>', 'write the sums')
    .option('--threads <n>', 'worker threads (default: one a core)', wholeNumber(1, 256), availableParallelism())
    .addHelpText('after', '\nExample:\n  npm run lab -- luck --setup first-game --tables lamb,wolf-among-lambs --games 400')
    .action((options: LuckOptions) => luck(options));
}

async function luck(options: LuckOptions): Promise<void> {
  const { game } = givenGame(options.game === undefined ? {} : { game: options.game });
  const tables = options.tables === undefined ? TABLES : words(options.tables).map((name) => oneOf('--tables', TABLES, name));
  const places = tables.map((table): Place => ({ game: game.id, setup: options.setup, players: Number(options.players), table }));
  const tallies = await measure(places, options);
  process.stdout.write(`${columns([...tallies].flatMap(([table, tally]) => rowsOf(table, tally)))}\n`);
  if (options.json !== undefined) writeText(options.json, `${JSON.stringify([...tallies], null, 2)}\n`);
}

async function measure(places: readonly Place[], options: LuckOptions): Promise<Map<string, LuckTally>> {
  const { games, every, seed } = options;
  const tasks: Task[] = places.flatMap((place) =>
    Array.from({ length: Math.ceil(games / GAMES_A_TASK) }, (_, i): Task => {
      const first = i * GAMES_A_TASK;
      return { place, seed, first, games: Math.min(GAMES_A_TASK, games - first), every };
    }),
  );
  const tallies = new Map(places.map(({ table }) => [table, emptyLuck()]));
  const crew = new Crew<Task, LuckTally>(options.threads, new URL('../luck/worker.ts', import.meta.url));
  const bar = progress(games * places.length, 'games');
  let done = 0;
  try {
    await crew.run(
      () => tasks.shift(),
      ({ place }, tally) => {
        addSums(tallies.get(place.table) as LuckTally, tally);
        done += tally.games;
        void bar.update(done);
      },
    );
  } finally {
    bar.stop();
    await crew.dismiss();
  }
  return tallies;
}

/** One row a role: its luck; one a level: what it gives away. In percent, with 95 % intervals. */
function rowsOf(table: string, tally: LuckTally): string[][] {
  const roles = Object.keys(tally.won).sort();
  const levels = Object.keys(tally.given);
  return [
    ...roles.map((role) => {
      const gained = `gained ${percent(meanGain(tally, role))}`;
      return [
        table,
        `${tally.games} games, ${tally.reviewed} reviewed`,
        role,
        `luck ${percent(meanLuck(tally, role))}`,
        gained,
        `by choices ${percent(estimateOf(tally.choices[role]))}`,
      ];
    }),
    ...levels.map((level) => {
      return [
        table,
        '',
        level,
        `gave ${percent(estimateOf(tally.given[level]))} a decision`,
        `${percent(estimateOf(tally.givenAGame[level]))} a game`,
        '',
      ];
    }),
  ];
}

function percent({ mean, half }: Estimate): string {
  return `${(100 * mean).toFixed(2)} ± ${(100 * half).toFixed(2)}`;
}
