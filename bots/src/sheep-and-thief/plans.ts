/** Plans for a seat's own cards in the rest of a round. Used by reviews. */

import { handOf, legalCells, PLACED_A_ROUND, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { Noise, Policy } from './policy.ts';
import type { Question } from './question.ts';
import { playRound } from './rollout.ts';
import type { Move, PlaceCard, SeatIndex, State } from './state.ts';

/** The cells for the seat's next cards. The use of their images is decided when they are placed. */
export type Plan = readonly Pick<PlaceCard, 'card' | 'at'>[];

/** How much more gold a plan must earn than choosing turn by turn, which can respond to the other players. */
const LEAST_GAIN = 1;

/**
 * A plan for the rest of the round after a move. It places another candidate's card next, if that earns more gold than choosing each turn
 * by itself. Without it, a move would be blamed for losing an option that it only postpones.
 */
export function planAfter(question: Question, move: Move, others: readonly Move[]): Plan {
  const { table, player } = question;
  if (move.kind !== 'place') return [];
  const after = sheepAndThief.clone(table);
  sheepAndThief.apply(after, player + 1, move);
  if (after.stage !== 'place' || after.round !== table.round || isDone(after, player)) return [];
  let best: Plan = [];
  let most = placeAlone(question, after, undefined).gold + LEAST_GAIN;
  for (const first of firstOf(others)) {
    const found = placeAlone(question, after, first);
    if (found.gold <= most) continue;
    most = found.gold;
    best = found.plan;
  }
  return best;
}

/** Whether the seat has placed all its cards of the round. */
function isDone({ placed, held }: State, player: SeatIndex): boolean {
  return (placed[player] as number) >= PLACED_A_ROUND || held[player] === 0;
}

/** The turns without repeating a card on the same cell. */
function firstOf(moves: readonly Move[]): readonly PlaceCard[] {
  const turns = moves.filter((move): move is PlaceCard => move.kind === 'place' && !move.faceDown);
  return [...new Map(turns.map((turn) => [`${turn.card}@${turn.at}`, turn])).values()];
}

/** Places the seat's remaining cards as if nobody else moved, `first` before the others if given. */
function placeAlone({ player, policy }: Question, from: State, first: PlaceCard | undefined): { plan: Plan; gold: number } {
  const state = sheepAndThief.clone(from);
  const plan: PlaceCard[] = [];
  let next = first && turnTo(state, player, first, policy);
  if (first && next === undefined) return { plan, gold: Number.NEGATIVE_INFINITY };
  while (state.stage === 'place' && !isDone(state, player)) {
    state.turn = player;
    const turn = next ?? policy.turn(state, player);
    sheepAndThief.apply(state, player + 1, turn);
    plan.push(turn);
    next = undefined;
  }
  return { plan, gold: policy.appraiser.goldAtEnd(state)[player] as number };
}

/** The best turn that places a card on a cell; undefined if it cannot be placed there. */
function turnTo(state: State, player: SeatIndex, { card, at }: Plan[number], policy: Policy): PlaceCard | undefined {
  if (!handOf(state, player).includes(card) || (legalCells(state, player, card) & (1 << at)) === 0) return undefined;
  return policy.appraiser.placing.bestWith(state, player, card, 1 << at)?.turn;
}

/** Makes a move in a world and plays out the round; the seat follows its plan, if any. Returns the state at the end. */
export function playRoundAfter(question: Question, world: State, move: Move, plan: Plan, noise?: Noise): State {
  const { player, policy, cards } = question;
  const state = sheepAndThief.clone(world);
  sheepAndThief.apply(state, player + 1, move);
  const endsRound = move.kind === 'place' && state.stage !== 'place';
  if (plan.length > 0) playByPlan(question, state, plan, noise);
  else if (!endsRound) playRound(state, policy, cards, noise);
  return state;
}

/** Plays out the round; the seat follows its plan as long as that is possible. */
export function playByPlan({ player, policy, cards }: Question, state: State, plan: Plan, noise?: Noise): void {
  for (let step = 0; state.stage === 'place' && step < plan.length; ) {
    const [seat] = sheepAndThief.toAct(state);
    if (seat === undefined) return;
    const isOwn = seat === player + 1;
    const turn = isOwn ? turnTo(state, player, plan[step++] as Plan[number], policy) : policy.turn(state, seat - 1, noise);
    if (turn === undefined) break;
    sheepAndThief.apply(state, seat, turn);
  }
  if (state.stage === 'place') playRound(state, policy, cards, noise);
}
