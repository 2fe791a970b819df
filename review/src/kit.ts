import type { Analyst } from '@bellwether/bots';
import type { GameRecord, GameTypes, Random } from '@bellwether/kernel';
import type { Review, Stage } from './review.ts';

/** The amount of work of a review. */
export interface Effort {
  /** Samples of a point of the graph: in the first pass, and in total. */
  readonly glance: number;
  readonly points: number;
  /** Samples for each point around a likely turning point. */
  readonly anew: number;
  /** Samples of a decision, an even number: one half selects the best move, the other evaluates it. */
  readonly decisions: number;
  /** Samples of a choice's effect in gold; by default as many as of a decision. */
  readonly changed?: number;
  /** Maximum samples of a second look; 0 for none. */
  readonly again: number;
  /** Maximum whole games after both moves of a label; none by default. */
  readonly games?: number;
  readonly start: number;
}

/** The parts of a review that only one game has. */
export type Extras = Pick<Review, 'openCards' | 'misreads' | 'gold'>;

/** What a game provides for its review. */
export interface ReviewKit<T extends GameTypes> {
  readonly analyst: Analyst<T>;
  effort(config: T['Config']): Effort;
  /** The approximate share of time that each stage takes, for a progress bar; the sum is 1. */
  readonly shares: Readonly<Record<Exclude<Stage, 'done'>, number>>;
  /** Computes the game-specific parts step by step: yields all results so far, and the fraction done. */
  extras(record: GameRecord<T>, random: Random): Iterable<readonly [Extras, done: number]>;
}

/** The kit of a game of unknown types. */
export type AnyReviewKit = ReviewKit<GameTypes>;
