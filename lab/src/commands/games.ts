import { botsFor } from '@bellwether/bots';
import type { Command } from 'commander';
import { gameLine } from '../arena/game-line.ts';
import { lineWriter } from '../files.ts';
import { readEntrant } from '../ladder/entrant.ts';
import { setupOf } from '../ladder/match.ts';
import { wholeNumber, words } from '../option-values.ts';
import { progress } from '../progress.ts';
import { addGameOption, givenGame } from '../setup-options.ts';
import { UserError } from '../user-error.ts';

interface GamesOptions {
  readonly bots: string;
  readonly game?: string;
  readonly setup?: string;
  readonly players: number;
  readonly games: number;
  readonly first: number;
  readonly seed: number;
  readonly jsonl?: string | true;
  readonly view: boolean;
  readonly text?: boolean;
  readonly array?: boolean;
}

export function addGames(program: Command): void {
  addGameOption(program.command('games'))
    .description('Let bots play, and write a JSON line for each game: views, moves, levels and win probabilities (docs/arena.md).')
    .requiredOption('--bots <names>', 'one player for all seats, or two rivals such as wolf,fox@100: each deal in all seatings')
    .option('--setup <name>', 'a set-up of the ladder (default: the first)')
    .option('--players <n>', 'number of players', wholeNumber(2, 4), 4)
    .option('--games <n>', 'how many', wholeNumber(1, 100_000_000), 100)
    .option('--first <n>', 'number of the first deal, to go on or to divide the work', wholeNumber(0, 1_000_000_000), 0)
    .option('--seed <n>', 'seed of the deals', wholeNumber(0, 1_000_000), 1)
    .option('--jsonl [file]', 'the file to write (default: standard output)')
    .option('--text', 'views as text too')
    .option('--array', 'views as arrays of bytes too')
    .option('--no-view', 'no views as JSON')
    .addHelpText('after', '\nExample:\n  npm -s run lab -- games --bots wolf,fox --games 1000 --seed 3 --jsonl games.jsonl')
    .action(games);
}

async function games({ text = false, array = false, view, ...options }: GamesOptions): Promise<void> {
  const lab = givenGame(options.game === undefined ? {} : { game: options.game });
  const names = words(options.bots);
  for (const name of names) readEntrant(name);
  const [a, b = a] = names;
  if (a === undefined || b === undefined || names.length > 2) throw new UserError('--bots: expected one player or two rivals');
  const setup = options.setup ?? (botsFor(lab.game.id)?.setups(options.players)[0]?.name as string);
  const pairing = { game: lab.game.id, setup, players: options.players, a, b };
  const { length: seatings } = setupOf(pairing).seatings;
  const out = lineWriter(options.jsonl === true ? undefined : options.jsonl);
  const bar = progress(options.games, 'games');
  try {
    for (let n = 0; n < options.games; n++) {
      const line = gameLine(pairing, options.seed, options.first + Math.floor(n / seatings), n % seatings, { view, text, array });
      await out.write(JSON.stringify(line));
      await bar.update(n);
    }
  } finally {
    bar.stop();
    out.close();
  }
}
