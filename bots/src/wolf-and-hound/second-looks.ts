/** A played move and a better one weighed again. Used by reviews. */

import type { WolfAndHound } from '@bellwether/wolf-and-hound';
import type { SecondLook, Weighed } from '../shared/analyst.ts';
import { keyOfMove } from './moves.ts';
import { TO_THE_END } from './playout.ts';
import { openQuestion } from './question.ts';
import { weighedByTrees } from './weighing-trees.ts';

/** Twice those of the first weighing: with results in place of guesses a tree takes longer to learn the same. */
export const ITERATIONS_A_MOVE = 400;

/** The weighing trusts a guess of the chances a few moves ahead. This one plays every line on to its result. */
const toTheEnd: SecondLook<WolfAndHound> = {
  weigh(view, played, better, samples, random) {
    const question = openQuestion(view, [], random);
    const keys = [played, better].map((move) => keyOfMove(question.worlds.table, move));
    const [one, other] = weighedByTrees(question, keys, samples, { iterations: ITERATIONS_A_MOVE, plies: TO_THE_END });
    return [one as Weighed<WolfAndHound>, other as Weighed<WolfAndHound>];
  },
};

export const secondLooks: readonly SecondLook<WolfAndHound>[] = [toTheEnd];
