import { PLACED_A_ROUND, ROUNDS } from '@bellwether/sheep-and-thief';
import { NONE, type Place, type State } from './state.ts';

/**
 * By place: how many cards others place before its next one, or before the game ends. With a mover, as it will be after the
 * mover's card.
 */
export function writeWaits(state: State, mover: Place, into: number[]): void {
  const { players } = state.rules;
  const { placed, starter, round } = state;
  const isPlacing = state.stage === 'place';
  let left = 0;
  for (let place = 0; place < players; place++) left += isPlacing ? PLACED_A_ROUND - (placed[place] as number) : 0;
  if (mover !== NONE) left--;
  const next = !isPlacing || left <= 0 ? NONE : mover === NONE ? state.turn : (mover + 1) % players;
  const goesOn = round < ROUNDS || state.stage === 'draft';
  const nextStarter = state.stage === 'draft' ? starter : (starter + 1) % players;
  for (let place = 0; place < players; place++) {
    const own = (placed[place] as number) + (place === mover ? 1 : 0);
    if (next !== NONE && own < PLACED_A_ROUND) into[place] = (place - next + players) % players;
    else into[place] = Math.max(0, left) + (goesOn ? (place - nextStarter + players) % players : 0);
  }
}
