import type { SearchClock } from '../shared/search-clock.ts';
import type { Question } from './question.ts';

/** What a mind made of one move. */
export interface Thought {
  readonly key: number;
  /** Share of a win for the mover's team, before calibration. */
  readonly win: number;
  readonly weight: number;
}

/** A way of thinking: all moves of the question, the one to make first. */
export type Mind = (question: Question, clock: SearchClock) => readonly Thought[];
