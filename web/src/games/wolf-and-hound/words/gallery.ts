import type { Area } from '../../../words/catalogue.ts';
import type { WolfGallery } from './en-gallery.ts';

/** Words about cards in the gallery. */
export const WOLF_GALLERY: Area<WolfGallery> = {
  en: () => import('./en-gallery.ts'),
  de: () => import('./de-gallery.ts'),
  fr: () => import('./fr-gallery.ts'),
  ja: () => import('./ja-gallery.ts'),
};
