import type { Language } from '../words/languages.ts';
import { type Place, placesFor } from './matching.ts';

/** A card as a search result; with its edition, if not all have it. */
export interface CardPlace extends Place {
  readonly game: string;
  readonly edition?: string;
}

type Loader = (language: Language) => Promise<readonly CardPlace[]>;
const LOADERS = import.meta.glob<Loader>('../games/*/card-places.ts', { import: 'cardPlaces' });

/** All cards of all games, with their names in every language. */
export async function everyCard(language: Language): Promise<readonly CardPlace[]> {
  const games = await Promise.all(Object.values(LOADERS).map(async (load) => (await load())(language)));
  return games.flat();
}

/** Most results shown: a longer query narrows them. */
const MAX_SHOWN = 24;

/** Cards whose names match every word of the query; those of the current game come first. */
export function cardsFor(cards: readonly CardPlace[], sought: string, here: string): readonly CardPlace[] {
  const found = placesFor(cards, sought, Number.POSITIVE_INFINITY) as readonly CardPlace[];
  return [...found].sort((a, b) => Number(b.at[1] === here) - Number(a.at[1] === here)).slice(0, MAX_SHOWN);
}
