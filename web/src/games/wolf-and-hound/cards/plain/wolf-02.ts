declare module '../../card.ts' {
  interface CardFiles {
    'wolf-02': typeof import('./wolf-02.ts');
  }
}

export const en = { name: 'Wolf 02' };
export const de: typeof en = { name: 'Wolf 02' };
export const fr: typeof en = { name: 'Loup 02' };
export const ja: typeof en = { name: 'ウルフ 02' };
