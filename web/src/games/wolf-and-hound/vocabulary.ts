/** Engine types for the table; types only, so that words and scenes do not import the engine. */
export type { WolfReasonKind } from '@bellwether/bots/wolf-and-hound';
export type { WolfTheme } from '@bellwether/bots/wolf-and-hound/puzzles';
export type {
  Animal,
  Card,
  CardSymbol,
  Colour,
  Config,
  Copy,
  CopyProblem,
  Correction,
  Doubt,
  Edition,
  EventView,
  FlipReason,
  Move,
  Outcome,
  Reason,
  Refusal,
  RefusalCode,
  SetLevel,
  Side,
  Team,
  View,
  WolfAndHound,
} from '@bellwether/wolf-and-hound';

import type { Animal, RefusalCode } from '@bellwether/wolf-and-hound';

export type Kind = Animal['kind'];
export type MovedBy = Animal['movedBy'];
export type Target = Animal['target'];

/** Reasons to refuse a move. All other codes are about set-ups, which are refused before there is a table. */
export type MoveRefusalCode = Extract<
  RefusalCode,
  'game-over' | 'not-your-turn' | 'not-asked' | 'not-in-hand' | 'forbidden-value' | 'not-a-choice'
>;
export type SetupRefusalCode = Exclude<RefusalCode, MoveRefusalCode>;
