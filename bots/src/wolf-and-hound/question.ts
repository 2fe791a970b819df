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

/** A seat's question with everything a mind needs to think about it. */
export interface Question {
  readonly view: View;
  readonly moves: readonly Move[];
  /** The same moves as small numbers, in the same order. */
  readonly keys: readonly number[];
  readonly policy: Policy;
  readonly value: Value;
  /** Deals of the hidden cards, all alike. */
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

/** What the public facts say after a move in the deal at hand: the share of a win for the team in turn before it. */
export function winAfter({ worlds, value: judge }: Question, key: number, scratch: State): number {
  worlds.lay(scratch);
  const team = teamInTurn(scratch);
  advance(scratch, moveOfKey(scratch, key));
  return winOf(scratch, judge, team);
}

/** Where dummies turn up cards, the next card is chance: this many deals are looked at. */
export const DEALS_WITH_DUMMIES = 16;

/** The same for every key; with dummies in the mean over some deals, the same for all. */
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
