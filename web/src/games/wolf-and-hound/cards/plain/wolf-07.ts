import type { Drill } from '../../../../path/drill.ts';

declare module '../../card.ts' {
  interface CardFiles {
    'wolf-07': typeof import('./wolf-07.ts');
  }
}

export const en = { name: 'Wolf 07' };
export const de: typeof en = { name: 'Wolf 07' };
export const fr: typeof en = { name: 'Loup 07' };
export const ja: typeof en = { name: 'ウルフ 07' };

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "hound-01 wolf-07"]

turn 1 play
sheep 3 3 3 3
animals hound-01@3 wolf-07@1
hand 1 B1 B2 B3 W3
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['B2'],
  after: ['sheep 3 2 3 3'],
  says: {
    en: {
      ask: ['This wolf moves one step fewer than the number. Send it to Hill.'],
      done: 'Two minus one is one step. Hill lost a sheep.',
    },
    de: {
      ask: ['Dieser Wolf geht einen Schritt weniger, als die Zahl sagt. Schicke ihn zu Hügel.'],
      done: 'Zwei weniger eins: ein Schritt. Hügel verlor ein Schaf.',
    },
    fr: {
      ask: ['Ce loup va un espace moins loin que le nombre. Envoie-le chez Mont.'],
      done: 'Deux moins un : un espace. Mont a perdu un mouton.',
    },
    ja: {
      ask: ['このウルフは数字より1歩少なく進みます。丘さんへ送りましょう。'],
      done: '2より1歩少ない1歩で、丘さんの場へ。丘さんの羊が1匹逃げました。',
    },
  },
};
