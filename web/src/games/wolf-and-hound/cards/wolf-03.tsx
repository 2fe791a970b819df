import type { CardData } from './card.ts';

declare module './card.ts' {
  interface CardFiles {
    'wolf-03': typeof import('./wolf-03.tsx');
  }
}

export { ByLooks as Face } from '../art/menagerie/ByLooks.tsx';

export const data: CardData = {};

export const en = { name: 'Wolf 03' };
export const de: typeof en = { name: 'Wolf 03' };
export const fr: typeof en = { name: 'Loup 03' };
export const ja: typeof en = { name: 'ウルフ 03' };
