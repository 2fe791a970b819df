import type { Drill } from '../../../../path/drill.ts';

declare module '../../card.ts' {
  interface CardFiles {
    'hound-04': typeof import('./hound-04.ts');
  }
}

export const en = { name: 'Hound 04' };
export const de: typeof en = { name: 'Hund 04' };
export const fr: typeof en = { name: 'Chien 04' };
export const ja: typeof en = { name: 'ハウンド 04' };

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "hound-04 wolf-01"]

turn 1 play
sheep 2 3 3 3
animals hound-04@1 wolf-01@4
hand 1 W1 W2 W3 B3
hand 2 B1 W4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['W2', 'B1'],
  after: ['sheep 3 3 3 3'],
  says: {
    en: {
      ask: ['This hound helps the player across. Where must it stand to help you?'],
      done: 'From Oak, it helped the player across: your sheep is home.',
    },
    de: {
      ask: ['Dieser Hund hilft dem Spieler gegenüber. Wo muss er stehen, um dir zu helfen?'],
      done: 'Von Eiche aus half er dem Spieler gegenüber: Dein Schaf ist zurück.',
    },
    fr: {
      ask: ['Ce chien aide le joueur d’en face. Où doit-il être pour t’aider ?'],
      done: 'De chez Pin, il a aidé en face : ton mouton est rentré.',
    },
    ja: {
      ask: ['このハウンドの対象は向かいです。自分の羊を連れ戻すには、どこへ送りますか？'],
      done: '樫さんの場で発動し、向かいのあなたの羊が戻りました。',
    },
  },
};
