import {
  DECK,
  edgesText,
  FARMYARD,
  FOX_START,
  OUR_DECK,
  printedDeck,
  readFace,
  roadOf,
  TOWN_NAMES,
  TOWNS,
} from '@bellwether/sheep-and-thief';
import type { Difference, Unsure } from '../../../copy/told.ts';
import type { Language } from '../../../words/languages.ts';
import { preload } from '../../../words/useWords.ts';
import { cardShows } from '../names.ts';
import { TITLE } from '../title.ts';
import type { Copy, Doubt } from '../vocabulary.ts';
import { SHEEP_COPY } from '../words/copy.ts';
import type { SheepWords } from '../words/en.ts';
import type { SheepCopyWords } from '../words/en-copy.ts';
import { SHEEP_WORDS } from '../words/table.ts';

/** The words of the game and of its copies. */
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

/** Everything in this game that no text fixes. What this copy corrects is no longer ours to doubt; of the cards, none of which is certain, some may be left. */
export function unsureIn(all: Words, copy: Copy = {}, ownDeck = false): Unsure[] {
  const { copy: say, words } = all;
  const of = TITLE;
  const one = (what: string, field: string, value: string, why: Doubt): Unsure => ({ of, what, field, value, why: say.doubts[why] });
  const isWhole = OUR_DECK.every((_, i) => copy.cards?.[String(i + 1)] !== undefined);
  return [
    ...(ownDeck || isWhole ? [] : [one(say.deck, say.shows, say.all, DECK.unsure.cards)]),
    ...(copy.fox === undefined ? [one(say.fox, say.foxCell, cellNamed(all, FOX_START.cell), FOX_START.unsure.cell)] : []),
    ...TOWN_NAMES.filter((town) => copy.towns?.[town] === undefined).map((town) =>
      one(words.towns[town], say.edges, edgesNamed(all, TOWNS[town].edges), TOWNS[town].unsure.edges),
    ),
    ...(copy.farmyard === undefined ? [one(say.farmyard, say.roads, edgesNamed(all, OUR_FARMYARD), FARMYARD.unsure.roads)] : []),
  ];
}

export async function unknown(language: Language): Promise<readonly Unsure[]> {
  const [words, copy] = await Promise.all([preload(SHEEP_WORDS, language), preload(SHEEP_COPY, language)]);
  return unsureIn({ words, copy });
}

export function differencesOf(all: Words, copy: Copy = {}): Difference[] {
  const { copy: say, words } = all;
  const deck = printedDeck(copy);
  const edges = (text: string) => edgesNamed(all, text) || say.nothing;
  const cards = OUR_DECK.flatMap((ours, i) => {
    const card = deck[i] ?? ours;
    return card === ours
      ? []
      : [{ what: words.card.number(i + 1), field: say.shows, ours: cardShows(words, ours), copy: cardShows(words, card) }];
  });
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
  ];
}
