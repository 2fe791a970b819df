import { ParseError, reading } from '@bellwether/kernel';
import { DIRECTIONS, directionOf } from '../cells.ts';
import { DECK } from './table.ts';

/**
 * A landscape card, packed into a small number: river edges in bits 0–3, road edges in bits 4–7, sheep in 8–9, dogs in
 * 10–11, foxes in 12–13, barn in bit 14. Equal cards are the same number, since they are interchangeable.
 */
export type Card = number;

export const MEADOW: Card = 0;
export const BARN = 1 << 14;
/** All cards are below this. */
export const CARD_LIMIT = 1 << 15;

export const riverOf = (card: Card): number => card & 15;
export const roadOf = (card: Card): number => (card >> 4) & 15;
export const sheepOf = (card: Card): number => (card >> 8) & 3;
export const dogsOf = (card: Card): number => (card >> 10) & 3;
export const foxesOf = (card: Card): number => (card >> 12) & 3;
export const hasBarn = (card: Card): boolean => (card & BARN) !== 0;

/** What a card shows, unpacked. */
export interface CardFace {
  readonly road: string;
  readonly river: string;
  readonly sheep: number;
  readonly dogs: number;
  readonly foxes: number;
  readonly barn: boolean;
}

export function faceOf(card: Card): CardFace {
  return {
    road: edgesText(roadOf(card)),
    river: edgesText(riverOf(card)),
    sheep: sheepOf(card),
    dogs: dogsOf(card),
    foxes: foxesOf(card),
    barn: hasBarn(card),
  };
}

export function edgesText(edges: number): string {
  return DIRECTIONS.filter((_, i) => edges & (1 << i)).join('');
}

/** `road:EW river:NS sheep:1 dogs:2 foxes:1 barn`, or `meadow` for an empty card. */
export function writeFace(card: Card, between = ' '): string {
  const face = faceOf(card);
  const parts = [
    face.road && `road:${face.road}`,
    face.river && `river:${face.river}`,
    face.sheep > 0 && `sheep:${face.sheep}`,
    face.dogs > 0 && `dogs:${face.dogs}`,
    face.foxes > 0 && `foxes:${face.foxes}`,
    face.barn && 'barn',
  ].filter((part) => typeof part === 'string' && part !== '');
  return parts.length === 0 ? 'meadow' : parts.join(between);
}

const MOST: Readonly<Record<string, { readonly most: number; readonly shift: number }>> = {
  sheep: { most: 3, shift: 8 },
  dogs: { most: 2, shift: 10 },
  foxes: { most: 2, shift: 12 },
};

/** Reads what `writeFace` writes, parts in any order. Throws ParseError. */
export function readFace(text: string, where: string, between = ' '): Card {
  if (text === 'meadow') return MEADOW;
  let card = 0;
  const seen = new Set<string>();
  for (const part of text.split(between)) {
    const [name = '', value, ...rest] = part.split(':');
    if (seen.has(name)) throw new ParseError(where, 'duplicate', part, 'every part of a card once');
    seen.add(name);
    if (rest.length > 0) throw new ParseError(where, 'syntax', part, EXAMPLE);
    card |= readPart(name, value, part, where);
  }
  return card;
}

const EXAMPLE = 'a card such as "road:EW river:NS sheep:1 dogs:2 foxes:1 barn", "meadow" or "#17"';

function readPart(name: string, value: string | undefined, part: string, where: string): number {
  if (name === 'barn' && value === undefined) return BARN;
  if ((name === 'road' || name === 'river') && value !== undefined) return readEdges(value, part, where) << (name === 'road' ? 4 : 0);
  const images = Object.hasOwn(MOST, name) ? MOST[name] : undefined;
  if (images === undefined) throw new ParseError(where, 'unknown-name', part, EXAMPLE);
  if (value === undefined || !/^[1-9]$/.test(value)) throw new ParseError(where, 'syntax', part, EXAMPLE);
  if (Number(value) > images.most) throw new ParseError(where, 'out-of-range', part, `at most ${name}:${images.most}`);
  return Number(value) << images.shift;
}

export function readEdges(text: string, part: string, where: string): number {
  let edges = 0;
  for (const letter of text) {
    const edge = directionOf(letter);
    if (edge === undefined || edges & (1 << edge)) throw new ParseError(where, 'syntax', part, 'each of the edges N, E, S, W at most once');
    edges |= 1 << edge;
  }
  if (edges === 0) throw new ParseError(where, 'syntax', part, 'at least one of the edges N, E, S, W');
  return edges;
}

/** Our deck as cards, in the order of its numbers. */
export const OUR_DECK: readonly Card[] = DECK.cards.map((text, i) => readFace(text, `#${i + 1}`));
const NUMBERS: ReadonlyMap<Card, number> = new Map(OUR_DECK.map((card, i) => [card, i + 1]));

/** A card's number in our deck, if it is there. */
export function numberOf(card: Card): number | undefined {
  return NUMBERS.get(card);
}

/** A card as one word: `#17` from our deck, any other written in full with commas. */
export function cardText(card: Card): string {
  const number = NUMBERS.get(card);
  return number === undefined ? writeFace(card, ',') : `#${number}`;
}

/**
 * Reads a card, either its number in our deck or what it shows, with parts separated by `between`. Throws ParseError.
 */
export function readCard(text: string, where: string, between = ','): Card {
  const match = /^#([1-9]\d?)$/.exec(text);
  if (match === null) {
    if (text.startsWith('#')) throw new ParseError(where, 'unknown-name', text, `#1 to #${OUR_DECK.length}`);
    return readFace(text, where, between);
  }
  const card = OUR_DECK[Number(match[1]) - 1];
  if (card === undefined) throw new ParseError(where, 'unknown-name', text, `#1 to #${OUR_DECK.length}`);
  return card;
}

/** The card notation of the rules, for files and custom decks. */
export const cardNotation = {
  write: (card: Card): string => writeFace(card),
  read: (text: string): Card | ParseError => reading(() => readCard(text, 'card', ' ')),
};
