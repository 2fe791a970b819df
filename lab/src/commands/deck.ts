import { FastRandom } from '@bellwether/kernel';
import { type Chooser, deckReport, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { Command } from 'commander';
import { chooserOf } from '../chooser.ts';
import { MOST, oneOf, wholeNumber } from '../option-values.ts';
import { deckText } from '../sheep-and-thief/deck.ts';
import { options, readSetup } from '../sheep-and-thief/setup.ts';

/** The games with a deck report. */
const GAMES = [sheepAndThief.id] as const;

export function addDeck(program: Command): void {
  const command = program.command('deck').argument('<game>', GAMES.join(', '));
  for (const { flags, help } of options) if (!flags.startsWith('--players')) command.option(flags, help);
  command
    .option('--games <n>', 'games per player count', wholeNumber(1, 1_000_000), 10_000)
    .option('--bots <player>', 'who plays, such as herder', 'random')
    .option('--seed <n>', 'seed of the games', wholeNumber(0, MOST), 1)
    .description('Describe a deck and, from games of bots or random players, what its cards are worth.')
    .addHelpText(
      'after',
      '\nExamples:\n  npm run lab -- deck sheep-and-thief\n  npm run lab -- deck sheep-and-thief --cards my-deck.json --bots herder --games 500',
    )
    .action((game: string, given: Record<string, string | boolean> & { games: number; seed: number; bots: string }) => {
      oneOf('game', GAMES, game);
      const { games, seed, bots, ...setup } = given;
      // Two players need the fewest cards; the report skips numbers of players for which the deck is too small.
      const config = readSetup({ ...setup, players: '2' });
      const report = deckReport(config, games, new FastRandom(seed), chooserOf(sheepAndThief.id, bots) as Chooser);
      process.stdout.write(`${deckText(report, bots)}\n`);
    });
}
