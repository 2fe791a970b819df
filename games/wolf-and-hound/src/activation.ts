import { actByRule, activate } from './activate.ts';
import { firstOf } from './bits.ts';
import { KINDS } from './cards/animal.ts';
import { wakeAtOnce } from './effects.ts';
import { orderMatters } from './order.ts';
import { faceIndex } from './standing.ts';
import { NONE, type State } from './state.ts';
import type { Tell } from './telling.ts';

/** What became of an activation: all done, the turn skipped, or the order must be asked (R-ORDER). */
export type Woken = 'done' | 'skipped' | 'asks';

/**
 * Activates the animals in `waiting` (bits, at least one), sheep cards first, then wolves, then hounds; `first` is the one the player chose, or NONE.
 * Stops where the order within a colour would matter and leaves the rest in `state.waiting`.
 */
export function wake(state: State, waiting: number, first: number, tell: Tell): Woken {
  state.waiting = 0;
  if (tell === undefined && first === NONE && rulesComeFirst(state, waiting)) return wakeRulesFirst(state, waiting);
  if ((waiting & (waiting - 1)) === 0) return activate(state, firstOf(waiting), tell) ? 'skipped' : 'done';
  return wakeInOrder(state, waiting, first, tell);
}

/** Sheep cards come first: if only they have a rule for activation, and their rows change no sheep, all others may follow at once. */
function rulesComeFirst({ rules }: State, waiting: number): boolean {
  const { ruleFirst, intricate } = rules.herd;
  const ruled = waiting & intricate;
  return ruleFirst && (!rules.orderMayMatter || (ruled & (ruled - 1)) === 0);
}

function wakeRulesFirst(state: State, waiting: number): Woken {
  for (let ruled = waiting & state.rules.herd.intricate; ruled !== 0; ruled &= ruled - 1) {
    if (actByRule(state, firstOf(ruled), undefined)) return 'skipped';
  }
  wakeAtOnce(state, waiting);
  return 'done';
}

function wakeInOrder(state: State, waiting: number, first: number, tell: Tell): Woken {
  let left = waiting;
  if (first !== NONE) {
    left &= ~(1 << first);
    if (activate(state, first, tell)) return 'skipped';
  }
  for (let kind = 0; kind < KINDS.length && left !== 0; kind++) {
    const group = ofKind(state, left, kind);
    if (orderMatters(state, group)) {
      state.waiting = left;
      return 'asks';
    }
    left &= ~group;
    for (let rest = group; rest !== 0; rest &= rest - 1) if (activate(state, firstOf(rest), tell)) return 'skipped';
  }
  return 'done';
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
  const { kind: kinds } = state.rules;
  let group = 0;
  for (let left = animals; left !== 0; left &= left - 1) {
    const i = firstOf(left);
    if (kinds[faceIndex(state, i)] === kind) group |= 1 << i;
  }
  return group;
}
