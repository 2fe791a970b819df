declare module '../../card.ts' {
  interface CardFiles {
    'wolf-06': typeof import('./wolf-06.ts');
  }
}

export const en = { name: 'Wolf 06' };
export const de: typeof en = { name: 'Wolf 06' };
export const fr: typeof en = { name: 'Loup 06' };
export const ja: typeof en = { name: 'ウルフ 06' };
