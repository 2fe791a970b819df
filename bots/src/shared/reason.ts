import type { Seat } from '@bellwether/kernel';

/** Why a move was chosen, for the table to put into a sentence. Each game uses those that it has. */
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
  /** What the evaluation loses if this effect is taken away: win probability between 0 and 1. Reasons come heaviest first. */
  readonly worth: number;
  /** Who or what it is about, as far as it is about anyone. */
  readonly seat?: Seat;
  readonly animal?: string;
  readonly card?: string;
}
