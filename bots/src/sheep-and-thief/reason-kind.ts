import type { Reason } from '../shared/reason.ts';

export type SheepReasonKind =
  | 'sheep-won'
  | 'sheep-brought-home'
  /** Sheep that come with the card stand in its barn. */
  | 'sheep-sheltered'
  | 'threat-averted'
  /** The fox has gone away from the sheep, not the sheep from the fox. */
  | 'fox-sent-away'
  | 'opponent-threatened'
  /** The road comes nearer to a town, and reaches one. */
  | 'road-closed'
  | 'town-reached'
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
