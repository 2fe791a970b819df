import type { GameTypes, Seat } from '@bellwether/kernel';
import type { Considered } from './bot.ts';
import type { Reason } from './reason.ts';

/** The best moves for a person's position, best first, with the reasons for the first. */
export interface Hint<T extends GameTypes> {
  readonly moves: readonly Considered<T>[];
  readonly reasons: readonly Reason[];
}

/** One move of a finished game, judged by what one seat knew at the time. */
export interface JudgedPly<T extends GameTypes> {
  readonly seat: Seat;
  readonly move: T['Move'];
  /** Win probability of the judged seat's side before and after the move. */
  readonly before: number;
  readonly after: number;
  /** For a move of the judged seat: the win probability lost against the best move found, never below 0. */
  readonly given: number;
  readonly best?: T['Move'];
}

export interface Judgement<T extends GameTypes> {
  readonly seat: Seat;
  readonly plies: readonly JudgedPly<T>[];
  /** Indices of the plies that changed the win probability most, greatest change first. */
  readonly turningPoints: readonly number[];
  /** Result minus first win probability, split: `choice` is what the seat's own moves gave away, as a number below 0; `luck` is the rest. */
  readonly luck: number;
  readonly choice: number;
  /** 1 if the seat's side won, 0 if it lost, between them for a shared win. */
  readonly result: number;
}
