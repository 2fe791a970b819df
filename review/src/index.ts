export { judgeChoices, startChances } from './choices.ts';
export { SURE } from './decision.ts';
export { disagrees } from './disagree.ts';
export { REVIEW_REFUSALS, type ReviewRefusal, refuseReview } from './door.ts';
export { chancesAfter } from './graph.ts';
export type { AnyReviewKit, Effort, Extras, ReviewKit } from './kit.ts';
export * from './review.ts';
export { INTERVAL } from './statistics.ts';
export { openReview } from './steps.ts';
