import type { Place, State } from './state.ts';

// Where the animals stand and which side they show, all of them in three numbers: bit `i` of `low` and of `high` are the two bits of
// the place of animal `i`, bit `i` of `backs` tells that it shows its back. A whole herd walks, or is looked for, in a few operations.

export function placeOf({ low, high }: State, animal: number): Place {
  return ((low >> animal) & 1) | (((high >> animal) & 1) << 1);
}

export function put(state: State, animal: number, place: Place): void {
  const others = ~(1 << animal);
  state.low = (state.low & others) | ((place & 1) << animal);
  state.high = (state.high & others) | ((place >> 1) << animal);
}

/** The animals at a place, as bits. */
export function animalsAt({ low, high, rules }: State, place: Place): number {
  return (low ^ ((place & 1) - 1)) & (high ^ ((place >> 1) - 1)) & rules.herd.everyone;
}

/** 0 front, 1 back. */
export function sideOf({ backs }: State, animal: number): 0 | 1 {
  return ((backs >> animal) & 1) as 0 | 1;
}

export function showSide(state: State, animal: number, side: number): void {
  state.backs = (state.backs & ~(1 << animal)) | (side << animal);
}

/** Where the tables of the rules keep the side an animal shows. */
export function faceIndex(state: State, animal: number): number {
  return 2 * animal + sideOf(state, animal);
}

/** The animals of which something is true by the side they show: `fronts` of all, but not where `unlike` says so, on their backs. */
export function showing({ backs }: State, fronts: number, unlike: number): number {
  return fronts ^ (unlike & backs);
}
