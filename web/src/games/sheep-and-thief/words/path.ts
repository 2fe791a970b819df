import type { Area } from '../../../words/catalogue.ts';
import type { SheepPath } from './en-path.ts';

/** Names of the path's stops. */
export const SHEEP_PATH: Area<SheepPath> = {
  en: () => import('./en-path.ts'),
  de: () => import('./de-path.ts'),
  fr: () => import('./fr-path.ts'),
  ja: () => import('./ja-path.ts'),
};
