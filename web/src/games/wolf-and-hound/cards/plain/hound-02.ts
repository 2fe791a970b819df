import type { Drill } from '../../../../path/drill.ts';

declare module '../../card.ts' {
  interface CardFiles {
    'hound-02': typeof import('./hound-02.ts');
  }
}

export const en = { name: 'Hound 02' };
export const de: typeof en = { name: 'Hund 02' };
export const fr: typeof en = { name: 'Chien 02' };
export const ja: typeof en = { name: 'ハウンド 02' };

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "hound-02 wolf-01"]

turn 1 play
sheep 3 3 2 3
animals hound-02@1 wolf-01@4
hand 1 W1 W2 W3 B3
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['W1'],
  after: ['sheep 3 3 3 3'],
  says: {
    en: {
      ask: ['This hound helps the player to the left of where it stands. Bring Oak’s sheep home.'],
      done: 'From Hill, it helped the player to the left: Oak’s sheep is home.',
    },
    de: {
      ask: ['Dieser Hund hilft dem linken Nachbarn. Bring das Schaf von Eiche zurück.'],
      done: 'Von Hügel aus half er dem linken Nachbarn: Eiches Schaf ist zurück.',
    },
    fr: {
      ask: ['Ce chien aide le voisin de gauche. Ramène le mouton de Pin.'],
      done: 'De chez Mont, il a aidé à gauche : le mouton de Pin est rentré.',
    },
    ja: {
      ask: ['このハウンドの対象は左隣です。樫さんの羊を連れ戻しましょう。'],
      done: '丘さんの場で発動し、左隣の樫さんの羊が戻りました。',
    },
  },
};
