import { activate } from './activate.ts';
import { countBits, firstOf } from './bits.ts';
import { counted } from './pastures.ts';
import { faceIndex } from './standing.ts';
import type { State } from './state.ts';

/** Up to so many animals every order is tried; beyond that, every pair of them. */
const MOST_TRIED = 5;

/** Whether two orders of one colour's animals end differently (R-ORDER). In published sets none do. */
export function orderMatters(state: State, group: number): boolean {
  const { orderMayMatter, herd, activateRules } = state.rules;
  if (!orderMayMatter || (group & herd.intricate) === 0 || (group & (group - 1)) === 0) return false;
  return activateRules.some((rule, i) => rule !== undefined && (group >> i) & 1) ? triesDiffer(state, group) : sheepDiffer(state, group);
}

/**
 * Gains and losses of one pasture come out alike in every order unless it runs out of sheep or out of room on the way: losses first
 * end with the most sheep there can be, gains first with the fewest.
 */
function sheepDiffer(state: State, group: number): boolean {
  const { rules, sheep, turn } = state;
  const gains = [0, 0, 0, 0];
  const losses = [0, 0, 0, 0];
  for (let left = group; left !== 0; left &= left - 1) {
    const face = faceIndex(state, firstOf(left));
    const place = (turn + (rules.target[face] as number)) & 3;
    const change = rules.change[face] as number;
    if (change > 0) gains[place] = (gains[place] as number) + change;
    else losses[place] = (losses[place] as number) - change;
  }
  return counted(sheep).some((has, place) => {
    const gain = gains[place] as number;
    const loss = losses[place] as number;
    return gain > 0 && loss > 0 && (has < loss || has + gain > (rules.flock[place] as number));
  });
}

/** Tried out, because a card's own rule may do anything. */
function triesDiffer(state: State, group: number): boolean {
  if (countBits(group) <= MOST_TRIED) return endsDiffer(state, group, {});
  for (let ones = group; ones !== 0; ones &= ones - 1) {
    const one = ones & -ones;
    for (let others = ones ^ one; others !== 0; others &= others - 1) if (endsDiffer(state, one | (others & -others), {})) return true;
  }
  return false;
}

/** Plays every order of these animals and takes it back; true as soon as one ends unlike the first that was found. */
function endsDiffer(state: State, animals: number, found: { first?: Look }): boolean {
  const before = lookAt(state);
  if (animals === 0 || state.forbidden === SKIPPED) {
    found.first ??= before;
    return !looksAlike(before, found.first);
  }
  let differ = false;
  for (let left = animals; left !== 0 && !differ; left &= left - 1) {
    const animal = firstOf(left);
    if (activate(state, animal, undefined)) state.forbidden = SKIPPED;
    differ = endsDiffer(state, animals & ~(1 << animal), found);
    restore(state, before);
  }
  return differ;
}

/** A turn that was skipped, told from all that may be forbidden in one that goes on. */
const SKIPPED = -1;

/** All of a table that an activation can change. */
interface Look {
  readonly sheep: number;
  readonly forbidden: number;
  readonly low: number;
  readonly high: number;
  readonly backs: number;
}

function lookAt({ sheep, forbidden, low, high, backs }: State): Look {
  return { sheep, forbidden, low, high, backs };
}

function looksAlike(a: Look, b: Look): boolean {
  return a.sheep === b.sheep && a.forbidden === b.forbidden && a.low === b.low && a.high === b.high && a.backs === b.backs;
}

function restore(state: State, { sheep, forbidden, low, high, backs }: Look): void {
  state.sheep = sheep;
  state.forbidden = forbidden;
  state.low = low;
  state.high = high;
  state.backs = backs;
}
