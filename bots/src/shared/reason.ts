import type { Seat } from '@bellwether/kernel';

/** Why a move was chosen; the table makes a sentence of it. Every game has kinds of its own, in its `reason-kind.ts`. */
export interface Reason<Kind extends string = string> {
  readonly kind: Kind;
  /** The win probability that the evaluation loses without this effect. Reasons are sorted by it, heaviest first. */
  readonly worth: number;
  /** Not what the move does, but what a card that it keeps can do once it is placed. */
  readonly could?: true;
  /** Who or what the reason is about, where it is about someone or something. */
  readonly seat?: Seat;
  readonly animal?: string;
  readonly card?: string;
}
