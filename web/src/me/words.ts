import type { Area } from '../words/catalogue.ts';
import type { MeWords } from './words/en.ts';

/** Words of statistics and of the list of games: loaded with these pages. */
export const ME: Area<MeWords> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  fr: () => import('./words/fr.ts'),
  ja: () => import('./words/ja.ts'),
};
