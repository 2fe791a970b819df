import type { Area } from '../../../words/catalogue.ts';
import type { WolfWords } from './en.ts';

/** The game's name, the same in every language. */
export const TITLE = 'Wolf & Hound';

/** Words of the table, short set-up texts, and cards. */
export const WOLF_WORDS: Area<WolfWords> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  ja: () => import('./ja.ts'),
};
