import { type AnimalRow, aNumberDeck, NUMBER_DECK, plainFace, RECOMMENDED_SETS } from '@bellwether/wolf-and-hound';
import type { Item } from '../../../workshop/item.ts';
import type { PartData, TableOptions } from '../../../workshop/part.ts';
import { looksOf } from '../look.ts';
import type { Config } from '../vocabulary.ts';
import { type AnimalData, readAnimal, rowOf, shortAnimal } from './animal.ts';

export type Numbers = Readonly<Record<string, number>>;

export const wolfData: PartData = {
  game: 'wolf-and-hound',
  kinds: ['animal', 'numbers'],
  fresh: (kind) => (kind === 'numbers' ? { ...NUMBER_DECK.cards } : plainFace('wolf')),
  read: (kind, value, where) => (kind === 'numbers' ? aNumberDeck(value, where) : readAnimal(value, where)),
  short: (kind, data) => (kind === 'numbers' ? data : shortAnimal(data as AnimalData)),
  config: configOf,
};

export const FIRST_SET = 0;

/** The animal cards among these items, each with an id of its own, and how they look. */
export function cardsOf(items: readonly Item[]): { readonly rows: readonly AnimalRow[]; readonly looks?: string } {
  const rows: AnimalRow[] = [];
  const looks: string[] = [];
  for (const { kind, name, data } of items) {
    if (kind !== 'animal') continue;
    const taken = rows.map(({ id }) => id);
    const row = rowOf(data as AnimalData, name, taken);
    const look = looksOf(row.id, (data as AnimalData).look);
    rows.push(row);
    if (look !== undefined) looks.push(look);
  }
  return { rows, ...(looks.length > 0 && { looks: looks.join(' ') }) };
}

/** These items with a printed set and the options of the table. */
export function configOf(items: readonly Item[], options: TableOptions): Config {
  const { rows, looks } = cardsOf(items);
  const deck = items.find(({ kind }) => kind === 'numbers');
  const set = RECOMMENDED_SETS['2016'][Number(options.set ?? FIRST_SET)]?.animals ?? [];
  const players = Number(options.players ?? 4);
  return {
    edition: '2016',
    players: players === 2 || players === 3 ? players : 4,
    animals: [...set, ...rows.map(({ id }) => id)],
    expansion: false,
    ...(rows.length > 0 && { cards: rows }),
    ...(deck && { numbers: deck.data as Numbers }),
    ...(looks && { looks }),
  };
}
