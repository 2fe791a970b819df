import { Asleep, Whirled } from '../art/menagerie/flock.tsx';
import type { CardData } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'tornado-01': typeof import('./tornado-01.tsx');
  }
}

export function Face() {
  return (
    <Whirled>
      <Asleep wool="var(--pink)" />
    </Whirled>
  );
}

export const data: CardData = { sign: 'stop', rules: ['R-SKIPEND', 'R-LASTLAP'] };

export const en = {
  name: 'Tornado 01',
  rule: 'Ends the turn of whoever it wakes at: no play, no draw.',
};
export const de: typeof en = {
  name: 'Tornado 01',
  rule: 'Bei wem er erwacht, dessen Zug ist zu Ende: kein Spielen, kein Ziehen.',
};
export const fr: typeof en = {
  name: 'Tornade 01',
  rule: 'Termine le tour là où elle s’éveille : ni jeu, ni pioche.',
};
export const ja: typeof en = {
  name: 'トルネード 01',
  rule: '発動した人の手番はすぐ終わる。プレイも補充もしない。',
};
