import { sheepAndThiefAnalyst } from '@bellwether/bots/sheep-and-thief/analyst';
import type { Config, SheepAndThief } from '@bellwether/sheep-and-thief';
import type { Effort, ReviewKit } from '../kit.ts';
import { gold } from './gold.ts';

/** With more players there are more plies, and each takes longer. */
const EFFORT: Readonly<Record<Config['players'], Effort>> = {
  2: { glance: 0, points: 32, anew: 64, decisions: 16, changed: 128, again: 128, games: 256, start: 1 },
  3: { glance: 0, points: 20, anew: 40, decisions: 16, changed: 32, again: 48, games: 32, start: 1 },
  4: { glance: 0, points: 12, anew: 24, decisions: 16, changed: 20, again: 24, games: 24, start: 1 },
};

export const sheepAndThiefReview: ReviewKit<SheepAndThief> = {
  analyst: sheepAndThiefAnalyst,
  effort: ({ players }) => EFFORT[players],
  shares: { graph: 0.01, decisions: 0.57, refining: 0.34, truth: 0.08 },
  extras: gold,
};
