import type { CardData } from './card.ts';

declare module './card.ts' {
  interface CardFiles {
    'hound-02': typeof import('./hound-02.tsx');
  }
}

export { ByLooks as Face } from '../art/menagerie/ByLooks.tsx';

export const data: CardData = {};

export const en = { name: 'Hound 02' };
export const de: typeof en = { name: 'Hund 02' };
export const fr: typeof en = { name: 'Chien 02' };
export const ja: typeof en = { name: 'ハウンド 02' };
