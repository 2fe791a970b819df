import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { columns } from '../columns.ts';
import { writeText } from '../files.ts';
import { climb } from '../ladder/climb.ts';
import { keyOf, Ledger } from '../ladder/ledger.ts';
import { planOf, type Wanted } from '../ladder/plan.ts';
import { reliabilityReport, strengthReport } from '../ladder/report.ts';
import { putReport } from '../ladder/report-file.ts';
import { type Row, rowOf } from '../ladder/result.ts';
import { wholeNumber } from '../option-values.ts';
import { addGameOption } from '../setup-options.ts';

const LEAST_GAMES = 400;
const MOST_GAMES = 4000;

interface LadderOptions extends Wanted {
  readonly games: number;
  readonly seed: number;
  readonly least: number;
  readonly json?: string;
  readonly resume?: string;
  readonly report?: string;
  readonly threads: number;
}

export function addLadder(program: Command): void {
  addGameOption(program.command('ladder'))
    .description('Play bots against each other on mirrored deals. Prints win rates with 95% intervals, Elo and decision times.')
    .option('--setup <names>', 'ladder setups, such as first-game,blanket (default: all)')
    .option('--players <counts>', 'player counts, such as 2,3 (default: all)')
    .option('--bots <names>', 'play all pairs of these, such as herder,fox,wolf@5000 (default: neighboring levels and references)')
    .option('--alike', 'play each level against itself, always all --games, to check its win probabilities')
    .option('--games <n>', 'maximum games per pairing; it ends earlier once decided', wholeNumber(2, 1_000_000), MOST_GAMES)
    .option('--least <n>', 'minimum games per pairing', wholeNumber(2, 1_000_000), LEAST_GAMES)
    .option('--seed <n>', 'seed of the deals', wholeNumber(0, 1_000_000), 1)
    .option('--json <file>', 'write one row per pairing to this file')
    .option('--resume <file>', 'save results in this file, and continue from it')
    .option('--report <file>', 'write the report into this Markdown file, between its markers (ladder, or reliability with --alike)')
    .option('--threads <n>', 'worker threads', wholeNumber(1, 256), availableParallelism())
    .addHelpText('after', '\nExample:\n  npm run lab -- ladder --setup first-game --bots herder,wolf --resume ladder.json')
    .action((options: LadderOptions) => ladder(options));
}

async function ladder(options: LadderOptions): Promise<void> {
  const pairings = planOf(options);
  const ledger = new Ledger(options.seed, options.resume);
  const limits = { least: Math.min(options.least, options.games), most: options.games };
  await climb(pairings, ledger, limits, options.threads, (pairing, tally) => `${table([rowOf(pairing, tally)])}\n`);
  const wanted = new Set(pairings.map(keyOf));
  const rows = ledger.entries().flatMap(({ pairing, tally }) => (wanted.has(keyOf(pairing)) ? [rowOf(pairing, tally)] : []));
  process.stdout.write(`${table(rows)}\n`);
  if (options.json !== undefined) writeText(options.json, `${JSON.stringify(rows, null, 2)}\n`);
  if (options.report === undefined) return;
  if (options.alike) putReport(options.report, 'reliability', reliabilityReport(ledger));
  else putReport(options.report, 'ladder', strengthReport(ledger));
}

function table(rows: readonly Row[]): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return columns(
    rows.map(({ game, setup, players, a, b, games, winA, low, high, msA, msB }) => [
      `${game} ${setup} ${players}p`,
      `${a} – ${b}`,
      percent(winA),
      `${percent(low)} to ${percent(high)}`,
      `${games} games`,
      `${msA} / ${msB} ms`,
    ]),
  );
}
