import type { Area } from './catalogue.ts';
import type { LearnWords } from './en/learn.ts';
import type { OnlineWords } from './en/online.ts';
import type { PagesWords } from './en/pages.ts';
import type { SeatWords } from './en/seats.ts';
import type { SettingsWords } from './en/settings.ts';

/** Loaders of the words that a first table does not use. Separate, so that the first load does not list them. */

export const ONLINE: Area<OnlineWords> = {
  en: () => import('./en/online.ts'),
  de: () => import('./de/online.ts'),
  fr: () => import('./fr/online.ts'),
  ja: () => import('./ja/online.ts'),
};

export const SEATS: Area<SeatWords> = {
  en: () => import('./en/seats.ts'),
  de: () => import('./de/seats.ts'),
  fr: () => import('./fr/seats.ts'),
  ja: () => import('./ja/seats.ts'),
};

export const LEARN: Area<LearnWords> = {
  en: () => import('./en/learn.ts'),
  de: () => import('./de/learn.ts'),
  fr: () => import('./fr/learn.ts'),
  ja: () => import('./ja/learn.ts'),
};

export const PAGES: Area<PagesWords> = {
  en: () => import('./en/pages.ts'),
  de: () => import('./de/pages.ts'),
  fr: () => import('./fr/pages.ts'),
  ja: () => import('./ja/pages.ts'),
};

export const SETTINGS: Area<SettingsWords> = {
  en: () => import('./en/settings.ts'),
  de: () => import('./de/settings.ts'),
  fr: () => import('./fr/settings.ts'),
  ja: () => import('./ja/settings.ts'),
};
