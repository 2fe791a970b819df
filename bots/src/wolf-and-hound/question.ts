import type { Random } from '@bellwether/kernel';
import { at } from '@bellwether/wolf-and-hound';
import { keyOfMove, moveOfKey } from './moves.ts';
import { winOf } from './playout.ts';
import { HandPolicy, type Policy } from './policy.ts';
import { advance, hasDummies, type Move, type Rules, type State, teamInTurn, type View } from './state.ts';
import { Value } from './value.ts';
import { VALUE_WEIGHTS } from './value-weights.ts';
import { Worlds } from './worlds.ts';
import { XorShift } from './xor-shift.ts';

/** A decision with everything a mind needs to make it. */
export interface Question {
  readonly view: View;
  readonly moves: readonly Move[];
  /** The same moves as keys (moves.ts), in the same order. */
  readonly keys: readonly number[];
  readonly policy: Policy;
  readonly value: Value;
  /** Deals of the hidden cards, all equally likely. */
  readonly worlds: Worlds;
  readonly random: XorShift;
}

export const VALUE = new Value(VALUE_WEIGHTS);
const policies = new WeakMap<Rules, Policy>();

export function policyFor(rules: Rules): Policy {
  const known = policies.get(rules);
  if (known !== undefined) return known;
  const policy = new HandPolicy(rules);
  policies.set(rules, policy);
  return policy;
}

export function openQuestion(view: View, legal: Iterable<Move>, seeds: Random): Question {
  const random = new XorShift(seeds);
  const worlds = new Worlds(view, random);
  const policy = policyFor(worlds.table.rules);
  const moves = [...legal];
  return {
    view,
    moves,
    keys: moves.map((move) => keyOfMove(worlds.table, move)),
    policy,
    value: VALUE,
    worlds,
    random,
  };
}

/** The value function's estimate after a move in the current deal: the share of a win for the team that makes it. */
export function winAfter({ worlds, value: judge }: Question, key: number, scratch: State): number {
  worlds.lay(scratch);
  const team = teamInTurn(scratch);
  advance(scratch, moveOfKey(scratch, key));
  return winOf(scratch, judge, team);
}

/** With dummies, the next card is a matter of chance: the number of deals to average over. */
export const DEALS_WITH_DUMMIES = 16;

/** The same for every key. With dummies, the mean over several deals, which are the same for all keys. */
export function winsAfter(question: Question): ReadonlyMap<number, number> {
  const { worlds, keys, policy, random } = question;
  const scratch = worlds.blank();
  const deals = hasDummies(policy.rules) ? DEALS_WITH_DUMMIES : 1;
  const sums = keys.map(() => 0);
  for (let n = 0; n < deals; n++) {
    if (deals > 1) worlds.next(scratch, random);
    keys.forEach((key, i) => {
      sums[i] = at(sums, i) + winAfter(question, key, scratch);
    });
  }
  return new Map(keys.map((key, i) => [key, at(sums, i) / deals]));
}
