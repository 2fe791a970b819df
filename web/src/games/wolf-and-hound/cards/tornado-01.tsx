import { Asleep, TORNADO_WOOL, Whirled } from '../art/menagerie/flock.tsx';
import type { CardData, CardLookUp } from '../card.ts';

declare module '../card.ts' {
  interface CardFiles {
    'tornado-01': typeof import('./tornado-01.tsx');
  }
}

export function Face() {
  return (
    <Whirled>
      <Asleep wool={TORNADO_WOOL} />
    </Whirled>
  );
}

export const data: CardData = { sign: 'stop', rules: ['A-SHEEP-01', 'R-SKIPEND', 'R-LASTLAP'] };
export const lookup: CardLookUp = {};

export const en = {
  name: 'Tornado 01',
  rule: 'Ends the turn at once: wolves and hounds there do not activate; no play, no draw.',
};
export const de: typeof en = {
  name: 'Tornado 01',
  rule: 'Beendet sofort den Zug: Wölfe und Hunde dort werden nicht aktiviert, du spielst und ziehst nicht.',
};
export const fr: typeof en = {
  name: 'Tornade 01',
  rule: 'Termine aussitôt le tour : loups et chiens ne s’activent pas, ni jeu, ni pioche.',
};
export const ja: typeof en = {
  name: 'トルネード 01',
  rule: '手番がすぐ終わる。その場のウルフもハウンドも発動せず、プレイも補充もしない。',
};
