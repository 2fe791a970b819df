import { PLACED_A_ROUND, ROUNDS, type SeatIndex, type SheepAndThief } from '@bellwether/sheep-and-thief';

/** A position of the engine, made from a view: what lies hidden in it is the bot's own guess. */
export type State = SheepAndThief['State'];
export type Move = SheepAndThief['Move'];
export type View = SheepAndThief['View'];
export type { SeatIndex };
export type PlaceCard = Extract<Move, { readonly kind: 'place' }>;

export const NONE = -1;
/** Cards a seat places in a whole game. */
export const PLACEMENTS = ROUNDS * PLACED_A_ROUND;

/** The cards a seat holds, in the order of its hand. */
export function handOf(state: State, player: SeatIndex): number[] {
  const room = state.hands.length / state.rules.players;
  return state.hands.slice(player * room, player * room + (state.held[player] as number));
}

/** Cards a seat has yet to place until the end of the game. */
export function cardsToCome(state: State, player: SeatIndex): number {
  if (state.stage === 'over') return 0;
  const left = (ROUNDS - state.round + 1) * PLACED_A_ROUND - (state.placed[player] as number);
  return Math.max(0, Math.min(PLACEMENTS, left));
}
