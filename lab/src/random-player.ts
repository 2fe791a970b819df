import type { GameTypes, Random } from '@bellwether/kernel';

/** All a player at the table gets: what its seat sees, and what it may do. Never the state. */
export type Player<T extends GameTypes> = (view: T['View'], legal: Iterable<T['Move']>) => T['Move'];

/** Of very many moves only the first so many are looked at. */
const MOST_LOOKED_AT = 20_000;

/** Any move, each as likely as the others: the n-th one takes the place of the one chosen so far one time in n. */
export function randomPlayer<T extends GameTypes>(random: Random): Player<T> {
  return (_view, legal) => {
    let chosen: T['Move'] | undefined;
    let n = 0;
    for (const move of legal) {
      if (random.below(++n) === 0) chosen = move;
      if (n === MOST_LOOKED_AT) break;
    }
    return chosen as T['Move'];
  };
}
