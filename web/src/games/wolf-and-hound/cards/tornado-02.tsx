import { Stubborn, TORNADO_WOOL, Whirled } from '../art/menagerie/flock.tsx';
import type { CardData, CardLookUp } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'tornado-02': typeof import('./tornado-02.tsx');
  }
}

export function Face() {
  return (
    <Whirled>
      <Stubborn wool={TORNADO_WOOL} />
    </Whirled>
  );
}

export const data: CardData = { sign: 'no-3', rules: ['A-SHEEP-02', 'R-ONLY3', 'R-NOPASS', 'R-DUMMY-3'] };
export const lookup: CardLookUp = {};

export const en = {
  name: 'Tornado 02',
  rule: 'No 3 may be played this turn. Only 3s in hand: show them and pass.',
};
export const de: typeof en = {
  name: 'Tornado 02',
  rule: 'Wer an der Reihe ist, darf keine 3 spielen. Nur 3en auf der Hand: vorzeigen und aussetzen.',
};
export const fr: typeof en = {
  name: 'Tornade 02',
  rule: 'Le joueur actif ne peut pas jouer de 3. Rien que des 3 en main : on les montre et on passe.',
};
export const ja: typeof en = {
  name: 'トルネード 02',
  rule: 'この手番は3を出せない。手札が3だけなら公開してパス。',
};
