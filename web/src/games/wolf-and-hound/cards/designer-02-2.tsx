import { Wrapped } from '../art/menagerie/Wrapped.tsx';
import type { CardData, CardLookUp } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'designer-02-2': typeof import('./designer-02-2.tsx');
  }
}

export const Face = () => <Wrapped cloth="var(--wool)" hem="var(--hound)" hound={true} />;

export const data: CardData = { printed: 'Designer’s 02-2', rules: ['R-BLANKET', 'R-BLANKET-NOPLAY'] };
export const lookup: CardLookUp = {};

export const en = {
  name: 'White Blanket',
  rule: 'Played only together with the other two blanket cards.',
};
export const de: typeof en = {
  name: 'Weißer Pelz',
  rule: 'Spielt nur zusammen mit den beiden anderen Karten „Wolf im Schafspelz“.',
};
export const fr: typeof en = {
  name: 'Couverture blanche',
  rule: 'Ne joue qu’avec les deux autres cartes couverture.',
};
export const ja: typeof en = {
  name: '白毛布',
  rule: 'ほかの毛布カード2枚と必ず一緒に使う。',
};
