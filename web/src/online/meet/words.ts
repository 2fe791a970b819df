import type { Area } from '../../words/catalogue.ts';
import type { MeetWords } from './words/en.ts';

/** Loaded with the first page about meeting others. */
export const MEET: Area<MeetWords> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  fr: () => import('./words/fr.ts'),
  ja: () => import('./words/ja.ts'),
};
