import type { CardData } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'sheep-02': typeof import('./sheep-02.tsx');
  }
}

export { StubbornSheep as Face } from '../art/menagerie/flock.tsx';

export const data: CardData = { sign: 'no-3', rules: ['R-ONLY3', 'R-NOPASS', 'R-DUMMY-3'] };

export const en = {
  name: 'Sheep 02',
  rule: 'Whoever it wakes at may play no 3. Only 3s in hand: show them and pass.',
};
export const de: typeof en = {
  name: 'Schaf 02',
  rule: 'Bei wem es erwacht, der darf keine 3 spielen. Nur 3en auf der Hand: vorzeigen und aussetzen.',
};
export const fr: typeof en = {
  name: 'Mouton 02',
  rule: 'Là où il s’éveille, pas de 3. Rien que des 3 en main : on les montre et on passe.',
};
export const ja: typeof en = {
  name: 'シープ 02',
  rule: '発動した人は3を出せない。手札が3だけなら公開してパス。',
};
