import { Boolean as Flag, Integer, Array as List, Literal, Optional, type Static, String as Text, Unknown } from 'typebox';
import { FACES } from './faces.ts';
import { Invite } from './http.ts';
import { Count, Key, Name, NameTold, oneOf, only, SeatNumber, TableId } from './parts.ts';

export const Face = oneOf(FACES);
export type Face = (typeof FACES)[number];

/** How somebody wants to have to do with another person: hear nothing of them, or not play with them either. */
export const RELATIONS = ['muted', 'blocked'] as const;
export type Relation = (typeof RELATIONS)[number];

export const REPORT_REASONS = ['name', 'words', 'slow', 'leaves', 'cheats'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** A short name of something on a person's own list. */
const Mark = Text({ pattern: '^[0-9A-Za-z_-]{8,64}$' });

/** Elo on the scale of the bots' ladder (Herder is 0), and how far off it may be: 95 of 100 times within `margin`. */
export const ToldRating = only({
  game: Text({ maxLength: 40 }),
  elo: Integer(),
  margin: Count,
  games: Count,
  /** The levels of bots between which it lies; one of them left out at either end. */
  above: Optional(Text({ maxLength: 20 })),
  below: Optional(Text({ maxLength: 20 })),
});
export type ToldRating = Static<typeof ToldRating>;

/** All a person sees of what is kept about them, but for tables. */
export const Me = only({
  /** As the operator sees this person. */
  number: Text({ maxLength: 64 }),
  name: Optional(NameTold),
  face: Optional(Face),
  /** `here`: the one that asks. Those without a name have a number. */
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

/** For another device: works once, for so many seconds. */
export const JoinMade = only({ ...Invite.properties, seconds: Count });
export type JoinMade = Static<typeof JoinMade>;

/** The device with this key becomes one of the person who made the secret. */
export const Joining = only({ key: Key, secret: Text({ pattern: '^[A-Za-z0-9_-]{20,40}$' }), device: Optional(Name) });
export type Joining = Static<typeof Joining>;

export const Recovering = only({ key: Key, code: Text({ minLength: 1, maxLength: 60 }), device: Optional(Name) });
export type Recovering = Static<typeof Recovering>;

/** What the browser's own interface for passkeys takes and gives; its shape is that of WebAuthn. */
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
/** Left out, `as` undoes it. */
export const SetRelation = only({ key: Key, seat: SeatNumber, as: Optional(oneOf(RELATIONS)) });
export type SetRelation = Static<typeof SetRelation>;
export const Reporting = only({ key: Key, seat: SeatNumber, why: oneOf(REPORT_REASONS) });
export type Reporting = Static<typeof Reporting>;
export const UndoRelation = only({ key: Key, mark: Mark });
export type UndoRelation = Static<typeof UndoRelation>;

/** Who sits at a table, as far as the asker may know and cares. */
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
});
export type TablePeople = Static<typeof TablePeople>;

export const Deleted = only({ tables: Count, removed: Count });
