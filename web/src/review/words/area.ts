import type { Area } from '../../words/catalogue.ts';
import type { ReviewWords } from './en.ts';

/** The words of the review page. */
export const REVIEW: Area<ReviewWords> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  ja: () => import('./ja.ts'),
};
