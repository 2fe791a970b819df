import { activate } from './activate.ts';
import { countBits, firstOf } from './bits.ts';
import { counted } from './pastures.ts';
import { faceIndex } from './standing.ts';
import type { State } from './state.ts';

/** Up to so many animals every order is tried; beyond that, every pair of them. */
const MOST_TRIED = 10;
/** Up to so many the orders are fewer than it is worth remembering where one has been. */
const FEW = 4;

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
  const doing = leaveOutIdle(state, group);
  const count = countBits(doing);
  if (count <= MOST_TRIED) return endsDiffer(state, doing, count > FEW ? { tried: new Set() } : {});
  for (let ones = doing; ones !== 0; ones &= ones - 1) {
    const one = ones & -ones;
    for (let others = ones ^ one; others !== 0; others &= others - 1) if (endsDiffer(state, one | (others & -others), {})) return true;
  }
  return false;
}

/** Animals that do nothing come at any time. */
function leaveOutIdle(state: State, group: number): number {
  const { activateRules, change } = state.rules;
  let doing = group;
  for (let left = group; left !== 0; left &= left - 1) {
    const i = firstOf(left);
    if (activateRules[i] === undefined && change[faceIndex(state, i)] === 0) doing &= ~(1 << i);
  }
  return doing;
}

interface Found {
  /** How the first order that was tried ended. */
  first?: Look;
  /** With many animals: what was left to do and how the table looked, wherever one order has been before another. */
  readonly tried?: Set<string>;
}

/** Plays every order of these animals and takes it back; true as soon as one ends unlike the first that was found. */
function endsDiffer(state: State, animals: number, found: Found): boolean {
  const { sheep, forbidden } = state;
  if (animals === 0 || forbidden === SKIPPED) {
    found.first ??= { sheep, forbidden };
    return sheep !== found.first.sheep || forbidden !== found.first.forbidden;
  }
  if (found.tried !== undefined) {
    const way = `${animals} ${sheep} ${forbidden}`;
    if (found.tried.has(way)) return false;
    found.tried.add(way);
  }
  let differ = false;
  for (let left = animals; left !== 0 && !differ; left &= left - 1) {
    const animal = firstOf(left);
    if (activate(state, animal, undefined)) state.forbidden = SKIPPED;
    differ = endsDiffer(state, animals & ~(1 << animal), found);
    state.sheep = sheep;
    state.forbidden = forbidden;
  }
  return differ;
}

/** A turn that was skipped, told from all that may be forbidden in one that goes on. */
const SKIPPED = -1;

/** All of a table that an activation can change. */
interface Look {
  readonly sheep: number;
  readonly forbidden: number;
}
