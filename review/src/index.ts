export { judgeChoices, startChances } from './choices.ts';
export { isConfirmed, toldOf } from './confirm.ts';
export { SURE } from './decision.ts';
export { disagrees } from './disagree.ts';
export { REVIEW_REFUSALS, type ReviewRefusal, refuseReview } from './door.ts';
export { chancesAfter } from './graph.ts';
export type { AnyReviewKit, Effort, Extras, ReviewKit } from './kit.ts';
export {
  type Again,
  type Balance,
  type CountedIn,
  type Decision,
  GOLD_SOURCES,
  type GoldSource,
  LABEL_FROM,
  LABELS,
  type Label,
  type Laying,
  type Line,
  type Misread,
  type OpenCards,
  type Point,
  REVIEW_VERSION,
  type Review,
  type SeatFacts,
  type SeatGold,
  STAGES,
  type Stage,
  type TeamBalance,
  type TurningPoint,
  type WeighedMove,
} from './review.ts';
export { INTERVAL } from './statistics.ts';
export { openReview } from './steps.ts';
