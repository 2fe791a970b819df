/** A played move and a better one weighed again. Used by reviews. */

import { FastRandom } from '@bellwether/kernel';
import { type SheepAndThief, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { SecondLook } from '../shared/analyst.ts';
import { goldFarther } from './farther.ts';
import { noiseOf, type PlayOn } from './played-on.ts';
import { openQuestion } from './question.ts';
import { chancesOf, standpointOf } from './spreads.ts';
import type { Move } from './state.ts';
import { goldWithCare } from './with-care.ts';

const SEEDS = 0x1_0000;

/** The weighing goes from turn to turn and ends with the round. These two leave out one of both faults each. */
export const secondLooks: readonly SecondLook<SheepAndThief>[] = [goldWithCare, goldFarther].map(lookBy);

function lookBy(playOn: PlayOn): SecondLook<SheepAndThief> {
  return (view, played, better, samples, random) => {
    const question = openQuestion(view, [], random);
    const standpoint = standpointOf(view, question.player);
    const moves = [played, better];
    const worlds = Array.from({ length: samples }, () => ({ world: sheepAndThief.imagine(view, random), seed: random.below(SEEDS) }));
    const weighed = (move: Move) => {
      const goldIn = playOn(question, move, moves);
      // The same noise after both moves.
      return { move, samples: worlds.map(({ world, seed }) => chancesOf(goldIn(world, noiseOf(new FastRandom(seed))), standpoint)) };
    };
    return [weighed(played), weighed(better)];
  };
}
