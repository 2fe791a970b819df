/** Turns a mind into a bot. Used by all bots. */

import { type SheepAndThief, sheepAndThief } from '@bellwether/sheep-and-thief';
import type { Bot, Choice } from '../shared/bot.ts';
import { type Curve, calibrated } from '../shared/calibration.ts';
import { type SearchClock, startClock } from '../shared/search-clock.ts';
import type { Mind, Thought } from './mind.ts';
import { openQuestion, type Question } from './question.ts';
import type { SheepReason } from './reason-kind.ts';
import { reasonsFor } from './reasons.ts';
import type { Move, View } from './state.ts';

/**
 * A level of play: a mind with its default budget and the curves that calibrate its win probabilities. A turn has thousands of legal forms,
 * so a mind composes its own. `check` accepts it, and `legal` lists a form with the same effect.
 */
export function botOf(mind: Mind, iterations: number, curveFor: (view: View) => Curve): Bot<SheepAndThief> {
  return {
    iterations,
    choose(view, legal, budget, random) {
      const clock = startClock(budget, iterations);
      const question = openQuestion(view, legal, random);
      const curve = curveFor(view);
      const thoughts = mind(question, clock).map((thought) => ({ ...thought, win: calibrated(thought.win, curve) }));
      const [chosen, second] = thoughts;
      const reasons = budget.explain === false ? [] : explain(question, chosen, second, clock);
      return choiceOf(question, thoughts, reasons);
    },
  };
}

function explain(question: Question, chosen: Thought | undefined, second: Thought | undefined, clock: SearchClock): readonly SheepReason[] {
  const { moves, table } = question;
  if (chosen === undefined || (second === undefined && table.stage !== 'place' && moves.length === 1))
    return [{ kind: 'only-move', worth: 0 }];
  return clock.mustAnswer() ? [] : reasonsFor(question, chosen.move, second?.move);
}

function choiceOf(
  { moves, table, player }: Question,
  thoughts: readonly Thought[],
  reasons: readonly SheepReason[],
): Choice<SheepAndThief> {
  const [first] = thoughts;
  // Fall back to the first legal move if the mind found none or an illegal one: a bug in a bot must not stop the game.
  const sound = first !== undefined && sheepAndThief.check(table, player + 1, first.move) === undefined;
  const move = sound ? first.move : (moves[0] as Move);
  return { move, win: first?.win ?? 0.5, reasons: sound ? reasons : [], considered: thoughts.slice() };
}
