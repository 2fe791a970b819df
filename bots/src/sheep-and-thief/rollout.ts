/** Playouts to the end of the round. Used by Fox, Wolf and reasons. */

import { PLACED_A_ROUND, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { CardWorths, Noise, Policy } from './policy.ts';
import type { Move, SeatIndex, State } from './state.ts';

/** Makes a move in an imagined world and plays out the round. Returns the seat's win probability then. */
export function playAfter(world: State, player: SeatIndex, move: Move, policy: Policy, cards: CardWorths): number {
  const state = sheepAndThief.clone(world);
  sheepAndThief.apply(state, player + 1, move);
  const endsRound = move.kind === 'place' && state.stage !== 'place';
  return (endsRound ? policy.appraiser.imaginedChances(state) : playRound(state, policy, cards))[player] as number;
}

/** Plays by the policy, each player for themselves, until all cards of a round are placed. Returns each seat's win probability then. */
export function playRound(state: State, policy: Policy, cards: CardWorths, noise?: Noise): readonly number[] {
  for (let placing = state.stage === 'place'; !placing || state.stage === 'place'; placing ||= state.stage === 'place') {
    const seat = sheepAndThief.toAct(state)[0];
    if (seat === undefined) break;
    sheepAndThief.apply(state, seat, policy.move(state, seat - 1, cards, noise));
  }
  return policy.appraiser.imaginedChances(state);
}

/** Places one seat's cards as if nobody else moved. Returns its win probability then. */
export function planAlone(state: State, player: SeatIndex, policy: Policy): number {
  state.stage = 'place';
  const { placed, held } = state;
  while (state.stage === 'place' && (placed[player] as number) < PLACED_A_ROUND && (held[player] as number) > 0) {
    state.turn = player;
    sheepAndThief.apply(state, player + 1, policy.turn(state, player));
  }
  return policy.appraiser.imaginedChances(state)[player] as number;
}
