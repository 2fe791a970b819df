declare module '../../card.ts' {
  interface CardFiles {
    'wolf-08': typeof import('./wolf-08.ts');
  }
}

export const en = { name: 'Wolf 08' };
export const de: typeof en = { name: 'Wolf 08' };
export const fr: typeof en = { name: 'Loup 08' };
export const ja: typeof en = { name: 'ウルフ 08' };
