import type { Language } from '../words/languages.ts';

/** Roles in the making of a printed game. Each has a word in every language. */
export const ROLES = [
  'design',
  'illustration',
  'sculpture',
  'special-cards',
  'publisher',
  'graphics',
  'production',
  'translation',
  'licence',
] as const;
export type Role = (typeof ROLES)[number];

/** The printed game behind ours: who made it, number of players, playing time and age. */
export interface Credits {
  readonly makers: readonly (readonly [role: Role, names: readonly string[]])[];
  /** Names that a book prints differently, by language. */
  readonly printed?: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
  readonly players: readonly [fewest: number, most: number];
  readonly minutes?: readonly [shortest: number, longest: number];
  readonly age: number;
}

const CREDITS = import.meta.glob<Credits>('../games/*/extras.ts', { import: 'credits' });

/** The credits of a game, found by its folder. */
export async function creditsOf(game: string): Promise<Credits | undefined> {
  return await CREDITS[`../games/${game}/extras.ts`]?.();
}
