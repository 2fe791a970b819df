import {
  ASSUMPTIONS,
  DECK,
  edgesText,
  FARMYARD,
  FOX_START,
  OUR_DECK,
  printedCards,
  RIVER_GOLD,
  readFace,
  roadOf,
  SUPPLY,
  TOWN_NAMES,
  TOWNS,
} from '@bellwether/sheep-and-thief';
import type { Difference, Unsure } from '../../../copy/told.ts';
import type { Language } from '../../../words/languages.ts';
import { preload } from '../../../words/useWords.ts';
import { cardShows } from '../names.ts';
import type { Card, Copy, Doubt } from '../vocabulary.ts';
import { SHEEP_COPY } from '../words/copy.ts';
import type { SheepWords } from '../words/en.ts';
import type { SheepCopyWords } from '../words/en-copy.ts';
import { SHEEP_WORDS, TITLE } from '../words/table.ts';

/** Words of the game and of copies. */
export interface Words {
  readonly words: SheepWords;
  readonly copy: SheepCopyWords;
}

export const OUR_FARMYARD = edgesText(roadOf(readFace(FARMYARD.shows, 'farmyard')));

export function edgesNamed({ words }: Words, edges: string): string {
  return words.list([...edges].map((edge) => words.edges['NESW'.indexOf(edge)] ?? ''));
}

export function cellNamed({ words }: Words, cell: string): string {
  const [row = '', column = ''] = cell.split(',');
  return words.cell(Number(row), Number(column));
}

/**
 * Everything in this game that no rulebook gives, except what this copy corrects; a deck counts only once all its cards
 * are corrected.
 */
export function unsureIn(all: Words, copy: Copy = {}, ownDeck = false): Unsure[] {
  const { copy: say, words } = all;
  const of = TITLE;
  const one = (what: string, field: string, value: string, why: Doubt): Unsure => ({ of, what, field, value, why: say.doubts[why] });
  const isWhole = OUR_DECK.every((_, i) => copy.cards?.[String(i + 1)] !== undefined);
  const isCounted = copy.more !== undefined || Object.values(copy.cards ?? {}).includes('none');
  const yesOrNo = (is: boolean) => (is ? say.yes : say.no);
  return [
    ...(ownDeck || isWhole ? [] : [one(say.deck, say.shows, say.all, DECK.unsure.cards)]),
    ...(ownDeck || isWhole || isCounted ? [] : [one(say.deck, say.count, String(OUR_DECK.length), DECK.unsure.count)]),
    ...(copy.white === undefined ? [one(say.white, say.count, String(SUPPLY.white), SUPPLY.unsure.white)] : []),
    ...(copy.fox === undefined ? [one(say.fox, say.foxCell, cellNamed(all, FOX_START.cell), FOX_START.unsure.cell)] : []),
    ...TOWN_NAMES.filter((town) => copy.towns?.[town] === undefined).map((town) =>
      one(words.towns[town], say.edges, edgesNamed(all, TOWNS[town].edges), TOWNS[town].unsure.edges),
    ),
    ...(copy.farmyard === undefined ? [one(say.farmyard, say.roads, edgesNamed(all, OUR_FARMYARD), FARMYARD.unsure.roads)] : []),
    ...(copy.barn === undefined ? [one(say.farmyard, say.barn, yesOrNo(true), FARMYARD.unsure.barn)] : []),
    ...(copy.river === undefined ? [one(say.farmyard, say.river, say.nothing, FARMYARD.unsure.river)] : []),
    ...(copy.each2014 === undefined ? [one(say.rivers2014, say.each2014, String(RIVER_GOLD.each2014), RIVER_GOLD.unsure.each2014)] : []),
    ...ASSUMPTIONS.map((assumption) => {
      const { what, field, value } = say.assumed[assumption];
      return one(what, field, value, assumption);
    }),
  ];
}

export async function unknown(language: Language): Promise<readonly Unsure[]> {
  const [words, copy] = await Promise.all([preload(SHEEP_WORDS, language), preload(SHEEP_COPY, language)]);
  return unsureIn({ words, copy });
}

export function differencesOf(all: Words, copy: Copy = {}): Difference[] {
  const { copy: say, words } = all;
  const deck = printedCards(copy);
  const edges = (text: string) => edgesNamed(all, text) || say.nothing;
  const shown = (card: Card | undefined) => (card === undefined ? say.lacks : cardShows(words, card));
  const cards = deck.flatMap((card, i) =>
    card === OUR_DECK[i] ? [] : [{ what: words.card.number(i + 1), field: say.shows, ours: shown(OUR_DECK[i]), copy: shown(card) }],
  );
  const { white = SUPPLY.white, barn = true, river = '', each2014 = RIVER_GOLD.each2014 } = copy;
  const other = (what: string, field: string, ours: string, copy: string): Difference[] =>
    ours === copy ? [] : [{ what, field, ours, copy }];
  const yesOrNo = (is: boolean) => (is ? say.yes : say.no);
  const towns = TOWN_NAMES.flatMap((town) => {
    const [ours, mine] = [TOWNS[town].edges, copy.towns?.[town]];
    return mine === undefined || mine === ours ? [] : [{ what: words.towns[town], field: say.edges, ours: edges(ours), copy: edges(mine) }];
  });
  const { fox = FOX_START.cell, farmyard = OUR_FARMYARD } = copy;
  return [
    ...cards,
    ...(fox === FOX_START.cell
      ? []
      : [{ what: say.fox, field: say.foxCell, ours: cellNamed(all, FOX_START.cell), copy: cellNamed(all, fox) }]),
    ...towns,
    ...(farmyard === OUR_FARMYARD ? [] : [{ what: say.farmyard, field: say.roads, ours: edges(OUR_FARMYARD), copy: edges(farmyard) }]),
    ...other(say.farmyard, say.barn, yesOrNo(true), yesOrNo(barn)),
    ...other(say.farmyard, say.river, edges(''), edges(river)),
    ...other(say.white, say.count, String(SUPPLY.white), String(white)),
    ...other(say.rivers2014, say.each2014, String(RIVER_GOLD.each2014), String(each2014)),
  ];
}
