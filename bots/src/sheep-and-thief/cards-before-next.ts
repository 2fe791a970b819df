/** How many cards others place before a player's next one. Part of the appraiser, so used by all bots. */

import { PLACED_A_ROUND, ROUNDS } from '@bellwether/sheep-and-thief';
import { NONE, type SeatIndex, type State } from './state.ts';

/**
 * By player: how many cards others place before its next one, or before the game ends. If there is a mover, counting starts after the
 * mover's card.
 */
export function writeCardsBeforeNext(state: State, mover: SeatIndex, into: number[]): void {
  const { players } = state.rules;
  const { placed, starter, round } = state;
  const isPlacing = state.stage === 'place';
  let left = 0;
  for (let player = 0; player < players; player++) left += isPlacing ? PLACED_A_ROUND - (placed[player] as number) : 0;
  if (mover !== NONE) left--;
  const next = !isPlacing || left <= 0 ? NONE : mover === NONE ? state.turn : (mover + 1) % players;
  const goesOn = round < ROUNDS || state.stage === 'draft';
  const nextStarter = state.stage === 'draft' ? starter : (starter + 1) % players;
  for (let player = 0; player < players; player++) {
    const own = (placed[player] as number) + (player === mover ? 1 : 0);
    if (next !== NONE && own < PLACED_A_ROUND) into[player] = (player - next + players) % players;
    else into[player] = Math.max(0, left) + (goesOn ? (player - nextStarter + players) % players : 0);
  }
}
