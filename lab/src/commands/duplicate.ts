import { botsFor, LEVELS } from '@bellwether/bots';
import type { Command } from 'commander';
import { columns } from '../columns.ts';
import { FORMS, type Match, scoreOf } from '../duplicate/play.ts';
import { oneOf, wholeNumber } from '../option-values.ts';
import { addGameOption, givenGame } from '../setup-options.ts';
import { UserError } from '../user-error.ts';

interface DuplicateOptions {
  readonly game?: string;
  readonly form: string;
  readonly better: string;
  readonly worse: string;
  readonly bots: string;
  readonly players: string;
  readonly pairs: number;
  readonly seed: number;
}

export function addDuplicate(program: Command): void {
  addGameOption(program.command('duplicate'))
    .description(
      'What duplicate play saves: how far the score of a better team spreads over pairs of games with the same cards, and with others.',
    )
    .option('--form <name>', FORMS.join(' or '), 'fours')
    .option('--better <level>', `level of the better team: ${LEVELS.join(', ')}`, 'herder')
    .option('--worse <level>', 'level of the other team', 'shepherd')
    .option('--bots <level>', 'bots that pairs play against', 'herder')
    .option('--players <n>', 'number of players', '4')
    .option('--pairs <n>', 'pairs of games, in each direction', wholeNumber(10, 1_000_000), 500)
    .option('--seed <n>', 'seed of the deals', wholeNumber(0, 1_000_000), 1)
    .addHelpText('after', '\nExample:\n  npm run lab -- duplicate --form pairs --better fox --pairs 300')
    .action((options: DuplicateOptions) => duplicate(options));
}

function duplicate(options: DuplicateOptions): void {
  const lab = givenGame(options.game === undefined ? {} : { game: options.game });
  const bots = botsFor(lab.game.id);
  const config = bots?.setups(Number(options.players))[0]?.configs[0];
  if (bots === undefined || config === undefined) throw new UserError(`${lab.title} cannot be played with ${options.players} players`);
  const match: Match = {
    lab,
    bots,
    config,
    form: oneOf('--form', FORMS, options.form),
    levels: [oneOf('--better', LEVELS, options.better), oneOf('--worse', LEVELS, options.worse)],
    against: oneOf('--bots', LEVELS, options.bots),
    seed: options.seed,
  };
  const { pairs } = options;
  const plain = spreadOf(Array.from({ length: pairs }, (_, n) => scoreOf(match, n, false)));
  const same = spreadOf(Array.from({ length: pairs }, (_, n) => scoreOf(match, n, true)));
  const ratio = plain.variance / same.variance;
  // Both variances are estimates: the factor of the 95 % interval of their ratio, for normally distributed scores.
  const off = Math.exp(1.959964 * Math.sqrt(4 / (pairs - 1)));
  const row = (name: string, { mean, variance, ahead }: Spread) => [
    name,
    `lead ${mean.toFixed(2)} ± ${(1.959964 * Math.sqrt(variance / pairs)).toFixed(2)}`,
    `spread ${Math.sqrt(variance).toFixed(2)}`,
    `better team ahead ${(100 * ahead).toFixed(1)} %`,
    `pairs of games to be 95 % sure ${sureAfter(mean, variance)}`,
  ];
  process.stdout.write(`${columns([row('other cards', plain), row('same cards', same)])}\n`);
  process.stdout.write(
    `variance ${plain.variance.toFixed(1)} against ${same.variance.toFixed(1)}: one pair with the same cards is worth ${ratio.toFixed(2)} with others (${(ratio / off).toFixed(2)} to ${(ratio * off).toFixed(2)})\n`,
  );
}

interface Spread {
  readonly mean: number;
  readonly variance: number;
  /** How often the better team was ahead; a draw counts one half. */
  readonly ahead: number;
}

function spreadOf(scores: readonly number[]): Spread {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (scores.length - 1);
  const ahead = scores.reduce((sum, score) => sum + (score > 0 ? 1 : score === 0 ? 0.5 : 0), 0) / scores.length;
  return { mean, variance, ahead };
}

/** The number of pairs of games after which the better team's mean lead reaches the limit of its 95 % interval. */
function sureAfter(mean: number, variance: number): string {
  return mean > 0 ? String(Math.ceil((1.959964 ** 2 * variance) / mean ** 2)) : '–';
}
