import { sheepAndThiefAnalyst } from '@bellwether/bots/sheep-and-thief/analyst';
import type { SheepAndThief } from '@bellwether/sheep-and-thief';
import type { ReviewKit } from '../kit.ts';
import { gold } from './gold.ts';

export const sheepAndThiefReview: ReviewKit<SheepAndThief> = {
  analyst: sheepAndThiefAnalyst,
  effort: () => ({ glance: 0, points: 8, decisions: 8, start: 1 }),
  extras: gold,
};
