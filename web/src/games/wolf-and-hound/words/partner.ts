import type { Area } from '../../../words/catalogue.ts';
import type { WolfPartner } from './en-partner.ts';

/** Words about what a partner will probably do, and in reviews about what a partner did instead. */
export const WOLF_PARTNER: Area<WolfPartner> = {
  en: () => import('./en-partner.ts'),
  de: () => import('./de-partner.ts'),
  fr: () => import('./fr-partner.ts'),
  ja: () => import('./ja-partner.ts'),
};
