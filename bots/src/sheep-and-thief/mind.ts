/** What a way of thinking is. All bots have one. */

import type { SearchClock } from '../shared/search-clock.ts';
import type { Question } from './question.ts';
import type { Move } from './state.ts';

/** What a mind made of one move. */
export interface Thought {
  readonly move: Move;
  /** Chance that the mover wins. */
  readonly win: number;
  readonly weight: number;
}

/** A way of thinking: the moves it looked at, the one to make first. */
export type Mind = (question: Question, clock: SearchClock) => readonly Thought[];
