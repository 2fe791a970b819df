import type { Drill } from '../../../../path/drill.ts';

declare module '../../card.ts' {
  interface CardFiles {
    'wolf-05': typeof import('./wolf-05.ts');
  }
}

export const en = { name: 'Wolf 05' };
export const de: typeof en = { name: 'Wolf 05' };
export const fr: typeof en = { name: 'Loup 05' };
export const ja: typeof en = { name: 'ウルフ 05' };

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "hound-01 wolf-05"]

turn 1 play
sheep 3 3 3 3
animals hound-01@1 wolf-05@3
hand 1 B1 B2 B3 W3
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['B2'],
  after: ['sheep 3 2 3 3'],
  says: {
    en: {
      ask: ['This wolf moves one step more than the number. Send it to Hill.'],
      done: 'Two plus one is three steps. Hill lost a sheep.',
    },
    de: {
      ask: ['Dieser Wolf geht einen Schritt weiter, als die Zahl sagt. Schicke ihn zu Hügel.'],
      done: 'Zwei und einer mehr: drei Schritte. Hügel verlor ein Schaf.',
    },
    fr: {
      ask: ['Ce loup va un espace plus loin que le nombre. Envoie-le chez Mont.'],
      done: 'Deux et un de plus : trois espaces. Mont a perdu un mouton.',
    },
    ja: {
      ask: ['このウルフは数字より1歩多く進みます。丘さんへ送りましょう。'],
      done: '2より1歩多い3歩で、丘さんの場へ。丘さんの羊が1匹逃げました。',
    },
  },
};
