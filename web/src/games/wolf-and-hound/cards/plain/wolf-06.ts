import type { Drill } from '../../../../path/drill.ts';

declare module '../../card.ts' {
  interface CardFiles {
    'wolf-06': typeof import('./wolf-06.ts');
  }
}

export const en = { name: 'Wolf 06' };
export const de: typeof en = { name: 'Wolf 06' };
export const fr: typeof en = { name: 'Loup 06' };
export const ja: typeof en = { name: 'ウルフ 06' };

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "hound-01 wolf-06"]

turn 1 play
sheep 3 3 3 3
animals hound-01@3 wolf-06@1
hand 1 B1 B2 B4 W3
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['B2'],
  after: ['sheep 3 2 3 3'],
  says: {
    en: {
      ask: ['This wolf moves half as far, rounded down. Send it to Hill.'],
      done: 'Half of two is one step. Hill lost a sheep.',
    },
    de: {
      ask: ['Dieser Wolf geht nur halb so weit, abgerundet. Schicke ihn zu Hügel.'],
      done: 'Die Hälfte von zwei: ein Schritt. Hügel verlor ein Schaf.',
    },
    fr: {
      ask: ['Ce loup avance de la moitié du nombre, arrondie à l’entier inférieur. Envoie-le chez Mont.'],
      done: 'La moitié de deux : un espace. Mont a perdu un mouton.',
    },
    ja: {
      ask: ['このウルフは数字の半分（切り捨て）進みます。丘さんへ送りましょう。'],
      done: '2の半分の1歩で、丘さんの場へ。丘さんの羊が1匹逃げました。',
    },
  },
};
