import type { Reason } from '../shared/reason.ts';

export type SheepReasonKind =
  | 'sheep-won'
  | 'sheep-brought-home'
  /** Sheep that come with the card are in its barn. */
  | 'sheep-sheltered'
  | 'threat-averted'
  /** The fox was moved away from the sheep, not the sheep from the fox. */
  | 'fox-sent-away'
  | 'opponent-threatened'
  /** The road gets closer to a town; the road reaches a town. */
  | 'road-closed'
  | 'town-reached'
  | 'river-extended'
  | 'flock-grown'
  | 'mission-advanced'
  | 'rival-hindered'
  | 'black-sheep-shed'
  | 'card-denied'
  /** The played move loses own sheep to the fox, this one does not. */
  | 'sheep-spared'
  /** A consequence at the end of the game, found by playouts. */
  | 'more-sheep'
  | 'fewer-sheep-lost'
  | 'more-stolen'
  | 'more-from-towns'
  | 'more-from-rivers'
  | 'more-from-mission'
  | 'more-from-black-sheep'
  | 'rival-gets-less'
  /** The same, because the played move blocks it. */
  | 'road-left-open'
  | 'river-left-open'
  | 'game-won'
  | 'kept-for-later'
  | 'only-move';

export type SheepReason = Reason<SheepReasonKind>;
