import type { CardData } from './card.ts';

declare module './card.ts' {
  interface CardFiles {
    'hound-04': typeof import('./hound-04.tsx');
  }
}

export { ByLooks as Face } from '../art/menagerie/ByLooks.tsx';

export const data: CardData = {};

export const en = { name: 'Hound 04' };
export const de: typeof en = { name: 'Hund 04' };
export const fr: typeof en = { name: 'Chien 04' };
export const ja: typeof en = { name: 'ハウンド 04' };
