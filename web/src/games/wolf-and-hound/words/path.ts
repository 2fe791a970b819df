import type { Area } from '../../../words/catalogue.ts';
import type { WolfPath } from './en-path.ts';

/** Names of the path's stops. */
export const WOLF_PATH: Area<WolfPath> = {
  en: () => import('./en-path.ts'),
  de: () => import('./de-path.ts'),
  fr: () => import('./fr-path.ts'),
  ja: () => import('./ja-path.ts'),
};
