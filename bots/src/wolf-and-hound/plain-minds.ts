import type { Mind, Thought } from './mind.ts';
import { HandPolicy, type Policy, type PolicyWeights } from './policy.ts';
import { DEALS_WITH_DUMMIES, type Question, winsAfter } from './question.ts';
import { RulePlayer } from './rule-player.ts';
import { scorerOf } from './scorer.ts';
import { hasDummies, type Rules } from './state.ts';

/** A uniformly random move. */
export const randomMind: Mind = (question) => ranked(question, () => question.random.share());

/** Counts the sheep after the next seat's animals have activated, and nothing else. */
export const greedyMind: Mind = policyMind({ flock: [-8, 0, 1, 2, 3, 4], good: [1, 0, 0, 0], bad: [1, 0, 0, 0], lateLast: 0 });

/** A one-ply heuristic: what happens next, and a little of what threatens the seat after that. */
export const shepherdMind: Mind = policyMind({ flock: [-8, 0, 1, 2, 3, 4], good: [1, 0.2, 0, 0], bad: [1, 0.3, 0, 0], lateLast: 0.2 });

/** A two-ply heuristic with card counting. */
export const ruleMind: Mind = (question) => {
  const { worlds, policy, random } = question;
  const state = worlds.blank();
  const players = Array.from({ length: hasDummies(policy.rules) ? DEALS_WITH_DUMMIES : 1 }, () => {
    worlds.next(state, random);
    return new RulePlayer(worlds, policy);
  });
  return ranked(question, (key) => players.reduce((sum, player) => sum + player.score(key), 0));
};

/** The most win probability that a partner may knowingly give away in one move. */
export const MOST_GIVEN = 0.05;
/** The steepest slope of the curves (curves.ts): calibration stretches the difference between two moves by at most this factor. */
const STEEPEST = 1.4;

/** The two-ply heuristic, overruled by the value function when its choice would give away more than a partner may. */
export const herderMind: Mind = (question, clock) => {
  const thoughts = ruleMind(question, clock);
  const best = thoughts.reduce((a, b) => (b.win > a.win ? b : a));
  const gives = best.win - (thoughts[0]?.win ?? 0);
  return gives > MOST_GIVEN / STEEPEST ? [best, ...thoughts.filter((thought) => thought !== best)] : thoughts;
};

/** Ranks moves by the policy's score under these weights; ties are broken at random. */
function policyMind(weights: PolicyWeights): Mind {
  const policies = new WeakMap<Rules, Policy>();
  return (question) => {
    const { rules } = question.policy;
    let policy = policies.get(rules);
    if (policy === undefined) {
      policy = new HandPolicy(rules, weights);
      policies.set(rules, policy);
    }
    const scorer = scorerOf(question, policy);
    return ranked(question, scorer);
  };
}

/** Moves by score, best first; ties are broken at random. */
export function ranked(question: Question, score: (key: number) => number, known?: ReadonlyMap<number, number>): Thought[] {
  const scored = question.keys.map((key) => ({ key, score: score(key), tie: question.random.share() }));
  scored.sort((a, b) => b.score - a.score || b.tie - a.tie);
  const wins = known ?? winsAfter(question);
  return scored.map(({ key }) => ({ key, win: wins.get(key) ?? 0.5, weight: 1 }));
}
