import type { Drill } from '../../../path/drill.ts';
import { Wrapped } from '../art/menagerie/Wrapped.tsx';
import type { CardData, CardLookUp } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'designer-02-1': typeof import('./designer-02-1.tsx');
  }
}

/** Wrapped in a black blanket. */
export const Face = () => <Wrapped cloth="var(--card-black-2)" hem="#8d93a5" hound={false} />;

export const data: CardData = { printed: 'Designer’s 02-1', rules: ['R-BLANKET', 'R-BLANKET-NOPLAY'] };
export const lookup: CardLookUp = {};

export const en = {
  name: 'Black Blanket',
  rule: 'Play it only together with the other two blanket cards.',
};
export const de: typeof en = {
  name: 'Schwarzer Pelz',
  rule: 'Spielt nur zusammen mit den beiden anderen Karten „Wolf im Schafspelz“.',
};
export const fr: typeof en = {
  name: 'Couverture noire',
  rule: 'Se joue seulement avec les deux autres cartes couverture.',
};
export const ja: typeof en = {
  name: '黒毛布',
  rule: '白毛布・毛布大好きウルフと必ず一緒に使う。',
};

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "designer-02-1 designer-02-2 designer-02-3"]

turn 1 play
sheep 4 4 4 4
animals designer-02-1@1 designer-02-2@3 designer-02-3@1
hand 1 B1 B2 B3 W4
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['B1'],
  after: ['sheep 4 3 4 4', 'designer-02-3@4/back'],
  says: {
    en: {
      ask: ['The Black Blanket is a wolf. Send it to Hill, and watch what it leaves behind.'],
      done: 'Hill lost a sheep. Without a blanket, the Blanket Wolf moved back to Mill.',
    },
    de: {
      ask: ['Der Schwarze Pelz ist ein Wolf. Schicke ihn zu Hügel und sieh, wer zurückbleibt.'],
      done: 'Hügel verlor ein Schaf. Ohne Pelz ging der Wolf im Schafspelz einen Platz zurück, zu Mühle.',
    },
    fr: {
      ask: ['La Couverture noire est un loup. Envoie-la chez Mont et regarde qui reste seul.'],
      done: 'Mont a perdu un mouton. Sans couverture, le Loup a reculé d’un espace, chez Bois.',
    },
    ja: {
      ask: ['黒毛布はウルフです。丘さんへ送り、残された毛布大好きウルフを見ましょう。'],
      done: '丘さんの羊が1匹逃げました。毛布のなくなった毛布大好きウルフは反時計回りに1歩進み、水車さんの場へ。',
    },
  },
};
