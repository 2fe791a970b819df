import type { Analyst } from '@bellwether/bots';
import type { GameRecord, GameTypes, Random } from '@bellwether/kernel';
import type { Review, Stage } from './review.ts';

/** How much work goes into a review. */
export interface Effort {
  /** Samples of a point of the graph: at first, and in all. */
  readonly glance: number;
  readonly points: number;
  /** Samples of a point between which the game seems to turn, drawn anew. */
  readonly anew: number;
  /** Samples of a decision, an even number: one half picks the best move, the other values it. */
  readonly decisions: number;
  /** Samples of what a choice changed in gold; as many as of a decision, if nothing is said. */
  readonly changed?: number;
  /** Samples of a second look at most; 0 for none. */
  readonly again: number;
  /** Whole games after both moves of a label, at most; none, if nothing is said. */
  readonly games?: number;
  readonly start: number;
}

/** What only one game has. */
export type Extras = Pick<Review, 'openCards' | 'gold'>;

/** What a game brings to its review. */
export interface ReviewKit<T extends GameTypes> {
  readonly analyst: Analyst<T>;
  effort(config: T['Config']): Effort;
  /** About how much of the time each stage takes, for showing progress; 1 in all. */
  readonly shares: Readonly<Record<Exclude<Stage, 'done'>, number>>;
  /** Works out what only this game has, bit by bit: gives all that is known so far, and how much of that work is done. */
  extras(record: GameRecord<T>, random: Random): Iterable<readonly [Extras, done: number]>;
}

/** The kit of a game whose types are not known. */
export type AnyReviewKit = ReviewKit<GameTypes>;
