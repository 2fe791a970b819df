import { Boolean as Flag, Integer, Array as List, Literal, Optional, type Static, String as Text, Union, Unknown } from 'typebox';
import { CODES } from './codes.ts';
import { Command } from './commands.ts';
import { LIMITS } from './limits.ts';
import { CommandId, Count, Key, Mark, Mixing, NameTold, oneOf, only, SeatedFrom, SeatNumber, TableId } from './parts.ts';
import { Access, Clocks, TableInfo, TableStatus } from './table.ts';
import { PHRASES, REACTIONS } from './talk.ts';
import { PROTOCOL } from './version.ts';

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
  /** Of the browser that looks. */
  mark: Optional(Mark),
  /** Over HTTP: the version that the answer is in. A socket has said it. */
  protocol: Optional(Literal(PROTOCOL)),
});
export type Look = Static<typeof Look>;

export const ClientMessage = Union([
  /** First of all. */
  only({ t: Literal('hello'), protocol: Integer() }),
  /** From now on tell me about this table; once more to look as another seat. */
  only({
    t: Literal('watch'),
    table: TableId,
    ...Look.properties,
    /** For a client without the engine: the whole view with each change, events in full, and whose move it is. */
    views: Optional(Flag()),
  }),
  only({ t: Literal('unwatch'), table: TableId }),
  Command,
  only({ t: Literal('ping') }),
]);
export type ClientMessage = Static<typeof ClientMessage>;

const Viewer = Union([SeatNumber, Literal('spectator')], { 'x-unknown': 'spectator' });
const MoveList = List(Text(), { maxItems: LIMITS.legal });

/** One thing that happened at a table, as one viewer may know it. `events` are the game's own, in order; short-events.ts says how they are sent. */
export const Happening = Union([
  only({ kind: Literal('sit'), seat: SeatNumber, name: NameTold }),
  only({ kind: Literal('stand'), seat: SeatNumber }),
  only({ kind: Literal('bot'), seat: SeatNumber }),
  only({ kind: Literal('empty'), seat: SeatNumber }),
  /** From now on the seats are to be mixed at the start, or without `mix` not any more. */
  only({ kind: Literal('mix'), mix: Optional(Mixing) }),
  /** `from`: the seats were mixed. */
  only({ kind: Literal('start'), from: Optional(SeatedFrom) }),
  only({ kind: Literal('move'), seat: SeatNumber, events: List(Unknown()) }),
  /** A bot plays for somebody who is away, or whose time is up. */
  only({ kind: Literal('cover'), seat: SeatNumber, why: oneOf(['away', 'time']) }),
  only({ kind: Literal('return'), seat: SeatNumber }),
  only({ kind: Literal('say'), seat: SeatNumber, phrase: oneOf(PHRASES) }),
  only({ kind: Literal('react'), seat: SeatNumber, reaction: oneOf(REACTIONS) }),
  /** `seat`: of whoever asked for it, in the new game. */
  only({ kind: Literal('rematch'), seat: SeatNumber, from: Optional(SeatedFrom) }),
  only({ kind: Literal('withdraw') }),
  /** For so long no server looked after the table; the clocks stood still. */
  only({ kind: Literal('unattended'), milliseconds: Count }),
  only({ kind: Literal('access'), access: Access }),
  /** The host sent this person away. */
  only({ kind: Literal('remove'), seat: SeatNumber }),
  /** Whoever sits there decides about the table from now on; `gone`: because nobody has seen the host for a while. */
  only({ kind: Literal('host'), seat: Optional(SeatNumber), gone: Optional(Literal(true)) }),
  /** Somebody would like to sit down; sits there from the next deal on; may do so by the host's word; may not; wants it no more. */
  only({ kind: Literal('ask'), seat: SeatNumber, name: NameTold }),
  only({ kind: Literal('reserve'), seat: SeatNumber, name: NameTold }),
  only({ kind: Literal('agree'), seat: SeatNumber, name: NameTold, when: oneOf(['now', 'deal']) }),
  only({ kind: Literal('decline'), name: NameTold }),
  only({ kind: Literal('leave'), name: NameTold }),
  only({ kind: Literal('ready'), seat: SeatNumber, ready: Flag() }),
  only({ kind: Literal('pause'), seat: SeatNumber }),
  only({ kind: Literal('resume'), seat: SeatNumber }),
  /** The table is one of a duplicate match; its deal has ended at all tables of the match. */
  only({ kind: Literal('match') }),
  only({ kind: Literal('unseal') }),
]);
export type Happening = Static<typeof Happening>;

/** The same with its number and its hour. Its events are in full. */
const PastHappening = only({ seq: Count, at: Integer(), what: Happening });
export type PastHappening = Static<typeof PastHappening>;
/** A client leaves out what it does not know: the view beside it is whole. */
const Past = List(PastHappening, { 'x-unknown': 'skip' });

/** The whole table for one viewer: following the events of the numbers after it keeps it true. */
export const TableMessage = only({
  t: Literal('table'),
  table: TableId,
  seq: Count,
  info: TableInfo,
  viewer: Viewer,
  /** Whether this viewer decides about the table. */
  host: Flag(),
  /** The game as this viewer sees it; left out before it starts. */
  view: Optional(Unknown()),
  /** The viewer's moves, if it is to act; `more` if there are others that are not listed. */
  legal: Optional(MoveList),
  more: Optional(Literal(true)),
  online: List(SeatNumber, { maxItems: 12 }),
  /** What happened after `from`. */
  missed: Optional(Past),
  /** What happened since the viewer's last move. */
  recap: Optional(Past),
  /** Not all that was asked for is told in `missed` or `recap`: what is older, or old words, is left out. */
  cut: Optional(Literal(true)),
});
export type TableMessage = Static<typeof TableMessage>;

/**
 * Number `seq` happened. Its number is one more than the one before; a client that misses one asks with `watch` and `from`. The view after
 * a move follows from its events (`follow` of the game).
 */
export const EventMessage = only({
  t: Literal('event'),
  table: TableId,
  seq: Count,
  what: Happening,
  /** Where a new game starts; for a client that asked for `views`, after each move too. */
  view: Optional(Unknown()),
  /** After a move, for a client that cannot follow the view to see it there. */
  toAct: Optional(List(SeatNumber, { maxItems: 12 })),
  clocks: Optional(Clocks),
  /** The viewer has been asked something new. What was listed before stays true for as long as the viewer is to act. */
  legal: Optional(MoveList),
  more: Optional(Literal(true)),
  /** When more of the table's info changed than `toAct` and `clocks`. */
  info: Optional(TableStatus),
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
  code: oneOf(CODES, 'unknown-answer'),
  refusal: Optional(RuleRefusal),
  /** The offending part, and what would have been right. */
  where: Optional(Text()),
  expected: Optional(Text()),
});
export type Refused = Static<typeof Refused>;

/** The operator is about to restart the server: in so many seconds, counted from now. Without a number it stays up after all. */
export const Notice = only({ t: Literal('notice'), kind: Literal('restart'), seconds: Optional(Count) });
export type Notice = Static<typeof Notice>;

/**
 * `stopping`: the server ends and closes this connection; come back in a moment. `storage-failed`: this one table could not be written and
 * is no longer told about; watch it again in a moment. `changed`: the operator changed or removed this one table; watch it again.
 */
export const Bye = only({
  t: Literal('bye'),
  reason: oneOf(['stopping', 'storage-failed', 'changed'], 'stopping'),
  table: Optional(TableId),
});
export type Bye = Static<typeof Bye>;

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
  Notice,
  Bye,
]);
export type ServerMessage = Static<typeof ServerMessage>;
