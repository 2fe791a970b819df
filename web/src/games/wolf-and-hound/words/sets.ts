import type { Area } from '../../../words/catalogue.ts';
import type { WolfSets } from './en-sets.ts';

/** What set-up says, and what is said of recommended sets where one is chosen. */
export const WOLF_SETS: Area<WolfSets> = {
  en: () => import('./en-sets.ts'),
  de: () => import('./de-sets.ts'),
  fr: () => import('./fr-sets.ts'),
  ja: () => import('./ja-sets.ts'),
};
