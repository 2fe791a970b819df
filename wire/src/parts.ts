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

/** One of these names. `unknown`: how clients read any other name from a newer server (read.ts). */
export function oneOf<const Names extends readonly string[]>(names: Names, unknown?: Names[number]): TUnion<Literals<Names>> {
  const literals = names.map((name) => Literal(name));
  return Union(literals, unknown === undefined ? {} : { 'x-unknown': unknown }) as unknown as TUnion<Literals<Names>>;
}

/** The id of a table. Anyone who knows it may join. Never part of a URL that a server sees or a browser passes on. */
export const TableId = Text({ pattern: '^[0-9a-z]{16}$' });

/** The secret of a device or program, 144 random bits: it opens the seats taken with it. */
export const Key = Text({ pattern: '^[A-Za-z0-9_-]{24}$' });

/** Chosen by the client, new for each command. The same id means the same command. */
export const CommandId = Text({ pattern: '^[A-Za-z0-9_-]{8,40}$' });

export const SeatNumber = Integer({ minimum: 1, maximum: 12 });
/** One of the two tables of a duplicate match. */
export const RoomNumber = Integer({ minimum: 1, maximum: 2 });
export const Count = Integer({ minimum: 0 });

/** A browser's random id, kept next to its key: it recognizes the browser under another key. Never stored by a server. */
export const Mark = Text({ pattern: '^[A-Za-z0-9_-]{8,40}$' });

/** Letters of join codes: none that looks like another letter or a digit. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTWXYZ';
export const TableCode = Text({ pattern: `^[${CODE_LETTERS}]{6}$` });

/** How seats are mixed when a game begins (R-SEATS): everyone anywhere, or partners kept together. */
export const Mixing = oneOf(['all', 'partners']);
/** For each seat, in order, the seat that its player had before. */
export const SeatedFrom = List(SeatNumber, { minItems: 2, maxItems: 12 });

/**
 * Letters and digits of any script, single spaces and a few signs; starts with a letter or digit. At most three combining marks on a
 * letter, and no letter as wide as a sentence.
 */
export const NAME_PATTERN =
  "^(?!.*[\\u{FD40}-\\u{FDFF}\\u{12000}-\\u{1254F}])[\\p{L}\\p{N}]\\p{M}{0,3}(?: ?[\\p{L}\\p{N}.'_-]\\p{M}{0,3})*$";
export const Name = Text({ minLength: 1, maxLength: 24, pattern: NAME_PATTERN });
/** A name as servers send it: looser, since older tables were named under older rules. */
export const NameTold = Text({ minLength: 1, maxLength: 24 });

/** Stands for an erased name. No real name begins with a sign; the page has words for it. */
export const FORMER_PLAYER = '*';

/** Bidirectional overrides and piled combining marks: not allowed in text that others read. */
export const UNREADABLE = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|\p{M}{4,}/u;

/** A set-up as the header lines of a record. */
export const Config = List(List(Text({ maxLength: 100_000 }), { minItems: 2, maxItems: 2 }), { maxItems: 20 });
