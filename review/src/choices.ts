import type { GameRecord, GameTypes } from '@bellwether/kernel';
import { balanceOf } from './balance.ts';
import { weighPly } from './decision.ts';
import type { ReviewKit } from './kit.ts';
import type { Balance, Decision } from './review.ts';
import { type Story, storyOf } from './story.ts';

/** Streams of chance: pieces of the graph from 0, then one for the start, one for the extras, one a ply. */
const START = 0x2_0000;
export const EXTRAS = START + 1;
const DECISIONS = START + 2;

/** Each seat's chance to win before a card is dealt, among equals. */
export function fairStart<T extends GameTypes>({ analyst, effort }: ReviewKit<T>, { record, stream }: Story<T>): number[] {
  const rows = analyst.fromStart(record.config, effort(record.config).start, stream(START));
  return (rows[0] ?? []).map((_, i) => rows.reduce((sum, row) => sum + (row[i] as number), 0) / rows.length);
}

/** Weighs the decision of a ply, with a stream of chance of its own: the order of the work changes nothing. */
export function decisionAt<T extends GameTypes>({ analyst, effort }: ReviewKit<T>, story: Story<T>, ply: number): Decision | undefined {
  return weighPly(story, analyst, ply, effort(story.record.config).decisions, story.stream(DECISIONS + ply));
}

/** Start, decisions and balance of a finished game alone, without graph and truth: for measuring many games. */
export function judgeChoices<T extends GameTypes>(
  kit: ReviewKit<T>,
  record: GameRecord<T>,
): { readonly start: readonly number[]; readonly decisions: readonly Decision[]; readonly balance: readonly Balance[] } {
  const story = storyOf(kit.analyst.game, record);
  const start = fairStart(kit, story);
  const decisions = record.moves.flatMap((_, ply) => decisionAt(kit, story, ply) ?? []);
  return { start, decisions, balance: balanceOf(story, start, decisions) };
}
