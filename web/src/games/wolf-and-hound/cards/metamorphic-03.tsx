import { At, Drawn, HoundTail, lineAt, Sitting, WolfTail } from '../../../art/Bodies.tsx';
import { HOUND, HoundHead, WolfHead } from '../../../art/Heads.tsx';
import type { Drill } from '../../../path/drill.ts';
import type { AnimalArt } from '../art/Animal.tsx';
import { ROAN } from '../art/menagerie/coats.ts';
import type { CardData, CardLookUp } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'metamorphic-03': typeof import('./metamorphic-03.tsx');
  }
}

/** Half wolf, half hound: it is the half that it turns to you. */
export function Face({ shows }: AnimalArt) {
  const hound = shows === 'hound';
  const coat = hound ? HOUND : ROAN;
  const other = hound ? ROAN : HOUND;
  return (
    <Drawn>
      {hound ? <HoundTail coat={coat} /> : <WolfTail coat={coat} />}
      <Sitting coat={coat} />
      <path d="M32 37h-10c-6 6-8 15-6 24h16z" fill={other.fur} />
      <path d="M32 43c-5-1-6 11-5 18h5z" fill={other.light} stroke="none" />
      <At x={9} y={0} scale={0.72}>
        {hound ? (
          <HoundHead coat={coat} line={lineAt(0.72)}>
            <path d="M24 11C16 12 12 8 9 2c-4 8-4 16-1 24 4-1 8-4 10-8z" fill={ROAN.dark} />
          </HoundHead>
        ) : (
          <WolfHead coat={coat} line={lineAt(0.72)}>
            <path d="M17 13C8 10 3 18 3 28c0 8 3 14 8 13 5 0 6-7 6-13 1-6 3-10 7-13-3-2-5-2-7-2z" fill={HOUND.dark} />
            <circle cx="21" cy="31" r="4.600" fill="var(--eye)" stroke-width="1.800" />
            <circle cx="21.500" cy="31.500" r="2.600" fill="var(--ink)" stroke="none" />
          </WolfHead>
        )}
      </At>
    </Drawn>
  );
}

export const data: CardData = {};
export const lookup: CardLookUp = {};

export const en = { name: 'Metamorphic 03' };
export const de: typeof en = { name: 'Verwandlung 03' };
export const fr: typeof en = { name: 'Métamorphe 03' };
export const ja: typeof en = { name: 'メタモル 03' };

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "metamorphic-03 metamorphic-04"]

turn 1 play
sheep 2 3 3 3
animals metamorphic-03@3 metamorphic-04@2/back
hand 1 B1 B2 B3 W3
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['B2', 'B4', 'B1', 'B2'],
  after: ['sheep 3 3 3 3', 'metamorphic-03@1/back'],
  says: {
    en: {
      ask: ['It also turns over when it stops at seat 1. Bring this wolf to you as a hound.'],
      done: 'It turned over when it reached you, and brought your sheep home.',
    },
    de: {
      ask: ['Auch wenn sie bei Spieler 1 anhält, wird sie umgedreht. Hol sie zu dir: Der Wolf wird zum Hund.'],
      done: 'Vor dir wurde sie umgedreht; in deinem Zug brachte der Hund dein Schaf zurück.',
    },
    fr: {
      ask: ['S’arrêter au Joueur 1 retourne aussi. Fais venir ce loup chez toi, en chien.'],
      done: 'Il s’est retourné chez toi ; à ton tour, le chien a ramené ton mouton.',
    },
    ja: {
      ask: ['プレイヤー1（あなた）の前で止まっても裏返ります。このウルフを自分の場に呼び、ハウンドにしましょう。'],
      done: 'あなたの場で裏返り、あなたの手番で羊を連れ戻しました。',
    },
  },
};
