import { Stubborn, Whirled } from '../art/menagerie/flock.tsx';
import type { CardData } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'tornado-02': typeof import('./tornado-02.tsx');
  }
}

export function Face() {
  return (
    <Whirled>
      <Stubborn wool="var(--pink)" />
    </Whirled>
  );
}

export const data: CardData = { sign: 'no-3', rules: ['R-ONLY3', 'R-NOPASS', 'R-DUMMY-3'] };

export const en = {
  name: 'Tornado 02',
  rule: 'Whoever it wakes at may play no 3. Only 3s in hand: show them and pass.',
};
export const de: typeof en = {
  name: 'Tornado 02',
  rule: 'Bei wem er erwacht, der darf keine 3 spielen. Nur 3en auf der Hand: vorzeigen und aussetzen.',
};
export const fr: typeof en = {
  name: 'Tornade 02',
  rule: 'Là où elle s’éveille, pas de 3. Rien que des 3 en main : on les montre et on passe.',
};
export const ja: typeof en = {
  name: 'トルネード 02',
  rule: '発動した人は3を出せない。手札が3だけなら公開してパス。',
};
