import { aText, list, ParseError } from '@bellwether/kernel';
import { cardNotation, LARGEST_DECK, OUR_DECK, PLAYERS, writeFace } from '@bellwether/sheep-and-thief';
import type { Item } from '../../../workshop/item.ts';
import type { PartData, TableOptions } from '../../../workshop/part.ts';
import type { Config } from '../vocabulary.ts';

/** A landscape deck is a list of cards in notation. The workshop stores it in an object, like all its data. */
export interface DeckData {
  readonly cards: readonly string[];
}

export const sheepData: PartData = {
  game: 'sheep-and-thief',
  kinds: ['deck'],
  fresh: (): DeckData => ({ cards: OUR_DECK.map((card) => writeFace(card)) }),
  read: (_, value, where): DeckData => ({ cards: list(aCard, 1, LARGEST_DECK)(value, where) }),
  short: (_, data) => (data as DeckData).cards,
  config: configOf,
};

function aCard(value: unknown, where: string): string {
  const text = aText(value, where);
  const card = cardNotation.read(text);
  if (card instanceof ParseError) throw new ParseError(where, card.problem, text, card.expected);
  return writeFace(card);
}

export function configOf(items: readonly Item[], options: TableOptions): Config {
  const deck = items.find(({ kind }) => kind === 'deck');
  const players = PLAYERS.find((n) => n === Number(options.players ?? 2)) ?? 2;
  return {
    edition: '2017',
    players,
    missions: options.missions === true,
    blackSheep: options.black === true,
    ...(deck && { deck: (deck.data as DeckData).cards }),
  };
}
