import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { GAMES, putRow, type Result, RIVALS, SEED, TRACKS, VERSION } from '../arena/benchmark-table.ts';
import { playMatch } from '../arena/match.ts';
import { addProgramOptions, type ProgramOptions, withProgram } from '../arena/program-options.ts';
import { columns } from '../columns.ts';
import { climb } from '../ladder/climb.ts';
import { readEntrant } from '../ladder/entrant.ts';
import { Ledger } from '../ladder/ledger.ts';
import { type Pairing, setupOf } from '../ladder/match.ts';
import { percent } from '../ladder/report-table.ts';
import { rowOf } from '../ladder/result.ts';
import { wholeNumber } from '../option-values.ts';
import { progress } from '../progress.ts';
import { addGameOption, givenGame } from '../setup-options.ts';
import { isUsersMistake, UserError } from '../user-error.ts';

const MOST_FORFEITS = 10;

interface BenchmarkOptions extends ProgramOptions {
  readonly bot: string;
  readonly name?: string;
  readonly game?: string;
  readonly report?: string;
  readonly threads: number;
}

export function addBenchmark(program: Command): void {
  addProgramOptions(addGameOption(program.command('benchmark')))
    .description(`Measure a bot by the fixed benchmark, version ${VERSION} (docs/lab-book/benchmark.md).`)
    .requiredOption('--bot <name or command>', 'one of our players, such as fox or wolf@400, or the command that starts your program')
    .option('--name <name>', 'its name in the table (default: --bot)')
    .option('--report <file>', 'write its row into the table of this Markdown file')
    .option('--threads <n>', 'worker threads for our own players', wholeNumber(1, 256), availableParallelism())
    .addHelpText('after', '\nExample:\n  npm run lab -- benchmark --bot wolf --report docs/lab-book/benchmark.md')
    .action(benchmark);
}

async function benchmark(options: BenchmarkOptions): Promise<void> {
  const { bot, name = bot, report } = options;
  const { id } = givenGame(options.game === undefined ? {} : { game: options.game }).game;
  const pairings = TRACKS.filter(({ game }) => game === id).flatMap((track) =>
    RIVALS.map((rival): Pairing => ({ ...track, a: bot, b: rival })),
  );
  const results = isOurs(bot) ? await ours(pairings, options.threads) : await programs(pairings, options);
  process.stdout.write(`${columns(results.map((result) => told(name, result)))}\n`);
  if (report !== undefined) putRow(report, id, name, results);
}

function isOurs(bot: string): boolean {
  try {
    readEntrant(bot);
    return true;
  } catch (error) {
    if (isUsersMistake(error)) return false;
    throw error;
  }
}

/** Skips a player against itself, which is even. */
async function ours(pairings: readonly Pairing[], threads: number): Promise<Result[]> {
  const ledger = new Ledger(SEED);
  const played = pairings.filter(({ a, b }) => a !== b);
  await climb(
    played,
    ledger,
    { least: GAMES, most: GAMES },
    threads,
    (pairing, tally) => `${told(pairing.a, { pairing, tally }).join('  ')}\n`,
  );
  return pairings.map((pairing) => ({ pairing, tally: ledger.tally(pairing) }));
}

async function programs(pairings: readonly Pairing[], options: BenchmarkOptions): Promise<Result[]> {
  return withProgram(options.bot, options, async (taker) => {
    const results: Result[] = [];
    for (const pairing of pairings) {
      const bar = progress(GAMES, 'games');
      const deals = GAMES / setupOf(pairing).seatings.length;
      const { tally, forfeits } = await playMatch({ pairing, seed: SEED, deals }, taker, MOST_FORFEITS, (games) => bar.show(games));
      bar.stop();
      if (forfeits.length >= MOST_FORFEITS)
        throw new UserError(`${forfeits.length} games lost by a fault, the last: ${forfeits.at(-1)?.why}`);
      for (const { why } of forfeits) process.stderr.write(`a game lost by a fault: ${why}\n`);
      results.push({ pairing, tally });
    }
    return results;
  });
}

function told(name: string, { pairing, tally }: Result): string[] {
  const { game, setup, players, b, winA, low, high, games, msA } = rowOf(pairing, tally);
  if (games === 0) return [`${game} ${setup} ${players}p`, `${name} – ${b}`, 'even by definition'];
  const interval = `${percent(winA)}, 95 % interval ${percent(low)} to ${percent(high)}`;
  return [`${game} ${setup} ${players}p`, `${name} – ${b}`, interval, `${games} games`, `${msA} ms a move`];
}
