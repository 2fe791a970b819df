import type { Card } from './cards/card.ts';
import { type Position, stateOf } from './position.ts';
import type { State } from './state.ts';
import type { View } from './vocabulary.ts';

/**
 * The table in a view, for display and composing. What the viewer does not know is left out, so it cannot be played on.
 */
export function tableOf(view: View): State {
  const seats = view.boards.map((_, player) => player + 1);
  const ownOr = <T>(own: T, none: T): T[] => seats.map((seat) => (seat === view.viewer ? own : none));
  const position: Position = {
    config: view.config,
    round: view.round,
    stage: view.stage,
    starter: view.starter,
    turn: view.turn ?? view.starter,
    step: view.step,
    fox: view.fox,
    supply: view.supply,
    boards: view.boards,
    placed: view.placed,
    hands: ownOr<readonly Card[]>(view.own.hand, []),
    packets: ownOr<readonly Card[]>(view.own.packet, []),
    picks: ownOr<readonly Card[]>(view.own.pick, []),
    out: ownOr<readonly Card[]>(view.own.out, []),
    fronts: ownOr<View['own']['fronts']>(view.own.fronts, []),
    missions: view.missions ?? ownOr(view.own.mission, null),
    memory: ownOr<View['own']['memory']>(view.own.memory, []),
    deck: [],
  };
  const state = stateOf(position);
  // The others' cards are unknown, but who still has to choose is public.
  state.waiting = view.turn === null ? view.toAct.reduce((bits, seat) => bits | (1 << (seat - 1)), 0) : 0;
  return state;
}
