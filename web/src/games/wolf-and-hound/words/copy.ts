import type { Area } from '../../../words/catalogue.ts';
import type { WolfCopyWords } from './en-copy.ts';

/** What is said of values that no text fixes, and of copies that have others. */
export const WOLF_COPY: Area<WolfCopyWords> = {
  en: () => import('./en-copy.ts'),
  de: () => import('./de-copy.ts'),
  fr: () => import('./fr-copy.ts'),
  ja: () => import('./ja-copy.ts'),
};
