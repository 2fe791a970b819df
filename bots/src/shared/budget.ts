/**
 * How long a bot may think. Iterations alone make a choice repeatable; time needs a clock, which the caller brings, because this
 * package has none. What runs out first ends the search.
 */
export interface Budget {
  /** Search iterations. Left out: the level's own default, unless there is a time limit. */
  readonly iterations?: number;
  /** Milliseconds by `now`, reasons included. */
  readonly milliseconds?: number;
  readonly now?: () => number;
  /** Asked often; once it says true the bot answers with its best move so far. */
  readonly stop?: () => boolean;
  /** False leaves `reasons` empty and saves their cost: for matches and play-outs. */
  readonly explain?: boolean;
}

/** Iterations between two looks at the clock: well under a millisecond of search. */
export const LOOK_EVERY = 16;

/** The share of the time that search may use; the rest is for reasons and for a clock that was read a little late. */
const SHARE_FOR_SEARCH = 0.8;

/** What is left of a budget while it is being spent. */
export interface Purse {
  /** At most so many iterations in all. */
  readonly iterations: number;
  /** Whether search has to end now. Cheap enough to be asked every LOOK_EVERY iterations. */
  spent(): boolean;
  /** Whether even the answer may not take longer. */
  late(): boolean;
}

/** Opens a budget. `iterations` is the level's default, used when the caller names neither iterations nor time. */
export function openPurse(budget: Budget, iterations: number): Purse {
  const { milliseconds, now, stop } = budget;
  const timed = milliseconds !== undefined && now !== undefined;
  const began = timed ? now() : 0;
  const stopped = () => stop?.() === true;
  const after = (share: number) => timed && now() - began >= share * milliseconds;
  return {
    iterations: budget.iterations ?? (timed ? Number.POSITIVE_INFINITY : iterations),
    spent: () => stopped() || after(SHARE_FOR_SEARCH),
    late: () => stopped() || after(0.95),
  };
}
