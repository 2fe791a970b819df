import type { Drill } from '../../../../path/drill.ts';

declare module '../../card.ts' {
  interface CardFiles {
    'wolf-04': typeof import('./wolf-04.ts');
  }
}

export const en = { name: 'Wolf 04' };
export const de: typeof en = { name: 'Wolf 04' };
export const fr: typeof en = { name: 'Loup 04' };
export const ja: typeof en = { name: 'ウルフ 04' };

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "hound-01 wolf-04"]

turn 1 play
sheep 3 3 3 3
animals hound-01@3 wolf-04@4
hand 1 B1 B2 B3 W3
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['B2'],
  after: ['sheep 3 3 3 2'],
  says: {
    en: {
      ask: ['This wolf takes a sheep from the player across. Where must it stand to take Mill’s?'],
      done: 'From Hill, it reached the player across: Mill lost a sheep.',
    },
    de: {
      ask: ['Dieser Wolf trifft den Spieler gegenüber. Wo muss er stehen, damit Mühle ein Schaf verliert?'],
      done: 'Von Hügel aus traf er den Spieler gegenüber: Mühle verlor ein Schaf.',
    },
    fr: {
      ask: ['Ce loup chasse en face. Où doit-il être pour que Bois perde un mouton ?'],
      done: 'De chez Mont, il a chassé en face : Bois a perdu un mouton.',
    },
    ja: {
      ask: ['このウルフの対象は向かいです。水車さんの羊を逃がすには、どこへ送りますか？'],
      done: '丘さんの場で発動し、向かいの水車さんの羊が1匹逃げました。',
    },
  },
};
