import { At, Drawn, Limb, lineAt, Sitting } from '../../../art/Bodies.tsx';
import { type Coat, WolfHead } from '../../../art/Heads.tsx';
import type { Drill } from '../../../path/drill.ts';
import type { CardData, CardLookUp } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'designer-01': typeof import('./designer-01.tsx');
  }
}

const DEVIL: Coat = { fur: 'var(--devil)', dark: '#8e2c24', light: '#f6b9a6' };

/** Moves three times as far: horns, a barbed tail, flames at the heels. */
export function Face() {
  return (
    <Drawn>
      <path
        d="M4 61c-4-8 1-12 1-19 5 3 6 6 6 9 2-2 3-5 2-9 6 4 8 11 6 19zM60 61c4-8-1-12-1-19-5 3-6 6-6 9-2-2-3-5-2-9-6 4-8 11-6 19z"
        fill="var(--amber)"
      />
      <Limb d="M44 57c10 1 14-6 12-15" fill={DEVIL.dark} width={2.6} />
      <path d="M56 43l-5-2 6-8 4 9z" fill={DEVIL.dark} />
      <Sitting coat={DEVIL} />
      <At x={9} y={2} scale={0.7}>
        <WolfHead coat={DEVIL} mood="cross" line={lineAt(0.7)}>
          <path d="M23 17c-7-3-9-10-6-18 2 5 6 7 12 9zM41 17c7-3 9-10 6-18-2 5-6 7-12 9z" fill="var(--amber)" />
          <path d="M22 52q10 7 20 0l-2 6q-8 4-16 0z" fill="var(--eye)" stroke-width="2" />
          <path d="M27 55l2 4M32 56v4M37 55l-2 4" stroke-width="1.600" />
        </WolfHead>
      </At>
    </Drawn>
  );
}

export const data: CardData = { printed: 'Designer’s 01', rules: ['A-RED-DEVIL', 'W-TURN'] };
export const lookup: CardLookUp = {};

export const en = { name: 'Red Devil' };
export const de: typeof en = { name: 'Roter Teufel' };
export const fr: typeof en = { name: 'Diable rouge' };
export const ja: typeof en = { name: '赤い悪魔' };

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "hound-01 designer-01"]

turn 1 play
sheep 3 3 3 3
animals designer-01@3 hound-01@1
hand 1 B1 B2 B3 W3
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['B1'],
  after: ['sheep 3 2 3 3'],
  says: {
    en: {
      ask: ['The Red Devil moves three times as far. Send it to Hill.'],
      done: 'Three times one is three steps. Hill lost a sheep.',
    },
    de: {
      ask: ['Der Rote Teufel geht dreimal so weit. Schicke ihn zu Hügel.'],
      done: 'Dreimal eins: drei Schritte. Hügel verlor ein Schaf.',
    },
    fr: {
      ask: ['Le Diable rouge avance de trois fois le nombre. Envoie-le chez Mont.'],
      done: 'Trois fois un : trois espaces. Mont a perdu un mouton.',
    },
    ja: {
      ask: ['赤い悪魔は数字の3倍進みます。丘さんへ送りましょう。'],
      done: '1の3倍の3歩で、丘さんの場へ。丘さんの羊が1匹逃げました。',
    },
  },
};
