import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { columns } from '../columns.ts';
import { Crew } from '../crew.ts';
import { writeText } from '../files.ts';
import { balanceOf, type DealLuck, type Estimate, givenBy } from '../luck/estimate.ts';
import { kitOf, type Place, TABLES, type Task } from '../luck/tables.ts';
import { oneOf, wholeNumber, words } from '../option-values.ts';
import { progress } from '../progress.ts';
import { addGameOption, givenGame } from '../setup-options.ts';

const DEALS_A_TASK = 10;

interface LuckOptions {
  readonly game?: string;
  readonly setup: string;
  readonly players: string;
  readonly tables?: string;
  readonly deals: number;
  readonly every: number;
  readonly samples?: number;
  readonly seed: number;
  readonly json?: string;
  readonly threads: number;
}

export function addLuck(program: Command): void {
  addGameOption(program.command('luck'))
    .description('Review bot games on fresh deals: mean luck, and what the mistakes of each level cost.')
    .option('--setup <name>', 'ladder setup', 'first-game')
    .option('--players <n>', 'number of players', '4')
    .option('--tables <names>', `some of ${TABLES.join(', ')} (default: all)`)
    .option('--deals <n>', 'deals per table; a lone level plays each deal in every seat', wholeNumber(2, 1_000_000), 400)
    .option('--every <n>', 'review one game in n', wholeNumber(1, 1000), 1)
    .option('--samples <n>', 'samples per decision, an even number (default: as in a review)', wholeNumber(2, 1000))
    .option('--seed <n>', 'seed of the deals', wholeNumber(0, 1_000_000), 1)
    .option('--json <file>', 'write the result of every deal to this file')
    .option('--threads <n>', 'worker threads', wholeNumber(1, 256), availableParallelism())
    .addHelpText('after', '\nExample:\n  npm run lab -- luck --setup first-game --tables lamb,wolf-among-lambs --deals 400')
    .action((options: LuckOptions) => luck(options));
}

async function luck(options: LuckOptions): Promise<void> {
  const { game } = givenGame(options.game === undefined ? {} : { game: options.game });
  const tables = options.tables === undefined ? TABLES : words(options.tables).map((name) => oneOf('--tables', TABLES, name));
  const places = tables.map((table): Place => ({ game: game.id, setup: options.setup, players: Number(options.players), table }));
  const found = await measure(places, options);
  const told = kitOf(game.id).analyst.gold === undefined ? percent : gold;
  process.stdout.write(`${columns([...found].flatMap(([table, deals]) => rowsOf(table, deals, told)))}\n`);
  if (options.json !== undefined) writeText(options.json, `${JSON.stringify([...found])}\n`);
}

async function measure(places: readonly Place[], options: LuckOptions): Promise<Map<string, DealLuck[]>> {
  const { deals, every, seed, samples } = options;
  const tasks: Task[] = places.flatMap((place) =>
    Array.from({ length: Math.ceil(deals / DEALS_A_TASK) }, (_, i): Task => {
      const first = i * DEALS_A_TASK;
      return { place, seed, first, deals: Math.min(DEALS_A_TASK, deals - first), every, samples };
    }),
  );
  const found = new Map(places.map(({ table }): [string, DealLuck[]] => [table, []]));
  const crew = new Crew<Task, DealLuck[]>(options.threads, new URL('../luck/worker.ts', import.meta.url));
  const bar = progress(deals * places.length, 'deals');
  let done = 0;
  try {
    await crew.run(
      () => tasks.shift(),
      ({ place }, some) => {
        found.get(place.table)?.push(...some);
        done += some.length;
        bar.show(done);
      },
    );
  } finally {
    bar.stop();
    await crew.dismiss();
  }
  return found;
}

/** A row for each role with its luck, and one for each level with its loss per decision, with 95 % intervals. */
function rowsOf(table: string, deals: readonly DealLuck[], told: (one: Estimate) => string): string[][] {
  const roles = Object.keys(deals[0]?.gained ?? {}).sort();
  const reviewed = deals.flatMap((deal) => deal.reviewed ?? []);
  const levels = new Set(reviewed.flatMap(({ given }) => given.map(([level]) => level)));
  return [
    ...roles.map((role) => {
      const { luck: mean, gained, choices } = balanceOf(deals, role);
      const games = `${deals.length} deals, ${reviewed.reduce((sum, one) => sum + one.games, 0)} games reviewed`;
      return [table, games, role, `luck ${told(mean)}`, `gained ${told(gained)}`, `by choices ${told(choices)}`];
    }),
    ...[...levels].map((level) => [table, '', level, `lost ${told(givenBy(deals, level))} per decision`, '', '']),
  ];
}

function percent({ mean, half }: Estimate): string {
  return `${(100 * mean).toFixed(2)} ± ${(100 * half).toFixed(2)}`;
}

function gold({ mean, half }: Estimate): string {
  return `${mean.toFixed(2)} ± ${half.toFixed(2)} gold`;
}
