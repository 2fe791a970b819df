import type { Reason } from '../shared/reason.ts';

export type WolfReasonKind =
  | 'sheep-won'
  | 'sheep-brought-home'
  /** The same by an animal that the move leaves where it stands. */
  | 'wolf-left'
  | 'hound-left'
  /** One more than the move it is held against. */
  | 'another-sheep-won'
  | 'another-sheep-home'
  | 'threat-averted'
  | 'partner-protected'
  | 'opponent-threatened'
  | 'help-called'
  | 'help-denied'
  | 'game-won'
  | 'kept-for-later'
  | 'only-move';

export type WolfReason = Reason<WolfReasonKind>;
