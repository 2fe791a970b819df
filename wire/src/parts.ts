import {
  Integer,
  Array as List,
  Literal,
  Optional,
  Object as Shape,
  String as Text,
  type TLiteral,
  type TObject,
  type TOptional,
  type TProperties,
  type TUnion,
  Union,
} from 'typebox';

/** An object with these fields and no others. */
export function only<P extends TProperties>(properties: P): TObject<P> {
  return Shape(properties, { additionalProperties: false });
}

/** The same object with every field optional. TypeBox's own `Partial` brings 11 kB (gzip) of type arithmetic into the page. */
export function partial<P extends TProperties>({ properties }: TObject<P>): TObject<{ [Name in keyof P]: TOptional<P[Name]> }> {
  return only(
    Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, Optional(field)])) as { [N in keyof P]: TOptional<P[N]> },
  );
}

type Literals<Names extends readonly string[]> = { -readonly [I in keyof Names]: TLiteral<Names[I]> };

/** One of these names. `unknown`: what clients read another one as, from a server that is newer (read.ts). */
export function oneOf<const Names extends readonly string[]>(names: Names, unknown?: Names[number]): TUnion<Literals<Names>> {
  const literals = names.map((name) => Literal(name));
  return Union(literals, unknown === undefined ? {} : { 'x-unknown': unknown }) as unknown as TUnion<Literals<Names>>;
}

/** The name of a table: whoever knows it may join. Never part of an address that a server sees or a browser passes on. */
export const TableId = Text({ pattern: '^[0-9a-z]{16}$' });

/** A person's or program's secret, 144 random bits: it opens the seats taken with it. */
export const Key = Text({ pattern: '^[A-Za-z0-9_-]{24}$' });

/** Chosen by the client, fresh for each command; the same id again is the same command again. */
export const CommandId = Text({ pattern: '^[A-Za-z0-9_-]{8,40}$' });

export const SeatNumber = Integer({ minimum: 1, maximum: 12 });
/** One of the two tables of a duplicate match. */
export const RoomNumber = Integer({ minimum: 1, maximum: 2 });
export const Count = Integer({ minimum: 0 });

/** Drawn once by a browser and kept beside its key: whoever brings another key from the same browser is known by it. Never stored by a server. */
export const Mark = Text({ pattern: '^[A-Za-z0-9_-]{8,40}$' });

/** Letters of a code to type: none that is taken for another one, or for a digit. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTWXYZ';
export const TableCode = Text({ pattern: `^[${CODE_LETTERS}]{6}$` });

/** How seats are mixed when a game begins (R-SEATS): everybody anywhere, or so that partners stay partners. */
export const Mixing = oneOf(['all', 'partners']);
/** For each seat, in order, the one where whoever sits there sat before. */
export const SeatedFrom = List(SeatNumber, { minItems: 2, maxItems: 12 });

/**
 * Letters and digits of any script, single spaces and a few signs; starts with a letter or digit. At most three marks on a letter, and no
 * letter that is a whole sentence wide.
 */
export const NAME_PATTERN =
  "^(?!.*[\\u{FD40}-\\u{FDFF}\\u{12000}-\\u{1254F}])[\\p{L}\\p{N}]\\p{M}{0,3}(?: ?[\\p{L}\\p{N}.'_-]\\p{M}{0,3})*$";
export const Name = Text({ minLength: 1, maxLength: 24, pattern: NAME_PATTERN });
/** A name as it is told: those of old tables were chosen by older rules. */
export const NameTold = Text({ minLength: 1, maxLength: 24 });

/** In place of the name of somebody who is no longer known here. Nobody's name begins with a sign; a page has words for it. */
export const FORMER_PLAYER = '*';

/** Signs that turn the direction of all text around them, and marks piled on one letter: not in anything that others will read. */
export const UNREADABLE = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|\p{M}{4,}/u;

/** A set-up as the header lines of a record, which every game reads and writes. */
export const Config = List(List(Text({ maxLength: 100_000 }), { minItems: 2, maxItems: 2 }), { maxItems: 20 });
