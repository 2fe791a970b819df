/** Search trees that compare moves. Used by reviews. */

import type { Seat } from '@bellwether/kernel';
import { type Config, type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Shares, Weighed } from '../shared/analyst.ts';
import { type Curve, calibrated } from '../shared/calibration.ts';
import { weighedWorlds } from './inference.ts';
import { moveOfKey } from './moves.ts';
import type { Question } from './question.ts';
import { hasDummies, teamInTurn } from './state.ts';
import { TREE, Tree, type TreeOptions } from './tree.ts';

const PATIENCE = 3;
/** By number of players: calibration of the trees' means, for the mover. */
const CURVES: Readonly<Record<Config['players'], Curve>> = { 4: [1, 0], 3: [1, 0], 2: [1, 0] };

interface WeighingOptions extends Pick<TreeOptions, 'plies'> {
  /** Iterations of a tree for each move. */
  readonly iterations: number;
}

/** Evaluates these moves in `samples` search trees. Each sample is a tree over separate worlds. */
export function weighedByTrees(
  question: Question,
  keys: readonly number[],
  samples: number,
  options: WeighingOptions,
): Weighed<WolfAndHound>[] {
  const trees = Array.from({ length: samples }, () => treeOf(question, keys, options));
  const { table } = question.worlds;
  return keys.map((key) => ({ move: moveOfKey(table, key), samples: trees.map((tree) => tree.get(key) as Shares) }));
}

/** By key: one tree's estimate of each move. */
function treeOf(question: Question, keys: readonly number[], { iterations, plies }: WeighingOptions): ReadonlyMap<number, Shares> {
  const { policy, value, random } = question;
  const { config } = policy.rules;
  const patience = hasDummies(policy.rules) ? PATIENCE : 0;
  const tree = new Tree(weighedWorlds(question), policy, value, random, { ...TREE, patience, evenly: keys, plies });
  tree.search({ iterations: iterations * keys.length, searchIsOver: () => false, mustAnswer: () => false });
  const team = teamInTurn(question.worlds.table);
  const curve = CURVES[config.players];
  return new Map(
    tree.root().map(({ key, win }) => {
      const ofMover = calibrated(win, curve);
      return [key, sharesOf(config, team === 0 ? ofMover : 1 - ofMover)];
    }),
  );
}

/** `win` is team 0's share. */
export function sharesOf(config: Config, win: number): Shares {
  return wolfAndHound.seats(config).map((seat: Seat) => (wolfAndHound.teamOf(config, seat) === 0 ? win : 1 - win));
}
