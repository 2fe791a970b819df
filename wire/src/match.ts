import { Boolean as Flag, Integer, Array as List, Literal, Null, Optional, type Static, String as Text, Union } from 'typebox';
import { Invite } from './http.ts';
import { Config, Count, Key, Mark, Name, NameTold, oneOf, only, RoomNumber, SeatNumber, TableId } from './parts.ts';
import { Clock, Settings } from './table.ts';

/**
 * A duplicate match: the same deals at two tables. `fours`: each team has the odd seats at one table and the even seats at the other.
 * `pairs`: each team has the odd seats of its own table; the same bots play against both.
 */
export const FORMS = ['fours', 'pairs'] as const;
export type MatchForm = (typeof FORMS)[number];
export const MAX_DEALS = 16;

/** The table settings that a match leaves open. */
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

/** Takes a seat at one of the tables for the whole match, and gives up the person's earlier one. */
export const JoinMatch = only({ key: Key, room: RoomNumber, seat: SeatNumber, name: Name, mark: Optional(Mark) });
export type JoinMatch = Static<typeof JoinMatch>;

export const MatchMade = only({ match: TableId, ...Invite.properties });
export type MatchMade = Static<typeof MatchMade>;

/** Teams are counted from 0. `name` is the player's; places without one are bots. */
const MatchPlace = only({
  room: RoomNumber,
  seat: SeatNumber,
  team: Count,
  name: Optional(NameTold),
  me: Optional(Literal(true)),
});
export type MatchPlace = Static<typeof MatchPlace>;

/** By team; null for a team that did not play there, or a table that was ended early. */
const Points = List(Union([Integer(), Null()]), { minItems: 2, maxItems: 2 });

/** One table of a deal. `table` is for its players, and for everyone once the deal is over. */
const MatchTable = only({ room: RoomNumber, table: Optional(TableId), points: Optional(Points) });
/** `over`: at all tables. Points are secret before. */
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
  /** The deals that have begun. */
  dealt: List(MatchDeal, { maxItems: MAX_DEALS }),
  /** The total of all deals that are over and count, by team. */
  points: List(Integer(), { minItems: 2, maxItems: 2 }),
  /** Whether the viewer made the match; whether the viewer may begin the next deal now. */
  host: Flag(),
  mayDeal: Flag(),
});
export type MatchInfo = Static<typeof MatchInfo>;

export const MyMatches = only({
  matches: List(only({ match: TableId, game: Text({ maxLength: 40 }), deals: Count, dealt: Count, over: Flag() })),
  /** The list is cut. */
  more: Optional(Literal(true)),
});
export type MyMatches = Static<typeof MyMatches>;
