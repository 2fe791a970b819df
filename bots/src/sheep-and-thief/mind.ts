/** The interface of decision algorithms. Every bot has one. */

import type { SearchClock } from '../shared/search-clock.ts';
import type { Question } from './question.ts';
import type { Move } from './state.ts';

/** A mind's estimate of one move. */
export interface Thought {
  readonly move: Move;
  /** The mover's win probability, before calibration. */
  readonly win: number;
  readonly weight: number;
}

/** A decision algorithm: returns the moves it evaluated, best first. */
export type Mind = (question: Question, clock: SearchClock) => readonly Thought[];
