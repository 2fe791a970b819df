import type { Area } from '../../../words/catalogue.ts';
import type { WolfEnd } from './en-end.ts';

/** Words for the end of a game, loaded then. */
export const WOLF_END: Area<WolfEnd> = {
  en: () => import('./en-end.ts'),
  de: () => import('./de-end.ts'),
  fr: () => import('./fr-end.ts'),
  ja: () => import('./ja-end.ts'),
};
