import { aText, fields, list, oneOf, ParseError, parseJson, type Reader, reading } from '@bellwether/kernel';
import { pack, unpack } from '../ui/pack.ts';
import { type Item, LONGEST_FILE, LONGEST_NAME, MOST_SHARED } from './item.ts';
import type { PartData } from './part.ts';

/** The content of a link or file: home-made cards, or a set-up in its game's format. */
export type Shared =
  | { readonly kind: 'items'; readonly items: readonly Omit<Item, 'key'>[] }
  | { readonly kind: 'setup'; readonly game: string; readonly headers: readonly (readonly [string, string])[] };

/** A name that may be shown to strangers: on one line, without control or direction characters, as for player names. */
export const aName: Reader<string> = (value, where) => {
  const name = aText(value, where).normalize('NFC').trim();
  if (name === '' || [...name].length > LONGEST_NAME || /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u.test(name)) {
    throw new ParseError(where, 'syntax', name, `a name of 1 to ${LONGEST_NAME} characters on one line`);
  }
  return name;
};

const anItem =
  (parts: readonly PartData[]): Reader<Omit<Item, 'key'>> =>
  (value, where) => {
    const { game, kind } = fields({ game: oneOf(parts.map((part) => part.game)), kind: aText, name: aName, data: anything }, {})(
      value,
      where,
    );
    const part = parts.find((one) => one.game === game) as PartData;
    oneOf(part.kinds)(kind, `${where}.kind`);
    const { name, data } = value as { name: string; data: unknown };
    return { game, kind, name: aName(name, `${where}.name`), data: part.read(kind, data, `${where}.data`) };
  };

const anything: Reader<unknown> = (value) => value;

const aHeader: Reader<readonly [string, string]> = (value, where) => {
  const [key, text, ...rest] = list(aText, 2, 2)(value, where);
  return [key as string, text as string, ...rest] as unknown as readonly [string, string];
};

/** Errors name the part that cannot be read and its position. */
export function readShared(text: string, parts: readonly PartData[]): Shared | ParseError {
  return reading(() => {
    if (text.length > LONGEST_FILE) throw new ParseError('file', 'too-long', text.length, `at most ${LONGEST_FILE} characters`);
    const { items, game, setup } = fields(
      { bellwether: oneOf(['workshop']) },
      { items: list(anItem(parts), 1, MOST_SHARED), game: aText, setup: list(aHeader, 1, 50) },
    )(parseJson(text, 'file'), 'file');
    if (setup !== undefined) {
      return { kind: 'setup', game: oneOf(parts.map((part) => part.game))(game, 'file.game'), headers: setup };
    }
    if (items === undefined) throw new ParseError('file.items', 'missing', undefined, 'a list of cards or decks');
    return { kind: 'items', items };
  });
}

export function writeItems(items: readonly Omit<Item, 'key'>[], parts: readonly PartData[]): string {
  const short = items.map(({ game, kind, name, data }) => ({
    game,
    kind,
    name,
    data: parts.find((part) => part.game === game)?.short(kind, data) ?? data,
  }));
  return JSON.stringify({ bellwether: 'workshop', items: short });
}

export function writeSetup(game: string, headers: readonly (readonly [string, string])[]): string {
  return JSON.stringify({ bellwether: 'workshop', game, setup: headers });
}

/** The same compressed, as the last part of an address. */
export const packed = pack;

/** The address that opens packed items. */
export function linkTo(last: string): string {
  return `${location.origin}${location.pathname}#/workshop/with/${last}`;
}

export async function readPacked(text: string, parts: readonly PartData[]): Promise<Shared | ParseError> {
  if (text.length > LONGEST_FILE) return new ParseError('link', 'too-long', text.length, `at most ${LONGEST_FILE} characters`);
  const found = await unpack(text);
  return found === undefined
    ? new ParseError('link', 'syntax', text.slice(0, 20), 'a whole link: perhaps its end is missing')
    : readShared(found, parts);
}
