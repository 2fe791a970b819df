declare module '../../card.ts' {
  interface CardFiles {
    'wolf-03': typeof import('./wolf-03.ts');
  }
}

export const en = { name: 'Wolf 03' };
export const de: typeof en = { name: 'Wolf 03' };
export const fr: typeof en = { name: 'Loup 03' };
export const ja: typeof en = { name: 'ウルフ 03' };
