import { changeSheep } from './card-turn.ts';
import { KINDS } from './cards/animal.ts';
import { clone, NONE, type State } from './state.ts';
import { type Tell, tellActivation } from './telling.ts';

/** What became of an activation: all done, the turn skipped, or the order must be asked (R-ORDER). */
export type Woken = 'done' | 'skipped' | 'asks';

/**
 * Activates the animals in `waiting` (bits, at least one), sheep cards first, then wolves, then hounds; `first` is the one the player chose, or NONE.
 * Stops where the order within a colour would matter and leaves the rest in `state.waiting`.
 */
export function wake(state: State, waiting: number, first: number, tell: Tell): Woken {
  state.waiting = 0;
  if ((waiting & (waiting - 1)) === 0) return activate(state, 31 - Math.clz32(waiting), tell) ? 'skipped' : 'done';
  return wakeInOrder(state, waiting, first, tell);
}

function wakeInOrder(state: State, waiting: number, first: number, tell: Tell): Woken {
  const { rules } = state;
  let left = waiting;
  if (first !== NONE) {
    left &= ~(1 << first);
    if (activate(state, first, tell)) return 'skipped';
  }
  for (let kind = 0; kind < KINDS.length && left !== 0; kind++) {
    const group = ofKind(state, left, kind);
    if (group === 0) continue;
    if (rules.orderMayMatter && orderMatters(state, group)) {
      state.waiting = left;
      return 'asks';
    }
    left &= ~group;
    for (let i = 0; group >> i !== 0; i++) if ((group >> i) & 1 && activate(state, i, tell)) return 'skipped';
  }
  return 'done';
}

/**
 * The same for a plain set with nobody listening. Who stands where is as good as random in search, hence no branches: an animal
 * elsewhere changes its target's sheep by nothing.
 */
export function wakePlainly(state: State): void {
  const { at, sheep, turn } = state;
  const { plainWake, flock } = state.rules;
  for (let n = 0; n < plainWake.length; n += 3) {
    const here = (((at[plainWake[n] as number] as number) ^ turn) - 1) >>> 31;
    const place = (turn + (plainWake[n + 1] as number)) & 3;
    const after = (sheep[place] as number) + (plainWake[n + 2] as number) * here;
    const atLeastNone = after & ~(after >> 31);
    const over = (flock[place] as number) - atLeastNone;
    sheep[place] = atLeastNone + (over & (over >> 31));
  }
}

/** The animals the player may choose from while R-ORDER is asked, as bits. */
export function choosable(state: State): number {
  for (let kind = 0; kind < KINDS.length; kind++) {
    const group = ofKind(state, state.waiting, kind);
    if (group !== 0) return group;
  }
  return 0;
}

function ofKind(state: State, animals: number, kind: number): number {
  let group = 0;
  for (let i = 0; animals >> i !== 0; i++) {
    if ((animals >> i) & 1 && state.rules.kind[2 * i + (state.side[i] as number)] === kind) group |= 1 << i;
  }
  return group;
}

/** One animal does what it does; true if it ended the turn. */
function activate(state: State, animal: number, tell: Tell): boolean {
  const { rules, turn } = state;
  const face = 2 * animal + (state.side[animal] as number);
  if (tell !== undefined) tellActivation(tell, turn, rules.animals[animal]?.id as string);
  const change = rules.change[face] as number;
  if (change !== 0) changeSheep(state, (turn + (rules.target[face] as number)) & 3, change, animal, tell);
  return rules.hooked.activate.length !== 0 && callActivate(state, animal, tell);
}

function callActivate(state: State, animal: number, tell: Tell): boolean {
  const hook = state.rules.animals[animal]?.hooks?.activate;
  if (hook === undefined) return false;
  const turn = state.rules.turn.over(state, tell);
  hook(turn, animal);
  return turn.skipped;
}

/** Up to so many animals every order is tried; beyond that, every pair of them. */
const MOST_TRIED = 5;

/** Whether two orders of one colour's animals end differently: tried out, because a custom card may do anything. */
function orderMatters(state: State, group: number): boolean {
  const animals = state.at.flatMap((_, i) => ((group >> i) & 1 ? [i] : []));
  if (animals.length <= MOST_TRIED) return ends(state, animals, new Set()).size > 1;
  return animals.some((a, n) => animals.slice(n + 1).some((b) => ends(state, [a, b], new Set()).size > 1));
}

/** The ways a position can look after these animals have activated, over all orders. */
function ends(state: State, animals: readonly number[], found: Set<string>, skipped = false): Set<string> {
  if (animals.length === 0 || skipped) {
    return found.add(JSON.stringify([state.sheep, state.at, state.side, skipped || state.forbidden]));
  }
  for (const animal of animals) {
    const next = clone(state);
    const skips = activate(next, animal, undefined);
    ends(
      next,
      animals.filter((other) => other !== animal),
      found,
      skips,
    );
  }
  return found;
}
