import type { Random } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { fitOf } from './inference.ts';
import { keyOfMove, moveOfKey } from './moves.ts';
import { HandPolicy, type Policy } from './policy.ts';
import { Quick } from './quick.ts';
import type { Move, Rules, State, View } from './state.ts';
import { Value } from './value.ts';
import { VALUE_WEIGHTS } from './value-weights.ts';
import { Worlds } from './worlds.ts';

/** A seat's question with everything a mind needs to think about it. */
export interface Position {
  readonly view: View;
  readonly moves: readonly Move[];
  /** The same moves as small numbers, in the same order. */
  readonly keys: readonly number[];
  readonly policy: Policy;
  readonly value: Value;
  /** Deals of the hidden cards, all alike. */
  readonly worlds: Worlds;
  /** Deals weighed by what players chose not to play; made when first asked for. */
  weighed(): Worlds;
  readonly quick: Quick;
}

const value = new Value(VALUE_WEIGHTS);
const policies = new WeakMap<Rules, Policy>();

export function policyFor(rules: Rules): Policy {
  const known = policies.get(rules);
  if (known !== undefined) return known;
  const policy = new HandPolicy(rules);
  policies.set(rules, policy);
  return policy;
}

export function openPosition(view: View, legal: Iterable<Move>, random: Random): Position {
  const quick = new Quick(random);
  const worlds = new Worlds(view, quick);
  const policy = policyFor(worlds.table.rules);
  const moves = [...legal];
  return {
    view,
    moves,
    keys: moves.map((move) => keyOfMove(worlds.table, move)),
    policy,
    value,
    worlds,
    weighed: () => {
      const fit = fitOf(view, policy);
      return fit === undefined ? worlds : new Worlds(view, quick, fit);
    },
    quick,
  };
}

/** What the public facts say after a move in the deal at hand: the share of a win for the team in turn before it. */
export function winAfter({ worlds, policy, value: judge }: Position, key: number, scratch: State): number {
  worlds.lay(scratch);
  const team = scratch.turn & 1;
  wolfAndHound.apply(scratch, 0, moveOfKey(scratch, policy, key));
  return winOf(scratch, judge, team);
}

/** Where dummies turn up cards, what comes next is chance even to who counts: so many deals are looked at. */
export const DEALS_WITH_DUMMIES = 16;

/** The same for every key; with dummies in the mean over some deals, the same for all. */
export function winsAfter(position: Position): ReadonlyMap<number, number> {
  const { worlds, keys, policy, quick } = position;
  const scratch = worlds.blank();
  const deals = policy.rules.dummies === 0 ? 1 : DEALS_WITH_DUMMIES;
  const sums = keys.map(() => 0);
  for (let n = 0; n < deals; n++) {
    if (deals > 1) worlds.next(scratch, quick);
    keys.forEach((key, i) => {
      sums[i] = (sums[i] as number) + winAfter(position, key, scratch);
    });
  }
  return new Map(keys.map((key, i) => [key, (sums[i] as number) / deals]));
}

/** The share of a win that a position is worth to a team. */
export function winOf(state: State, judge: Value, team: number): number {
  if (state.asks === 'nothing') return state.winner === team ? 1 : 0;
  const win = judge.ofTeamInTurn(state);
  return (state.turn & 1) === team ? win : 1 - win;
}
