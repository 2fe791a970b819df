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
  /** Which seat of the key; the first if left out. */
  seat: Optional(SeatNumber),
  /** The last sequence number the client has; the answer lists what it missed since. Left out: everything is new. */
  from: Optional(Count),
  /** The maximum number of legal moves to list. */
  legal: Optional(LegalWanted),
  /** List what happened since my last move. */
  recap: Optional(Flag()),
  /** The browser's random id. */
  mark: Optional(Mark),
  /** For HTTP: the protocol version of the answer. On a socket, `hello` has it. */
  protocol: Optional(Literal(PROTOCOL)),
});
export type Look = Static<typeof Look>;

export const ClientMessage = Union([
  /** The first message on a socket. */
  only({ t: Literal('hello'), protocol: Integer() }),
  /** Subscribes to a table. A second `watch` changes the seat one looks from. */
  only({
    t: Literal('watch'),
    table: TableId,
    ...Look.properties,
    /** For a client without the engine: every change comes with the whole view, full events, and whose move it is. */
    views: Optional(Flag()),
  }),
  only({ t: Literal('unwatch'), table: TableId }),
  Command,
  only({ t: Literal('ping') }),
]);
export type ClientMessage = Static<typeof ClientMessage>;

const Viewer = Union([SeatNumber, Literal('spectator')], { 'x-unknown': 'spectator' });
const MoveList = List(Text(), { maxItems: LIMITS.legal });

/** One event at a table, as one viewer may know it. `events` are the game's own, in order, shortened as in short-events.ts. */
export const Happening = Union([
  only({ kind: Literal('sit'), seat: SeatNumber, name: NameTold }),
  only({ kind: Literal('stand'), seat: SeatNumber }),
  only({ kind: Literal('bot'), seat: SeatNumber }),
  only({ kind: Literal('empty'), seat: SeatNumber }),
  /** The seats will be mixed at the start; without `mix`, they will not. */
  only({ kind: Literal('mix'), mix: Optional(Mixing) }),
  /** `from`: where each player sat before the seats were mixed. */
  only({ kind: Literal('start'), from: Optional(SeatedFrom) }),
  only({ kind: Literal('move'), seat: SeatNumber, events: List(Unknown()) }),
  /** A bot plays for a player who is absent or out of time. */
  only({ kind: Literal('cover'), seat: SeatNumber, why: oneOf(['away', 'time']) }),
  only({ kind: Literal('return'), seat: SeatNumber }),
  only({ kind: Literal('say'), seat: SeatNumber, phrase: oneOf(PHRASES) }),
  only({ kind: Literal('react'), seat: SeatNumber, reaction: oneOf(REACTIONS) }),
  /** `seat`: where the player who asked for it sits in the new game. */
  only({ kind: Literal('rematch'), seat: SeatNumber, from: Optional(SeatedFrom) }),
  only({ kind: Literal('withdraw') }),
  /** Downtime: no server ran the table for this long, and the clocks stood still. */
  only({ kind: Literal('unattended'), milliseconds: Count }),
  only({ kind: Literal('access'), access: Access }),
  /** The host removed this person. */
  only({ kind: Literal('remove'), seat: SeatNumber }),
  /** The host is now the player in this seat. `gone`: because the former host was offline. */
  only({ kind: Literal('host'), seat: Optional(SeatNumber), gone: Optional(Literal(true)) }),
  /** A latecomer asks for a seat; has it from the next deal on; is let in by the host; is declined; withdraws. */
  only({ kind: Literal('ask'), seat: SeatNumber, name: NameTold }),
  only({ kind: Literal('reserve'), seat: SeatNumber, name: NameTold }),
  only({ kind: Literal('agree'), seat: SeatNumber, name: NameTold, when: oneOf(['now', 'deal']) }),
  only({ kind: Literal('decline'), name: NameTold }),
  only({ kind: Literal('leave'), name: NameTold }),
  only({ kind: Literal('ready'), seat: SeatNumber, ready: Flag() }),
  only({ kind: Literal('pause'), seat: SeatNumber }),
  only({ kind: Literal('resume'), seat: SeatNumber }),
  /** The table belongs to a duplicate match, and its deal has ended at both tables. */
  only({ kind: Literal('match') }),
  only({ kind: Literal('unseal') }),
]);
export type Happening = Static<typeof Happening>;

/** The same with its number and time, and with full events. */
const PastHappening = only({ seq: Count, at: Integer(), what: Happening });
export type PastHappening = Static<typeof PastHappening>;
/** A client leaves out items it does not know: the view sent with them is complete. */
const Past = List(PastHappening, { 'x-unknown': 'skip' });

/** The whole table for one viewer. The events numbered after it keep it up to date. */
export const TableMessage = only({
  t: Literal('table'),
  table: TableId,
  seq: Count,
  info: TableInfo,
  viewer: Viewer,
  /** Whether this viewer is the host. */
  host: Flag(),
  /** The game as this viewer sees it; missing before it starts. */
  view: Optional(Unknown()),
  /** The viewer's moves, if it is to act. `more`: the list is cut. */
  legal: Optional(MoveList),
  more: Optional(Literal(true)),
  online: List(SeatNumber, { maxItems: 12 }),
  /** What happened after `from`. */
  missed: Optional(Past),
  /** What happened since the viewer's last move. */
  recap: Optional(Past),
  /** `missed` or `recap` is cut: the oldest items, or old talk, are left out. */
  cut: Optional(Literal(true)),
});
export type TableMessage = Static<typeof TableMessage>;

/**
 * Event number `seq`. Numbers have no gaps: a client that misses one sends `watch` with `from`. The view after a move follows from its
 * events (the game's `follow`).
 */
export const EventMessage = only({
  t: Literal('event'),
  table: TableId,
  seq: Count,
  what: Happening,
  /** The view at the start of a game; for a client that asked for `views`, after each move too. */
  view: Optional(Unknown()),
  /** Who is to act after a move, for a client that cannot follow the view. */
  toAct: Optional(List(SeatNumber, { maxItems: 12 })),
  clocks: Optional(Clocks),
  /** The viewer has a new question. An earlier list stays valid while the viewer is to act. */
  legal: Optional(MoveList),
  more: Optional(Literal(true)),
  /** If more of the table's info changed than `toAct` and `clocks`. */
  info: Optional(TableStatus),
});
export type EventMessage = Static<typeof EventMessage>;

export const Done = only({ t: Literal('done'), id: CommandId, seq: Count });
export type Done = Static<typeof Done>;

/** A rule of the game that refused the move: the code picks the sentence, the facts fill it. */
export const RuleRefusal = only({ kind: Literal('refusal'), code: Text(), rule: Text(), facts: Optional(Unknown()) });

export const Refused = only({
  t: Literal('refused'),
  /** Missing if the message was too broken to have one. */
  id: Optional(CommandId),
  table: Optional(TableId),
  code: oneOf(CODES, 'unknown-answer'),
  refusal: Optional(RuleRefusal),
  /** The offending part, and what was expected. */
  where: Optional(Text()),
  expected: Optional(Text()),
});
export type Refused = Static<typeof Refused>;

/** The operator will restart the server in this many seconds. Without a number, the restart is called off. */
export const Notice = only({ t: Literal('notice'), kind: Literal('restart'), seconds: Optional(Count) });
export type Notice = Static<typeof Notice>;

/**
 * `stopping`: the server closes this connection; reconnect soon. `storage-failed`: this table could not be stored and its subscription has
 * ended; watch it again soon. `changed`: the operator changed or removed this table; watch it again.
 */
export const Bye = only({
  t: Literal('bye'),
  reason: oneOf(['stopping', 'storage-failed', 'changed'], 'stopping'),
  table: Optional(TableId),
});
export type Bye = Static<typeof Bye>;

export const ServerMessage = Union([
  only({ t: Literal('welcome'), protocol: Integer(), server: Text() }),
  /** Client and server have different protocols: reload the page. The table waits. */
  only({ t: Literal('refresh'), protocol: Integer() }),
  TableMessage,
  EventMessage,
  /** Which seats are online. Not an event, so it has no number. */
  only({ t: Literal('presence'), table: TableId, online: List(SeatNumber, { maxItems: 12 }) }),
  Done,
  Refused,
  only({ t: Literal('pong') }),
  Notice,
  Bye,
]);
export type ServerMessage = Static<typeof ServerMessage>;
