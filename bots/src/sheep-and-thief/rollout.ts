import { PLACED_A_ROUND, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { CardWorths, Policy } from './policy.ts';
import type { Move, Place, State } from './state.ts';

/** Makes a move in an imagined world and plays the round on. Gives the seat's chance to win then. */
export function playAfter(world: State, place: Place, move: Move, policy: Policy, cards: CardWorths): number {
  const state = sheepAndThief.clone(world);
  sheepAndThief.apply(state, place + 1, move);
  const endsRound = move.kind === 'place' && state.stage !== 'place';
  return (endsRound ? policy.sight.imaginedChances(state) : playRound(state, policy, cards))[place] as number;
}

/** Plays on by the policy, everybody for themselves, until the cards of a round are placed. Gives each seat's chance to win then. */
export function playRound(state: State, policy: Policy, cards: CardWorths): readonly number[] {
  for (let placing = state.stage === 'place'; !placing || state.stage === 'place'; placing ||= state.stage === 'place') {
    const seat = sheepAndThief.toAct(state)[0];
    if (seat === undefined) break;
    sheepAndThief.apply(state, seat, policy.move(state, seat - 1, cards));
  }
  return policy.sight.imaginedChances(state);
}

/** Places the cards of one seat as if the others stood still. Gives its chance to win then. */
export function planAlone(state: State, place: Place, policy: Policy): number {
  state.stage = 'place';
  const { placed, held } = state;
  while (state.stage === 'place' && (placed[place] as number) < PLACED_A_ROUND && (held[place] as number) > 0) {
    state.turn = place;
    sheepAndThief.apply(state, place + 1, policy.turn(state, place));
  }
  return policy.sight.imaginedChances(state)[place] as number;
}
