import type { Area } from '../../../words/catalogue.ts';
import type { SheepLessons } from './en-lessons.ts';

/** The coach's phrases. */
export const SHEEP_LESSONS: Area<SheepLessons> = {
  en: () => import('./en-lessons.ts'),
  de: () => import('./de-lessons.ts'),
  fr: () => import('./fr-lessons.ts'),
  ja: () => import('./ja-lessons.ts'),
};
