/** Samples of how a round may end. Used by reviews, and to fit their spreads. */

import type { Random } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { CardWorths, type Noise, Policy } from './policy.ts';
import { FITTED, type Question } from './question.ts';
import { playRound } from './rollout.ts';
import type { Move, State, View } from './state.ts';

/** Noise of the play-outs, in gold: players differ, and a position must not hang on one line of play. */
const NOISE = 1;
const STEPS = 1024;

/** A state at the end of a round, and the gold each seat has then (in the last round) or is expected to have in the end. */
export interface RoundEnd {
  readonly state: State;
  readonly gold: readonly number[];
}

/** A way to play on after a move that could have been another one: from a world to the end of a round. */
export type PlayOn = (question: Question, move: Move, others: readonly Move[]) => (world: State, noise: Noise) => RoundEnd;

export function noiseOf(random: Random, gold = NOISE): Noise {
  return () => (gold * random.below(STEPS)) / STEPS;
}

/** The hidden cards are dealt anew in each sample. */
export function endsFromView(view: View, samples: number, random: Random): RoundEnd[] {
  return ends(view.config, samples, random, () => sheepAndThief.imagine(view, random));
}

/** The cards are as they lie. */
export function endsFromState(state: State, samples: number, random: Random): RoundEnd[] {
  return ends(state.rules.config, samples, random, () => sheepAndThief.clone(state));
}

function ends(config: View['config'], samples: number, random: Random, begin: () => State): RoundEnd[] {
  const policy = new Policy(config, FITTED);
  const cards = new CardWorths();
  const noise = noiseOf(random);
  return Array.from({ length: samples }, () => {
    const state = begin();
    playRound(state, policy, cards, noise);
    return { state, gold: policy.appraiser.goldAtEnd(state).slice() };
  });
}

/**
 * A view as if nobody else had chosen yet. Who has chosen is plain to see, but not what: it tells the seat nothing, and its chances must
 * not change by it.
 */
export function knownOf(view: View): View {
  if (view.stage !== 'draft' && view.stage !== 'discard') return view;
  const toAct = view.boards.map((_, player) => player + 1).filter((seat) => seat !== view.viewer || view.toAct.includes(seat));
  return { ...view, toAct };
}
