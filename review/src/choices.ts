import type { Analyst } from '@bellwether/bots';
import type { GameRecord, GameTypes, Random } from '@bellwether/kernel';
import { choicesOf, type Ends } from './balance.ts';
import { type Choice, goldChanged, weighPly } from './decision.ts';
import type { ReviewKit } from './kit.ts';
import type { Decision } from './review.ts';
import { type Samples, samplesOf } from './statistics.ts';
import { type Story, storyOf } from './story.ts';

/** Random streams: parts of the graph from 0, then one for the start, one for the extras, one for each ply. */
const START = 0x2_0000;
export const EXTRAS = START + 1;
const DECISIONS = START + 2;

/** Each seat's chance to win before the deal, among equal players. */
export function startChances<T extends GameTypes>(analyst: Analyst<T>, config: T['Config'], samples: number, random: Random): number[] {
  return startSamples(analyst, config, samples, random).map(({ mean }) => mean);
}

function startSamples<T extends GameTypes>(analyst: Analyst<T>, config: T['Config'], samples: number, random: Random): Samples[] {
  const rows = analyst.fromStart(config, samples, random);
  return (rows[0] ?? []).map((_, i) => samplesOf(rows.map((row) => row[i] as number)));
}

/** The start and end values of a game, as leads in gold or as shares of a win. */
export function endsOf<T extends GameTypes>({ analyst, effort }: ReviewKit<T>, { record, result, states, seats, stream }: Story<T>): Ends {
  const leads = analyst.gold?.leads(states.at(-1) as T['State']);
  const nothing = seats.map(() => 0);
  if (leads !== undefined) return { start: nothing, startError: nothing, result: leads };
  const chances = startSamples(analyst, record.config, effort(record.config).start, stream(START));
  return { start: chances.map(({ mean }) => mean), startError: chances.map(({ error }) => error), result };
}

/** Weighs the decision of a ply. It has its own random stream, so the order of the work does not matter. */
export function decisionAt<T extends GameTypes>(
  { analyst, effort }: Pick<ReviewKit<T>, 'analyst' | 'effort'>,
  story: Story<T>,
  ply: number,
): Decision | undefined {
  return weighPly(story, analyst, ply, effort(story.record.config), story.stream(DECISIONS + ply));
}

/** The choices of a finished game and their total effect on each seat, without the rest of the review. For statistics over many games. */
export function judgeChoices<T extends GameTypes>(
  kit: ReviewKit<T>,
  record: GameRecord<T>,
): { readonly each: readonly Choice[]; readonly choices: readonly number[] } {
  const story = storyOf(kit.analyst.game, record);
  const each = record.moves.flatMap((_, ply) => choiceAt(kit, story, ply) ?? []);
  return { each, choices: story.seats.map((_, i) => choicesOf(each, i)) };
}

function choiceAt<T extends GameTypes>({ analyst, effort }: ReviewKit<T>, story: Story<T>, ply: number): Choice | undefined {
  const { decisions, changed = decisions } = effort(story.record.config);
  if (analyst.gold) return goldChanged(story, analyst, analyst.gold, ply, changed, story.stream(DECISIONS + ply));
  // Labels and reasons do not change the sums, so skip the second look and the reasons.
  const bare = { analyst: { ...analyst, reasons: () => [] }, effort: (config: T['Config']) => ({ ...effort(config), again: 0 }) };
  return decisionAt(bare, story, ply);
}
