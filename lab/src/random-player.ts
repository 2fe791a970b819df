import type { GameTypes, Random } from '@bellwether/kernel';

/** A player gets what its seat sees and its legal moves, never the state. */
export type Player<T extends GameTypes> = (view: T['View'], legal: Iterable<T['Move']>) => T['Move'];

/** The most moves that are read of a long list. */
const MOST_LOOKED_AT = 20_000;

/** Chooses all moves with equal probability, by reservoir sampling: move n replaces the choice with probability 1/n. */
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
