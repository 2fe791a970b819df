import { ParseError } from '@bellwether/kernel';
import { EXPANSION_CARDS, NUMBER_DECK } from './cards/table.ts';
import type { Card, CardSymbol, Colour, Config } from './vocabulary.ts';

export interface NumberCard {
  readonly card: Card;
  readonly colour: Colour;
  readonly value: number;
  readonly symbol: CardSymbol;
}

const CARD_FORM = /^([BW])([1-9])([mb]?)$/;

export function numberCard(card: Card): NumberCard | undefined {
  const match = CARD_FORM.exec(card);
  if (!match) return undefined;
  const symbol = match[3] === 'm' ? 'meat' : match[3] === 'b' ? 'bone' : 'none';
  return {
    card,
    colour: match[1] === 'B' ? 'black' : 'white',
    value: Number(match[2]),
    symbol,
  };
}

/** Reads a number card at the border. */
export function aCard(value: unknown, where: string): Card {
  if (typeof value !== 'string') throw new ParseError(where, 'wrong-type', value, 'a number card such as "B3"');
  if (!numberCard(value)) throw new ParseError(where, 'unknown-name', value, 'a number card such as B3, W1, B1m or W2b');
  return value;
}

/**
 * A number that tells cards apart: colour, value and symbol in seven bits. They are taken from the bits of the letters (B is even, W is
 * odd; of the last ones m is odd, b is even, and a figure lacks the bit of 64) because branches on them would be guessed wrong too often.
 */
export function cardKey(card: Card): number {
  const last = card.charCodeAt(card.length - 1);
  const symbol = last >> 6;
  return ((card.charCodeAt(0) & 1) << 6) + ((card.charCodeAt(1) - 48) << 2) + symbol + (symbol & ~last);
}

/** How many of each card the deck of this config holds, in the order of the table. */
export function deckCounts(config: Config): ReadonlyMap<Card, number> {
  const counts = new Map(Object.entries(config.numbers ?? NUMBER_DECK.cards));
  if (config.expansion) {
    for (const card of EXPANSION_CARDS) {
      const plain = card.slice(0, 2);
      counts.set(plain, (counts.get(plain) ?? 0) - 1);
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
  }
  return new Map([...counts].filter(([, count]) => count > 0));
}
