import type { Area } from '../../../words/catalogue.ts';
import type { SheepCopyWords } from './en-copy.ts';

/** Words about uncertain values and corrected copies. */
export const SHEEP_COPY: Area<SheepCopyWords> = {
  en: () => import('./en-copy.ts'),
  de: () => import('./de-copy.ts'),
  fr: () => import('./fr-copy.ts'),
  ja: () => import('./ja-copy.ts'),
};
