import type { Area } from '../words/catalogue.ts';
import type { PrintWords } from '../words/en/print.ts';

/** Words of the print room. */
export const PRINT: Area<PrintWords> = {
  en: () => import('../words/en/print.ts'),
  de: () => import('../words/de/print.ts'),
  fr: () => import('../words/fr/print.ts'),
  ja: () => import('../words/ja/print.ts'),
};
