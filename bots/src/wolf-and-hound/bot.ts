import { at, type WolfAndHound } from '@bellwether/wolf-and-hound';
import type { Bot, Choice, Considered } from '../shared/bot.ts';
import { type Curve, calibrated } from '../shared/calibration.ts';
import { type SearchClock, startClock } from '../shared/search-clock.ts';
import type { Mind, Thought } from './mind.ts';
import { openQuestion, type Question, winsAfter } from './question.ts';
import type { WolfReason } from './reason-kind.ts';
import { reasonsFor } from './reasons.ts';
import type { Move, View } from './state.ts';

/** A level of play: a mind with its default budget and the curves that calibrate its win probabilities. */
export function botOf(mind: Mind, iterations: number, curveFor: (view: View) => Curve): Bot<WolfAndHound> {
  return {
    iterations,
    choose(view, legal, budget, random) {
      const clock = startClock(budget, iterations);
      const question = openQuestion(view, legal, random);
      const thoughts = question.keys.length === 1 ? onlyMove(question) : mind(question, clock);
      return choiceOf(question, thoughts, curveFor(view), budget.explain === false ? () => [] : () => explain(question, thoughts, clock));
    },
  };
}

function onlyMove(question: Question): Thought[] {
  return [...winsAfter(question)].map(([key, win]) => ({ key, win, weight: 1 }));
}

function explain(question: Question, thoughts: readonly Thought[], clock: SearchClock): readonly WolfReason[] {
  const [chosen, second] = thoughts;
  if (chosen === undefined || second === undefined) return [{ kind: 'only-move', worth: 0 }];
  return clock.mustAnswer() ? [] : reasonsFor(question, chosen.key, second.key);
}

function choiceOf(
  question: Question,
  thoughts: readonly Thought[],
  curve: Curve,
  reasons: () => readonly WolfReason[],
): Choice<WolfAndHound> {
  const considered = thoughts.map(({ key, win, weight }): Considered<WolfAndHound> => {
    return { move: at(question.moves, question.keys.indexOf(key)), win: calibrated(win, curve), weight };
  });
  const [first] = considered;
  return { move: first?.move as Move, win: first?.win ?? 0.5, reasons: reasons(), considered };
}
