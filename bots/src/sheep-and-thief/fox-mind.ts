/** Fox's algorithm. Its plans also give reasons. */

import { handOf, sheepAndThief, takeIntoHand } from '@bellwether/sheep-and-thief';
import { candidatesOf } from './candidates.ts';
import type { Mind, Thought } from './mind.ts';
import { type Question, winAfter } from './question.ts';
import { planAlone } from './rollout.ts';
import type { Move } from './state.ts';

/**
 * For each of its best candidates, Fox plans the rest of the round with its own cards, as if nobody else moved. An iteration is one plan.
 */
export const foxMind: Mind = (question, clock) => {
  const candidates = candidatesOf(question, question.policy, 1);
  const planned: { readonly move: Move; readonly plan: number }[] = [];
  for (const { move } of candidates) {
    if (planned.length > 0 && (planned.length >= clock.iterations || clock.searchIsOver())) break;
    planned.push({ move, plan: planAfter(question, move) });
  }
  planned.sort((a, b) => b.plan - a.plan);
  // Plans ignore what others do, so they are too optimistic: they only rank the moves. The win probability comes from the table after
  // the move.
  return planned.map(({ move }): Thought => ({ move, win: winAfter(question, move), weight: 1 }));
};

/** The player's win probability after this move and all cards it then holds. */
export function planAfter({ table, player, policy }: Pick<Question, 'table' | 'player' | 'policy'>, move: Move): number {
  const after = sheepAndThief.clone(table);
  if (move.kind === 'place') sheepAndThief.apply(after, player + 1, move);
  else if (move.kind === 'keep') for (const card of move.cards) takeIntoHand(after, player, card);
  else {
    after.round++;
    after.placed[player] = 0;
    const kept = handOf(after, player).find((card) => card !== move.card) ?? move.card;
    after.held[player] = 0;
    takeIntoHand(after, player, kept);
  }
  if (after.stage === 'place' || move.kind !== 'place') return planAlone(after, player, policy);
  return policy.appraiser.chances(after)[player] as number;
}
