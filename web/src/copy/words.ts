import type { Area } from '../words/catalogue.ts';
import type { CopyWords } from '../words/en/copy.ts';

/** Words about uncertain values and corrected copies. Not in the catalogue: a first visit does not need them. */
export const COPY: Area<CopyWords> = {
  en: () => import('../words/en/copy.ts'),
  de: () => import('../words/de/copy.ts'),
  fr: () => import('../words/fr/copy.ts'),
  ja: () => import('../words/ja/copy.ts'),
};
