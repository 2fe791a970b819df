import { Drawn } from '../art/Bodies.tsx';
import { Asleep, Fleece } from '../art/menagerie/flock.tsx';
import type { CardData, CardLookUp } from '../card.ts';

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

export const data: CardData = { sign: 'stop', rules: ['A-SHEEP-01', 'R-SKIPEND', 'R-LASTLAP'] };
export const lookup: CardLookUp = {};

export const en = {
  name: 'Sheep 01',
  rule: 'Ends the turn at once: wolves and hounds there do not activate; no play, no draw.',
};
export const de: typeof en = {
  name: 'Schaf 01',
  rule: 'Beendet sofort den Zug: Wölfe und Hunde dort werden nicht aktiviert, du spielst und ziehst nicht.',
};
export const fr: typeof en = {
  name: 'Mouton 01',
  rule: 'Termine aussitôt le tour : loups et chiens ne s’activent pas, ni jeu, ni pioche.',
};
export const ja: typeof en = {
  name: 'シープ 01',
  rule: '手番がすぐ終わる。その場のウルフもハウンドも発動せず、プレイも補充もしない。',
};
