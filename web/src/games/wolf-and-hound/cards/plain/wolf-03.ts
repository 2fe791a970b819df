import type { Drill } from '../../../../path/drill.ts';

declare module '../../card.ts' {
  interface CardFiles {
    'wolf-03': typeof import('./wolf-03.ts');
  }
}

export const en = { name: 'Wolf 03' };
export const de: typeof en = { name: 'Wolf 03' };
export const fr: typeof en = { name: 'Loup 03' };
export const ja: typeof en = { name: 'ウルフ 03' };

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "hound-01 wolf-03"]

turn 1 play
sheep 3 3 3 3
animals hound-01@1 wolf-03@2
hand 1 B1 B2 B3 W3
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['B1', 'W4'],
  after: ['sheep 3 2 3 3'],
  says: {
    en: {
      ask: ['This wolf takes a sheep from the player to its right. At Hill, that is you! Aim at Hill.'],
      done: 'From Oak, it reached the player to the right: Hill lost a sheep.',
    },
    de: {
      ask: ['Dieser Wolf trifft den rechten Nachbarn. Bei Hügel bist das du! Lenke ihn auf Hügel.'],
      done: 'Von Eiche aus traf er den rechten Nachbarn: Hügel verlor ein Schaf.',
    },
    fr: {
      ask: ['Ce loup chasse chez le voisin de droite. Placé chez Mont, il te vise ! Vise plutôt Mont.'],
      done: 'De chez Pin, il a chassé à droite : Mont a perdu un mouton.',
    },
    ja: {
      ask: ['このウルフの対象は右隣です。丘さんの場ではあなたが対象です！丘さんをねらいましょう。'],
      done: '樫さんの場で発動し、右隣の丘さんの羊が1匹逃げました。',
    },
  },
};
