/** Plays two moves out to the end of the round with players who plan ahead. Used by reviews. */

import { PLACED_A_ROUND, sheepAndThief } from '@bellwether/sheep-and-thief';
import { candidatesOf } from './candidates.ts';
import { planAfter } from './fox-mind.ts';
import type { PlayOn } from './played-on.ts';
import type { Question } from './question.ts';
import type { Move } from './state.ts';

/** How many candidate moves to plan from. */
const WIDTH = { draft: 3, place: 3 };

/**
 * The reviewed seat plans its whole hand, and in the draft every seat does. Choosing turn by turn would distort what cards are worth: such
 * a player wastes good cards and wants others that a planner would leave.
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
 * The move with the best plan for the rest of the hand, by Fox's planning. Alternatives to the played move are always considered, so that a
 * move is not blamed for losing an option that it only postpones.
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
