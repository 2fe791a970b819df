import { botsFor, type Level } from '@bellwether/bots';
import { FastRandom, isRefusal } from '@bellwether/kernel';
import { type Decision, type Effort, LABELS, openReview } from '@bellwether/review';
import type { Command } from 'commander';
import { columns } from '../columns.ts';
import { playGame } from '../luck/play.ts';
import { kitOf } from '../luck/tables.ts';
import { wholeNumber } from '../option-values.ts';
import { progress } from '../progress.ts';
import { addGameOption, givenGame } from '../setup-options.ts';

/** Levels that make mistakes; games use them in rotation. */
const PLAYERS: readonly Level[] = ['lamb', 'shepherd', 'herder', 'fox'];
const PLAYER_COUNTS = [2, 3, 4];

export function addLabels(program: Command): void {
  addGameOption(program.command('labels'))
    .description('Count the labels of reviews after each stage: how many it takes away, and how many it lowers.')
    .option('--games <n>', 'fresh games, of two, three, four players, two again', wholeNumber(1, 10_000), 24)
    .option('--seed <n>', 'seed of the deals', wholeNumber(0, 1_000_000), 1)
    .addHelpText('after', '\nExample:\n  npm run lab -- labels --games 24')
    .action(labels);
}

async function labels(options: { readonly game?: string; readonly games: number; readonly seed: number }): Promise<void> {
  const { game } = givenGame(options.game === undefined ? {} : { game: options.game });
  const bar = progress(options.games, 'games');
  const all: (readonly [weighed: Decision, again: Decision, whole: Decision])[] = [];
  for (let n = 0; n < options.games; n++) {
    const record = gameOf(game.id, options.seed, n);
    const weighed = decisionsOf(game.id, record, { again: 0 });
    const again = decisionsOf(game.id, record, { games: 0 });
    for (const [i, whole] of decisionsOf(game.id, record, {}).entries()) all.push([weighed[i] as Decision, again[i] as Decision, whole]);
    await bar.update(n);
  }
  bar.stop();
  const labelled = all.filter(([first]) => first.label !== undefined);
  const last = labelled.map(([, , whole]) => whole).filter(({ label }) => label !== undefined);
  const without = last.filter(({ reasons }) => reasons.length === 0).length;
  const rows = [
    ['weigh', `${all.length} decisions`, `${labelled.length} labels`],
    ['look again', ...changed(labelled.map(([first, again]) => [first, again]))],
    ['whole games', ...changed(labelled.map(([, again, whole]) => [again, whole]))],
    ['label', `${last.length} labels`, LABELS.map((one) => `${one} ${last.filter(({ label }) => label === one).length}`).join(', ')],
    ['reason', `${last.length - without} with a reason`, `${without} without`],
  ];
  process.stdout.write(`${columns(rows)}\n`);
}

/** What a stage of a review does to existing labels. */
function changed(pairs: readonly (readonly [before: Decision, after: Decision])[]): string[] {
  const given = pairs.filter(([before]) => before.label !== undefined);
  const gone = given.filter(([, after]) => after.label === undefined);
  const lower = given.filter(([before, after]) => after.label !== undefined && after.label !== before.label);
  const share = (some: readonly unknown[]) => `${some.length} (${Math.round((100 * some.length) / given.length)}%)`;
  return [`of ${given.length} labels`, `takes away ${share(gone)}, lowers ${share(lower)}`];
}

function gameOf(id: string, seed: number, n: number) {
  const bots = botsFor(id);
  if (bots === undefined) throw new Error(`no bots for ${id}`);
  const random = new FastRandom(seed * 0x1_0000_0000 + n);
  const setups = bots.setups(PLAYER_COUNTS[n % PLAYER_COUNTS.length] as number);
  const { configs } = setups[random.below(setups.length)] as (typeof setups)[number];
  const config = configs[random.below(configs.length)] as object;
  const level = PLAYERS[n % PLAYERS.length] as Level;
  const levels = bots.game.seats(config).map(() => level);
  return playGame(bots, config, bots.game.deal(config, random), levels, random).record;
}

/** The decisions of a review with part of its effort changed. Each decision has its own random stream, so nothing else differs. */
function decisionsOf(id: string, record: ReturnType<typeof gameOf>, less: Partial<Effort>): readonly Decision[] {
  const kit = kitOf(id);
  const steps = openReview({ ...kit, effort: (config) => ({ ...kit.effort(config), ...less }) }, record);
  if (isRefusal(steps)) throw new Error(steps.code);
  for (const { stage, decisions } of steps) if (stage === 'refining') return decisions;
  throw new Error('the review has no decisions');
}
