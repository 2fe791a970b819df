/** Candidate moves. Used by all bots but Random. */

import type { Policy } from './policy.ts';
import type { Question } from './question.ts';
import type { Move } from './state.ts';

/** A move and its estimated worth in gold. */
export interface Candidate {
  readonly move: Move;
  readonly worth: number;
}

/** The candidate moves, best first, with at most `ways` uses of a card's images on one cell. */
export function candidatesOf(question: Question, policy: Policy, ways: 1 | 2): Candidate[] {
  const { table, player, moves } = question;
  if (table.stage === 'place') {
    const turns = policy.appraiser.placing.turns(table, player, ways);
    return turns.map(({ turn, worth }) => ({ move: turn, worth })).sort(byWorth);
  }
  return moves.map((move) => ({ move, worth: worthOf(question, policy, move) })).sort(byWorth);
}

function worthOf({ table, player, cards }: Question, policy: Policy, move: Move): number {
  if (move.kind === 'keep') return move.cards.reduce((sum, card) => sum + policy.cardWorth(table, player, card, cards), 0);
  return move.kind === 'discard' ? -policy.cardWorth(table, player, move.card, cards) : 0;
}

function byWorth(a: Candidate, b: Candidate): number {
  return b.worth - a.worth;
}
