import { Drawn } from '../art/Bodies.tsx';
import { Asleep, Fleece } from '../art/menagerie/flock.tsx';
import type { CardData } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'sheep-01': typeof import('./sheep-01.tsx');
  }
}

/** Asleep in the middle of the road; nobody gets past. */
export function Face() {
  return (
    <Drawn>
      <Fleece fill="var(--pink)" />
      <Asleep wool="var(--pink)" />
    </Drawn>
  );
}

export const data: CardData = { sign: 'stop', rules: ['R-SKIPEND', 'R-LASTLAP'] };

export const en = {
  name: 'Sheep 01',
  rule: 'Ends the turn of whoever it wakes at: no play, no draw.',
};
export const de: typeof en = {
  name: 'Schaf 01',
  rule: 'Bei wem es erwacht, dessen Zug ist zu Ende: kein Spielen, kein Ziehen.',
};
export const fr: typeof en = {
  name: 'Mouton 01',
  rule: 'Termine le tour là où il s’éveille : ni jeu, ni pioche.',
};
export const ja: typeof en = {
  name: 'シープ 01',
  rule: '発動した人の手番はすぐ終わる。プレイも補充もしない。',
};
