import type { Seat } from '@bellwether/kernel';

/** Why a move was chosen; the table makes a sentence of it. A game uses some of them. */
export const REASON_KINDS = [
  // Wolf & Hound
  'sheep-won',
  'sheep-brought-home',
  'threat-averted',
  'partner-protected',
  'opponent-threatened',
  'help-called',
  'help-denied',
  'game-won',
  // Sheep & Thief
  'road-closed',
  'river-extended',
  'flock-grown',
  'mission-advanced',
  'rival-hindered',
  'black-sheep-shed',
  'card-denied',
  // both
  'kept-for-later',
  'only-move',
] as const;
export type ReasonKind = (typeof REASON_KINDS)[number];

export interface Reason {
  readonly kind: ReasonKind;
  /** The win probability that the evaluation loses without this effect. Reasons are sorted by it, heaviest first. */
  readonly worth: number;
  /** Who or what the reason is about, where it is about someone or something. */
  readonly seat?: Seat;
  readonly animal?: string;
  readonly card?: string;
}
