import type { Reason } from '../shared/reason.ts';

export type WolfReasonKind =
  | 'sheep-won'
  | 'sheep-brought-home'
  /** The same by an animal that the move leaves where it stands. */
  | 'wolf-left'
  | 'hound-left'
  /** One more than by the move it is compared with. */
  | 'another-sheep-won'
  | 'another-sheep-home'
  | 'threat-averted'
  | 'partner-protected'
  | 'opponent-threatened'
  | 'help-called'
  /** A hound for a seat that has all its sheep. */
  | 'help-near'
  | 'help-denied'
  | 'game-won'
  | 'kept-for-later'
  | 'only-move';

/** Kinds that only reviews report. `here` is the mover's own side, `there` the other. */
export type WolfAgainstKind =
  /** About the better move: a card turns over in place; a Bone is played; more than one sheep is taken or comes home. */
  | 'turned-to-wolf'
  | 'turned-to-hound'
  | 'bone-laid'
  | 'several-won'
  | 'several-home'
  /** The rest is about the played move: what it spoils. */
  | 'game-lost'
  | 'sheep-lost-here'
  | 'sheep-home-there'
  | 'several-lost-here'
  | 'several-home-there'
  /** The same by an animal that the move leaves where it stands. */
  | 'wolf-left-here'
  | 'hound-left-there'
  | 'wolf-sent-here'
  | 'hound-sent-there'
  | 'hound-near-there'
  | 'wolf-taken-from-there'
  | 'hound-taken-from-here'
  | 'turned-to-wolf-here'
  | 'turned-to-hound-there'
  | 'meat-laid'
  /** Average consequences a few turns later, not visible on the table. */
  | 'lost-soon'
  | 'won-less'
  | 'fewer-soon-here'
  | 'more-soon-there';

export type WolfReviewKind = WolfReasonKind | WolfAgainstKind;

export type WolfReason = Reason<WolfReasonKind>;
export type WolfReviewReason = Reason<WolfReviewKind>;
