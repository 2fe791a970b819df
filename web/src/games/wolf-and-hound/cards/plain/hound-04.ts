declare module '../../card.ts' {
  interface CardFiles {
    'hound-04': typeof import('./hound-04.ts');
  }
}

export const en = { name: 'Hound 04' };
export const de: typeof en = { name: 'Hund 04' };
export const fr: typeof en = { name: 'Chien 04' };
export const ja: typeof en = { name: 'ハウンド 04' };
