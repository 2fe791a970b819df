import type { Drill } from '../../../../path/drill.ts';

declare module '../../card.ts' {
  interface CardFiles {
    'wolf-08': typeof import('./wolf-08.ts');
  }
}

export const en = { name: 'Wolf 08' };
export const de: typeof en = { name: 'Wolf 08' };
export const fr: typeof en = { name: 'Loup 08' };
export const ja: typeof en = { name: 'ウルフ 08' };

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "hound-01 wolf-08"]

turn 1 play
sheep 3 3 3 3
animals hound-01@1 wolf-08@3
hand 1 B1 B2 B4 W3
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['B2'],
  after: ['sheep 3 2 3 3'],
  says: {
    en: {
      ask: ['This wolf moves half as far, counter-clockwise. Send it back to Hill.'],
      done: 'Half of two is one step, counter-clockwise. Hill lost a sheep.',
    },
    de: {
      ask: ['Dieser Wolf geht halb so weit und gegen den Uhrzeigersinn. Schicke ihn zurück zu Hügel.'],
      done: 'Die Hälfte von zwei, gegen den Uhrzeigersinn: ein Schritt. Hügel verlor ein Schaf.',
    },
    fr: {
      ask: ['Ce loup recule de la moitié du nombre (sens antihoraire). Renvoie-le chez Mont.'],
      done: 'La moitié de deux, à reculons : un espace. Mont a perdu un mouton.',
    },
    ja: {
      ask: ['このウルフは数字の半分（切り捨て）、反時計回りに進みます。丘さんへ送りましょう。'],
      done: '2の半分、反時計回りに1歩で丘さんの場へ。丘さんの羊が1匹逃げました。',
    },
  },
};
