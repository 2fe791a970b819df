import { Boolean as Flag, Integer, Array as List, Literal, Null, Optional, type Static, String as Text, Union } from 'typebox';
import { LIMITS } from './limits.ts';
import { Config, Count, Key, Mark, Mixing, Name, oneOf, only, partial, SeatNumber, TableId } from './parts.ts';
import { Access, Settings, STATUSES } from './table.ts';

/** A table to be made: either a new game of this set-up, or one brought along as a record. */
export const NewTable = only({
  key: Key,
  game: Optional(Text({ maxLength: 40 })),
  config: Optional(Config),
  record: Optional(Text({ maxLength: LIMITS.record })),
  settings: Optional(partial(Settings)),
  /** The seats are to be mixed at the start. */
  mix: Optional(Mixing),
  /** Who may come: by link, if left out. */
  access: Optional(Access),
  /** `first`: not whoever makes it is the host, but whoever sits down first, as where a screen makes a table for the room. */
  host: Optional(Literal('first')),
  mark: Optional(Mark),
  /** Sit down at once. */
  seat: Optional(SeatNumber),
  name: Optional(Name),
  /** Told of every turn, with a signature made with `secret`. */
  webhook: Optional(only({ url: Text({ maxLength: 500 }), secret: Text({ minLength: 16, maxLength: 200 }) })),
});
export type NewTable = Static<typeof NewTable>;

/** What a server says about itself. */
export const About = only({
  /** Of the release that runs here. */
  version: Optional(Text()),
  protocol: Integer(),
  games: List(only({ id: Text(), rules: Count })),
  /** Of bots. */
  levels: List(Text()),
  /** Whether tables may have a webhook. */
  webhooks: Flag(),
  /** Days after which tables that nobody touches are deleted; null for never. */
  kept: only({ finished: Union([Count, Null()]), unfinished: Union([Count, Null()]) }),
});
export type About = Static<typeof About>;

/** What is passed on to friends. */
export const Invite = only({
  /** What makes it work stands after `#`, where no server and no referrer sees it. */
  link: Text(),
  /** The same for a camera: rows of dark (1) and light (0) modules. Left out where no other device could follow the link. */
  qr: Optional(List(Text())),
});
export type Invite = Static<typeof Invite>;

export const TableMade = only({ table: TableId, ...Invite.properties, seq: Count });
export type TableMade = Static<typeof TableMade>;

export const WithKey = only({ key: Key });
export type WithKey = Static<typeof WithKey>;

export const MaybeKey = only({ key: Optional(Key) });

export const MyTable = only({
  table: TableId,
  game: Text(),
  status: oneOf(STATUSES, 'playing'),
  gameNumber: Count,
  seats: List(SeatNumber),
  names: List(Text()),
  /** A move of mine is waited for. */
  myTurn: Flag(),
  host: Flag(),
  /** Milliseconds since 1970. */
  changed: Integer(),
});
export type MyTable = Static<typeof MyTable>;

export const MyTables = only({ tables: List(MyTable), /** There are older ones. */ more: Optional(Literal(true)) });

/** A browser's push subscription, as it gives it. */
export const PushSubscription = only({
  key: Key,
  endpoint: Text({ maxLength: 1_000 }),
  p256dh: Text({ pattern: '^[A-Za-z0-9_=-]{20,200}$' }),
  auth: Text({ pattern: '^[A-Za-z0-9_=-]{10,100}$' }),
});
export type PushSubscription = Static<typeof PushSubscription>;
