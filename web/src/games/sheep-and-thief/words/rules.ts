import type { Area } from '../../../words/catalogue.ts';
import type { SheepRules } from './en-rules.ts';

/** Texts of the rules help. */
export const SHEEP_RULES: Area<SheepRules> = {
  en: () => import('./en-rules.ts'),
  de: () => import('./de-rules.ts'),
  fr: () => import('./fr-rules.ts'),
  ja: () => import('./ja-rules.ts'),
};
