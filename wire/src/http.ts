import { Boolean as Flag, Integer, Array as List, Literal, Null, Optional, type Static, String as Text, Union } from 'typebox';
import { LIMITS } from './limits.ts';
import { Config, Count, Key, Mark, Mixing, Name, oneOf, only, partial, SeatNumber, TableId } from './parts.ts';
import { Access, Settings, STATUSES } from './table.ts';

/** A request to create a table, either from a set-up or from a record. */
export const NewTable = only({
  key: Key,
  game: Optional(Text({ maxLength: 40 })),
  config: Optional(Config),
  record: Optional(Text({ maxLength: LIMITS.record })),
  settings: Optional(partial(Settings)),
  /** Mix the seats at the start. */
  mix: Optional(Mixing),
  /** Who may join; `link` if left out. */
  access: Optional(Access),
  /** `first`: the first player to sit down is the host, not the client that creates the table. A living room uses it. */
  host: Optional(Literal('first')),
  mark: Optional(Mark),
  /** The creator's seat. */
  seat: Optional(SeatNumber),
  name: Optional(Name),
  /** Called for every turn, signed with `secret`. */
  webhook: Optional(only({ url: Text({ maxLength: 500 }), secret: Text({ minLength: 16, maxLength: 200 }) })),
});
export type NewTable = Static<typeof NewTable>;

/** What a server says about itself. */
export const About = only({
  /** The release. */
  version: Optional(Text()),
  protocol: Integer(),
  games: List(only({ id: Text(), rules: Count })),
  /** Levels of bots. */
  levels: List(Text()),
  /** Whether tables may have a webhook. */
  webhooks: Flag(),
  /** Days without activity after which tables are deleted; null for never. */
  kept: only({ finished: Union([Count, Null()]), unfinished: Union([Count, Null()]) }),
});
export type About = Static<typeof About>;

/** An invitation to pass on. */
export const Invite = only({
  /** The secret part follows `#`, so it reaches no server and no referrer. */
  link: Text(),
  /** The QR code of the link: rows of dark (1) and light (0) modules. Missing if no other device could follow the link. */
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
  /** This person is to move. */
  myTurn: Flag(),
  host: Flag(),
  /** Milliseconds since 1970. */
  changed: Integer(),
});
export type MyTable = Static<typeof MyTable>;

export const MyTables = only({ tables: List(MyTable), /** The list is cut. */ more: Optional(Literal(true)) });

/** A browser's push subscription, as the browser returns it. */
export const PushSubscription = only({
  key: Key,
  endpoint: Text({ maxLength: 1_000 }),
  p256dh: Text({ pattern: '^[A-Za-z0-9_=-]{20,200}$' }),
  auth: Text({ pattern: '^[A-Za-z0-9_=-]{10,100}$' }),
});
export type PushSubscription = Static<typeof PushSubscription>;
