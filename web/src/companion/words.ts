import type { Area } from '../words/catalogue.ts';
import type { CompanionWords } from './words/en.ts';

export const COMPANION_WORDS: Area<CompanionWords> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  fr: () => import('./words/fr.ts'),
  ja: () => import('./words/ja.ts'),
};
