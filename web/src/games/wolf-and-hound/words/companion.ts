import type { Area } from '../../../words/catalogue.ts';
import type { WolfCompanion } from './en-companion.ts';

export const WOLF_COMPANION: Area<WolfCompanion> = {
  en: () => import('./en-companion.ts'),
  de: () => import('./de-companion.ts'),
  fr: () => import('./fr-companion.ts'),
  ja: () => import('./ja-companion.ts'),
};
