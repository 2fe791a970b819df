import { wolfAndHoundAnalyst } from '@bellwether/bots/wolf-and-hound/analyst';
import type { WolfAndHound } from '@bellwether/wolf-and-hound';
import type { ReviewKit } from '../kit.ts';
import { misreads } from './misread.ts';
import { openCards } from './open-cards.ts';

const EFFORT = { glance: 16, points: 128, anew: 256, decisions: 8, again: 16 };

export const wolfAndHoundReview: ReviewKit<WolfAndHound> = {
  analyst: wolfAndHoundAnalyst,
  // With dummies, Herder takes longer to choose, so there are fewer whole games.
  effort: ({ players }) => ({ ...EFFORT, ...(players === 4 ? { games: 128, start: 500 } : { games: 32, start: 200 }) }),
  shares: { graph: 0.02, decisions: 0.27, refining: 0.12, truth: 0.59 },
  *extras(record, random) {
    const found = { misreads: misreads(record, random) };
    yield [found, 0];
    for (const [extras, done] of openCards(record)) yield [{ ...found, ...extras }, done];
  },
};
