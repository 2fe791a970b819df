import type { Drill } from '../../../path/drill.ts';
import { Wrapped } from '../art/menagerie/Wrapped.tsx';
import type { CardData, CardLookUp } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'designer-02-2': typeof import('./designer-02-2.tsx');
  }
}

/** Wrapped in a white blanket. */
export const Face = () => <Wrapped cloth="var(--wool)" hem="var(--hound)" hound={true} />;

export const data: CardData = { printed: 'Designer’s 02-2', rules: ['R-BLANKET', 'R-BLANKET-NOPLAY'] };
export const lookup: CardLookUp = {};

export const en = {
  name: 'White Blanket',
  rule: 'Play it only together with the other two blanket cards.',
};
export const de: typeof en = {
  name: 'Weißer Pelz',
  rule: 'Spielt nur zusammen mit den beiden anderen Karten „Wolf im Schafspelz“.',
};
export const fr: typeof en = {
  name: 'Couverture blanche',
  rule: 'Se joue seulement avec les deux autres cartes couverture.',
};
export const ja: typeof en = {
  name: '白毛布',
  rule: '黒毛布・毛布大好きウルフと必ず一緒に使う。',
};

export const drill: Drill = {
  position: `[Edition "2016"]
[Players "4"]
[Animals "designer-02-1 designer-02-2 designer-02-3"]

turn 1 play
sheep 4 4 3 4
animals designer-02-1@4 designer-02-2@1 designer-02-3@4
hand 1 W1 W2 W3 B2
hand 2 W4 B4
hand 3 W3 B1
hand 4 B2 W2
deck W1 B3 W2 B4`,
  moves: ['W2', 'B4'],
  after: ['sheep 4 4 4 4', 'designer-02-3@4'],
  says: {
    en: {
      ask: ['The White Blanket is a hound. Send it to Oak.'],
      done: 'On Oak’s turn it brought a sheep home. With a blanket, the Blanket Wolf rested at Mill.',
    },
    de: {
      ask: ['Der Weiße Pelz ist ein Hund. Schicke ihn zu Eiche.'],
      done: 'In Eiches Zug brachte er ein Schaf zurück. Neben einem Pelz ruhte der Wolf im Schafspelz bei Mühle.',
    },
    fr: {
      ask: ['La Couverture blanche est un chien. Envoie-la chez Pin.'],
      done: 'Au tour de Pin, elle a ramené un mouton. Près d’une couverture, le Loup est resté chez Bois.',
    },
    ja: {
      ask: ['白毛布はハウンドです。樫さんへ送りましょう。'],
      done: '樫さんの手番で羊を連れ戻しました。毛布のそばの毛布大好きウルフは、水車さんの場で休んだままです。',
    },
  },
};
