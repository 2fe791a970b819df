import { dealFromSeed, ParseError, perft, SEED_BYTES } from '@bellwether/kernel';
import type { Command } from 'commander';
import { readText } from '../files.ts';
import type { AnyLabGame } from '../lab-game.ts';
import { MOST, seedHex, wholeNumber } from '../option-values.ts';
import { openRecord, stateAt } from '../record-file.ts';
import { addSetupOptions, type Given, givenGame, givenSetup, saysSetup } from '../setup-options.ts';
import { UserError } from '../user-error.ts';

interface PerftOptions {
  readonly depth: number;
  readonly seed?: Uint8Array;
  readonly position?: string;
  readonly record?: string;
  readonly ply?: number;
}

export function addPerft(program: Command): void {
  addSetupOptions(program.command('perft').alias('count'))
    .description('Count the lines of play of each length from a position, to compare implementations.')
    .requiredOption('--depth <n>', 'count lines of 1 to n moves; a game that ends earlier counts where it ends', wholeNumber(1, 100))
    .option('--seed <hex>', 'start from the first move of this deal (default: all zeros)', seedHex)
    .option('--position <file>', 'start from a position printed by `replay`')
    .option('--record <file>', 'start from a position in this record')
    .option('--ply <n>', 'after this many moves of the record (default: all)', wholeNumber(0, MOST))
    .addHelpText('after', '\nExamples:\n  npm run lab -- perft --depth 6\n  npm run lab -- perft --record game.txt --ply 10 --depth 5')
    .action((options: PerftOptions, command: Command) => {
      const { lab, state } = startOf(options, command.opts<Given>());
      for (let depth = 1; depth <= options.depth; depth++) {
        process.stdout.write(`depth ${depth}: ${perft(lab.game, state, depth)}\n`);
      }
    });
}

function startOf(options: PerftOptions, given: Given): { lab: AnyLabGame; state: object } {
  const { position, record, ply, seed } = options;
  const sources = [position !== undefined && '--position', record !== undefined && '--record', seed !== undefined && '--seed'].filter(
    (s) => s,
  );
  if (sources.length > 1) throw new UserError(`${sources.join(' and ')} cannot be combined`);
  if (ply !== undefined && record === undefined) throw new UserError('--ply needs a --record');
  if (record !== undefined) {
    if (given.game !== undefined || saysSetup(given)) throw new UserError('--record already contains the setup; remove the setup options');
    const opened = openRecord(record);
    return { lab: opened.lab, state: stateAt(opened, ply) };
  }
  const lab = givenGame(given);
  const { game } = lab;
  if (position !== undefined) {
    if (saysSetup(given)) throw new UserError('--position already contains the setup; remove the setup options');
    const state = game.positions.read(readText(position));
    if (state instanceof ParseError) throw new UserError(`${position}: ${state.message}`);
    return { lab, state };
  }
  const config = givenSetup(lab, given);
  return { lab, state: game.start(config, dealFromSeed(game, config, seed ?? new Uint8Array(SEED_BYTES))) };
}
