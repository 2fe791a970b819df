import { At, Drawn, HoundTail, lineAt, Sitting } from '../../../art/Bodies.tsx';
import { HOUND, HoundHead } from '../../../art/Heads.tsx';
import type { Proofs } from '../../../help/proof.ts';
import type { Drill } from '../../../path/drill.ts';
import type { AnimalArt } from '../art/Animal.tsx';
import { Upright } from '../art/menagerie/poses.tsx';
import type { CardData, CardLookUp } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'extra-02': typeof import('./extra-02.tsx');
  }
}

/** Stars around its head: it has lost its way. */
export function Face({ side }: AnimalArt) {
  const back = side === 'back';
  const star = 'l1.500 3 3.300.4-2.400 2.300.6 3.300-3-1.600-3 1.600.6-3.300-2.400-2.300 3.300-.4z';
  return (
    <g transform={back ? 'translate(64 0) scale(-1 1)' : undefined}>
      <Drawn>
        <HoundTail coat={HOUND} />
        {back ? <Upright coat={HOUND} /> : <Sitting coat={HOUND} />}
        <At x={10} y={3} scale={0.7} turn={-14}>
          <HoundHead coat={HOUND} line={lineAt(0.7)}>
            {[24.5, 39.5].map((x) => (
              <g key={x}>
                <circle cx={x} cy="28" r="6" fill="var(--eye)" stroke-width="1.800" />
                <path
                  d={`M${x} 28c1.200-1.200 2.800 0 2.300 1.800-.7 2.300-4.600 2-5-.7-.5-3.400 3.400-5 5.700-3.400`}
                  fill="none"
                  stroke-width="1.700"
                />
              </g>
            ))}
          </HoundHead>
        </At>
        <path d="M9 12c8-11 40-12 48-1" fill="none" stroke="var(--amber)" stroke-width="1.600" stroke-dasharray="1 5" />
        <g fill="var(--amber)" stroke-width="1.600">
          <path d={`M10 8${star}`} />
          <path d={`M33 0${star}`} />
          <path d={`M56 7${star}`} />
        </g>
      </Drawn>
    </g>
  );
}

export const data: CardData = {
  printed: 'Extra 02',
  rules: ['R-CONFUSED', 'R-ENDORDER'],
};

export const lookup: CardLookUp<'R-CONFUSED'> = {
  example: [[{ animal: 'extra-02' }, { animal: 'wolf-01' }, '→', { animal: 'extra-02', side: 'back' }]],
  help: {
    en: {
      'R-CONFUSED': {
        title: 'The Confused Hound',
        text: 'It brings a sheep home like any hound. At the end of every turn, it turns over if another animal stands with it. On its front it moves clockwise, on its back counter-clockwise.',
      },
    },
    de: {
      'R-CONFUSED': {
        title: 'Der Verwirrte Hund',
        text: 'Er bringt wie jeder Hund ein Schaf zurück. Liegt am Ende eines Zuges ein anderes Tier vor demselben Spieler, wird er umgedreht: Auf der Vorderseite zieht er im Uhrzeigersinn, auf der Rückseite ebenso weit gegen den Uhrzeigersinn.',
      },
    },
    fr: {
      'R-CONFUSED': {
        title: 'Le Chien déboussolé',
        text: 'Il ramène un mouton comme tout chien. Si un autre animal est à sa place à la fin d’un tour, il se retourne : côté recto, il va dans le sens horaire, côté verso, dans le sens antihoraire.',
      },
    },
    ja: {
      'R-CONFUSED': {
        title: 'オロオロハウンド',
        text: '普通のハウンドと同じく、発動すると羊を1匹連れ戻します。手番終了時に同じ場に別のアニマルがいると裏返ります。表向きなら時計回り、裏向きなら反時計回りに動きます。',
      },
    },
  },
};

export const proofs: Proofs<'R-CONFUSED'> = {
  'R-CONFUSED': [
    {
      says: {
        en: 'On its front it moves clockwise, on its back counter-clockwise',
        de: 'wird er umgedreht: Auf der Vorderseite zieht er im Uhrzeigersinn',
        fr: 'côté recto, il va dans le sens horaire, côté verso, dans le sens antihoraire',
        ja: '裏返ります。表向きなら時計回り、裏向きなら反時計回りに動きます',
      },
      cases: [
        'ex. 8-10: the Confused Hound laps back to the wolf, turns over, and then runs counter-clockwise',
        'R-CONFUSED: it turns at the end of every turn while it shares its seat',
      ],
    },
  ],
};

export const en = {
  name: 'Confused Hound',
  rule: 'Turns over at the end of every turn if another animal stands with it.',
};
export const de: typeof en = {
  name: 'Verwirrter Hund',
  rule: 'Wird am Ende jedes Zuges umgedreht, wenn ein anderes Tier vor demselben Spieler liegt.',
};
export const fr: typeof en = {
  name: 'Chien déboussolé',
  rule: 'Se retourne en fin de tour si un autre animal est à la même place.',
};
export const ja: typeof en = {
  name: 'オロオロハウンド',
  rule: '手番終了時に、同じ場に別のアニマルがいると裏返る。',
};

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "wolf-01 extra-02"]

turn 1 play
sheep 3 3 2 3
animals extra-02@4/back wolf-01@4
hand 1 W1 W2 W3 B2
hand 2 B1 W4
hand 3 W3 B3
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['W1', 'B1'],
  after: ['sheep 3 3 3 3'],
  says: {
    en: {
      ask: ['It met another animal and turned over: now it moves counter-clockwise. Send it to Oak.'],
      done: 'One step counter-clockwise to Oak: it brought a sheep home.',
    },
    de: {
      ask: ['Neben einem anderen Tier wurde er umgedreht: Nun zieht er gegen den Uhrzeigersinn. Schicke ihn zu Eiche.'],
      done: 'Ein Schritt gegen den Uhrzeigersinn: Bei Eiche brachte er ein Schaf zurück.',
    },
    fr: {
      ask: ['À côté d’un autre animal, il s’est retourné : il recule. Envoie-le chez Pin.'],
      done: 'Un espace à reculons : chez Pin, il a ramené un mouton.',
    },
    ja: {
      ask: ['ほかのアニマルと並ぶと裏返ります。今は裏向きで、反時計回りに進みます。樫さんへ送りましょう。'],
      done: '反時計回りに1歩。樫さんの羊を連れ戻しました。',
    },
  },
};
