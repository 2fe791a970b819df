/**
 * H-COPY: printed values of the players' own copy, in place of what no text gives: landscape cards, the fox's first cell, the edges by
 * which roads arrive in the towns, the farmyard's roads. It stands in the config, so that everybody at the table and every record know it.
 */
import { aText, fields, mapOf, oneOf, ParseError, parseJson, type Reader, reading } from '@bellwether/kernel';
import { BESIDE, type Cell, cellAt, EVERY_DIRECTION } from '../cells.ts';
import { type Config, type Refusal, refuse, TOWN_NAMES, type TownName } from '../vocabulary.ts';
import { edgesText, OUR_DECK, readEdges, readFace, riverOf, roadOf, writeFace } from './card.ts';
import { FARMYARD, TOWNS } from './table.ts';

/** What is printed otherwise in one copy of the game. */
export interface Copy {
  /** Landscape cards by their number in our deck, in card notation. */
  readonly cards?: Readonly<Record<string, string>>;
  /** Where the fox starts, `row,column`. */
  readonly fox?: string;
  /** The edges by which a road arrives. */
  readonly towns?: Readonly<Partial<Record<TownName, string>>>;
  /** The edges by which a road leaves the farmyard. */
  readonly farmyard?: string;
}

/** Why a copy cannot be played. */
export const COPY_PROBLEMS = ['unreadable', 'own-deck', 'road-and-river', 'fox-at-home', 'inner-edge', 'no-edge', 'no-way-out'] as const;
export type CopyProblem = (typeof COPY_PROBLEMS)[number];

const LONGEST_COPY = 10_000;
const NUMBERS = OUR_DECK.map((_, i) => String(i + 1));

const aFace: Reader<string> = (value, where) => writeFace(readFace(aText(value, where), where));
/** None is readable too: that nothing leads there is for the rules to say. */
const someEdges: Reader<string> = (value, where) => (value === '' ? '' : edgesText(readEdges(aText(value, where), String(value), where)));
const aCell: Reader<string> = (value, where) => {
  const text = aText(value, where);
  if (!/^[1-4],[1-4]$/.test(text)) throw new ParseError(where, 'syntax', text, 'a cell such as "3,2"');
  return text;
};

const parts = fields(
  {},
  { cards: mapOf(oneOf(NUMBERS), aFace), fox: aCell, towns: mapOf(oneOf(TOWN_NAMES), someEdges), farmyard: someEdges },
);

/** Reads a copy and puts it in order: the same values give the same text, and so the same commitment. */
export const aCopy: Reader<Copy> = (value, where) => {
  const { cards, fox, towns, farmyard } = parts(value, where);
  return {
    ...(cards && cards.size > 0 && { cards: listed(NUMBERS, cards) }),
    ...(fox !== undefined && { fox }),
    ...(towns && towns.size > 0 && { towns: listed(TOWN_NAMES, towns) }),
    ...(farmyard !== undefined && { farmyard }),
  };
};

function listed<K extends string>(names: readonly K[], values: ReadonlyMap<K, string>): Readonly<Record<string, string>> {
  return Object.fromEntries(names.flatMap((name) => (values.has(name) ? [[name, values.get(name) ?? '']] : [])));
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

export function checkCopy({ copy, deck }: Config): Refusal | undefined {
  if (copy === undefined) return undefined;
  const read = reading(() => aCopy(copy, 'copy'));
  if (read instanceof ParseError) return no('unreadable', { where: read.where, expected: read.expected });
  const { cards, fox, towns = {}, farmyard } = read;
  if (cards && deck) return no('own-deck');
  for (const [number, text] of Object.entries(cards ?? {})) {
    const card = readFace(text, number);
    if (riverOf(card) & roadOf(card)) return no('road-and-river', { number: Number(number) });
  }
  if (fox === FARMYARD.cell) return no('fox-at-home');
  for (const town of TOWN_NAMES) {
    const edges = towns[town];
    if (edges === '') return no('no-edge', { town });
    if (edges !== undefined && leadsInside(cellOf(TOWNS[town].cell), edges)) return no('inner-edge', { town, edges });
  }
  return farmyard !== undefined && !leadsInside(cellOf(FARMYARD.cell), farmyard) ? no('no-way-out') : undefined;
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

function no(problem: CopyProblem, facts: Refusal['facts'] = {}): Refusal {
  return refuse('bad-copy', 'H-COPY', { problem, ...facts });
}
