import type { Place } from './state.ts';

// The sheep of all four pastures in one number, seven bits a place: a whole turn's losses and gains are taken and given at once.

const WIDTH = 7;
const PASTURE = (1 << WIDTH) - 1;
/** A sheep in every pasture. */
const EACH = gather([1, 1, 1, 1]);
/** The highest bit of every pasture. No count needs it: it stays set where a subtraction does not go below zero. */
const GUARDS = EACH << (WIDTH - 1);

/** So many losses, or gains, of one pasture at once and no more: beyond that they would spill into the next. */
export const MOST_AT_ONCE = 1 << (WIDTH - 1);

/** So many sheep at one place and none at the others. */
export function sheepOf(count: number, place: Place): number {
  return count << (WIDTH * place);
}

export function gather(counts: readonly number[]): number {
  return counts.reduce((sheep, count, place) => sheep | sheepOf(count, place), 0);
}

export function sheepAt(sheep: number, place: Place): number {
  return (sheep >> (WIDTH * place)) & PASTURE;
}

/** With so many at a place, whatever there were. */
export function withSheep(sheep: number, place: Place, count: number): number {
  return (sheep & ~sheepOf(PASTURE, place)) | sheepOf(count, place);
}

/** The four counts, from place 0 on. */
export function counted(sheep: number): [number, number, number, number] {
  return [sheepAt(sheep, 0), sheepAt(sheep, 1), sheepAt(sheep, 2), sheepAt(sheep, 3)];
}

/** One less than none borrows from all above, and so sets the guard. */
export function isSomeEmpty(sheep: number): boolean {
  return ((sheep - EACH) & GUARDS) !== 0;
}

/** Losses first, of as many as there are, then gains, of as many as there is room for: no pasture holds more than when it was full. */
export function takeAndGive(sheep: number, losses: number, gains: number, full: number): number {
  const left = (sheep | GUARDS) - losses;
  const more = (left & below(left & GUARDS)) + gains;
  const fits = below(((full | GUARDS) - more) & GUARDS);
  return (more & fits) | (full & ~fits);
}

/** All bits below those guards that are set. */
function below(guards: number): number {
  return guards - (guards >> (WIDTH - 1));
}
