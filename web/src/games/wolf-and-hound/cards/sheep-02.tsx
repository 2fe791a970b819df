import type { Drill } from '../../../path/drill.ts';
import type { CardData, CardLookUp } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'sheep-02': typeof import('./sheep-02.tsx');
  }
}

/** Crossed arms. */
export { StubbornSheep as Face } from '../art/menagerie/flock.tsx';

export const data: CardData = { sign: 'no-3', rules: ['A-SHEEP-02', 'R-ONLY3', 'R-NOPASS', 'R-DUMMY-3'] };
export const lookup: CardLookUp = {};

export const en = {
  name: 'Sheep 02',
  rule: 'You cannot play a 3 this turn. If you have only 3s, show your hand and pass.',
};
export const de: typeof en = {
  name: 'Schaf 02',
  rule: 'Wer an der Reihe ist, darf keine 3 spielen. Nur 3er auf der Hand: vorzeigen und aussetzen.',
};
export const fr: typeof en = {
  name: 'Mouton 02',
  rule: 'Le joueur actif ne peut pas jouer de 3. Rien que des 3 en main : on les montre et on passe.',
};
export const ja: typeof en = {
  name: 'シープ 02',
  rule: 'この手番は3を出せない。手札が3だけなら全員に見せてパスする。',
};

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "hound-01 wolf-01 sheep-02"]

turn 1 play
sheep 3 3 3 3
animals sheep-02@3 hound-01@1 wolf-01@4
hand 1 W1 W2 W4 B1
hand 2 B3 W3
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['W2'],
  after: ['turn 3 play', 'shown 2'],
  says: {
    en: {
      ask: ['A player with this sheep cannot play 3s. Hill holds only 3s: send it there.'],
      done: 'Hill held only 3s, so Hill showed their hand and passed.',
    },
    de: {
      ask: ['Dieses Schaf verbietet dort alle 3er. Hügel hat nur 3er auf der Hand: Schicke es hin.'],
      done: 'Keine 3 erlaubt, und Hügel hatte nichts anderes: vorgezeigt und ausgesetzt.',
    },
    fr: {
      ask: ['Ce mouton interdit les 3 là où il est. Mont n’a que des 3 : envoie-le-lui.'],
      done: 'Aucun 3 permis, et Mont n’avait rien d’autre : main montrée, tour passé.',
    },
    ja: {
      ask: ['このシープのいる場では3を出せません。丘さんの手札は3だけです。送りましょう。'],
      done: '丘さんは3を出せず、ほかに手札がないので、手札を見せてパスしました。',
    },
  },
};
