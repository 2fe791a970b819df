import type { Area } from '../../../words/catalogue.ts';
import type { SheepCopyWords } from './en-copy.ts';

/** What is said of values that no text fixes, and of copies that have others. */
export const SHEEP_COPY: Area<SheepCopyWords> = {
  en: () => import('./en-copy.ts'),
  de: () => import('./de-copy.ts'),
  fr: () => import('./fr-copy.ts'),
  ja: () => import('./ja-copy.ts'),
};
