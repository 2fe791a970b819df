declare module '../../card.ts' {
  interface CardFiles {
    'wolf-07': typeof import('./wolf-07.ts');
  }
}

export const en = { name: 'Wolf 07' };
export const de: typeof en = { name: 'Wolf 07' };
export const fr: typeof en = { name: 'Loup 07' };
export const ja: typeof en = { name: 'ウルフ 07' };
