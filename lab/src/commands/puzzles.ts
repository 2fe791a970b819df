import path from 'node:path';
import type { Command } from 'commander';
import { MOST, seconds, wholeNumber } from '../option-values.ts';
import { check, sampleOf, tellCheck } from '../puzzles/check.ts';
import { KITS, kitOf, puzzlesOf } from '../puzzles/maker.ts';
import { type Progress, readProgress, writeProgress } from '../puzzles/progress.ts';
import { counted, Shelf } from '../puzzles/shelf.ts';
import { STEPS } from '../puzzles/sieve.ts';
import { addGameOption } from '../setup-options.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const SHELF = path.join(ROOT, 'web/public/puzzles');
const PROGRESS = path.join(ROOT, 'lab/puzzles.json');
/** Games between two saves of the progress file. */
const NOTE_EVERY = 2;
const AGREEMENT = 0.95;

interface PuzzleOptions {
  readonly game?: string;
  readonly want: number;
  readonly each: number;
  readonly seconds?: number;
  readonly folder: string;
  readonly progress: string;
  readonly check?: number;
  readonly budget: number;
  readonly seed: number;
}

export function addPuzzles(program: Command): void {
  addGameOption(program.command('puzzles'))
    .description('Make puzzles from bot games, continuing where the last run stopped, or check existing ones.')
    .option('--want <n>', 'number of puzzles per game', wholeNumber(1, 100_000), 500)
    .option('--each <n>', 'minimum number per module', wholeNumber(0, 10_000), 20)
    .option('--seconds <s>', 'stop after this many seconds', seconds)
    .option('--folder <path>', 'folder of the puzzle packs', SHELF)
    .option('--progress <file>', 'file that remembers how far the last run got', PROGRESS)
    .option('--check <n>', 'check n puzzles per game instead: does Wolf agree, do the levels solve them?', wholeNumber(1, MOST))
    .option('--budget <n>', "for --check: thinking time as a multiple of Wolf's own", wholeNumber(1, 1000), 10)
    .option('--seed <n>', 'for --check: seed of the sample', wholeNumber(0, 1_000_000), 1)
    .addHelpText('after', '\nDefault: all games.\n\nExample:\n  npm run lab -- puzzles --check 200 --budget 10')
    .action((options: PuzzleOptions) => (options.check === undefined ? make(options) : recheck(options, options.check)));
}

function make({ game, want, each, seconds: limit = MOST, folder, progress: file }: PuzzleOptions): void {
  const shelf = new Shelf(folder);
  const all = readProgress(file);
  const until = performance.now() + 1000 * limit;
  const games = game === undefined ? KITS.map((kit) => kit.game.id) : [game];
  const open = () => games.filter((id) => lacks(shelf, id, want, each));
  // Alternates between the games, so that stopping early leaves some puzzles of each.
  for (let next = open(); next.length > 0 && performance.now() < until; next = open()) {
    for (const id of next) {
      const progress = all[id] ?? { games: 0, steps: {}, seconds: 0 };
      all[id] = progress;
      for (let n = 0; n < NOTE_EVERY && performance.now() < until; n++) playOne(shelf, id, progress);
      writeProgress(file, all);
    }
  }
  process.stdout.write(games.map((id) => tell(shelf, id, all[id])).join(''));
}

function playOne(shelf: Shelf, id: string, progress: Progress): void {
  const kit = kitOf(id);
  const began = process.cpuUsage();
  const seed = progress.games++;
  const config = kit.setups[seed % kit.setups.length] as object;
  const found = puzzlesOf(kit, kit.bots, config, seed, (step) => {
    progress.steps[step] = (progress.steps[step] ?? 0) + 1;
  });
  for (const puzzle of found) shelf.add(id, puzzle);
  const { user, system } = process.cpuUsage(began);
  progress.seconds = Math.round(10 * (progress.seconds + (user + system) / 1e6)) / 10;
}

/** Whether a game or one of its modules still has too few puzzles. */
function lacks(shelf: Shelf, id: string, want: number, each: number): boolean {
  const puzzles = shelf.of(id);
  const modules = counted(puzzles.flatMap((puzzle) => puzzle.modules));
  return puzzles.length < want || kitOf(id).modules.some((module) => (modules[module] ?? 0) < each);
}

function tell(shelf: Shelf, id: string, progress: Progress | undefined): string {
  const puzzles = shelf.of(id);
  const list = (words: readonly string[]) =>
    Object.entries(counted(words))
      .map(([word, count]) => `${word} ${count}`)
      .join(', ');
  const { games = 0, steps = {}, seconds: spent = 0 } = progress ?? {};
  return [
    `${id}: ${puzzles.length} puzzles of ${games} games in ${Math.round(spent)} s of processor time`,
    `  decisions: ${STEPS.map((step) => `${step} ${steps[step] ?? 0}`).join(', ')}`,
    `  levels: ${list(puzzles.map(({ level }) => level))}`,
    `  themes: ${list(puzzles.map(({ theme }) => theme))}`,
    `  modules: ${list(puzzles.flatMap(({ modules }) => modules))}\n`,
  ].join('\n');
}

function recheck({ game, folder, budget, seed }: PuzzleOptions, size: number): void {
  const shelf = new Shelf(folder);
  for (const { game: one } of KITS.filter((kit) => game === undefined || kit.game.id === game)) {
    const checked = check(one.id, sampleOf(shelf.of(one.id), size, seed), budget, seed);
    process.stdout.write(tellCheck(one.id, budget, checked));
    if (checked.agreed < AGREEMENT * checked.puzzles) process.exitCode = 1;
  }
}
