import { At, Drawn, lineAt } from '../../../art/Bodies.tsx';
import { WOLF, WolfHead } from '../../../art/Heads.tsx';
import type { Proofs } from '../../../help/proof.ts';
import type { Drill } from '../../../path/drill.ts';
import type { AnimalArt } from '../art/Animal.tsx';
import { Lying, Running } from '../art/menagerie/poses.tsx';
import type { CardData, CardLookUp } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'designer-02-3': typeof import('./designer-02-3.tsx');
  }
}

/** Rests under its own blanket, or runs after the others because it is cold. */
export function Face({ side }: AnimalArt) {
  if (side === 'back') {
    return (
      <Drawn>
        <Running coat={WOLF} />
        <path d="M12 37c6-5 22-6 30-1 1 5-1 11-6 13-6-4-18-4-23 0-6-1-5-8-1-12z" fill="var(--pink)" />
        <path d="M20 35v12M30 34v12" fill="none" stroke="var(--pink-2)" stroke-width="2.400" />
        <At x={20} y={0} scale={0.68}>
          <WolfHead coat={WOLF} mood="wide" look={[-0.6, 0]} line={lineAt(0.68)} />
        </At>
      </Drawn>
    );
  }
  return (
    <Drawn>
      <Lying coat={WOLF} />
      <At x={8} y={7} scale={0.74} turn={-8}>
        <WolfHead coat={WOLF} mood="asleep" line={lineAt(0.74)}>
          <path d="M10 22c2-18 26-24 40-14 7 5 9 12 10 22-4-1-7-5-9-9-13-6-27-5-41 1z" fill="var(--blue)" />
          <circle cx="60" cy="32" r="5" fill="var(--wool)" />
        </WolfHead>
      </At>
      <path d="M3 61c-1-7 2-12 7-14 14 6 34 6 46-2 4 3 6 9 5 16z" fill="var(--pink)" />
      <path d="M15 50v11M26 52v9M38 52v9M49 49v12" fill="none" stroke="var(--pink-2)" stroke-width="2.600" />
    </Drawn>
  );
}

export const data: CardData = {
  printed: 'Designer’s 02-3',
  rules: ['R-BLANKET', 'R-BLANKET-NOPLAY', 'R-MEAT-BLANKET', 'R-ENDORDER'],
};

export const lookup: CardLookUp<'R-BLANKET' | 'R-BLANKET-NOPLAY' | 'R-MEAT-BLANKET'> = {
  example: [
    [{ animal: 'designer-02-3' }, { animal: 'designer-02-2' }],
    [{ animal: 'designer-02-3', side: 'back' }, '→', { walk: { stands: ['designer-02-3'], at: 2, steps: -1, side: 'back' } }],
  ],
  help: {
    en: {
      'R-BLANKET': {
        title: 'The blanket set',
        text: 'The three blanket cards are played together. The Blanket Wolf is a wolf: the player it stands in front of loses a sheep. After each play, the Blanket Wolf shows its front if a blanket stands with it, otherwise its back. On its back, it moves one player counter-clockwise at the end of every turn.',
      },
      'R-BLANKET-NOPLAY': {
        title: 'No play, no turning over',
        text: 'A turn without a play does not turn the Blanket Wolf over.',
      },
      'R-MEAT-BLANKET': {
        title: 'Meat and the Blanket Wolf',
        text: 'Nothing stops the Blanket Wolf: no number card moves it.',
      },
    },
    de: {
      'R-BLANKET': {
        title: 'Wolf im Schafspelz',
        text: 'Wolf im Schafspelz, Schwarzer Pelz und Weißer Pelz spielen zusammen. Der Wolf im Schafspelz wirkt wie jeder Wolf: Vor wem er liegt, der verliert ein Schaf. Nach jeder ausgespielten Karte zeigt der Wolf seine Vorderseite, wenn ein Pelz bei ihm liegt, sonst die Rückseite. Mit der Rückseite nach oben zieht er am Ende jedes Zuges einen Platz gegen den Uhrzeigersinn.',
      },
      'R-BLANKET-NOPLAY': {
        title: 'Ohne Karte kein Umdrehen',
        text: 'In einem Zug ohne ausgespielte Karte wird der Wolf im Schafspelz nicht umgedreht.',
      },
      'R-MEAT-BLANKET': {
        title: 'Fleisch und Wolf im Schafspelz',
        text: 'Den Wolf im Schafspelz hält nichts auf: Keine Zahlenkarte bewegt ihn.',
      },
    },
    fr: {
      'R-BLANKET': {
        title: 'Les cartes couverture',
        text: 'Les trois cartes couverture se jouent ensemble. Le Loup à la couverture agit comme un loup : là où il est, on perd un mouton. Après chaque carte jouée, le Loup à la couverture montre son recto si une couverture est à sa place, sinon son verso. Au verso, il avance d’un espace dans le sens antihoraire à la fin de chaque tour.',
      },
      'R-BLANKET-NOPLAY': {
        title: 'Sans carte, pas de retournement',
        text: 'Un tour sans carte jouée ne retourne pas le Loup à la couverture.',
      },
      'R-MEAT-BLANKET': {
        title: 'Viande et Loup à la couverture',
        text: 'Rien n’arrête le Loup à la couverture : aucune carte Nombre ne le déplace.',
      },
    },
    ja: {
      'R-BLANKET': {
        title: '毛布大好き',
        text: '黒毛布、白毛布、毛布大好きウルフの3枚は必ず一緒に使います。毛布大好きウルフは普通のウルフと同じく、いる場の羊を1匹逃がします。カードを出すたびに、同じ場に黒毛布か白毛布があれば毛布大好きウルフは表向き、なければ裏向きになります。裏向きの間は、各プレイヤーの手番終了時に1歩、反時計回りに進みます。',
      },
      'R-BLANKET-NOPLAY': {
        title: 'カードを出さなければ裏返らない',
        text: 'カードを出さない手番では、毛布大好きウルフは裏返りません。',
      },
      'R-MEAT-BLANKET': {
        title: 'お肉と毛布大好きウルフ',
        text: '毛布大好きウルフは何にも止められません。数字カードでは動かないからです。',
      },
    },
  },
};

export const proofs: Proofs<'R-BLANKET' | 'R-BLANKET-NOPLAY' | 'R-MEAT-BLANKET'> = {
  'R-BLANKET': [
    {
      says: {
        en: 'shows its front if a blanket stands with it',
        de: 'seine Vorderseite, wenn ein Pelz bei ihm liegt',
        fr: 'montre son recto si une couverture',
        ja: '毛布大好きウルフは表向き',
      },
      cases: [
        'R-BLANKET: the White Blanket holds it as well',
        'R-BLANKET: alone at the end of the play phase: back side, and one seat counter-clockwise at once',
      ],
    },
  ],
  'R-BLANKET-NOPLAY': [
    {
      says: {
        en: 'does not turn the Blanket Wolf over',
        de: 'wird der Wolf im Schafspelz nicht umgedreht',
        fr: 'ne retourne pas le Loup à la couverture',
        ja: '裏返りません',
      },
      cases: [
        'R-BLANKET-NOPLAY: a skipped turn turns nothing: on its back it leaves the blanket it had run to',
        'R-BLANKET-NOPLAY: a pass under Sheep 02 turns nothing either',
      ],
    },
  ],
  'R-MEAT-BLANKET': [
    {
      says: {
        en: 'Nothing stops the Blanket Wolf',
        de: 'hält nichts auf',
        fr: 'Rien n’arrête le Loup à la couverture',
        ja: '何にも止められません',
      },
      cases: [
        'R-MEAT-BLANKET: Meat means nothing to the Blanket Wolf, it walks on from a seat with Meat',
        'R-BLANKET: no number card moves it',
      ],
    },
  ],
};

export const en = {
  name: 'Blanket Wolf',
  rule: 'Front: rests with a blanket. Back: moves one player counter-clockwise at the end of every turn.',
};
export const de: typeof en = {
  name: 'Wolf im Schafspelz',
  rule: 'Vorderseite: bleibt bei einem Pelz liegen. Rückseite: zieht am Ende jedes Zuges einen Platz gegen den Uhrzeigersinn.',
};
export const fr: typeof en = {
  name: 'Loup à la couverture',
  rule: 'Recto : reste près d’une couverture. Verso : avance d’un espace dans le sens antihoraire à la fin de chaque tour.',
};
export const ja: typeof en = {
  name: '毛布大好きウルフ',
  rule: '表向き：毛布のそばで休む。裏向き：各プレイヤーの手番終了時に1歩、反時計回りに進む。',
};

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "designer-02-1 designer-02-2 designer-02-3"]

turn 1 play
sheep 4 4 4 4
animals designer-02-1@3 designer-02-2@1 designer-02-3@3
hand 1 B1 W1 W2 W3
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['B1'],
  after: ['sheep 4 3 4 4'],
  says: {
    en: {
      ask: ['No card moves the Blanket Wolf. Without a blanket, it moves back one player. Take its blanket away.'],
      done: 'Alone, it moved back to Hill, who lost a sheep.',
    },
    de: {
      ask: ['Keine Karte bewegt ihn: Ohne Pelz geht er einen Platz zurück. Nimm ihm den Pelz weg.'],
      done: 'Ohne Pelz ging er einen Platz zurück, zu Hügel: Hügel verlor ein Schaf.',
    },
    fr: {
      ask: ['Aucune carte ne le déplace : sans couverture, il recule d’un espace. Prends-lui sa couverture.'],
      done: 'Seul, il a reculé d’un espace, chez Mont : Mont a perdu un mouton.',
    },
    ja: {
      ask: ['数字カードでは動かず、毛布がないと手番終了時に反時計回りに1歩進みます。毛布を遠ざけましょう。'],
      done: '毛布がなくなって反時計回りに1歩進み、丘さんの羊が1匹逃げました。',
    },
  },
};
