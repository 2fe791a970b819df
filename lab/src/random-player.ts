import { type GameTypes, pick, type Random } from '@bellwether/kernel';

/** All a player at the table gets: what its seat sees, and what it may do. Never the state. */
export type Player<T extends GameTypes> = (view: T['View'], legal: readonly T['Move'][]) => T['Move'];

export function randomPlayer<T extends GameTypes>(random: Random): Player<T> {
  return (_view, legal) => pick(legal, random);
}
