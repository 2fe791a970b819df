import type { Reason } from '../shared/reason.ts';

export type SheepReasonKind =
  | 'sheep-won'
  | 'sheep-brought-home'
  | 'threat-averted'
  /** The fox has gone away from the sheep, not the sheep from the fox. */
  | 'fox-sent-away'
  | 'opponent-threatened'
  | 'road-closed'
  | 'river-extended'
  | 'flock-grown'
  | 'mission-advanced'
  | 'rival-hindered'
  | 'black-sheep-shed'
  | 'card-denied'
  | 'game-won'
  | 'kept-for-later'
  | 'only-move';

export type SheepReason = Reason<SheepReasonKind>;
