import { Boolean as Flag, Integer, Array as List, Literal, Optional, type Static, String as Text, Unknown } from 'typebox';
import { FACES } from './faces.ts';
import { Invite } from './http.ts';
import { Count, Key, Name, NameTold, oneOf, only, SeatNumber, TableId } from './parts.ts';

export const Face = oneOf(FACES);
export type Face = (typeof FACES)[number];

/** A person's relation to another one: muted (their words are hidden) or blocked (never in one game, either). */
export const RELATIONS = ['muted', 'blocked'] as const;
export type Relation = (typeof RELATIONS)[number];

export const REPORT_REASONS = ['name', 'words', 'slow', 'leaves', 'cheats'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The short id of an item on a person's own list. */
const Mark = Text({ pattern: '^[0-9A-Za-z_-]{8,64}$' });

/** Elo on the scale of the bots' ladder (Herder is 0). The true value is within `margin` 95 times of 100. */
export const ToldRating = only({
  game: Text({ maxLength: 40 }),
  elo: Integer(),
  margin: Count,
  games: Count,
  /** The neighboring bot levels; one is missing at either end of the scale. */
  above: Optional(Text({ maxLength: 20 })),
  below: Optional(Text({ maxLength: 20 })),
});
export type ToldRating = Static<typeof ToldRating>;

/** Everything stored about a person, except tables. */
export const Me = only({
  /** The person's id for the operator. */
  number: Text({ maxLength: 64 }),
  name: Optional(NameTold),
  face: Optional(Face),
  /** `here`: the device that asks. Devices without a name have a number. */
  devices: List(only({ device: Mark, number: Count, name: Optional(NameTold), here: Optional(Literal(true)) })),
  passkeys: List(only({ passkey: Text({ maxLength: 1_400 }), number: Count })),
  /** Whether there is a recovery code. */
  code: Flag(),
  /** Whether passkeys work at this address. */
  canPasskey: Flag(),
  regards: List(only({ mark: Mark, as: oneOf(RELATIONS), name: NameTold }), { 'x-unknown': 'skip' }),
  ratings: List(ToldRating),
});
export type Me = Static<typeof Me>;

export const Profile = only({ key: Key, name: Optional(Name), face: Optional(Face) });
export type Profile = Static<typeof Profile>;

export const DeviceNamed = only({ key: Key, device: Mark, name: Name });
export type DeviceNamed = Static<typeof DeviceNamed>;

export const DeviceMeant = only({ key: Key, device: Mark });
export type DeviceMeant = Static<typeof DeviceMeant>;

export const CodeMade = only({ code: Text({ maxLength: 40 }) });
export type CodeMade = Static<typeof CodeMade>;

/** For another device: works once, for this many seconds. */
export const JoinMade = only({ ...Invite.properties, seconds: Count });
export type JoinMade = Static<typeof JoinMade>;

/** Makes the device with this key one of the person who created the secret. */
export const Joining = only({ key: Key, secret: Text({ pattern: '^[A-Za-z0-9_-]{20,40}$' }), device: Optional(Name) });
export type Joining = Static<typeof Joining>;

export const Recovering = only({ key: Key, code: Text({ minLength: 1, maxLength: 60 }), device: Optional(Name) });
export type Recovering = Static<typeof Recovering>;

/** What the WebAuthn API of the browser takes and returns. */
export const PasskeyOptions = only({ options: Unknown() });
export const PasskeyKept = only({ key: Key, response: Unknown() });
export type PasskeyKept = Static<typeof PasskeyKept>;
export const PasskeyUsed = only({ key: Key, response: Unknown(), device: Optional(Name) });
export type PasskeyUsed = Static<typeof PasskeyUsed>;
export const PasskeyMeant = only({ key: Key, passkey: Text({ minLength: 1, maxLength: 1_400 }) });
export type PasskeyMeant = Static<typeof PasskeyMeant>;

/** `seat`: of a person at the table. */
export const AtSeat = only({ key: Key, seat: SeatNumber });
export type AtSeat = Static<typeof AtSeat>;
/** Without `as`, neither muted nor blocked. */
export const SetRelation = only({ key: Key, seat: SeatNumber, as: Optional(oneOf(RELATIONS)) });
export type SetRelation = Static<typeof SetRelation>;
export const Reporting = only({ key: Key, seat: SeatNumber, why: oneOf(REPORT_REASONS) });
export type Reporting = Static<typeof Reporting>;
export const UndoRelation = only({ key: Key, mark: Mark });
export type UndoRelation = Static<typeof UndoRelation>;

/** The people at a table, as far as the viewer may know. */
export const TablePeople = only({
  table: TableId,
  people: List(
    only({
      seat: SeatNumber,
      face: Optional(Face),
      me: Optional(Literal(true)),
      as: Optional(oneOf(RELATIONS)),
      rating: Optional(ToldRating),
    }),
    { maxItems: 12 },
  ),
  /** The viewer muted, blocked or reported the maker of this table: the names of its home-made cards are not shown. */
  cardNames: Optional(Literal('hidden')),
});
export type TablePeople = Static<typeof TablePeople>;

export const Deleted = only({ tables: Count, removed: Count });
