import type { Area } from '../../../words/catalogue.ts';
import type { WolfLessons } from './en-lessons.ts';

/** The coach's phrases. */
export const WOLF_LESSONS: Area<WolfLessons> = {
  en: () => import('./en-lessons.ts'),
  de: () => import('./de-lessons.ts'),
  fr: () => import('./fr-lessons.ts'),
  ja: () => import('./ja-lessons.ts'),
};
