import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { type Candidate, candidatesOf } from './candidates.ts';
import type { Mind, Thought } from './mind.ts';
import { GOLD_WEIGHTS, RULE_WEIGHTS } from './plain-weights.ts';
import { CardWorths, Policy } from './policy.ts';
import { type Position, winAfter } from './position.ts';
import type { Move } from './state.ts';
import { Value } from './value.ts';

const GOLD = new Value(GOLD_WEIGHTS);
const RULES = new Value(RULE_WEIGHTS);
/** Others looked at besides the chosen one: what a hint or a judgement may name. */
const MOST_THOUGHTS = 5;

/** Any move, drawn as the engine draws one. */
export const randomMind: Mind = (position) => {
  const move = sheepAndThief.sample(position.table, position.place + 1, position.random);
  return [{ move, win: winAfter(position, move), weight: 1 }];
};

/** One step of greed: the most gold on the spot, less what rivals have; equal ones by chance. */
export const greedyMind: Mind = (position) => byWorth(position, candidatesWith(position, GOLD, true));

/** Rules of thumb written by hand, rivals looked at. */
export const ruleMind: Mind = (position) => byWorth(position, candidatesWith(position, RULES, true));

/** The same rules of thumb, with eyes for the own board alone. */
export const shepherdMind: Mind = (position) => byWorth(position, candidatesWith(position, RULES, false));

/** One step by the fitted value: what boards usually come to. */
export const herderMind: Mind = (position) => byWorth(position, candidatesOf(position, position.policy, 1));

const OVERLOOKS = 45;
const OF = 100;

/**
 * Lamb takes what glitters: the gold its own board has after the turn. It overlooks many a place to put a card, never looks at the
 * fox's next step or at others, and takes cards for the sheep on them.
 */
export const lambMind: Mind = (position) => {
  const { random } = position;
  const all = candidatesWith(position, GOLD, false);
  const seen = all.filter(() => random.below(OF) >= OVERLOOKS);
  return byWorth(position, seen.length === 0 ? all : seen);
};

function candidatesWith(position: Position, value: Value, rivals: boolean): Candidate[] {
  const policy = new Policy(position.view.config, value, rivals);
  return candidatesOf({ ...position, cards: new CardWorths() }, policy, 1);
}

/** Best first; ties fall to chance. */
export function byWorth(position: Position, candidates: readonly Candidate[]): Thought[] {
  const { random } = position;
  const drawn = candidates.map(({ move, worth }) => ({ move, worth, tie: random.below(0x10000) }));
  drawn.sort((a, b) => b.worth - a.worth || b.tie - a.tie);
  const chosen: readonly Move[] = drawn.slice(0, MOST_THOUGHTS).map(({ move }) => move);
  return chosen.map((move) => ({ move, win: winAfter(position, move), weight: 1 }));
}
