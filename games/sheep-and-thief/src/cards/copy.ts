/**
 * H-COPY: printed values of the players' own copy, in place of those no rulebook gives: the landscape cards and their
 * number, the fox's first cell, the edges by which roads arrive in the towns, the farmyard, the number of white sheep,
 * the gold of 2014's rivers. It is part of the config, so every player and every record has it.
 */
import { aFlag, aText, fields, list, mapOf, oneOf, ParseError, parseJson, type Reader, reading, whole } from '@bellwether/kernel';
import { BESIDE, type Cell, cellAt, EVERY_DIRECTION } from '../cells.ts';
import { type Config, type Refusal, refuse, SEATS, TOWN_NAMES, type TownName } from '../vocabulary.ts';
import { type Card, edgesText, OUR_DECK, readEdges, readFace, riverOf, roadOf, writeFace } from './card.ts';
import { FARMYARD, TOWNS } from './table.ts';

/** The values printed differently in one copy of the game. */
export interface Copy {
  /** Landscape cards by their number in our deck, in card notation; `none` for a card that this copy lacks. */
  readonly cards?: Readonly<Record<string, string>>;
  /** Where the fox starts, `row,column`. */
  readonly fox?: string;
  /** The edges by which a road arrives. */
  readonly towns?: Readonly<Partial<Record<TownName, string>>>;
  /** The edges by which a road leaves the farmyard. */
  readonly farmyard?: string;
  /** Landscape cards beyond our deck. */
  readonly more?: readonly string[];
  /** The number of white sheep. */
  readonly white?: number;
  /** Whether the farmyard has a barn. */
  readonly barn?: boolean;
  /** The edges by which a river leaves the farmyard. */
  readonly river?: string;
  /** In 2014, the gold for each connected river card. */
  readonly each2014?: number;
}

/** Why a copy cannot be played. */
export const COPY_PROBLEMS = [
  'unreadable',
  'own-deck',
  'road-and-river',
  'farmyard-edge',
  'too-few-cards',
  'fox-at-home',
  'inner-edge',
  'no-edge',
  'no-way-out',
] as const;
export type CopyProblem = (typeof COPY_PROBLEMS)[number];

const LONGEST_COPY = 10_000;
const NUMBERS = OUR_DECK.map((_, i) => String(i + 1));

const NO_CARD = 'none';
const MOST_MORE = 30;
const MOST_SHEEP = 99;
const MOST_GOLD = 9;

const aFace: Reader<string> = (value, where) => writeFace(readFace(aText(value, where), where));
const aFaceOrNone: Reader<string> = (value, where) => (value === NO_CARD ? NO_CARD : aFace(value, where));
/** No edges are readable too: the rules refuse a town without roads. */
const someEdges: Reader<string> = (value, where) => (value === '' ? '' : edgesText(readEdges(aText(value, where), String(value), where)));
const aCell: Reader<string> = (value, where) => {
  const text = aText(value, where);
  if (!/^[1-4],[1-4]$/.test(text)) throw new ParseError(where, 'syntax', text, 'a cell such as "3,2"');
  return text;
};

const parts = fields(
  {},
  {
    cards: mapOf(oneOf(NUMBERS), aFaceOrNone),
    fox: aCell,
    towns: mapOf(oneOf(TOWN_NAMES), someEdges),
    farmyard: someEdges,
    more: list(aFace, 0, MOST_MORE),
    white: whole(SEATS.length + 1, MOST_SHEEP),
    barn: aFlag,
    river: someEdges,
    each2014: whole(0, MOST_GOLD),
  },
);

/** Reads a copy and normalizes it: the same values give the same text, and so the same commitment. */
export const aCopy: Reader<Copy> = (value, where) => {
  const { cards, fox, towns, farmyard, more, white, barn, river, each2014 } = parts(value, where);
  return {
    ...(cards && cards.size > 0 && { cards: listed(NUMBERS, cards) }),
    ...(fox !== undefined && { fox }),
    ...(towns && towns.size > 0 && { towns: listed(TOWN_NAMES, towns) }),
    ...(farmyard !== undefined && { farmyard }),
    ...(more && more.length > 0 && { more }),
    ...(white !== undefined && { white }),
    ...(barn !== undefined && { barn }),
    ...(river !== undefined && { river }),
    ...(each2014 !== undefined && { each2014 }),
  };
};

function listed<K extends string>(names: readonly K[], values: ReadonlyMap<K, string>): Readonly<Record<string, string>> {
  return Object.fromEntries(names.flatMap((name) => (values.has(name) ? [[name, values.get(name) ?? '']] : [])));
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

/** Our deck as printed in this copy, by number; `undefined` for a card it lacks. Its additional cards follow. */
export function printedCards({ cards = {}, more = [] }: Copy): readonly (Card | undefined)[] {
  const ours = OUR_DECK.map((card, i) => {
    const text = cards[String(i + 1)];
    return text === undefined ? card : text === NO_CARD ? undefined : readFace(text, `#${i + 1}`);
  });
  return [...ours, ...more.map((text, i) => readFace(text, `more[${i}]`))];
}

export function checkCopy({ copy, deck }: Config): Refusal | undefined {
  if (copy === undefined) return undefined;
  const read = reading(() => aCopy(copy, 'copy'));
  if (read instanceof ParseError) return refuseCopy('unreadable', { where: read.where, expected: read.expected });
  const { cards, more, fox, towns = {}, farmyard, river = '' } = read;
  if ((cards || more) && deck) return refuseCopy('own-deck');
  const printed = printedCards(read);
  const both = printed.findIndex((card) => card !== undefined && riverOf(card) & roadOf(card));
  if (both >= 0) return refuseCopy('road-and-river', { number: both + 1 });
  const yardRoads = farmyard ?? edgesText(roadOf(readFace(FARMYARD.shows, 'farmyard')));
  if ([...river].some((edge) => yardRoads.includes(edge))) return refuseCopy('farmyard-edge');
  if (fox === FARMYARD.cell) return refuseCopy('fox-at-home');
  for (const town of TOWN_NAMES) {
    const edges = towns[town];
    if (edges === '') return refuseCopy('no-edge', { town });
    if (edges !== undefined && leadsInside(cellOf(TOWNS[town].cell), edges)) return refuseCopy('inner-edge', { town, edges });
  }
  return farmyard !== undefined && !leadsInside(cellOf(FARMYARD.cell), farmyard) ? refuseCopy('no-way-out') : undefined;
}

/** Whether one of these edges faces another cell of the board. */
function leadsInside(cell: Cell, edges: string): boolean {
  const bits = edges === '' ? 0 : readEdges(edges, edges, 'edges');
  return EVERY_DIRECTION.some((direction) => bits & (1 << direction) && (BESIDE[4 * cell + direction] ?? -1) >= 0);
}

export function cellOf(text: string): Cell {
  const [row = '', column = ''] = text.split(',');
  return cellAt(Number(row), Number(column));
}

export function refuseCopy(problem: CopyProblem, facts: Refusal['facts'] = {}): Refusal {
  return refuse('bad-copy', 'H-COPY', { problem, ...facts });
}
