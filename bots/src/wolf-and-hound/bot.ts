import type { WolfAndHound } from '@bellwether/wolf-and-hound';
import type { Bot, Choice, Considered } from '../shared/bot.ts';
import { type Curve, calibrated } from '../shared/calibration.ts';
import type { Reason } from '../shared/reason.ts';
import { type SearchClock, startClock } from '../shared/search-clock.ts';
import type { Mind, Thought } from './mind.ts';
import { openPosition, type Position, winsAfter } from './position.ts';
import { reasonsFor } from './reasons.ts';
import type { Move, View } from './state.ts';

/** A level of play: a mind with its default budget and the curves that make its win probabilities true. */
export function botOf(mind: Mind, iterations: number, curveFor: (view: View) => Curve): Bot<WolfAndHound> {
  return {
    iterations,
    choose(view, legal, budget, random) {
      const clock = startClock(budget, iterations);
      const position = openPosition(view, legal, random);
      const thoughts = position.keys.length === 1 ? onlyMove(position) : mind(position, clock);
      return choiceOf(position, thoughts, curveFor(view), budget.explain === false ? () => [] : () => explain(position, thoughts, clock));
    },
  };
}

function onlyMove(position: Position): Thought[] {
  return [...winsAfter(position)].map(([key, win]) => ({ key, win, weight: 1 }));
}

function explain(position: Position, thoughts: readonly Thought[], clock: SearchClock): readonly Reason[] {
  const [chosen, second] = thoughts;
  if (chosen === undefined || second === undefined) return [{ kind: 'only-move', worth: 0 }];
  return clock.mustAnswer() ? [] : reasonsFor(position, chosen.key, second.key);
}

function choiceOf(position: Position, thoughts: readonly Thought[], curve: Curve, reasons: () => readonly Reason[]): Choice<WolfAndHound> {
  const considered = thoughts.map(({ key, win, weight }): Considered<WolfAndHound> => {
    return { move: position.moves[position.keys.indexOf(key)] as Move, win: calibrated(win, curve), weight };
  });
  const [first] = considered;
  return { move: first?.move as Move, win: first?.win ?? 0.5, reasons: reasons(), considered };
}
