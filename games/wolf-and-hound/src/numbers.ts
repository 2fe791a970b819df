import { ParseError } from '@bellwether/kernel';
import { EXPANSION_CARDS, NUMBER_DECK } from './cards/table.ts';
import type { Card, CardSymbol, Colour, Config } from './vocabulary.ts';

export interface NumberCard {
  readonly card: Card;
  readonly colour: Colour;
  readonly value: number;
  readonly symbol: CardSymbol;
}

/** In place of a card type where there is no card. */
export const NO_CARD = -1;

const CARD_FORM = /^([BW])([1-9])([mb]?)$/;

export function numberCard(card: string): NumberCard | undefined {
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

/** Reads a number card from input. */
export function aCard(value: unknown, where: string): Card {
  if (typeof value !== 'string') throw new ParseError(where, 'wrong-type', value, 'a number card such as "B3"');
  if (!numberCard(value)) throw new ParseError(where, 'unknown-name', value, 'a number card such as B3, W1, B1m or W2b');
  return value;
}

const ZERO = '0'.charCodeAt(0);

/** An index of all possible number cards, from 0: by color, then value, then symbol. Only for well-formed text. */
export function cardNumber(card: Card): number {
  const colour = card[0] === 'B' ? 0 : 1;
  const value = card.charCodeAt(1) - ZERO;
  const symbol = card.length === 2 ? 0 : card[2] === 'm' ? 1 : 2;
  return 27 * colour + 3 * (value - 1) + symbol;
}

/** The number of each card in the deck of this config, in table order. */
export function deckCounts(config: Config): ReadonlyMap<Card, number> {
  const counts = new Map(Object.entries(config.numbers ?? { ...NUMBER_DECK.cards, ...config.copy?.numbers }));
  if (config.expansion) {
    for (const card of EXPANSION_CARDS) {
      const plain = card.slice(0, 2);
      counts.set(plain, (counts.get(plain) ?? 0) - 1);
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
  }
  return new Map([...counts].filter(([, count]) => count > 0));
}
