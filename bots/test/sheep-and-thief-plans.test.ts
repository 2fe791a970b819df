import { FastRandom } from '@bellwether/kernel';
import { CARD_LIMIT, cardOn, sheepAndThief } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import { candidatesOf } from '../src/sheep-and-thief/candidates.ts';
import { planAfter, playByPlan } from '../src/sheep-and-thief/plans.ts';
import { openQuestion } from '../src/sheep-and-thief/question.ts';
import { playRound } from '../src/sheep-and-thief/rollout.ts';
import { randomPosition } from './sheep-and-thief-position.ts';

/** Turns in random positions after which the seat has a plan for its next cards. */
function planned(enough: number) {
  const found = [];
  for (let seed = 1; seed <= 600 && found.length < enough; seed++) {
    const { state, seat, view } = randomPosition(seed);
    if (state.stage !== 'place') continue;
    const question = openQuestion(view, sheepAndThief.legal(state, seat), new FastRandom(seed));
    const moves = candidatesOf(question, question.policy, 1)
      .slice(0, 8)
      .map(({ move }) => move);
    const [move] = moves;
    if (move === undefined) continue;
    const plan = planAfter(question, move, moves);
    if (plan.length > 0) found.push({ seed, state, seat, question, move, moves, plan });
  }
  return found;
}

describe('what a move does not prevent', () => {
  const found = planned(8);

  it('is planned for the next turn: one of the alternatives, with another card', () => {
    expect(found.length).toBe(8);
    for (const { move, moves, plan } of found) {
      const [first] = plan;
      expect(moves.some((other) => other.kind === 'place' && other.card === first?.card && other.at === first.at)).toBe(true);
      expect(move.kind === 'place' && move.at).not.toBe(first?.at);
    }
  });

  it('is placed in the playout if the others allow it, and mostly earns more gold', () => {
    let [kept, gain] = [0, 0];
    for (const { state, seat, question, move, plan } of found) {
      const { policy, cards, player } = question;
      const ends = [true, false].map((isPlanned) => {
        const end = sheepAndThief.clone(state);
        sheepAndThief.apply(end, seat, move);
        if (isPlanned) playByPlan(question, end, plan);
        else playRound(end, policy, cards);
        return { end, gold: policy.appraiser.goldAtEnd(end)[player] as number };
      });
      expect(ends[0]?.end.stage).toBe(ends[1]?.end.stage);
      const { card, at } = plan[0] as (typeof plan)[number];
      if (ends[0] && (cardOn(ends[0].end, player, at) & (CARD_LIMIT - 1)) === card) kept++;
      gain += (ends[0]?.gold ?? 0) - (ends[1]?.gold ?? 0);
    }
    expect(kept).toBeGreaterThan(5);
    expect(gain / found.length).toBeGreaterThan(0.5);
  });
});
