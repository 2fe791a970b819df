import type { Policy } from './policy.ts';
import type { Position } from './position.ts';
import type { Move } from './state.ts';
import { Turns } from './turns.ts';

/** A move and what it is worth at first sight, in gold. */
export interface Candidate {
  readonly move: Move;
  readonly worth: number;
}

/** The moves worth a thought, best at first sight first; `ways` to use the images of a card on a cell. */
export function candidatesOf(position: Position, policy: Policy, ways: number): Candidate[] {
  const { table, place, moves } = position;
  if (table.stage === 'place') {
    const turns = new Turns(policy.sight, ways).of(table, place);
    return turns.map(({ turn, worth }) => ({ move: turn, worth })).sort(byWorth);
  }
  return moves.map((move) => ({ move, worth: worthOf(position, policy, move) })).sort(byWorth);
}

function worthOf({ table, place, cards }: Position, policy: Policy, move: Move): number {
  if (move.kind === 'keep') return move.cards.reduce((sum, card) => sum + policy.cardWorth(table, place, card, cards), 0);
  return move.kind === 'discard' ? -policy.cardWorth(table, place, move.card, cards) : 0;
}

function byWorth(a: Candidate, b: Candidate): number {
  return b.worth - a.worth;
}
