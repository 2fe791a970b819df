/**
 * H-COPY: printed values of the players' own copy. A correction is the same card with another value in a field that no text fixes. It
 * stands in the config, so that set-up, bots, records and everybody at the table know it.
 */
import { fields, mapOf, oneOf, ParseError, parseJson, type Reader, reading, whole } from '@bellwether/kernel';
import { type Card, type Config, type Edition, type Refusal, refuse } from '../vocabulary.ts';
import { type Face, TARGETS } from './animal.ts';
import { CATALOGUE } from './catalogue.ts';
import { anId, aPace } from './custom.ts';
import { EXPANSION_CARDS, NUMBER_DECK } from './table.ts';

type CorrectedFace = Partial<Pick<Face, 'pace' | 'target' | 'sheep'>>;

/** What is printed otherwise on one card; `back` on its other side. */
export interface Correction extends CorrectedFace {
  readonly back?: CorrectedFace;
}

/** What is printed otherwise in one copy of the game. */
export interface Copy {
  readonly animals?: Readonly<Record<string, Correction>>;
  /** How many there are of some number cards. */
  readonly numbers?: Readonly<Record<Card, number>>;
}

/** Why a copy cannot be played. */
export const COPY_PROBLEMS = ['unreadable', 'unknown-card', 'certain', 'one-side', 'wrong-sign', 'sum', 'too-few', 'own-numbers'] as const;
export type CopyProblem = (typeof COPY_PROBLEMS)[number];

const MOST_SHEEP = 5;
const LONGEST_COPY = 10_000;
const COLOUR_SUM = 16;
const NUMBERS = Object.keys(NUMBER_DECK.cards);

const face = { pace: aPace, target: oneOf(TARGETS), sheep: whole(-MOST_SHEEP, MOST_SHEEP) };
const correction = fields({}, { ...face, back: fields({}, face) });
const parts = fields({}, { animals: mapOf(anId, correction), numbers: mapOf(oneOf(NUMBERS), whole(0, COLOUR_SUM)) });

/** Reads a copy and puts it in order: the same values give the same text, and so the same commitment. */
export const aCopy: Reader<Copy> = (value, where) => {
  const { animals, numbers } = parts(value, where);
  return {
    ...(animals && animals.size > 0 && { animals: Object.fromEntries([...animals].sort(byId).map(([id, one]) => [id, inOrder(one)])) }),
    ...(numbers && numbers.size > 0 && { numbers: Object.fromEntries(NUMBERS.flatMap((card) => entry(card, numbers.get(card)))) }),
  };
};

const byId = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1);
const entry = <X>(key: string, value: X | undefined): [string, X][] => (value === undefined ? [] : [[key, value]]);

function inOrder({ back, ...front }: ReturnType<typeof correction>): Correction {
  const ordered = (side: CorrectedFace) =>
    Object.fromEntries(['pace', 'target', 'sheep'].flatMap((key) => entry(key, side[key as 'pace'])));
  return { ...ordered(front), ...(back && { back: ordered(back) }) };
}

/** The text of a copy, as it stands in records and files. Throws ParseError. */
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
  return numbers ? no('own-numbers') : checkCounts({ ...NUMBER_DECK.cards, ...read.numbers });
}

function checkCorrection(edition: Edition, id: string, { back, ...front }: Correction): Refusal | undefined {
  const card = CATALOGUE[edition].find((one) => one.id === id);
  if (card === undefined) return no('unknown-card', { animal: id });
  if (card.unsure === undefined) return no('certain', { animal: id });
  if (back && card.back === undefined) return no('one-side', { animal: id });
  for (const [sheep, kind] of [[front.sheep, card.kind] as const, [back?.sheep, card.back?.kind ?? card.kind] as const]) {
    if (sheep !== undefined && Math.sign(sheep) !== SIGN[kind]) return no('wrong-sign', { animal: id, kind, sheep });
  }
  return undefined;
}

const SIGN = { wolf: -1, hound: 1, sheep: 0 } as const;

/** W-TABLE: 16 of each colour, every value; W-MEAT: as many of each as the expansion swaps. */
function checkCounts(counts: Readonly<Record<Card, number>>): Refusal | undefined {
  for (const [card, count] of Object.entries(counts)) {
    const least = Math.max(1, EXPANSION_CARDS.filter((other) => other.startsWith(card)).length);
    if (count < least) return no('too-few', { card, count, least });
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
