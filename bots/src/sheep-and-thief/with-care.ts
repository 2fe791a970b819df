/** Two moves played on to the end of the round by players who plan. Used by reviews. */

import { PLACED_A_ROUND, sheepAndThief } from '@bellwether/sheep-and-thief';
import { candidatesOf } from './candidates.ts';
import { planAfter } from './fox-mind.ts';
import type { PlayOn } from './played-on.ts';
import type { Question } from './question.ts';
import type { Move } from './state.ts';

/** Moves from which the rest of a hand is planned. */
const WIDTH = { draft: 3, place: 3 };

/**
 * Everybody plans the own hand, in the draft, too. Who goes from turn to turn may need a card only by haste, or want one that a planner would
 * leave.
 */
export const playWithCare: PlayOn = (question, move, others) => (world) => {
  const { player, policy } = question;
  const state = sheepAndThief.clone(world);
  sheepAndThief.apply(state, player + 1, move);
  const endsRound = move.kind === 'place' && state.stage !== 'place';
  for (let placing = state.stage === 'place'; !endsRound && (!placing || state.stage === 'place'); placing ||= state.stage === 'place') {
    const [seat] = sheepAndThief.toAct(state);
    if (seat === undefined) break;
    const asked = { ...question, player: seat - 1, table: state };
    const isQuick = seat !== player + 1 && state.stage === 'place';
    sheepAndThief.apply(state, seat, isQuick ? policy.turn(state, seat - 1) : planned(asked, seat === player + 1 ? others : []));
  }
  return { state, gold: policy.appraiser.goldAtEnd(state).slice() };
};

/**
 * The move from which the rest of the hand comes to most, as Fox plans it. What could have been placed at first is always thought of: what
 * a move does not prevent is no loss by it.
 */
function planned(question: Question, others: readonly Move[]): Move {
  const { table, player, policy, cards } = question;
  const isLast = table.stage === 'place' && (table.placed[player] as number) >= PLACED_A_ROUND - 1;
  if (isLast || table.stage === 'discard') return policy.move(table, player, cards);
  const width = table.stage === 'place' ? WIDTH.place : WIDTH.draft;
  const moves = table.stage === 'place' ? [] : [...sheepAndThief.legal(table, player + 1)];
  const isThere = (one: Move) =>
    others.some((other) => other.kind === 'place' && one.kind === 'place' && other.card === one.card && other.at === one.at);
  const found = candidatesOf({ ...question, moves }, policy, 1).filter(({ move }, i) => i < width || isThere(move));
  if (found.length === 1) return found[0]?.move as Move;
  const plans = found.map(({ move }) => planAfter(question, move));
  return found[plans.indexOf(Math.max(...plans))]?.move ?? policy.move(table, player, cards);
}
