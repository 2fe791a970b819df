import { At, Drawn, Limb, lineAt, WolfTail } from '../../../art/Bodies.tsx';
import { type Coat, WolfHead } from '../../../art/Heads.tsx';
import type { Proofs } from '../../../help/proof.ts';
import type { Drill } from '../../../path/drill.ts';
import { Upright } from '../art/menagerie/poses.tsx';
import type { CardData, CardLookUp } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'extra-01': typeof import('./extra-01.tsx');
  }
}

const GRANDPA: Coat = { fur: '#b9bcc4', dark: '#8b909c', light: '#f2f2f0' };

/** Glasses, moustache, stick and slippers: he obeys the card before the last one. */
export function Face() {
  return (
    <Drawn>
      <WolfTail coat={GRANDPA} />
      <Upright coat={GRANDPA} />
      <path d="M19 40c-3 6-3 12-2 16 3 1 6 1 9 1V37zM45 40c3 6 3 12 2 16-3 1-6 1-9 1V37z" fill="#7d6a9a" />
      <path d="M16 61c0-4 3-6 7-6s7 3 7 6zM34 61c0-3 3-6 7-6s7 2 7 6z" fill="#a5553f" />
      <Limb d="M8 61V46c0-5 6-5 6-1" fill="var(--wood-2)" width={2.4} />
      <Limb d="M21 46l-10 2" fill="#7d6a9a" />
      <At x={9} y={0} scale={0.71}>
        <WolfHead coat={GRANDPA} mood="tired" line={lineAt(0.71)}>
          <path d="M12 22q8-6 14-1M52 22q-8-6-14-1" stroke="var(--ink)" stroke-width="7" fill="none" />
          <path d="M12 22q8-6 14-1M52 22q-8-6-14-1" stroke="var(--wool)" stroke-width="4" fill="none" />
          <g fill="none" stroke-width="2.400">
            <circle cx="21" cy="32" r="7.500" />
            <circle cx="43" cy="32" r="7.500" />
            <path d="M28.500 31q3.500-3 7 0" />
          </g>
          <path d="M31 50c-6-3-13 0-16 7 8 3 14 0 16-4M33 50c6-3 13 0 16 7-8 3-14 0-16-4" fill="var(--wool)" stroke-width="2" />
        </WolfHead>
      </At>
    </Drawn>
  );
}

export const data: CardData = {
  printed: 'Extra 01',
  rules: ['R-GRANDPA', 'R-MEAT-GRANDPA', 'R-ENDORDER'],
};

export const lookup: CardLookUp<'R-GRANDPA' | 'R-MEAT-GRANDPA'> = {
  example: [[{ card: 'W2' }, '→', { walk: { stands: ['extra-01'], at: 1, steps: -2 } }]],
  help: {
    en: {
      'R-GRANDPA': {
        title: 'Grandpa Wolf',
        text: 'Black and white cards move him, but never when they are played. At the end of each turn, he moves counter-clockwise by the number card of the previous turn. If there was none, he stays; at the end of the first turn he stays, too.',
      },
      'R-MEAT-GRANDPA': {
        title: 'Meat and Grandpa Wolf',
        text: 'Meat stops Grandpa Wolf, whatever color moves him. Only the Meat of the player whose number moves him has no effect.',
      },
    },
    de: {
      'R-GRANDPA': {
        title: 'Opa Wolf',
        text: 'Verzögerte Bewegung: Schwarze und weiße Karten bewegen ihn erst einen Zug später. Am Ende jedes Zuges zieht er so weit gegen den Uhrzeigersinn, wie die Zahlenkarte des vorigen Spielers angibt. Hat dieser keine gespielt, bleibt Opa Wolf stehen, ebenso am Ende des ersten Zuges.',
      },
      'R-MEAT-GRANDPA': {
        title: 'Fleisch und Opa Wolf',
        text: 'Fleisch hält Opa Wolf auf, welche Farbe ihn auch bewegt. Nur das Fleisch des Spielers, dessen Zahlenkarte ihn gerade bewegt, wirkt nicht.',
      },
    },
    fr: {
      'R-GRANDPA': {
        title: 'Papi Loup',
        text: 'Les cartes noires et blanches le déplacent, mais jamais quand on les joue. À la fin de chaque tour il va dans le sens antihoraire, selon la carte Nombre du tour d’avant. S’il n’y en avait pas, il ne bouge pas ; de même à la fin du premier tour.',
      },
      'R-MEAT-GRANDPA': {
        title: 'Viande et Papi Loup',
        text: 'La viande arrête Papi Loup quelle que soit la couleur qui le déplace. Seule la viande de la place dont le nombre le déplace ne compte pas.',
      },
    },
    ja: {
      'R-GRANDPA': {
        title: 'ジジウルフ',
        text: '黒カードでも白カードでも動きますが、カードを出したときには動きません。各プレイヤーの手番終了時に、一つ前の手番に出された数字の分だけ反時計回りに進みます。一つ前の手番にカードが出されていなければ動きません。最初の手番の終わりにも動きません。',
      },
      'R-MEAT-GRANDPA': {
        title: 'お肉とジジウルフ',
        text: 'どちらの色で動いても、お肉で止まります。ただし、その移動のもとになった数字カードを出した人のお肉は効きません。',
      },
    },
  },
};

export const proofs: Proofs<'R-GRANDPA' | 'R-MEAT-GRANDPA'> = {
  'R-GRANDPA': [
    {
      says: { en: 'he stays', de: 'bleibt Opa Wolf stehen', fr: 'il ne bouge pas', ja: '動きません' },
      cases: [
        'ex. 8-9: Grandpa Wolf moves one turn late, counter-clockwise, by either colour',
        'R-GRANDPA: the previous turn played no card, so he stays',
      ],
    },
  ],
  'R-MEAT-GRANDPA': [
    {
      says: {
        en: 'whatever color moves him',
        de: 'welche Farbe ihn auch bewegt',
        fr: 'quelle que soit la couleur',
        ja: 'どちらの色で動いても',
      },
      cases: [
        'R-MEAT-GRANDPA: Meat stops Grandpa Wolf although a white card moves him',
        'R-MEAT-GRANDPA: the Meat of the seat whose number moves him is ignored',
      ],
    },
  ],
};

export const en = {
  name: 'Grandpa Wolf',
  rule: 'Black and white cards move him: at the end of each turn, counter-clockwise, by the number card of the previous turn.',
};
export const de: typeof en = {
  name: 'Opa Wolf',
  rule: 'Zieht am Ende jedes Zuges so weit gegen den Uhrzeigersinn, wie die Zahlenkarte des vorigen Spielers angibt, ob schwarz oder weiß.',
};
export const fr: typeof en = {
  name: 'Papi Loup',
  rule: 'Se déplace en fin de tour, dans le sens antihoraire, selon la carte Nombre du tour d’avant, noire ou blanche.',
};
export const ja: typeof en = {
  name: 'ジジウルフ',
  rule: '黒でも白でも、手番終了時に、一つ前の手番に出された数字の分だけ反時計回りに動く。',
};

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "hound-01 wolf-01 extra-01"]

turn 1 play
sheep 4 4 4 4
animals extra-01@1 hound-01@1 wolf-01@1
hand 1 W1 W2 W3 B2
hand 2 W4 B4
hand 3 W4 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['W1', 'W4', 'W4'],
  after: ['sheep 4 4 4 3'],
  says: {
    en: {
      ask: ['Grandpa Wolf moves counter-clockwise, one turn late, by the card you play now. Send him to Mill.'],
      done: 'One turn later he moved back by your number, and Mill lost a sheep.',
    },
    de: {
      ask: ['Opa Wolf zieht einen Zug später, gegen den Uhrzeigersinn: am Ende von Hügels Zug. Schicke ihn zu Mühle.'],
      done: 'Einen Zug später ging er um deine Zahl zurück: Mühle verlor ein Schaf.',
    },
    fr: {
      ask: ['Papi Loup recule avec un tour de retard : selon ta carte. Envoie-le chez Bois.'],
      done: 'Un tour plus tard, il a reculé selon ta carte : Bois a perdu un mouton.',
    },
    ja: {
      ask: ['ジジウルフは、今出す数字の分だけ、1手番遅れて反時計回りに進みます。水車さんへ送りましょう。'],
      done: '1手番遅れて数字の分だけ反時計回りに進み、水車さんの羊が1匹逃げました。',
    },
  },
};
