/**
 * H-COPY: printed values of the players' own copy. A correction gives another value to a field that no text fixes. It
 * is part of the config, so set-up, bots, records and everyone at the table have it.
 */
import { fields, mapOf, oneOf, ParseError, parseJson, type Reader, reading, whole } from '@bellwether/kernel';
import { type Card, type Config, type Edition, type Refusal, refuse, SIDES, type Side } from '../vocabulary.ts';
import { type Face, TARGETS } from './animal.ts';
import { CATALOGUE, corrected } from './catalogue.ts';
import { anId, aPace } from './custom.ts';
import { EXPANSION_CARDS, NUMBER_DECK } from './table.ts';

type CorrectedFace = Partial<Pick<Face, 'pace' | 'target' | 'sheep'>>;

/** Values printed differently on one card; `back` on its other side. */
export interface Correction extends CorrectedFace {
  readonly back?: CorrectedFace;
  /** Of a metamorphic card: what its front is. */
  readonly front?: (typeof FRONTS)[number];
  /** Of a metamorphic card: the side it shows at the start. */
  readonly start?: Side;
  /** This copy has no such card. */
  readonly exists?: false;
}

/** Values printed differently in one copy of the game. */
export interface Copy {
  readonly animals?: Readonly<Record<string, Correction>>;
  /** How many copies of each number card there are, where that differs from the printed deck. */
  readonly numbers?: Readonly<Record<Card, number>>;
}

/** Why a copy cannot be played. */
export const COPY_PROBLEMS = [
  'unreadable',
  'unknown-card',
  'certain',
  'one-side',
  'wrong-sign',
  'sum',
  'total',
  'too-few',
  'own-numbers',
] as const;
export type CopyProblem = (typeof COPY_PROBLEMS)[number];

const FRONTS = ['wolf', 'hound'] as const;
const MOST_SHEEP = 5;
const LONGEST_COPY = 10_000;
const COLOUR_SUM = 16;
const NUMBERS = Object.keys(NUMBER_DECK.cards);

/** `false` is the only readable value: an existing card needs none. */
const isMissing: Reader<false> = (value, where) => {
  if (value !== false) throw new ParseError(where, 'out-of-range', value, 'false');
  return value;
};

const face = { pace: aPace, target: oneOf(TARGETS), sheep: whole(-MOST_SHEEP, MOST_SHEEP) };
const correction = fields({}, { ...face, back: fields({}, face), front: oneOf(FRONTS), start: oneOf(SIDES), exists: isMissing });
const parts = fields({}, { animals: mapOf(anId, correction), numbers: mapOf(oneOf(NUMBERS), whole(0, COLOUR_SUM)) });

/** Reads a copy and normalizes it: the same values give the same text, and so the same commitment. */
export const aCopy: Reader<Copy> = (value, where) => {
  const { animals, numbers } = parts(value, where);
  return {
    ...(animals && animals.size > 0 && { animals: Object.fromEntries([...animals].sort(byId).map(([id, one]) => [id, inOrder(one)])) }),
    ...(numbers && numbers.size > 0 && { numbers: Object.fromEntries(NUMBERS.flatMap((card) => entry(card, numbers.get(card)))) }),
  };
};

const byId = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1);
const entry = <X>(key: string, value: X | undefined): [string, X][] => (value === undefined ? [] : [[key, value]]);

function inOrder({ back, front, start, exists, ...values }: ReturnType<typeof correction>): Correction {
  const ordered = (side: CorrectedFace) =>
    Object.fromEntries(['pace', 'target', 'sheep'].flatMap((key) => entry(key, side[key as 'pace'])));
  return {
    ...ordered(values),
    ...(back && { back: ordered(back) }),
    ...(front && { front }),
    ...(start && { start }),
    ...(exists === false && { exists }),
  };
}

/** The text of a copy, as in records and files. Throws ParseError. */
export function readCopy(text: string, where = 'copy'): Copy {
  if (text.length > LONGEST_COPY) throw new ParseError(where, 'too-long', text.length, `at most ${LONGEST_COPY} characters`);
  return aCopy(parseJson(text, where), where);
}

export function writeCopy(copy: Copy): string {
  const read = reading(() => aCopy(copy, 'copy'));
  return JSON.stringify(read instanceof ParseError ? copy : read);
}

export function checkCopy({ edition, copy, numbers }: Config): Refusal | undefined {
  if (copy === undefined) return undefined;
  const read = reading(() => aCopy(copy, 'copy'));
  if (read instanceof ParseError) return no('unreadable', { where: read.where, expected: read.expected });
  for (const [id, one] of Object.entries(read.animals ?? {})) {
    const wrong = checkCorrection(edition, id, one);
    if (wrong) return wrong;
  }
  if (read.numbers === undefined) return undefined;
  return numbers ? no('own-numbers') : checkCounts(edition, { ...NUMBER_DECK.cards, ...read.numbers });
}

function checkCorrection(edition: Edition, id: string, correction: Correction): Refusal | undefined {
  const { back, front, start, exists, sheep: onFront } = correction;
  const card = CATALOGUE[edition].find((one) => one.id === id);
  if (card === undefined) return no('unknown-card', { animal: id });
  const { unsure } = card;
  if (unsure === undefined || (exists === false && !unsure.exists)) return no('certain', { animal: id });
  if ((back && card.back === undefined) || ((front || start) && !card.metamorphic)) return no('one-side', { animal: id });
  if (front && front !== card.kind && !unsure.front) return no('certain', { animal: id });
  const { kind: first, back: other } = corrected(card, front && { front });
  for (const [sheep, kind] of [[onFront, first] as const, [back?.sheep, other?.kind ?? first] as const]) {
    if (sheep !== undefined && Math.sign(sheep) !== SIGN[kind]) return no('wrong-sign', { animal: id, kind, sheep });
  }
  return undefined;
}

const SIGN = { wolf: -1, hound: 1, sheep: 0 } as const;

/**
 * W-TABLE: 16 of each color (in the draft 32 together), every value; W-MEAT: as many of each as the expansion swaps.
 */
function checkCounts(edition: Edition, counts: Readonly<Record<Card, number>>): Refusal | undefined {
  for (const [card, count] of Object.entries(counts)) {
    const swapped = edition === '2016' ? EXPANSION_CARDS.filter((other) => other.startsWith(card)).length : 0;
    const least = Math.max(1, swapped);
    if (count < least) return no('too-few', { card, count, least });
  }
  if (edition === '2015-draft') {
    const sum = Object.values(counts).reduce((n, count) => n + count, 0);
    return sum === 2 * COLOUR_SUM ? undefined : no('total', { sum, expected: 2 * COLOUR_SUM });
  }
  for (const colour of ['B', 'W']) {
    const sum = Object.entries(counts).reduce((n, [card, count]) => n + (card.startsWith(colour) ? count : 0), 0);
    if (sum !== COLOUR_SUM) return no('sum', { colour: colour === 'B' ? 'black' : 'white', sum, expected: COLOUR_SUM });
  }
  return undefined;
}

function no(problem: CopyProblem, facts: Refusal['facts'] = {}): Refusal {
  return refuse('bad-copy', 'H-COPY', { problem, ...facts });
}
