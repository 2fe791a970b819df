/** Handwritten weights. Used by Greedy and Lamb (gold), Rule and Shepherd (heuristics). */

import { FACTS, type Fact } from './facts.ts';
import { PLACEMENTS } from './state.ts';
import type { ValueWeights } from './value.ts';

const PLAYERS = [2, 3, 4];

/** The same weights for every number of players, by cards to come. */
export function weightsBy(weight: (fact: Fact, toCome: number) => number): ValueWeights {
  const rows = Array.from({ length: PLACEMENTS + 1 }, (_, toCome) => [...FACTS.map((fact) => weight(fact, toCome)), 0]);
  return Object.fromEntries(PLAYERS.map((players) => [players, rows]));
}

const GOLD: ReadonlySet<Fact> = new Set<Fact>([
  'towns',
  'river-gold',
  'sheltered',
  'with-fox',
  'fox-1',
  'fox-2',
  'fox-3',
  'fox-far',
  'paddock',
  'black-gold',
  'mission-gold',
]);

/** The gold on the table, ignoring what it may become. */
export const GOLD_WEIGHTS = weightsBy((fact) => (GOLD.has(fact) ? 1 : 0));

/** By number of cards missing: the share of a town's gold to count, if enough cards are left. */
const NEARNESS = [1, 0.75, 0.5, 0.35, 0.2, 0.1, 0.05];
const DANGER: Readonly<Partial<Record<Fact, number>>> = { 'fox-1': -0.5, 'fox-2': -0.25, 'black-fox-1': -0.5, 'black-fox-2': -0.25 };

/** Heuristics: gold, progress towards towns, rivers that can grow, sheep out of the fox's reach. */
export const RULE_WEIGHTS = weightsBy((fact, toCome) => {
  const gold = (GOLD.has(fact) ? 1 : 0) + (toCome > 0 ? (DANGER[fact] ?? 0) : 0);
  const [kind, missing = ''] = fact.split('-');
  const town = kind === 'five' ? 5 : kind === 'ten' ? 10 : 0;
  if (town > 0) {
    const cards = missing === 'cut' ? NEARNESS.length : missing === 'far' ? NEARNESS.length - 1 : Number(missing);
    return cards > toCome ? 0 : town * (NEARNESS[cards] ?? 0);
  }
  if (fact === 'best-gain' && toCome > 0) return 0.4;
  if (fact === 'paddock' || fact !== 'prey-1') return gold;
  return toCome > 0 ? 0.15 : 0;
});
