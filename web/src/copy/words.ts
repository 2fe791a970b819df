import type { Area } from '../words/catalogue.ts';
import type { CopyWords } from '../words/en/copy.ts';

/** What is said of values that no text fixes, and of copies that have others. Not in the catalogue: a first visit needs none of it. */
export const COPY: Area<CopyWords> = {
  en: () => import('../words/en/copy.ts'),
  de: () => import('../words/de/copy.ts'),
  fr: () => import('../words/fr/copy.ts'),
  ja: () => import('../words/ja/copy.ts'),
};
