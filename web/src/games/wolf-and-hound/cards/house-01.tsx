import { Drawn } from '../../../art/Bodies.tsx';
import type { Proofs } from '../../../help/proof.ts';
import type { Drill } from '../../../path/drill.ts';
import { Eyes, Fleece, SheepFace } from '../art/menagerie/flock.tsx';
import type { CardData, CardLookUp } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'house-01': typeof import('./house-01.tsx');
  }
}

/** The Bellwether leads the flock: curled horns, ribbon and bell. */
export function Face() {
  return (
    <Drawn>
      <path d="M22 55v6M42 55v6" stroke-width="5" />
      <Fleece fill="var(--wool)" />
      <SheepFace wool="var(--wool)">
        <Eyes />
        <path d="M28 42q4 3 8 0" stroke="var(--pink)" fill="none" />
      </SheepFace>
      <path
        d="M20 15C9 9 0 16 2 26c2 8 12 9 13 2 1-4-4-6-6-3M44 15c11-6 20 1 18 11-2 8-12 9-13 2-1-4 4-6 6-3"
        fill="none"
        stroke-width="8"
      />
      <path
        d="M20 15C9 9 0 16 2 26c2 8 12 9 13 2 1-4-4-6-6-3M44 15c11-6 20 1 18 11-2 8-12 9-13 2-1-4 4-6 6-3"
        fill="none"
        stroke="#c9ab74"
        stroke-width="4"
      />
      <path d="M22 46c6 4 14 4 20 0" fill="none" stroke="var(--devil)" stroke-width="4" />
      <path d="M32 46c-6 0-6 8-9 11h18c-3-3-3-11-9-11z" fill="var(--amber)" />
      <circle cx="32" cy="59" r="2.400" fill="var(--wood)" />
    </Drawn>
  );
}

export const data: CardData = {
  rules: ['H-BELLWETHER'],
};

export const lookup: CardLookUp<'H-BELLWETHER'> = {
  search: { 'H-BELLWETHER': 'house card house-01 leithammel sonnailler 鈴の羊' },
  example: [[{ animal: 'house-01' }, '→', { herd: [2, 1] }]],
  help: {
    en: {
      'H-BELLWETHER': {
        title: 'The Bellwether',
        text: 'Our own card. Both colors move it, half the number. When it activates in front of a player with fewer sheep than the player across, one sheep comes home.',
      },
    },
    de: {
      'H-BELLWETHER': {
        title: 'Der Leithammel',
        text: 'Unsere eigene Karte. Beide Farben bewegen ihn um die halbe Zahl. Wird er an einer Weide aktiviert, die weniger Schafe hat als die gegenüber, kommt dort ein Schaf zurück.',
      },
    },
    fr: {
      'H-BELLWETHER': {
        title: 'Le Sonnailler',
        text: 'Notre propre carte. Les deux couleurs le déplacent, de la moitié du nombre. S’il s’active dans un pré qui compte moins de moutons que celui d’en face, un mouton y revient.',
      },
    },
    ja: {
      'H-BELLWETHER': {
        title: '鈴の羊',
        text: '当アプリのオリジナルカードです。どちらの色でも、数字の半分だけ動きます。向かいの人より羊が少ない人の場で発動すると、羊が1匹戻ります。',
      },
    },
  },
};

export const proofs: Proofs<'H-BELLWETHER'> = {
  'H-BELLWETHER': [
    {
      says: { en: 'one sheep comes home', de: 'kommt dort ein Schaf zurück', fr: 'un mouton y revient', ja: '羊が1匹戻ります' },
      // One sheep against three across the table.
      cases: [
        {
          config: { edition: '2016', players: 4, animals: ['wolf-01', 'house-01'] },
          start: { position: { turn: 2, animals: { 'wolf-01': 1, 'house-01': 2 }, hands: { 2: ['B1'] }, sheep: [3, 1, 3, 3] } },
          moves: [],
          expect: { sheep: [3, 2, 3, 3], asks: 'play', turn: 2 },
        },
      ],
    },
  ],
};

export const en = {
  name: 'The Bellwether',
  rule: 'A player with fewer sheep than the player across gets one sheep back.',
};
export const de: typeof en = {
  name: 'Der Leithammel',
  rule: 'Ist die Weide leerer als die gegenüber, kommt ein Schaf zurück.',
};
export const fr: typeof en = {
  name: 'Le Sonnailler',
  rule: 'Si le pré est plus vide que celui d’en face, un mouton revient.',
};
export const ja: typeof en = {
  name: '鈴の羊',
  rule: '向かいの人より羊が少なければ、羊が1匹戻る。',
};

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "hound-01 wolf-01 house-01"]

turn 1 play
sheep 3 3 2 3
animals house-01@1 hound-01@4 wolf-01@4
hand 1 W1 W2 W4 B3
hand 2 B1 W4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['W4', 'B1'],
  after: ['sheep 3 3 3 3'],
  says: {
    en: {
      ask: ['The Bellwether moves half as far. A player with fewer sheep than the one across gets one back. Help Oak.'],
      done: 'Oak had fewer sheep than you, so one came home.',
    },
    de: {
      ask: ['Der Leithammel geht halb so weit und ruft ein Schaf zurück, wo weniger grasen als gegenüber. Hilf Eiche.'],
      done: 'Eiche hatte weniger Schafe als du: Eines kam zurück.',
    },
    fr: {
      ask: ['Le Sonnailler avance de la moitié et rappelle un mouton là où il y en a moins qu’en face. Aide Pin.'],
      done: 'Pin avait moins de moutons que toi : un est rentré.',
    },
    ja: {
      ask: ['鈴の羊は数字の半分進み、向かいの人より羊が少ない人に羊を1匹呼び戻します。樫さんを助けましょう。'],
      done: '樫さんの羊はあなたより少なかったので、1匹戻りました。',
    },
  },
};
