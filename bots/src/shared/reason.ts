import type { Seat } from '@bellwether/kernel';

/** Why a move was chosen; the table turns it into a sentence. Every game has its own kinds, in its `reason-kind.ts`. */
export interface Reason<Kind extends string = string> {
  readonly kind: Kind;
  /** The win probability that the evaluation loses without this effect. Reasons are sorted by it, heaviest first. */
  readonly worth: number;
  /** The reason is not the move itself, but what a kept card can do later. */
  readonly could?: true;
  /** The seat or card that the reason is about, if any. */
  readonly seat?: Seat;
  readonly animal?: string;
  readonly card?: string;
}
