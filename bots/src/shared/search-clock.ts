import type { Budget } from './budget.ts';

/** Iterations between two readings of the clock: well under a millisecond of search. */
export const CHECK_CLOCK_EVERY = 16;

/** The fraction of the time for search. The rest is for the reasons and for late clock readings. */
const SHARE_FOR_SEARCH = 0.8;
/** After this fraction even the reasons are skipped. */
const SHARE_FOR_ANSWER = 0.95;

/** The limits of one decision while it runs. Only this module reads the time, and only from the caller's clock. */
export interface SearchClock {
  /** The most iterations in all. */
  readonly iterations: number;
  /** Whether the search must end. Cheap enough to call every CHECK_CLOCK_EVERY iterations. */
  searchIsOver(): boolean;
  /** Whether to answer at once, without reasons. */
  mustAnswer(): boolean;
}

/** Starts the clock of a decision. `iterations` is the level's default, for a budget that names neither iterations nor time. */
export function startClock(budget: Budget, iterations: number): SearchClock {
  const { milliseconds, now, stop } = budget;
  const timed = milliseconds !== undefined && now !== undefined;
  const began = timed ? now() : 0;
  const stopped = () => stop?.() === true;
  const after = (share: number) => timed && now() - began >= share * milliseconds;
  return {
    iterations: budget.iterations ?? (timed ? Number.POSITIVE_INFINITY : iterations),
    searchIsOver: () => stopped() || after(SHARE_FOR_SEARCH),
    mustAnswer: () => stopped() || after(SHARE_FOR_ANSWER),
  };
}
