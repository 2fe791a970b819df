import type { Drill } from '../../../path/drill.ts';
import { Asleep, TORNADO_WOOL, Whirled } from '../art/menagerie/flock.tsx';
import type { CardData, CardLookUp } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'tornado-01': typeof import('./tornado-01.tsx');
  }
}

/** Asleep on a whirlwind. */
export function Face() {
  return (
    <Whirled>
      <Asleep wool={TORNADO_WOOL} />
    </Whirled>
  );
}

export const data: CardData = { sign: 'stop', rules: ['A-SHEEP-01', 'R-SKIPEND', 'R-LASTLAP'] };
export const lookup: CardLookUp = {};

export const en = {
  name: 'Tornado 01',
  rule: 'Skips the turn, which ends at once: wolves and hounds there do not activate; no end check, no play, no draw.',
};
export const de: typeof en = {
  name: 'Tornado 01',
  rule: 'Skip: Der Zug endet sofort. Wölfe und Hunde dort werden nicht aktiviert; es wird nicht geprüft, ausgespielt oder nachgezogen.',
};
export const fr: typeof en = {
  name: 'Tornade 01',
  rule: 'On passe son tour, qui finit aussitôt : loups et chiens de cette place ne s’activent pas ; ni vérification, ni jeu, ni pioche.',
};
export const ja: typeof en = {
  name: 'トルネード 01',
  rule: '手番がスキップされ、すぐ終わる。その場のウルフもハウンドも発動せず、終了判定もプレイも補充もない。',
};

export const drill: Drill = {
  position: `[Edition "2015-draft"]
[Players "4"]
[Animals "hound-01 wolf-01 tornado-01"]

turn 1 play
sheep 3 3 3 3
animals tornado-01@3 hound-01@1 wolf-01@4
hand 1 W1 W2 W4 B1
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['W2'],
  after: ['turn 3 play'],
  says: {
    en: {
      ask: ['This sheep moves half as far, counter-clockwise. It skips the turn where it lands. Send it to Hill.'],
      done: 'Hill’s turn ended at once: no card played, none drawn.',
    },
    de: {
      ask: ['Dieses Schaf zieht halb so weit gegen den Uhrzeigersinn und beendet dort den Zug. Schicke es zu Hügel.'],
      done: 'Hügels Zug war sofort zu Ende: keine Karte gespielt, keine gezogen.',
    },
    fr: {
      ask: ['Ce mouton recule de la moitié du nombre. Là où il est, on passe son tour : envoie-le chez Mont.'],
      done: 'Le tour de Mont s’est terminé aussitôt : ni jeu, ni pioche.',
    },
    ja: {
      ask: ['このシープは数字の半分、反時計回りに進みます。いる場の手番をスキップさせます。丘さんへ送りましょう。'],
      done: '丘さんの手番はスキップされ、プレイも補充もありませんでした。',
    },
  },
};
