import type { Area } from '../words/catalogue.ts';
import type { DeviceWords } from './words/en.ts';

export const DEVICE: Area<DeviceWords> = {
  en: () => import('./words/en.ts'),
  de: () => import('./words/de.ts'),
  fr: () => import('./words/fr.ts'),
  ja: () => import('./words/ja.ts'),
};
