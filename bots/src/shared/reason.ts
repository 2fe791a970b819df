import type { Seat } from '@bellwether/kernel';

/** Why a move was chosen, for the table to put into a sentence. Which kinds there are, every game says itself, in its `reason-kind.ts`. */
export interface Reason<Kind extends string = string> {
  readonly kind: Kind;
  /** What the evaluation loses if this effect is taken away: win probability between 0 and 1. Reasons come heaviest first. */
  readonly worth: number;
  /** Who or what it is about, as far as it is about anyone. */
  readonly seat?: Seat;
  readonly animal?: string;
  readonly card?: string;
}
