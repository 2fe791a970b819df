declare module '../../card.ts' {
  interface CardFiles {
    'hound-03': typeof import('./hound-03.ts');
  }
}

export const en = { name: 'Hound 03' };
export const de: typeof en = { name: 'Hund 03' };
export const fr: typeof en = { name: 'Chien 03' };
export const ja: typeof en = { name: 'ハウンド 03' };
