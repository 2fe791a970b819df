import { anyWhole, fields, list, mapOf, oneOf, type Reader, type Seat, seatKey, whole } from '@bellwether/kernel';
import { CATALOGUE, HOUSE } from './cards/catalogue.ts';
import { EXPANSION_CARDS, NUMBER_DECK } from './cards/table.ts';
import { aCard } from './numbers.ts';
import { type Card, type Config, SIDES, type Side } from './vocabulary.ts';

export const aSeat = whole(1, 4);
export const fourNumbers = list(anyWhole, 4, 4) as Reader<[number, number, number, number]>;
export const bySeat = <T>(reader: Reader<T>) => mapOf(seatKey(4), reader);

const PRINTED_NUMBERS: readonly Card[] = [...new Set([...Object.keys(NUMBER_DECK.cards), ...EXPANSION_CARDS])];

/** A name is malformed if no deck has such a card; the rules refuse a card of the expansion when playing without it. */
export function aNumber({ numbers }: Config): Reader<Card> {
  return numbers ? aCard : oneOf(PRINTED_NUMBERS);
}

const PRINTED = [...CATALOGUE['2016'], ...CATALOGUE['2015-draft'], ...HOUSE].map((card) => card.id);

/** A name is malformed if no edition has such a card; the rules refuse a card of the other edition. */
export function anAnimal({ cards = [] }: Pick<Config, 'cards'>): Reader<string> {
  return oneOf([...new Set([...PRINTED, ...cards.map(({ id }) => id)])]);
}

export interface AnimalAt {
  readonly at: Seat;
  readonly side?: Side;
}

export const animalAt: Reader<AnimalAt> = (value, where) => {
  if (typeof value === 'number') return { at: anyWhole(value, where) };
  const { at, side } = fields({ at: anyWhole }, { side: oneOf(SIDES) })(value, where);
  return { at, ...(side && { side }) };
};
