import type { Area } from '../../../words/catalogue.ts';
import type { WolfRules } from './en-rules.ts';

/** Texts of the rules help. */
export const WOLF_RULES: Area<WolfRules> = {
  en: () => import('./en-rules.ts'),
  de: () => import('./de-rules.ts'),
  fr: () => import('./fr-rules.ts'),
  ja: () => import('./ja-rules.ts'),
};
