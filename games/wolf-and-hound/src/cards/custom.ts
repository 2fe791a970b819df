import { aFlag, anObject, aText, fields, list, mapOf, oneOf, ParseError, parseJson, type Reader, reading, whole } from '@bellwether/kernel';
import { aCard } from '../numbers.ts';
import type { Card, Config } from '../vocabulary.ts';
import { type AnimalRow, animal, type Face, KINDS, MOVED_BY, type Pace, PROVENANCES, TARGETS } from './animal.ts';
import { ruleIds } from './catalogue.ts';
import { isPace, PACE_FORMS } from './pace.ts';

/** What a file of custom cards adds to a config. */
export interface CustomFile {
  readonly cards: readonly AnimalRow[];
  readonly numbers?: Readonly<Record<Card, number>>;
}

const MOST_SHEEP = 5;
const LONGEST_NAME = 40;

export const anId: Reader<string> = (value, where) => {
  const id = aText(value, where);
  // Tables by id are plain objects, all of which have a `constructor`.
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > LONGEST_NAME || id in {}) {
    throw new ParseError(where, 'syntax', id, `small letters, digits and hyphens, at most ${LONGEST_NAME}, such as "old-wolf-1"`);
  }
  return id;
};

const aName: Reader<string> = (value, where) => {
  const name = aText(value, where);
  if (name.length === 0 || name.length > LONGEST_NAME || /\p{Cc}/u.test(name)) {
    throw new ParseError(where, 'syntax', name, `a name of 1 to ${LONGEST_NAME} characters on one line`);
  }
  return name;
};

export const aPace: Reader<Pace> = (value, where) => {
  const pace = aText(value, where);
  if (!isPace(pace)) throw new ParseError(where, 'unknown-name', pace, PACE_FORMS);
  return pace;
};

const face = {
  kind: oneOf(KINDS),
  movedBy: oneOf(MOVED_BY),
  pace: aPace,
  target: oneOf(TARGETS),
  sheep: whole(-MOST_SHEEP, MOST_SHEEP),
};

const row = fields(
  { id: anId, kind: face.kind },
  {
    movedBy: face.movedBy,
    pace: face.pace,
    target: face.target,
    sheep: face.sheep,
    name: aName,
    provenance: oneOf(PROVENANCES),
    back: fields({}, face) as Reader<Partial<Face>>,
    metamorphic: aFlag,
    with: list(anId, 1, 8),
    rule: ((value, where) => oneOf(ruleIds())(value, where)) as Reader<string>,
  },
);

/** One card of a JSON file: fields left out are those of the standard card of its kind. */
export const aRow: Reader<AnimalRow> = (value, where) => {
  const read = row(value, where);
  if (read.metamorphic && read.back === undefined)
    throw new ParseError(`${where}.back`, 'missing', undefined, 'a back for a metamorphic card');
  const card: AnimalRow = animal({
    provenance: 'invented',
    ...(read as Partial<AnimalRow> & Pick<AnimalRow, 'id' | 'kind'>),
  });
  return Object.fromEntries(ROW_FIELDS.filter((field) => field in card).map((field) => [field, card[field]])) as unknown as AnimalRow;
};

/** The fixed order of a row's fields: the same card gives the same text, and so the same commitment. */
export const ROW_FIELDS = [
  'id',
  'name',
  'kind',
  'movedBy',
  'pace',
  'target',
  'sheep',
  'back',
  'metamorphic',
  'with',
  'rule',
  'provenance',
] as const satisfies readonly (keyof AnimalRow)[];

export const aNumberDeck: Reader<Readonly<Record<Card, number>>> = (value, where) =>
  Object.fromEntries(mapOf(aCard, whole(0, 99))(anObject(value, where), where));

/** A file of custom cards: `{ "cards": [ … ], "numbers": { "B1": 4, … } }`, both optional. */
export function readCustomFile(text: string, name = 'file'): CustomFile | ParseError {
  return reading(() => {
    const { cards, numbers } = fields({}, { cards: list(aRow, 0, 100), numbers: aNumberDeck })(parseJson(text, name), name);
    return { cards: cards ?? [], ...(numbers && { numbers }) };
  });
}

/** Why a row is invalid, as a message; undefined if it is valid. */
export function checkRow(given: AnimalRow): string | undefined {
  const result = reading(() => aRow(given, given.id));
  return result instanceof ParseError ? result.message : undefined;
}

/** Puts a custom file's cards and numbers into a config. */
export function withCustom(config: Config, file: CustomFile): Config {
  return {
    ...config,
    cards: [...(config.cards ?? []), ...file.cards],
    ...(file.numbers && { numbers: file.numbers }),
  };
}
