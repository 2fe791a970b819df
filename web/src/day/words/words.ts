import type { Area } from '../../words/catalogue.ts';
import type { DayWords } from './en.ts';

export const DAY: Area<DayWords> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  ja: () => import('./ja.ts'),
};
