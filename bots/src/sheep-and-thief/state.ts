/** Short names of the engine's types. Used by all bots. */

import { NONE, PLACED_A_ROUND, ROUNDS, type SeatIndex, type SheepAndThief } from '@bellwether/sheep-and-thief';

/** A state that a bot imagined, or the table of its view: never the real one. */
export type State = SheepAndThief['State'];
export type Move = SheepAndThief['Move'];
export type View = SheepAndThief['View'];
export { NONE, type SeatIndex };
export type PlaceCard = Extract<Move, { readonly kind: 'place' }>;

/** The number of cards a seat places in a whole game. */
export const PLACEMENTS = ROUNDS * PLACED_A_ROUND;

/** Cards a seat has yet to place until the end of the game. */
export function cardsToCome(state: State, player: SeatIndex): number {
  if (state.stage === 'over') return 0;
  const left = (ROUNDS - state.round + 1) * PLACED_A_ROUND - (state.placed[player] ?? 0);
  return Math.max(0, Math.min(PLACEMENTS, left));
}
