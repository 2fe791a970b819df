import type { Area } from '../words/catalogue.ts';
import type { ShareWords } from './words/en.ts';

export const SHARE: Area<ShareWords> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  fr: () => import('./words/fr.ts'),
  ja: () => import('./words/ja.ts'),
};
