import { WOLF, WolfHead } from '../../../art/Heads.tsx';
import type { AnimalArt } from '../art/Animal.tsx';
import { At, Drawn, Lying, lineAt, Running } from '../art/Bodies.tsx';
import type { CardData } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'designer-02-3': typeof import('./designer-02-3.tsx');
  }
}

/** Rests under a blanket of its own, or runs after the others because it is cold. */
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

export const data: CardData = { rules: ['R-BLANKET', 'R-BLANKET-NOPLAY', 'R-MEAT-BLANKET', 'R-ENDORDER'] };

export const en = {
  name: 'Blanket Wolf',
  rule: 'Rests on its front beside a blanket; on its back it walks one step back every turn.',
  help: {
    'R-BLANKET': {
      title: 'The blanket set',
      text: 'The three blanket cards are played together. After each play the Blanket Wolf lies on its front if a blanket is at its gate, on its back if none is. On its back it goes one seat counter-clockwise at the end of every turn.',
    },
    'R-BLANKET-NOPLAY': {
      title: 'No play, no turning',
      text: 'A turn without a play does not turn the Blanket Wolf over.',
    },
    'R-MEAT-BLANKET': {
      title: 'Meat and the Blanket Wolf',
      text: 'Nothing stops the Blanket Wolf: no number card moves it.',
    },
  },
};
export const de: typeof en = {
  name: 'Deckenwolf',
  rule: 'Ruht vorn neben einer Decke; hinten geht er jeden Zug einen Schritt zurück.',
  help: {
    'R-BLANKET': {
      title: 'Die Deckenkarten',
      text: 'Die drei Deckenkarten spielen zusammen. Nach jeder gespielten Karte liegt der Deckenwolf vorn, wenn eine Decke an seinem Tor ist, sonst hinten. Hinten geht er am Ende jedes Zuges einen Platz gegen den Uhrzeigersinn.',
    },
    'R-BLANKET-NOPLAY': {
      title: 'Ohne Karte kein Wenden',
      text: 'Ein Zug ohne gespielte Karte wendet den Deckenwolf nicht.',
    },
    'R-MEAT-BLANKET': {
      title: 'Fleisch und Deckenwolf',
      text: 'Den Deckenwolf hält nichts auf: Keine Zahlenkarte bewegt ihn.',
    },
  },
};
export const fr: typeof en = {
  name: 'Loup à la couverture',
  rule: 'Dort au recto près d’une couverture ; au verso, recule d’un pas à chaque tour.',
  help: {
    'R-BLANKET': {
      title: 'Les cartes couverture',
      text: 'Les trois cartes couverture se jouent ensemble. Après chaque carte jouée, le Loup à la couverture est au recto si une couverture est à sa place, sinon au verso. Au verso, il recule d’une place à la fin de chaque tour.',
    },
    'R-BLANKET-NOPLAY': {
      title: 'Sans carte, rien ne tourne',
      text: 'Un tour sans carte jouée ne retourne pas le Loup à la couverture.',
    },
    'R-MEAT-BLANKET': {
      title: 'Viande et Loup à la couverture',
      text: 'Rien n’arrête le Loup à la couverture : aucune carte nombre ne le bouge.',
    },
  },
};
export const ja: typeof en = {
  name: '毛布のウルフ',
  rule: '表では毛布のそばで休み、裏では手番ごとに1つ反時計回りに進む。',
  help: {
    'R-BLANKET': {
      title: '毛布セット',
      text: '毛布の3枚は必ず一緒に使います。カードを出すたび、同じ場に毛布があれば毛布のウルフは表、なければ裏になります。裏の間は手番の終わりごとに1席、反時計回りに進みます。',
    },
    'R-BLANKET-NOPLAY': {
      title: '出さなければ返らない',
      text: 'カードを出さない手番では、毛布のウルフは裏返りません。',
    },
    'R-MEAT-BLANKET': {
      title: 'お肉と毛布のウルフ',
      text: '毛布のウルフは何にも止められません。数字カードでは動かないからです。',
    },
  },
};
