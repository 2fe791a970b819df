declare module '../../card.ts' {
  interface CardFiles {
    'wolf-04': typeof import('./wolf-04.ts');
  }
}

export const en = { name: 'Wolf 04' };
export const de: typeof en = { name: 'Wolf 04' };
export const fr: typeof en = { name: 'Loup 04' };
export const ja: typeof en = { name: 'ウルフ 04' };
