import type { Area } from '../../words/catalogue.ts';
import type { MatchWords } from './words/en.ts';

/** Loaded with the first page of a match. */
export const MATCH: Area<MatchWords> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  fr: () => import('./words/fr.ts'),
  ja: () => import('./words/ja.ts'),
};
