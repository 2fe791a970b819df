import { type AnimalRules, at, type FaceRules } from '@bellwether/wolf-and-hound';
import type { Mind } from './mind.ts';
import { ranked } from './plain-minds.ts';
import { HandPolicy } from './policy.ts';
import { type Question, winsAfter } from './question.ts';
import { scorerOf } from './scorer.ts';
import type { Rules } from './state.ts';

/**
 * In how many of ten turns Lamb overlooks an animal: one that affects its own seat, and one that affects another seat than where it stands.
 */
const OVERLOOKS = 3;
const OVERLOOKS_FAR = 6;
/** In how many of ten turns it reads a modified pace as a plain one. */
const MISREADS = 4;
const OF = 10;

/**
 * Lamb plays like a beginner, by what is obvious. It sometimes overlooks animals, especially those that affect a seat next to or across
 * from theirs, and reads half a step as a whole one. It never makes a move that loses the game at once if it can avoid it.
 */
export const lambMind: Mind = (question) => {
  const seen = new HandPolicy(asLambSeesIt(question), { flock: [-8, 0, 1, 2, 3, 4], good: [1, 0, 0, 0], bad: [1, 0, 0, 0], lateLast: 0 });
  const score = scorerOf(question, seen);
  const wins = winsAfter(question);
  return ranked(question, (key) => score(key) + (wins.get(key) === 0 ? LOST : 0), wins);
};

const LOST = -1000;

/** The rules with some animals overlooked (no effect) and some paces misread. */
function asLambSeesIt({ policy: { rules }, random }: Question): Rules {
  const animals = rules.animals.map((card): AnimalRules => {
    const far = card.front.target !== 0;
    const overlooked = random.below(OF) < (far ? OVERLOOKS_FAR : OVERLOOKS);
    const misread = random.below(OF) < MISREADS;
    const seen = (face: FaceRules): FaceRules => ({
      ...face,
      change: overlooked ? 0 : face.change,
      steps: misread ? face.steps.map((steps, type) => (steps === 0 ? 0 : at(rules.types, type).value)) : face.steps,
    });
    return { ...card, front: seen(card.front), back: seen(card.back) };
  });
  return { ...rules, animals };
}
