import type { Language } from '../words/languages.ts';
import { type Place, placesFor } from './matching.ts';

/** A card, and where in the box it is found: its edition, where not every one has it so. */
export interface CardPlace extends Place {
  readonly game: string;
  readonly edition?: string;
}

type Loader = (language: Language) => Promise<readonly CardPlace[]>;
const LOADERS = import.meta.glob<Loader>('../games/*/card-places.ts', { import: 'cardPlaces' });

/** Every card of every game, with the names it has in all languages. */
export async function everyCard(language: Language): Promise<readonly CardPlace[]> {
  const games = await Promise.all(Object.values(LOADERS).map(async (load) => (await load())(language)));
  return games.flat();
}

/** So many are shown; whoever looks for one of more types on. */
const MAX_SHOWN = 24;

/** The cards that are called by every word looked for; those of the game that is open come first. */
export function cardsFor(cards: readonly CardPlace[], sought: string, here: string): readonly CardPlace[] {
  const found = placesFor(cards, sought, Number.POSITIVE_INFINITY) as readonly CardPlace[];
  return [...found].sort((a, b) => Number(b.at[1] === here) - Number(a.at[1] === here)).slice(0, MAX_SHOWN);
}
