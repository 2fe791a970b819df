/** Second looks at a played move and a better one. Used by reviews. */

import { FastRandom } from '@bellwether/kernel';
import { PLACED_A_ROUND, type SheepAndThief, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { SecondLook } from '../shared/analyst.ts';
import { wholeGames } from '../shared/whole-games.ts';
import { playFarther } from './farther.ts';
import { playersWith } from './levels.ts';
import { noiseOf, type PlayOn } from './played-on.ts';
import { openQuestion } from './question.ts';
import { type Standpoint, sharesOf, standpointOf } from './spreads.ts';
import type { Move, View } from './state.ts';
import { playWithCare } from './with-care.ts';

const SEEDS = 0x1_0000;

/**
 * The first look has two weaknesses: it chooses turn by turn, and it stops at the end of the round. Each of these two looks avoids one of
 * them.
 */
export const secondLooks: readonly SecondLook<SheepAndThief>[] = [playWithCare, playFarther].map(lookBy);

function lookBy(playOn: PlayOn): SecondLook<SheepAndThief> {
  return {
    weigh(view, played, better, samples, random) {
      const question = openQuestion(view, [], random);
      const standpoint = standpointOf(view, question.player);
      // While the last cards are being placed, samples are results: a narrow lead at the end wins. Before that, a sample's gold is more
      // informative.
      const isEnding = isLastLaying(standpoint);
      const moves = [played, better];
      const worlds = Array.from({ length: samples }, () => ({ world: sheepAndThief.imagine(view, random), seed: random.below(SEEDS) }));
      const weighed = (move: Move) => {
        const endIn = playOn(question, move, moves);
        // Both moves get the same noise.
        return {
          move,
          samples: worlds.map(({ world, seed }) => sharesOf(endIn(world, noiseOf(new FastRandom(seed))), standpoint, isEnding)),
        };
      };
      return [weighed(played), weighed(better)];
    },
  };
}

/**
 * While the last cards are being placed, Foxes play, since a player who chooses turn by turn can miss what decides the game. Before that,
 * Foxes would be too slow.
 */
export function gamesFrom(view: View): SecondLook<SheepAndThief> {
  return isLastLaying(standpointOf(view, 'open')) ? FOX_GAMES : HERDER_GAMES;
}

const { herder: HERDER, fox: FOX } = playersWith({});
const [HERDER_GAMES, FOX_GAMES] = [HERDER, FOX].map((bot) =>
  wholeGames(sheepAndThief, bot, (view, random) => () => sheepAndThief.imagine(view, random)),
) as [SecondLook<SheepAndThief>, SecondLook<SheepAndThief>];

function isLastLaying({ isDraft, toCome }: Standpoint): boolean {
  return !isDraft && toCome <= PLACED_A_ROUND;
}
