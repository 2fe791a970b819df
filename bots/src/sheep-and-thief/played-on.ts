/** Playouts to the end of a round. Used by reviews, and to fit their spreads. */

import type { Random } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { CardWorths, type Noise, Policy } from './policy.ts';
import { FITTED, type Question } from './question.ts';
import { playRound } from './rollout.ts';
import type { Move, State, View } from './state.ts';

/** Noise of the playouts, in gold: players vary, and an evaluation must not depend on a single line of play. */
const NOISE = 1;
const STEPS = 1024;

/** A state at the end of a round, and each seat's gold: final in the last round, else the expected final gold. */
export interface RoundEnd {
  readonly state: State;
  readonly gold: readonly number[];
}

/** Plays a world to the end of a round after a move. `others`: the alternatives to that move. */
export type PlayOn = (question: Question, move: Move, others: readonly Move[]) => (world: State, noise: Noise) => RoundEnd;

export function noiseOf(random: Random, gold = NOISE): Noise {
  return () => (gold * random.below(STEPS)) / STEPS;
}

/** Deals the hidden cards again in each sample. */
export function endsFromView(view: View, samples: number, random: Random): RoundEnd[] {
  return ends(view.config, samples, random, () => sheepAndThief.imagine(view, random));
}

/** Uses the cards as they really are. */
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
 * The view with no other seat having chosen yet. Everyone sees who has chosen but not what, so this carries no information and must not
 * change a seat's chances.
 */
export function knownOf(view: View): View {
  if (view.stage !== 'draft' && view.stage !== 'discard') return view;
  const toAct = view.boards.map((_, player) => player + 1).filter((seat) => seat !== view.viewer || view.toAct.includes(seat));
  return { ...view, toAct };
}
