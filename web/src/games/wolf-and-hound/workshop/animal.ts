import { aText, ParseError, type Reader } from '@bellwether/kernel';
import { type AnimalRow, aRow, CATALOGUE, HOUSE, plainFace } from '@bellwether/wolf-and-hound';
import { tidyName } from '../../../workshop/item.ts';
import { COATS, PROPS, readLook, writeLook } from '../look.ts';

/** An animal card in the workshop: the row of a custom file, without the names, and how it is drawn. */
export type AnimalData = Omit<AnimalRow, 'id' | 'name' | 'provenance'> & { readonly look?: string };

const PRINTED = new Set([...CATALOGUE['2016'], ...CATALOGUE['2015-draft'], ...HOUSE].map(({ id }) => id));
const LONGEST_ID = 36;

/** An id made from the name: small letters, digits and hyphens, unlike all others. */
export function idOf(name: string, taken: readonly string[]): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+/g, '')
    .slice(0, LONGEST_ID)
    .replaceAll(/-+$/g, '');
  const base = slug === '' ? 'card' : slug;
  const isFree = (id: string) => !PRINTED.has(id) && !taken.includes(id) && !(id in {});
  if (isFree(base)) return base;
  for (let n = 2; ; n++) if (isFree(`${base}-${n}`)) return `${base}-${n}`;
}

export function rowOf({ look: _, ...data }: AnimalData, name: string, taken: readonly string[]): AnimalRow {
  return aRow({ ...data, id: idOf(name, taken), name: tidyName(name) }, name);
}

/** Reads what a file or link says of a card, but its names. Throws ParseError. */
export function readAnimal(value: unknown, where: string): AnimalData {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return aRow(value, where);
  const { look, ...row } = value as { readonly look?: unknown };
  const { id: _, provenance: __, name: ___, ...data } = aRow({ ...row, id: 'card' }, where);
  return look === undefined ? data : { ...data, look: aLook(look, `${where}.look`) };
}

const aLook: Reader<string> = (value, where) => {
  const text = aText(value, where);
  const look = readLook(text);
  if (look === undefined || writeLook(look) !== text) {
    throw new ParseError(where, 'unknown-name', text, `a coat (${COATS.join(', ')}), then perhaps + and one of ${PROPS.join(', ')}`);
  }
  return text;
};

/** Without the fields that a plain card of its kind has, too. */
export function shortAnimal(data: AnimalData): object {
  const plain: Readonly<Record<string, unknown>> = { ...plainFace(data.kind), kind: undefined };
  return Object.fromEntries(Object.entries(data).filter(([field, value]) => plain[field] !== value));
}

/** A published card to begin with. */
export function dataOf({
  id: _,
  name: __,
  provenance: ___,
  with: _____,
  ...row
}: AnimalRow & { readonly own?: unknown; readonly unsure?: unknown; readonly start?: unknown }): AnimalData {
  const { own, unsure: ____, start: ______, ...data } = row;
  return own === undefined ? data : { ...data, rule: _ };
}
