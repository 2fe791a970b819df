/** Second looks at a played move and a better one. Used by reviews. */

import { type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { SecondLook, Weighed } from '../shared/analyst.ts';
import { wholeGames } from '../shared/whole-games.ts';
import { weighedWorlds } from './inference.ts';
import { playersWith } from './levels.ts';
import { keyOfMove } from './moves.ts';
import { TO_THE_END } from './playout.ts';
import { openQuestion } from './question.ts';
import { weighedByTrees } from './weighing-trees.ts';

export const { herder: HERDER } = playersWith({});

/** Twice those of the first look: full playouts are noisier than the value function's estimates. */
export const ITERATIONS_A_MOVE = 400;

/** The first look trusts the value function a few plies ahead. This one plays every line to the end. */
const toTheEnd: SecondLook<WolfAndHound> = {
  weigh(view, played, better, samples, random) {
    const question = openQuestion(view, [], random);
    const keys = [played, better].map((move) => keyOfMove(question.worlds.table, move));
    const [one, other] = weighedByTrees(question, keys, samples, { iterations: ITERATIONS_A_MOVE, plies: TO_THE_END });
    return [one as Weighed<WolfAndHound>, other as Weighed<WolfAndHound>];
  },
};

/**
 * Whole games between Herders. Trees exaggerate differences in nearly decided games, and when players will know less than the tree does;
 * Herders do not.
 */
export const herderGames = wholeGames(wolfAndHound, HERDER, (view, random) => {
  const question = openQuestion(view, [], random);
  const worlds = weighedWorlds(question);
  const world = worlds.blank();
  return () => {
    worlds.next(world, question.random);
    return world;
  };
});

export const secondLooks: readonly SecondLook<WolfAndHound>[] = [toTheEnd];
