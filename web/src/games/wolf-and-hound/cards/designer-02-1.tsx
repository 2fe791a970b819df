import { Wrapped } from '../art/menagerie/Wrapped.tsx';
import type { CardData, CardLookUp } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'designer-02-1': typeof import('./designer-02-1.tsx');
  }
}

export const Face = () => <Wrapped cloth="var(--card-black-2)" hem="#8d93a5" hound={false} />;

export const data: CardData = { printed: 'Designer’s 02-1', rules: ['R-BLANKET', 'R-BLANKET-NOPLAY'] };
export const lookup: CardLookUp = {};

export const en = {
  name: 'Black Blanket',
  rule: 'Played only together with the other two blanket cards.',
};
export const de: typeof en = {
  name: 'Schwarzer Pelz',
  rule: 'Spielt nur zusammen mit den beiden anderen Karten „Wolf im Schafspelz“.',
};
export const fr: typeof en = {
  name: 'Couverture noire',
  rule: 'Ne joue qu’avec les deux autres cartes couverture.',
};
export const ja: typeof en = {
  name: '黒毛布',
  rule: 'ほかの毛布カード2枚と必ず一緒に使う。',
};
