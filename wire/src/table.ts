import { Boolean as Flag, Integer, Array as List, Literal, Null, Optional, type Static, String as Text, Union } from 'typebox';
import { LIMITS } from './limits.ts';
import { Config, Count, Mixing, NameTold, oneOf, only, RoomNumber, SeatNumber, TableId } from './parts.ts';

export const SPECTATORS = ['none', 'public', 'all-after-end'] as const;
export const STATUSES = ['open', 'playing', 'over', 'withdrawn'] as const;
export type Status = (typeof STATUSES)[number];

/** Who may join: anyone, since the table is listed; anyone with the link; no one new. */
export const ACCESSES = ['open', 'link', 'closed'] as const;
export const Access = oneOf(ACCESSES);
export type Access = Static<typeof Access>;

const Seconds = Integer({ minimum: 1, maximum: 60 * 60 * 24 * 30 });

/** Time for each move, or for a whole game. A bot covers a player who runs out, for this move or for the rest of the game. */
export const Clock = Union(
  [only({ kind: Literal('none') }), only({ kind: Literal('move'), seconds: Seconds }), only({ kind: Literal('game'), seconds: Seconds })],
  { 'x-unknown': { kind: 'none' } },
);
export type Clock = Static<typeof Clock>;

/** Milliseconds left by seat when the message was sent. The clocks of people to act keep running. */
export const Clocks = only({ left: List(Count, { maxItems: 12 }) });

/** What the host decides when creating the table. */
export const Settings = only({
  spectators: oneOf(SPECTATORS, 'public'),
  clock: Clock,
  /** Seconds until a bot covers an absent player who is to act; null for never. */
  grace: Union([Integer({ minimum: 1, maximum: 60 * 60 * 24 * 30 }), Null()]),
  /** Games in the series: the first to win more than half of them wins it. */
  series: Union([Literal(1), Literal(3), Literal(5)], { 'x-unknown': 1 }),
  /** Whether people with the link may take over a bot's seat during a game. */
  lateJoining: Flag(),
  /** The level of bots in empty seats. */
  botLevel: Text({ minLength: 1, maxLength: 20 }),
});
export type Settings = Static<typeof Settings>;

export const DEFAULT_SETTINGS: Settings = {
  spectators: 'public',
  clock: { kind: 'none' },
  grace: 60,
  series: 1,
  lateJoining: true,
  botLevel: 'herder',
};

/** `program`: the client says it is not a person. `covered`: a bot plays for the absent owner. */
export const SeatInfo = only({
  seat: SeatNumber,
  kind: oneOf(['empty', 'human', 'program', 'bot'], 'human'),
  name: Optional(NameTold),
  level: Optional(Text({ maxLength: 20 })),
  covered: Optional(Literal(true)),
  /** The host's seat. */
  host: Optional(Literal(true)),
  /** Who takes this seat with the next deal. */
  next: Optional(NameTold),
  /** The answer to the vote on another game, while it lasts. */
  ready: Optional(Flag()),
});
export type SeatInfo = Static<typeof SeatInfo>;

/** A latecomer's request for a seat; the host decides. */
export const Ask = only({ ask: Count, seat: SeatNumber, name: NameTold });
export type Ask = Static<typeof Ask>;

/** A vote on another game. It ends when everyone has answered or the time is up. */
export const Vote = only({ left: Count, mix: Optional(Mixing) });

/** The table of one deal of a duplicate match. `sealed`: seed, record and hands stay secret until the deal has ended at both tables. */
export const TableMatch = only({
  match: TableId,
  deal: Count,
  deals: Count,
  room: RoomNumber,
  sealed: Optional(Literal(true)),
});
export type TableMatch = Static<typeof TableMatch>;

/** The part of a table's info that changes during play. */
const changing = {
  status: oneOf(STATUSES, 'playing'),
  access: Optional(Access),
  asks: Optional(List(Ask, { maxItems: 8 })),
  vote: Optional(Vote),
  /** The seat that asked for a pause: no one moves, and the clocks stand still. */
  paused: Optional(SeatNumber),
  /** Counted from 1; a rematch adds one. */
  gameNumber: Count,
  /** Before the game: the seats will be mixed. Later: they were. */
  mix: Optional(Mixing),
  /** The game continues a record that the host brought, who may know its cards. */
  brought: Optional(Literal(true)),
  /** Fixes the deal before the first move. Missing for a record without a seed. */
  commitment: Optional(Text({ maxLength: 80 })),
  /** Sent once the game is over: anyone can check the deal with it. */
  seed: Optional(Text({ maxLength: 64 })),
  toAct: List(SeatNumber, { maxItems: 12 }),
  /** Seats that won the last game. */
  winners: Optional(List(SeatNumber, { maxItems: 12 })),
  /** Games won in this series, by seat. */
  score: List(Count, { maxItems: 12 }),
  /** Seats that have won the series. */
  seriesWinners: Optional(List(SeatNumber, { maxItems: 12 })),
  /** The operator closed this table, with this message for its players. */
  closed: Optional(Text({ maxLength: LIMITS.closed })),
  /** The clocks when the message was sent. */
  clocks: Optional(Clocks),
  match: Optional(TableMatch),
};

/** What everyone at the table may know about it. Of the running game only whose move it is. */
export const TableInfo = only({
  table: TableId,
  game: Text({ maxLength: 40 }),
  rules: Count,
  config: Config,
  settings: Settings,
  seats: List(SeatInfo, { maxItems: 12 }),
  ...changing,
});
export type TableInfo = Static<typeof TableInfo>;

/** All of a table's info that can change; the seats only if a player sat down or left. */
export const TableStatus = only({ ...changing, seats: Optional(List(SeatInfo, { maxItems: 12 })) });
export type TableStatus = Static<typeof TableStatus>;

/** The info after a change. Optional fields that the new status lacks are gone. */
export function withStatus({ table, game, rules, config, settings, seats }: TableInfo, status: TableStatus): TableInfo {
  return { table, game, rules, config, settings, seats, ...status };
}
