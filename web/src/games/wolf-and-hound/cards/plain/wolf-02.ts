import type { Drill } from '../../../../path/drill.ts';

declare module '../../card.ts' {
  interface CardFiles {
    'wolf-02': typeof import('./wolf-02.ts');
  }
}

export const en = { name: 'Wolf 02' };
export const de: typeof en = { name: 'Wolf 02' };
export const fr: typeof en = { name: 'Loup 02' };
export const ja: typeof en = { name: 'ウルフ 02' };

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "hound-01 wolf-02"]

turn 1 play
sheep 3 3 3 3
animals hound-01@1 wolf-02@2
hand 1 B1 B2 B3 W3
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['B1', 'W4'],
  after: ['sheep 3 3 3 2'],
  says: {
    en: {
      ask: ['This wolf takes a sheep from the player to its left. At Hill, that is Oak! Aim at Mill.'],
      done: 'From Oak, it reached the player to the left: Mill lost a sheep.',
    },
    de: {
      ask: ['Dieser Wolf trifft den linken Nachbarn. Bei Hügel ist das Eiche! Lenke ihn auf Mühle.'],
      done: 'Von Eiche aus traf er den linken Nachbarn: Mühle verlor ein Schaf.',
    },
    fr: {
      ask: ['Ce loup chasse chez le voisin de gauche. Placé chez Mont, il vise Pin ! Vise plutôt Bois.'],
      done: 'De chez Pin, il a chassé à gauche : Bois a perdu un mouton.',
    },
    ja: {
      ask: ['このウルフの対象は左隣です。丘さんの場では樫さんが対象です！水車さんをねらいましょう。'],
      done: '樫さんの場で発動し、左隣の水車さんの羊が1匹逃げました。',
    },
  },
};
