import { wolfAndHoundAnalyst } from '@bellwether/bots/wolf-and-hound/analyst';
import type { WolfAndHound } from '@bellwether/wolf-and-hound';
import type { ReviewKit } from '../kit.ts';
import { openCards } from './open-cards.ts';

export const wolfAndHoundReview: ReviewKit<WolfAndHound> = {
  analyst: wolfAndHoundAnalyst,
  effort: () => ({ glance: 16, points: 128, decisions: 8, start: 800 }),
  extras: (record) => openCards(record),
};
