import { randomBytes } from 'node:crypto';
import { commitment, dealFromSeed, hex, writeHeaders } from '@bellwether/kernel';
import type { Command } from 'commander';
import { seedHex } from '../option-values.ts';
import { addSetupOptions, type Given, givenGame, givenSetup } from '../setup-options.ts';

export function addDeal(program: Command): void {
  addSetupOptions(program.command('deal'))
    .description('Print a setup, its deal, the commitment and the seed, so that anyone can recompute them.')
    .option('--seed <hex>', '256-bit seed, 64 hexadecimal digits (default: random)', seedHex)
    .addHelpText('after', `\nExample:\n  npm run lab -- deal --players 3 --seed ${'0'.repeat(64)}`)
    .action((options: { readonly seed?: Uint8Array }, command: Command) => {
      const given = command.opts<Given>();
      const lab = givenGame(given);
      const { game } = lab;
      const config = givenSetup(lab, given);
      const seed = options.seed ?? Uint8Array.from(randomBytes(32));
      process.stdout.write(
        writeHeaders([
          ['Game', game.id],
          ['Rules', String(game.rulesVersion)],
          ...game.configs.write(config),
          ['Deal', game.deals.write(dealFromSeed(game, config, seed))],
          ['Commitment', commitment(game, config, seed)],
          ['Seed', hex(seed)],
        ]),
      );
    });
}
