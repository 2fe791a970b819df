import { At, Drawn, lineAt, Sitting, WolfTail } from '../../../../art/Bodies.tsx';
import { WOLF, WolfHead } from '../../../../art/Heads.tsx';
import type { Drill } from '../../../../path/drill.ts';
import type { CardData } from '../../card.ts';

declare module '../../card.ts' {
  interface CardFiles {
    'wolf-01': typeof import('./wolf-01.tsx');
  }
}

/** The wolf of the first game: the scale for all others. */
export function Face() {
  return (
    <Drawn>
      <WolfTail coat={WOLF} />
      <Sitting coat={WOLF} />
      <At x={8.5} y={0} scale={0.73}>
        <WolfHead coat={WOLF} line={lineAt(0.73)} />
      </At>
    </Drawn>
  );
}

export const data: CardData = {};

export const en = { name: 'Wolf 01' };
export const de: typeof en = { name: 'Wolf 01' };
export const fr: typeof en = { name: 'Loup 01' };
export const ja: typeof en = { name: 'ウルフ 01' };

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "hound-01 wolf-01"]

turn 1 play
sheep 3 3 3 3
animals hound-01@3 wolf-01@4
hand 1 B1 B2 B3 W1
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['B2'],
  after: ['sheep 3 2 3 3'],
  says: {
    en: {
      ask: ['This wolf takes a sheep from the player it reaches. Send it to Hill.'],
      done: 'It activated on Hill’s turn, and Hill lost a sheep.',
    },
    de: {
      ask: ['Dieser Wolf verjagt ein Schaf dort, wo er liegt. Schicke ihn zu Hügel.'],
      done: 'In Hügels Zug wurde er aktiviert: Hügel verlor ein Schaf.',
    },
    fr: {
      ask: ['Ce loup chasse un mouton là où il se tient. Envoie-le chez Mont.'],
      done: 'Il s’est activé au tour de Mont : Mont a perdu un mouton.',
    },
    ja: {
      ask: ['このウルフは、いる場の羊を1匹逃がします。丘さんへ送りましょう。'],
      done: '丘さんの手番でウルフが発動し、丘さんの羊が1匹逃げました。',
    },
  },
};
