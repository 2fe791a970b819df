import type { Area } from '../../../words/catalogue.ts';
import type { SheepWords } from './en.ts';

/** The game's name, the same in every language. */
export const TITLE = 'Sheep & Thief';

/** Words of the table, the set-up and the cards. */
export const SHEEP_WORDS: Area<SheepWords> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  ja: () => import('./ja.ts'),
};
