import { Boolean as Flag, Integer, Array as List, Literal, Null, Optional, type Static, String as Text, Union } from 'typebox';
import { Invite } from './http.ts';
import { Config, Count, Key, Mark, Name, NameTold, oneOf, only, RoomNumber, SeatNumber, TableId } from './parts.ts';
import { Clock, Settings } from './table.ts';

/**
 * A duplicate match: the same deals at two tables. `fours`: each team has the odd seats at one table and the even ones at the other. `pairs`: each
 * team has the odd seats of a table of its own; at both the same bots play against it.
 */
export const FORMS = ['fours', 'pairs'] as const;
export type MatchForm = (typeof FORMS)[number];
export const MAX_DEALS = 16;

/** Which of the settings of a table a match leaves open. */
const { clock, grace, botLevel } = Settings.properties;

export const NewMatch = only({
  key: Key,
  game: Text({ maxLength: 40 }),
  config: Config,
  form: oneOf(FORMS),
  deals: Integer({ minimum: 1, maximum: MAX_DEALS }),
  clock: Optional(clock),
  grace: Optional(grace),
  botLevel: Optional(botLevel),
});
export type NewMatch = Static<typeof NewMatch>;

/** A seat at one of the tables, for the whole match; in place of one that the person had in it. */
export const JoinMatch = only({ key: Key, room: RoomNumber, seat: SeatNumber, name: Name, mark: Optional(Mark) });
export type JoinMatch = Static<typeof JoinMatch>;

export const MatchMade = only({ match: TableId, ...Invite.properties });
export type MatchMade = Static<typeof MatchMade>;

/** Teams are counted from 0. `name`: of whoever has taken the place; a bot plays where nobody has. */
const MatchPlace = only({
  room: RoomNumber,
  seat: SeatNumber,
  team: Count,
  name: Optional(NameTold),
  me: Optional(Literal(true)),
});
export type MatchPlace = Static<typeof MatchPlace>;

/** By team; null for a team that did not play there, or a table that was ended before its time. */
const Points = List(Union([Integer(), Null()]), { minItems: 2, maxItems: 2 });

/** One table of a deal. `table`: for whoever sits there; for everybody once the deal is over. */
const MatchTable = only({ room: RoomNumber, table: Optional(TableId), points: Optional(Points) });
/** `over`: at all of its tables. Nothing of the points is told before. */
const MatchDeal = only({ tables: List(MatchTable), over: Optional(Literal(true)), points: Optional(Points) });
export type MatchDeal = Static<typeof MatchDeal>;

export const MatchInfo = only({
  match: TableId,
  game: Text({ maxLength: 40 }),
  config: Config,
  form: oneOf(FORMS),
  deals: Count,
  clock: Clock,
  botLevel: Text({ maxLength: 20 }),
  places: List(MatchPlace, { maxItems: 24 }),
  /** Those that have begun. */
  dealt: List(MatchDeal, { maxItems: MAX_DEALS }),
  /** Of all deals that are over and count, by team. */
  points: List(Integer(), { minItems: 2, maxItems: 2 }),
  /** Whether the asker made it; whether the asker may begin the next deal now. */
  host: Flag(),
  mayDeal: Flag(),
});
export type MatchInfo = Static<typeof MatchInfo>;

export const MyMatches = only({
  matches: List(only({ match: TableId, game: Text({ maxLength: 40 }), deals: Count, dealt: Count, over: Flag() })),
  /** There are older ones. */
  more: Optional(Literal(true)),
});
export type MyMatches = Static<typeof MyMatches>;
