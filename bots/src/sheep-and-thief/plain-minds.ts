/** The algorithms of Random, Greedy, Rule, Lamb, Shepherd and Herder. */

import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { type Candidate, candidatesOf } from './candidates.ts';
import type { Mind, Thought } from './mind.ts';
import { GOLD_WEIGHTS, RULE_WEIGHTS } from './plain-weights.ts';
import { CardWorths, Policy } from './policy.ts';
import { type Question, winAfter } from './question.ts';
import type { Move } from './state.ts';
import { Value } from './value.ts';

const GOLD = new Value(GOLD_WEIGHTS);
const RULES = new Value(RULE_WEIGHTS);
/** The most moves to return: hints can name some besides the best. */
const MOST_THOUGHTS = 5;

/** A random move, sampled by the engine. */
export const randomMind: Mind = (question) => {
  const move = sheepAndThief.sample(question.table, question.player + 1, question.random);
  return [{ move, win: winAfter(question, move), weight: 1 }];
};

/** The most gold at once, minus the rivals'; ties are broken at random. */
export const greedyMind: Mind = (question) => byWorth(question, candidatesWith(question, GOLD, true));

/** Handwritten heuristics, including the rivals' boards. */
export const ruleMind: Mind = (question) => byWorth(question, candidatesWith(question, RULES, true));

/** The same heuristics for the player's own board alone. */
export const shepherdMind: Mind = (question) => byWorth(question, candidatesWith(question, RULES, false));

/** The fitted value function: the average final gold of similar boards. */
export const herderMind: Mind = (question) => byWorth(question, candidatesOf(question, question.policy, 1));

const OVERLOOKS = 45;
const OF = 100;

/**
 * Lamb maximizes the gold on its own board after the turn. It overlooks many moves, ignores the fox's next step and the other players, and
 * picks cards by the gold they bring at once.
 */
export const lambMind: Mind = (question) => {
  const { random } = question;
  const all = candidatesWith(question, GOLD, false);
  const seen = all.filter(() => random.below(OF) >= OVERLOOKS);
  return byWorth(question, seen.length === 0 ? all : seen);
};

function candidatesWith(question: Question, value: Value, rivals: boolean): Candidate[] {
  const policy = new Policy(question.view.config, value, rivals);
  return candidatesOf({ ...question, cards: new CardWorths() }, policy, 1);
}

/** Best first; ties are broken at random. */
export function byWorth(question: Question, candidates: readonly Candidate[]): Thought[] {
  const { random } = question;
  const drawn = candidates.map(({ move, worth }) => ({ move, worth, tie: random.below(0x10000) }));
  drawn.sort((a, b) => b.worth - a.worth || b.tie - a.tie);
  const chosen: readonly Move[] = drawn.slice(0, MOST_THOUGHTS).map(({ move }) => move);
  return chosen.map((move) => ({ move, win: winAfter(question, move), weight: 1 }));
}
