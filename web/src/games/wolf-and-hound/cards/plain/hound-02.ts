declare module '../../card.ts' {
  interface CardFiles {
    'hound-02': typeof import('./hound-02.ts');
  }
}

export const en = { name: 'Hound 02' };
export const de: typeof en = { name: 'Hund 02' };
export const fr: typeof en = { name: 'Chien 02' };
export const ja: typeof en = { name: 'ハウンド 02' };
