declare module '../../card.ts' {
  interface CardFiles {
    'wolf-05': typeof import('./wolf-05.ts');
  }
}

export const en = { name: 'Wolf 05' };
export const de: typeof en = { name: 'Wolf 05' };
export const fr: typeof en = { name: 'Loup 05' };
export const ja: typeof en = { name: 'ウルフ 05' };
