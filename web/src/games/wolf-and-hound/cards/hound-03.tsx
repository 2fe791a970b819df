import type { CardData } from './card.ts';

declare module './card.ts' {
  interface CardFiles {
    'hound-03': typeof import('./hound-03.tsx');
  }
}

export { ByLooks as Face } from '../art/menagerie/ByLooks.tsx';

export const data: CardData = {};

export const en = { name: 'Hound 03' };
export const de: typeof en = { name: 'Hund 03' };
export const fr: typeof en = { name: 'Chien 03' };
export const ja: typeof en = { name: 'ハウンド 03' };
