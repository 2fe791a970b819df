import type { Area } from '../../../words/catalogue.ts';
import type { WolfCopyWords } from './en-copy.ts';

/** Words about uncertain values and corrected copies. */
export const WOLF_COPY: Area<WolfCopyWords> = {
  en: () => import('./en-copy.ts'),
  de: () => import('./de-copy.ts'),
  fr: () => import('./fr-copy.ts'),
  ja: () => import('./ja-copy.ts'),
};
