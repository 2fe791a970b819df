import type { Area } from '../../words/catalogue.ts';
import type { PathWords } from './en.ts';

export const PATH: Area<PathWords> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  ja: () => import('./ja.ts'),
};
