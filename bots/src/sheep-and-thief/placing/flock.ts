/** The white sheep of a board as counts by location. */

import { lowestBit } from '@bellwether/kernel';
import { CELLS } from '@bellwether/sheep-and-thief';
import { stepsBetween } from '../animal-facts.ts';
import { AT } from '../facts.ts';
import type { SeatIndex } from '../state.ts';

/** A flock is six counts, in the order of their facts: sheep in barns, with the fox, one, two, three steps from it, farther. */
export const PLACES = AT['fox-far'] - AT.sheltered + 1;
const WITH_FOX = AT['with-fox'] - AT.sheltered;
const FAR = AT['fox-far'] - AT.sheltered;
export const ONE_STEP_OFF = AT['fox-1'] - AT.sheltered;
export const TWO_STEPS_OFF = AT['fox-2'] - AT.sheltered;

/** The count to which a sheep on a cell belongs. `barns`: bitmask of the cells with barns. */
export function placeOf(cell: number, barns: number, fox: number): number {
  return barns & (1 << cell) ? 0 : Math.min(FAR, WITH_FOX + stepsBetween(fox, cell));
}

export function countFlock(
  sheep: readonly number[],
  seat: SeatIndex,
  laid: number,
  barns: number,
  fox: number,
  into: Int32Array,
  at: number,
): void {
  for (let place = 0; place < PLACES; place++) into[at + place] = 0;
  const first = seat * CELLS;
  for (let left = laid; left !== 0; left &= left - 1) {
    const cell = lowestBit(left);
    const here = sheep[first + cell] as number;
    if (here > 0) addSheep(into, at + placeOf(cell, barns, fox), here);
  }
}

export function addSheep(flocks: Int32Array, at: number, sheep: number): void {
  flocks[at] = (flocks[at] as number) + sheep;
}
