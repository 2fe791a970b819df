import type { SearchClock } from '../shared/search-clock.ts';
import type { Question } from './question.ts';

/** A mind's estimate of one move. */
export interface Thought {
  readonly key: number;
  /** Share of a win for the mover's team, before calibration. */
  readonly win: number;
  readonly weight: number;
}

/** A decision algorithm: evaluates all moves of the question and returns them best first. */
export type Mind = (question: Question, clock: SearchClock) => readonly Thought[];
