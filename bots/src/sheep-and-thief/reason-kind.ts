import type { Reason } from '../shared/reason.ts';

export type SheepReasonKind =
  | 'sheep-won'
  | 'sheep-brought-home'
  | 'threat-averted'
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
