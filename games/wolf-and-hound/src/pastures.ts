import type { Place } from './state.ts';

// The sheep of all four pastures in one number, seven bits a place: a whole turn's losses and gains are taken and given at once.

const WIDTH = 7;
const ONE = (1 << WIDTH) - 1;
/** A sheep in every pasture. */
const EACH = 1 | (1 << WIDTH) | (1 << (2 * WIDTH)) | (1 << (3 * WIDTH));
/** The highest bit of every pasture. No count needs it: it stays set where a subtraction does not go below zero. */
const GUARDS = EACH << (WIDTH - 1);

/** Losses and gains of one pasture may add up to so much and still leave its highest bit alone. */
export const MOST_AT_ONCE = 50;

/** So many sheep at one place and none at the others. */
export function sheepOf(count: number, place: Place): number {
  return count << (WIDTH * place);
}

export function gather(counts: readonly number[]): number {
  return counts.reduce((sheep, count, place) => sheep | sheepOf(count, place), 0);
}

export function sheepAt(sheep: number, place: Place): number {
  return (sheep >> (WIDTH * place)) & ONE;
}

/** The four counts, from place 0 on. */
export function counted(sheep: number): [number, number, number, number] {
  return [sheepAt(sheep, 0), sheepAt(sheep, 1), sheepAt(sheep, 2), sheepAt(sheep, 3)];
}

export function isSomeEmpty(sheep: number): boolean {
  return ((sheep - EACH) & GUARDS) !== 0;
}

/** Losses first, of as many as there are, then gains, of as many as there is room for: no pasture holds more than its flock. */
export function takeAndGive(sheep: number, losses: number, gains: number, flocks: number): number {
  const left = (sheep | GUARDS) - losses;
  const more = (left & below(left & GUARDS)) + gains;
  const fits = below(((flocks | GUARDS) - more) & GUARDS);
  return (more & fits) | (flocks & ~fits);
}

/** All bits below those guards that are set. */
function below(guards: number): number {
  return guards - (guards >> (WIDTH - 1));
}
