import type { solveEnd } from './endgame.ts';
import type { weighedWorlds } from './inference.ts';
import type { Mind, Thought } from './mind.ts';
import type { Question } from './question.ts';
import { scorerOf } from './scorer.ts';
import { hasDummies } from './state.ts';
import { TREE, Tree, type TreeOptions } from './tree.ts';

export interface SearchOptions extends Partial<TreeOptions> {
  /** Weights deals by what players chose not to play. This and `solve` are passed in, so that a page can load them after the first move. */
  readonly weigh?: typeof weighedWorlds | undefined;
  /** Solves the endgame exactly once few deals are possible. */
  readonly solve?: typeof solveEnd | undefined;
  /** With dummies, revisits known moves before it expands others. */
  readonly patient: boolean;
}

/** `TreeOptions.patience` with dummies; docs/lab-book/bots-measured.md has the measurements. */
const PATIENCE = 3;

/** Monte Carlo tree search over the deals that fit the view. */
export function searchMind({ weigh, solve, patient, ...options }: SearchOptions): Mind {
  return (question, clock) => {
    const worlds = weigh?.(question) ?? question.worlds;
    const solved = solve?.(question, worlds, clock);
    if (solved !== undefined) return solved;
    const patience = patient && hasDummies(question.policy.rules) ? PATIENCE : 0;
    const tree = new Tree(worlds, question.policy, question.value, question.random, { ...TREE, patience, ...options });
    tree.search(clock);
    return fromTree(question, tree);
  };
}

/**
 * The tree's root moves, most visited first; then unexpanded moves in the policy's order. A question without keys is another seat's
 * decision.
 */
function fromTree(question: Question, tree: Tree): Thought[] {
  const found = tree
    .root()
    .filter(({ key }) => question.keys.length === 0 || question.keys.includes(key))
    .map(({ key, visits, win }): Thought => ({ key, win, weight: visits }));
  const score = scorerOf(question, question.policy);
  const rest = question.keys.filter((key) => !found.some((thought) => thought.key === key));
  rest.sort((a, b) => score(b) - score(a));
  const win = found[0]?.win ?? 0.5;
  return [...withBestFirst(found), ...rest.map((key): Thought => ({ key, win, weight: 0 }))];
}

/** A less visited move is preferred if its estimate is better by this much and it has at least this share of the visits. */
const CLEARLY = 0.03;
const ENOUGH = 0.25;

/** The most visited move is the safest choice, unless another one is clearly better by the search's own estimate. */
function withBestFirst(found: readonly Thought[]): readonly Thought[] {
  const most = found[0];
  if (most === undefined) return found;
  const best = found.filter(({ weight }) => weight >= ENOUGH * most.weight).reduce((a, b) => (b.win > a.win ? b : a));
  return best.win - most.win > CLEARLY ? [best, ...found.filter((thought) => thought !== best)] : found;
}
