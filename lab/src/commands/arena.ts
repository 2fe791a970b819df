import { botsFor } from '@bellwether/bots';
import type { Command } from 'commander';
import { type Forfeit, playMatch, type Result } from '../arena/match.ts';
import { addProgramOptions, type ProgramOptions, withProgram } from '../arena/program-options.ts';
import { columns } from '../columns.ts';
import { readEntrant } from '../ladder/entrant.ts';
import { type Pairing, setupOf } from '../ladder/match.ts';
import { meanTime, rowOf, timeQuantile } from '../ladder/result.ts';
import { wholeNumber, words } from '../option-values.ts';
import { progress } from '../progress.ts';
import { addGameOption, givenGame } from '../setup-options.ts';
import { UserError } from '../user-error.ts';

interface ArenaOptions extends ProgramOptions {
  readonly bot: string;
  readonly against: string;
  readonly game?: string;
  readonly setup?: string;
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  readonly faults: number;
  readonly json?: boolean;
}

export function addArena(program: Command): void {
  addProgramOptions(addGameOption(program.command('arena')))
    .description('Play a program of your own against our bots on mirrored deals (docs/arena.md).')
    .requiredOption('--bot <command>', 'the command that starts your program')
    .option('--against <names>', 'our players, such as greedy,fox,wolf@400', 'herder')
    .option('--setup <name>', "a set-up of the ladder (default: the first, as in the game's first game)")
    .option('--players <n>', 'number of players', wholeNumber(2, 4), 4)
    .option('--games <n>', 'games against each of them', wholeNumber(2, 1_000_000), 200)
    .option('--seed <n>', 'seed of the deals', wholeNumber(0, 1_000_000), 1)
    .option('--faults <n>', 'end the match after this many games lost by a fault', wholeNumber(1, 1_000_000), 1)
    .option('--json', 'print one JSON object for each match instead of a table')
    .addHelpText('after', '\nExample:\n  npm run lab -- arena --bot "python3 mybot.py" --against greedy,fox --games 400 --seed 1')
    .action(arena);
}

async function arena(options: ArenaOptions): Promise<void> {
  const pairings = pairingsOf(options);
  await withProgram(options.bot, options, async (taker) => {
    for (const pairing of pairings) {
      const deals = Math.ceil(options.games / setupOf(pairing).seatings.length);
      const bar = progress(options.games, 'games');
      const result = await playMatch({ pairing, seed: options.seed, deals }, taker, options.faults, (games) => bar.show(games));
      bar.stop();
      process.stdout.write(
        `${options.json ? JSON.stringify(report(pairing, options.seed, result)) : told(pairing, options.seed, result)}\n`,
      );
      if (result.forfeits.length > 0) process.exitCode = 1;
      if (result.forfeits.length >= options.faults) break;
    }
  });
}

function pairingsOf({ bot, against, game, setup, players, games }: ArenaOptions): Pairing[] {
  const lab = givenGame(game === undefined ? {} : { game });
  const bots = botsFor(lab.game.id);
  if (bots === undefined) throw new UserError(`${lab.title} has no bots yet`);
  const first = bots.setups(players)[0]?.name as string;
  return words(against).map((name) => {
    readEntrant(name);
    const pairing = { game: lab.game.id, setup: setup ?? first, players, a: bot, b: name };
    if (games < setupOf(pairing).seatings.length) throw new UserError(`--games: a deal has ${setupOf(pairing).seatings.length} seatings`);
    return pairing;
  });
}

function report(pairing: Pairing, seed: number, { tally, forfeits, slowest }: Result): object {
  const { winA, low, high, games, game, setup, players, b } = rowOf(pairing, tally);
  const ms = {
    mean: meanTime(tally.times[0]),
    median: timeQuantile(tally.times[0], 0.5),
    p95: timeQuantile(tally.times[0], 0.95),
    slowest,
  };
  return { game, setup, players, bot: pairing.a, against: b, seed, deals: tally.deals, games, share: winA, low, high, ms, forfeits };
}

function told(pairing: Pairing, seed: number, { tally, forfeits, slowest }: Result): string {
  const { winA, low, high, games, game, setup, players, a, b } = rowOf(pairing, tally);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const at = (share: number) => timeQuantile(tally.times[0], share).toFixed(1);
  const line = [
    `${game} ${setup} ${players}p`,
    `${a} – ${b}`,
    games === 0 ? 'ended before its result' : `${percent(winA)}, 95 % interval ${percent(low)} to ${percent(high)}`,
    `${games} games, seed ${seed}`,
    `thinking: median ${at(0.5)}, 95 % ${at(0.95)}, slowest ${slowest.toFixed(1)} ms`,
  ];
  return [columns([line]), ...forfeits.map(verdict)].join('\n');
}

function verdict({ deal, seating, seat, ply, why }: Forfeit): string {
  return `fault: ${why}\n  a lost game: deal ${deal}, seats ${seating} (a is yours), seat ${seat}, after ${ply} moves`;
}
