import type { GameTypes } from '@bellwether/kernel';
import type { Considered } from './bot.ts';
import type { Reason } from './reason.ts';

/** The best moves for a person's position, best first, with the reasons for the first. */
export interface Hint<T extends GameTypes> {
  readonly moves: readonly Considered<T>[];
  readonly reasons: readonly Reason[];
}
