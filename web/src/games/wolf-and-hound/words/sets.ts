import type { Area } from '../../../words/catalogue.ts';
import type { WolfSets } from './en-sets.ts';

/** Words of the set-up page, including those about recommended sets. */
export const WOLF_SETS: Area<WolfSets> = {
  en: () => import('./en-sets.ts'),
  de: () => import('./de-sets.ts'),
  fr: () => import('./fr-sets.ts'),
  ja: () => import('./ja-sets.ts'),
};
