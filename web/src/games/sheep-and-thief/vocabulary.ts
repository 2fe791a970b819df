/** What the table needs of the engine's names, types only: words and scenes pull in no engine. */
export type { SheepReasonKind } from '@bellwether/bots/sheep-and-thief';
export type {
  Action,
  BoardView,
  Card,
  Cell,
  CellView,
  Config,
  Edition,
  EventView,
  Mission,
  Move,
  Refusal,
  RefusalCode,
  Score,
  ScoreLine,
  SheepAndThief,
  Source,
  TownName,
  View,
} from '@bellwether/sheep-and-thief';
