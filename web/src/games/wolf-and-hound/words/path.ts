import type { Area } from '../../../words/catalogue.ts';
import type { WolfPath } from './en-path.ts';

/** What the path of the game is called, stop by stop. */
export const WOLF_PATH: Area<WolfPath> = {
  en: () => import('./en-path.ts'),
  de: () => import('./de-path.ts'),
  fr: () => import('./fr-path.ts'),
  ja: () => import('./ja-path.ts'),
};
