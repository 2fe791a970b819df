import type { GameTypes, Random } from '@bellwether/kernel';
import type { Budget } from './budget.ts';
import type { Reason } from './reason.ts';

/** A move that the bot examined, with its estimate. */
export interface Considered<T extends GameTypes> {
  readonly move: T['Move'];
  /** Probability that the mover's side wins after it. */
  readonly win: number;
  /** The work behind the estimate, in iterations or the level's own unit. */
  readonly weight: number;
}

export interface Choice<T extends GameTypes> {
  readonly move: T['Move'];
  /** This bot's estimate of the probability that the mover's side wins. */
  readonly win: number;
  /** Heaviest first; empty if `explain` is false or there was no time. */
  readonly reasons: readonly Reason[];
  /** Best first, the chosen move among them. */
  readonly considered: readonly Considered<T>[];
}

/**
 * A bot gets what a person in its seat gets: the view and the legal moves, in order. The same view, moves, iterations and random stream
 * give the same choice. It never throws, and returns a move of `legal`, or an equivalent form if the game lists moves of equal effect once.
 */
export interface Bot<T extends GameTypes> {
  /** The iterations it uses if the budget names neither iterations nor time; 0 for a level that does not search. */
  readonly iterations: number;
  choose(view: T['View'], legal: Iterable<T['Move']>, budget: Budget, random: Random): Choice<T>;
}
