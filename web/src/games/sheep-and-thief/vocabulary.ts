/** Engine types for the table; types only, so that words and scenes do not import the engine. */
export type { SheepReasonKind } from '@bellwether/bots/sheep-and-thief';
export type { SheepTheme } from '@bellwether/bots/sheep-and-thief/puzzles';
export type {
  Action,
  Assumption,
  BoardView,
  Card,
  Cell,
  CellView,
  Config,
  Copy,
  CopyProblem,
  Doubt,
  Edition,
  EventView,
  Mission,
  Move,
  Outcome,
  Refusal,
  RefusalCode,
  Score,
  ScoreLine,
  SheepAndThief,
  Source,
  TownName,
  View,
} from '@bellwether/sheep-and-thief';
