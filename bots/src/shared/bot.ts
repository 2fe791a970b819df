import type { GameTypes, Random } from '@bellwether/kernel';
import type { Budget } from './budget.ts';
import type { Reason } from './reason.ts';

/** A move the bot looked at, and what it made of it. */
export interface Considered<T extends GameTypes> {
  readonly move: T['Move'];
  /** Probability that the mover's side wins after it. */
  readonly win: number;
  /** How much thinking stands behind the figure, in iterations or whatever the level counts. */
  readonly weight: number;
}

export interface Choice<T extends GameTypes> {
  readonly move: T['Move'];
  /** Probability that the mover's side wins, as this bot sees it. */
  readonly win: number;
  /** Heaviest first; empty if the budget says not to explain. */
  readonly reasons: readonly Reason[];
  /** Best first, the chosen move among them. */
  readonly considered: readonly Considered<T>[];
}

/**
 * A bot sees what a person in the seat sees: the view and the legal moves, in their order. The same view, moves, iterations and
 * random stream give the same choice. It never throws and never answers with a move that is not in `legal`; where a game tells one
 * of many forms of a move, another form of the same effect will do.
 */
export interface Bot<T extends GameTypes> {
  /** The iterations it spends if the budget names neither iterations nor time; 0 for a level that does not search. */
  readonly iterations: number;
  choose(view: T['View'], legal: Iterable<T['Move']>, budget: Budget, random: Random): Choice<T>;
}
