import { At, Drawn, HoundTail, lineAt, Sitting } from '../../../../art/Bodies.tsx';
import { HOUND, HoundHead } from '../../../../art/Heads.tsx';
import type { Drill } from '../../../../path/drill.ts';
import type { CardData } from '../../card.ts';

declare module '../../card.ts' {
  interface CardFiles {
    'hound-01': typeof import('./hound-01.tsx');
  }
}

/** The hound of the first game. */
export function Face() {
  return (
    <Drawn>
      <HoundTail coat={HOUND} />
      <Sitting coat={HOUND} />
      <At x={8.5} y={-3} scale={0.73}>
        <HoundHead coat={HOUND} line={lineAt(0.73)} />
      </At>
    </Drawn>
  );
}

export const data: CardData = {};

export const en = { name: 'Hound 01' };
export const de: typeof en = { name: 'Hund 01' };
export const fr: typeof en = { name: 'Chien 01' };
export const ja: typeof en = { name: 'ハウンド 01' };

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "hound-01 wolf-01"]

turn 1 play
sheep 3 3 2 3
animals hound-01@1 wolf-01@4
hand 1 W1 W2 W3 B3
hand 2 B1 W4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['W2', 'B1'],
  after: ['sheep 3 3 3 3'],
  says: {
    en: {
      ask: ['This hound brings one lost sheep home to the player it reaches. Send it to Oak.'],
      done: 'On Oak’s turn it brought the lost sheep home.',
    },
    de: {
      ask: ['Dieser Hund bringt dort ein Schaf zurück, wo er liegt. Schicke ihn zu Eiche.'],
      done: 'In Eiches Zug brachte er das verlorene Schaf zurück.',
    },
    fr: {
      ask: ['Ce chien ramène un mouton là où il se tient. Envoie-le chez Pin.'],
      done: 'Au tour de Pin, il a ramené le mouton perdu.',
    },
    ja: {
      ask: ['このハウンドは、いる場の羊を1匹連れ戻します。樫さんへ送りましょう。'],
      done: '樫さんの手番でハウンドが発動し、羊を1匹連れ戻しました。',
    },
  },
};
