import { Boolean as Flag, Integer, Array as List, Literal, Optional, type Static, String as Text, Union, Unknown } from 'typebox';
import { CODES } from './codes.ts';
import { Command } from './commands.ts';
import { LIMITS } from './limits.ts';
import { CommandId, Count, Key, Name, oneOf, only, SeatNumber, TableId } from './parts.ts';
import { Standing, TableInfo } from './table.ts';
import { PHRASES, REACTIONS } from './talk.ts';

const LegalWanted = Integer({ minimum: 0, maximum: LIMITS.legal });

/** How a viewer looks at a table. Without key and seat: as a spectator. */
export const Look = only({
  key: Optional(Key),
  /** Which of the key's seats; if left out, the first. */
  seat: Optional(SeatNumber),
  /** The last sequence number the client has: what it missed since is told. Left out: everything is new. */
  from: Optional(Count),
  /** How many legal moves to list with a question at most. */
  legal: Optional(LegalWanted),
  /** Tell again what happened since my last move. */
  recap: Optional(Flag()),
  /** Say events in fewer bytes (see shapes.ts). */
  short: Optional(Flag()),
});
export type Look = Static<typeof Look>;

export const ClientMessage = Union([
  /** First of all. */
  only({ t: Literal('hello'), protocol: Integer() }),
  /** From now on tell me about this table; once more to look as another seat. */
  only({ t: Literal('watch'), table: TableId, ...Look.properties }),
  only({ t: Literal('unwatch'), table: TableId }),
  Command,
  only({ t: Literal('ping') }),
]);
export type ClientMessage = Static<typeof ClientMessage>;

const Viewer = Union([SeatNumber, Literal('spectator')]);
const MoveList = List(Text(), { maxItems: LIMITS.legal });

/** One thing that happened at a table, as one viewer may know it. `events` are the game's own, in order. */
export const Happening = Union([
  only({ kind: Literal('sit'), seat: SeatNumber, name: Name }),
  only({ kind: Literal('stand'), seat: SeatNumber }),
  only({ kind: Literal('bot'), seat: SeatNumber }),
  only({ kind: Literal('empty'), seat: SeatNumber }),
  only({ kind: Literal('start') }),
  only({ kind: Literal('move'), seat: SeatNumber, events: List(Unknown()) }),
  /** A bot plays for somebody who is away, or whose time is up. */
  only({ kind: Literal('cover'), seat: SeatNumber, why: oneOf(['away', 'time']) }),
  only({ kind: Literal('return'), seat: SeatNumber }),
  only({ kind: Literal('say'), seat: SeatNumber, phrase: oneOf(PHRASES) }),
  only({ kind: Literal('react'), seat: SeatNumber, reaction: oneOf(REACTIONS) }),
  only({ kind: Literal('rematch'), seat: SeatNumber }),
  only({ kind: Literal('withdraw') }),
]);
export type Happening = Static<typeof Happening>;

const Told = only({ seq: Count, at: Integer(), what: Happening });
export type Told = Static<typeof Told>;

/** The whole table for one viewer: after it, events with the numbers that follow are all that is needed. */
export const TableMessage = only({
  t: Literal('table'),
  table: TableId,
  seq: Count,
  info: TableInfo,
  viewer: Viewer,
  /** Whether this viewer's key made the table. */
  host: Flag(),
  /** The game as this viewer sees it; left out before it starts. */
  view: Optional(Unknown()),
  /** The viewer's moves, if it is to act; `more` if there are others that are not listed. */
  legal: Optional(MoveList),
  more: Optional(Literal(true)),
  online: List(SeatNumber, { maxItems: 12 }),
  /** For who asked for short events: what they will look like. Those of `missed` and `recap` are never short. */
  shapes: Optional(List(List(Text(), { minItems: 1 }))),
  /** What happened after `from`. */
  missed: Optional(List(Told)),
  /** What happened since the viewer's last move. */
  recap: Optional(List(Told)),
});
export type TableMessage = Static<typeof TableMessage>;

/** Number `seq` happened. Its number is one more than the one before; a client that misses one asks with `watch` and `from`. */
export const EventMessage = only({
  t: Literal('event'),
  table: TableId,
  seq: Count,
  what: Happening,
  /** What changed in the view (see delta.ts); `view` instead where there was none before. */
  delta: Optional(Unknown()),
  view: Optional(Unknown()),
  toAct: Optional(List(SeatNumber, { maxItems: 12 })),
  clocks: Optional(only({ at: Integer(), left: List(Integer(), { maxItems: 12 }) })),
  legal: Optional(MoveList),
  more: Optional(Literal(true)),
  /** When more of the table's info changed than `toAct` and `clocks`. */
  standing: Optional(Standing),
});
export type EventMessage = Static<typeof EventMessage>;

export const Done = only({ t: Literal('done'), id: CommandId, seq: Count });
export type Done = Static<typeof Done>;

/** A rule of the game that said no: its code picks the sentence, the facts fill it. */
export const RuleRefusal = only({ kind: Literal('refusal'), code: Text(), rule: Text(), facts: Optional(Unknown()) });

export const Refused = only({
  t: Literal('refused'),
  /** Left out if the message was too broken to have one. */
  id: Optional(CommandId),
  table: Optional(TableId),
  code: oneOf(CODES),
  refusal: Optional(RuleRefusal),
  /** The offending part, and what would have been right. */
  where: Optional(Text()),
  expected: Optional(Text()),
});
export type Refused = Static<typeof Refused>;

export const ServerMessage = Union([
  only({ t: Literal('welcome'), protocol: Integer(), server: Text() }),
  /** The client is older or newer than the server: fetch the page again. The table waits. */
  only({ t: Literal('refresh'), protocol: Integer() }),
  TableMessage,
  EventMessage,
  /** Who is there; not an event, so without a number. */
  only({ t: Literal('presence'), table: TableId, online: List(SeatNumber, { maxItems: 12 }) }),
  Done,
  Refused,
  only({ t: Literal('pong') }),
  /** The server is about to close this connection; come back in a moment. */
  only({ t: Literal('bye') }),
]);
export type ServerMessage = Static<typeof ServerMessage>;
