/** Plays two moves out one round further than `weigh` does. Used by reviews. */

import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { planAfter, playRoundAfter } from './plans.ts';
import type { PlayOn } from './played-on.ts';
import { CardWorths } from './policy.ts';
import { playRound } from './rollout.ts';

/**
 * Plays to the end of the next round, or of the game: by then this round's expected gains have materialized. A playout from the first
 * round to the end of the game would be too noisy: luck would outweigh most effects of a move.
 */
export const playFarther: PlayOn = (question, move, others) => {
  const { policy } = question;
  const plan = planAfter(question, move, others);
  return (world, noise) => {
    const state = playRoundAfter(question, world, move, plan, noise);
    // The boards have changed, so cards have different values in the next draft.
    if (sheepAndThief.outcome(state) === undefined) playRound(state, policy, new CardWorths(), noise);
    return { state, gold: policy.appraiser.goldAtEnd(state).slice() };
  };
};
