import type { Area } from '../../words/catalogue.ts';
import type { PuzzleWords } from './en.ts';

export const PUZZLES: Area<PuzzleWords> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  ja: () => import('./ja.ts'),
};
