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
  /** The move played loses own sheep to the fox, this one none. */
  | 'sheep-spared'
  /** A consequence at the end of the game, found by playing games out. */
  | 'more-sheep'
  | 'fewer-sheep-lost'
  | 'more-stolen'
  | 'more-from-towns'
  | 'more-from-rivers'
  | 'more-from-mission'
  | 'more-from-black-sheep'
  | 'rival-gets-less'
  /** The same, where the move played is what stands in the way. */
  | 'road-left-open'
  | 'river-left-open'
  | 'game-won'
  | 'kept-for-later'
  | 'only-move';

export type SheepReason = Reason<SheepReasonKind>;
