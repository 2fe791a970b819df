import type { Area } from '../words/catalogue.ts';
import type { WorkshopWords } from './words/en.ts';

export const WORKSHOP: Area<WorkshopWords> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  fr: () => import('./words/fr.ts'),
  ja: () => import('./words/ja.ts'),
};
