import { botsFor } from '@bellwether/bots';
import type { Command } from 'commander';
import { GAMES } from '../games.ts';
import { soakBots } from '../ladder/soak-bots.ts';
import { MOST, wholeNumber } from '../option-values.ts';
import { progress } from '../progress.ts';
import { addGameOption, type Given, givenGame } from '../setup-options.ts';
import { UserError } from '../user-error.ts';

interface SoakBotsOptions {
  readonly positions: number;
  readonly seed: number;
  readonly game?: string;
}

export function addSoakBots(program: Command): void {
  addGameOption(program.command('soak-bots'))
    .description('Ask every bot for a move in random positions. Fails if a move is illegal or a bot throws.')
    .option('--positions <n>', 'positions per game', wholeNumber(1, MOST), 10_000)
    .option('--seed <n>', 'the seed of the first game; each game adds 1', wholeNumber(0, MOST), 1)
    .addHelpText('after', '\nThe exit status is 1 if a bot fails.\n\nExample:\n  npm run lab -- soak-bots --positions 100000')
    .action((options: SoakBotsOptions) => run(options));
}

async function run({ positions, seed, game: id }: SoakBotsOptions): Promise<void> {
  const chosen = id === undefined ? GAMES : [givenGame({ game: id } as Given)];
  const labs = chosen.flatMap(({ game, laws, title }) => {
    const bots = botsFor(game.id);
    return bots && laws ? [{ bots, laws, title }] : [];
  });
  if (labs.length === 0) throw new UserError('this game has no bots yet');
  for (const { bots, laws, title } of labs) {
    const bar = progress(positions, 'positions');
    let seen = 0;
    for (let game = seed; seen < positions; game++) {
      const result = soakBots(bots, laws, game);
      if ('what' in result) {
        bar.stop();
        process.stdout.write(`${title}, seed ${game}: ${result.what}\n\n${result.position}`);
        process.exitCode = 1;
        return;
      }
      seen += result.positions;
      await bar.update(Math.min(positions, seen));
    }
    bar.stop();
    process.stdout.write(`${title}: ${seen} positions, every answer legal\n`);
  }
}
