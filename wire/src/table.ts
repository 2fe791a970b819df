import { Boolean as Flag, Integer, Array as List, Literal, Null, Optional, type Static, String as Text, Union } from 'typebox';
import { LIMITS } from './limits.ts';
import { Config, Count, Mixing, NameTold, oneOf, only, RoomNumber, SeatNumber, TableId } from './parts.ts';

export const SPECTATORS = ['none', 'public', 'all-after-end'] as const;
export const STATUSES = ['open', 'playing', 'over', 'withdrawn'] as const;
export type Status = (typeof STATUSES)[number];

/** Who may come: anybody, for it is listed; whoever has the link; nobody new. */
export const ACCESSES = ['open', 'link', 'closed'] as const;
export const Access = oneOf(ACCESSES);
export type Access = Static<typeof Access>;

const Seconds = Integer({ minimum: 1, maximum: 60 * 60 * 24 * 30 });

/** Time for each move, or for a whole game. Whoever runs out is covered by a bot: for this move, or for the rest of the game. */
export const Clock = Union(
  [only({ kind: Literal('none') }), only({ kind: Literal('move'), seconds: Seconds }), only({ kind: Literal('game'), seconds: Seconds })],
  { 'x-unknown': { kind: 'none' } },
);
export type Clock = Static<typeof Clock>;

/** Milliseconds left by seat when the message was sent; those of people to act run on. */
export const Clocks = only({ left: List(Count, { maxItems: 12 }) });

/** What the host decides when the table is made. */
export const Settings = only({
  spectators: oneOf(SPECTATORS, 'public'),
  clock: Clock,
  /** Seconds until a bot covers somebody who is away and to act; null for never. */
  grace: Union([Integer({ minimum: 1, maximum: 60 * 60 * 24 * 30 }), Null()]),
  /** Games in the series: the first to win more than half of them wins it. */
  series: Union([Literal(1), Literal(3), Literal(5)], { 'x-unknown': 1 }),
  /** Whether somebody with the link may take over a bot's seat during a game. */
  lateJoining: Flag(),
  /** How well the bots play that fill empty seats. */
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

/** `program` is a client that says it is no person. `covered`: a bot plays while its owner is away. */
export const SeatInfo = only({
  seat: SeatNumber,
  kind: oneOf(['empty', 'human', 'program', 'bot'], 'human'),
  name: Optional(NameTold),
  level: Optional(Text({ maxLength: 20 })),
  covered: Optional(Literal(true)),
  /** Whoever sits here decides about the table. */
  host: Optional(Literal(true)),
  /** Who takes this seat with the next deal. */
  next: Optional(NameTold),
  /** Wants the next game, or does not, while that is asked. */
  ready: Optional(Flag()),
});
export type SeatInfo = Static<typeof SeatInfo>;

/** Somebody who would like to sit down in mid-game: the host decides. */
export const Ask = only({ ask: Count, seat: SeatNumber, name: NameTold });
export type Ask = Static<typeof Ask>;

/** Whether there is another game: asked by the first who wants one. It begins when all have answered, or when the time is up. */
export const Vote = only({ left: Count, mix: Optional(Mixing) });

/** The table of one deal of a duplicate match. `sealed`: seed, record and hands are nobody's until the deal has ended at both tables. */
export const TableMatch = only({
  match: TableId,
  deal: Count,
  deals: Count,
  room: RoomNumber,
  sealed: Optional(Literal(true)),
});
export type TableMatch = Static<typeof TableMatch>;

/** What of a table changes while it is played. */
const changing = {
  status: oneOf(STATUSES, 'playing'),
  access: Optional(Access),
  asks: Optional(List(Ask, { maxItems: 8 })),
  vote: Optional(Vote),
  /** The seat that asked for a pause: nobody moves, and no clock runs. */
  paused: Optional(SeatNumber),
  /** Counted from 1; a rematch is the next. */
  gameNumber: Count,
  /** Before the game: the seats will be mixed when it starts. Later: they were. */
  mix: Optional(Mixing),
  /** The host brought this game along as a record, and may know its cards. */
  brought: Optional(Literal(true)),
  /** Fixes the deal before the first move. Left out for a game that was brought along without its seed. */
  commitment: Optional(Text({ maxLength: 80 })),
  /** Told once the game is over: with it anyone can check the deal. */
  seed: Optional(Text({ maxLength: 64 })),
  toAct: List(SeatNumber, { maxItems: 12 }),
  /** Seats that won the last game. */
  winners: Optional(List(SeatNumber, { maxItems: 12 })),
  /** Games won in this series, by seat. */
  score: List(Count, { maxItems: 12 }),
  /** Seats that have won the series. */
  seriesWinners: Optional(List(SeatNumber, { maxItems: 12 })),
  /** The operator of the server ended this table, with these words for its players. */
  closed: Optional(Text({ maxLength: LIMITS.closed })),
  /** As the clocks stood when this was sent. */
  clocks: Optional(Clocks),
  match: Optional(TableMatch),
};

/** What everybody at the table may know about it; nothing of the game in play but whose move it is. */
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

/** All of a table's info that can change, anew; the seats only if somebody sat down or left. */
export const TableStatus = only({ ...changing, seats: Optional(List(SeatInfo, { maxItems: 12 })) });
export type TableStatus = Static<typeof TableStatus>;

/** The info after a change. A field that the new status does not have is gone. */
export function withStatus({ table, game, rules, config, settings, seats }: TableInfo, status: TableStatus): TableInfo {
  return { table, game, rules, config, settings, seats, ...status };
}
