import type { Area } from '../../../words/catalogue.ts';
import type { SheepCompanion } from './en-companion.ts';

export const SHEEP_COMPANION: Area<SheepCompanion> = {
  en: () => import('./en-companion.ts'),
  de: () => import('./de-companion.ts'),
  fr: () => import('./fr-companion.ts'),
  ja: () => import('./ja-companion.ts'),
};
