import type { Budget } from './budget.ts';

/** Iterations between two looks at the clock: well under a millisecond of search. */
export const LOOK_EVERY = 16;

/** The share of the time that search may use. The rest is for the reasons, and for a clock that is read a little late. */
const SHARE_FOR_SEARCH = 0.8;
/** After this share even the reasons are left out. */
const SHARE_FOR_ANSWER = 0.95;

/** The limits of one decision, running. The only place of this package that reads time, and only the caller's clock. */
export interface SearchClock {
  /** The most iterations in all. */
  readonly iterations: number;
  /** Whether search has to end. Cheap enough to be asked every LOOK_EVERY iterations. */
  searchIsOver(): boolean;
  /** Whether the answer has to leave at once, without reasons. */
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
