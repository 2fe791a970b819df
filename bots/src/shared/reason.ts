import type { Seat } from '@bellwether/kernel';

/** Why a move was chosen; the UI turns it into a sentence. Each game defines its own kinds in `reason-kind.ts`. */
export interface Reason<Kind extends string = string> {
  readonly kind: Kind;
  /** How much the estimated win probability drops without this effect. Reasons are sorted by it, heaviest first. */
  readonly worth: number;
  /** The reason is not the move itself, but what a card kept in hand can do later. */
  readonly could?: true;
  /** The seat or card that the reason is about, if any. */
  readonly seat?: Seat;
  readonly animal?: string;
  readonly card?: string;
}
