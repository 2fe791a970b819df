import { FastRandom, type Seat } from '@bellwether/kernel';
import type { Command } from 'commander';
import { chooserOf, gamesOf } from '../chooser.ts';
import { columns } from '../columns.ts';
import type { AnyLabGame } from '../lab-game.ts';
import { MOST, wholeNumber } from '../option-values.ts';
import { progress } from '../progress.ts';
import { addSetupOptions, type Given, givenGame, givenSetup } from '../setup-options.ts';
import { interval95, Tally } from '../statistics.ts';

type SetupGiven = Omit<Given, 'games' | 'seed' | 'bots'>;
interface SimulateOptions {
  readonly games: number;
  readonly bots: string;
  readonly seed: number;
}

export function addSimulate(program: Command): void {
  addSetupOptions(program.command('simulate'))
    .description('Play many games, with random players or bots, and summarize them.')
    .requiredOption('--games <n>', 'how many', wholeNumber(1, MOST))
    .option('--bots <player>', 'who plays, such as herder', 'random')
    .option('--seed <n>', 'the same number gives the same games', wholeNumber(0, MOST), 1)
    .addHelpText(
      'after',
      '\nExamples:\n  npm run lab -- simulate --set gamer-1 --players 3 --games 100000\n  npm run lab -- simulate --games 1000 --bots herder',
    )
    .action(async (options: SimulateOptions, command: Command) => {
      const given = command.opts<SetupGiven>();
      const lab = givenGame(given);
      process.stdout.write(await simulate(lab, givenSetup(lab, given), options));
    });
}

const GAMES_BETWEEN_LOOKS = 256;

async function simulate(lab: AnyLabGame, config: object, { games, seed, bots }: SimulateOptions): Promise<string> {
  const { game } = lab;
  const choose = chooserOf(game.id, bots);
  const random = new FastRandom(seed);
  const winners = new Map<string, number>();
  const reasons = new Map<string, number>();
  const lengths = new Tally();
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const bar = progress(games, 'games');
  const began = performance.now();
  for (let i = 0; i < games; i++) {
    const state = game.start(config, game.deal(config, random));
    let moves = 0;
    for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state), moves++) {
      const seat = acting[0] as Seat;
      game.apply(state, seat, choose(state, seat, random));
    }
    lengths.add(moves);
    const { winners: won, reason } = lab.sumUp(game.outcome(state) as object);
    for (const winner of won) count(winners, winner);
    count(reasons, reason);
    if (i % GAMES_BETWEEN_LOOKS === 0) await bar.update(i);
  }
  const seconds = (performance.now() - began) / 1000;
  bar.stop();
  return [
    lab.describe(config),
    `${gamesOf(games, bots)}, seed ${seed}: ${Math.round(games / seconds)} games/s`,
    `\nWinners\n${shares(winners, games)}`,
    `\nEndings\n${shares(reasons, games)}`,
    `\nMoves in a game\n${spread(lengths, games)}\n`,
  ].join('\n');
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

function shares(counts: ReadonlyMap<string, number>, games: number): string {
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return columns(
    rows.map(([name, n]) => {
      const [low, high] = interval95(n, games);
      return [`  ${name}`, String(n), percent(n / games), `95 % interval ${percent(low)} to ${percent(high)}`];
    }),
  );
}

const BAR_LENGTH = 40;
const MOST_ROWS = 20;

function spread(lengths: Tally, games: number): string {
  const quantiles = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1].map((share) => lengths.quantile(share));
  const [min, p5, p25, median, p75, p95, max] = quantiles as [number, number, number, number, number, number, number];
  const width = Math.max(1, Math.ceil((max - min + 1) / MOST_ROWS));
  const bins = new Map<number, number>();
  for (const [n, count] of lengths.entries()) {
    const bin = min + width * Math.floor((n - min) / width);
    bins.set(bin, (bins.get(bin) ?? 0) + count);
  }
  const most = Math.max(...bins.values());
  const rows = [...bins].map(([bin, n]) => [
    `  ${width === 1 ? bin : `${bin} to ${bin + width - 1}`}`,
    percent(n / games),
    '#'.repeat(Math.round((BAR_LENGTH * n) / most)),
  ]);
  return `  mean ${lengths.mean.toFixed(1)}; ${min} to ${max}; 5 % ${p5}, 25 % ${p25}, median ${median}, 75 % ${p75}, 95 % ${p95}\n${columns(rows)}`;
}
