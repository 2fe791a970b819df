import type { Drill } from '../../../../path/drill.ts';

declare module '../../card.ts' {
  interface CardFiles {
    'hound-03': typeof import('./hound-03.ts');
  }
}

export const en = { name: 'Hound 03' };
export const de: typeof en = { name: 'Hund 03' };
export const fr: typeof en = { name: 'Chien 03' };
export const ja: typeof en = { name: 'ハウンド 03' };

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "hound-03 wolf-01"]

turn 1 play
sheep 2 3 3 3
animals hound-03@4 wolf-01@3
hand 1 W1 W2 W3 B4
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['W2'],
  after: ['sheep 3 3 3 3'],
  says: {
    en: {
      ask: ['This hound helps the player to the right of where it stands. Bring your own sheep home.'],
      done: 'From Hill, it helped the player to the right: your sheep is home.',
    },
    de: {
      ask: ['Dieser Hund hilft dem rechten Nachbarn. Hol dein eigenes Schaf zurück.'],
      done: 'Von Hügel aus half er dem rechten Nachbarn: Dein Schaf ist zurück.',
    },
    fr: {
      ask: ['Ce chien aide le voisin de droite. Ramène ton propre mouton.'],
      done: 'De chez Mont, il a aidé à droite : ton mouton est rentré.',
    },
    ja: {
      ask: ['このハウンドの対象は右隣です。自分の羊を連れ戻しましょう。'],
      done: '丘さんの場で発動し、右隣のあなたの羊が戻りました。',
    },
  },
};
