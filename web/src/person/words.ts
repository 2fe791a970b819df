import type { Area } from '../words/catalogue.ts';
import type { PersonWords } from './words/en.ts';

/** Words about people and their devices: loaded with this page. */
export const PERSON: Area<PersonWords> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  fr: () => import('./words/fr.ts'),
  ja: () => import('./words/ja.ts'),
};
