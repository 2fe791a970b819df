import type { Mind } from './mind.ts';
import { ranked, scorerOf } from './plain-minds.ts';
import { HandPolicy } from './policy.ts';
import { type Position, winsAfter } from './position.ts';
import type { Rules } from './state.ts';

/** How often, of ten turns, Lamb does not see an animal at all, and sees one whose bite goes elsewhere than where it stands. */
const OVERLOOKS = 3;
const OVERLOOKS_FAR = 6;
/** How often, of ten turns, it takes a strange pace for a plain one. */
const MISREADS = 4;
const OF = 10;

/**
 * Lamb plays by what is plainly before it, the way a beginner does: it forgets an animal now and then, most of all one that bites
 * across or beside the seat it stands at, and takes half a step for a whole one. It never hands over the game in one move that it
 * could have helped.
 */
export const lambMind: Mind = (position) => {
  const seen = new HandPolicy(asLambSeesIt(position), { flock: [-8, 0, 1, 2, 3, 4], good: [1, 0, 0, 0], bad: [1, 0, 0, 0], lateLast: 0 });
  const score = scorerOf(position, seen);
  const wins = winsAfter(position);
  return ranked(position, (key) => score(key) + (wins.get(key) === 0 ? LOST : 0), wins);
};

const LOST = -1000;

/** The rules with some animals overlooked (they change nothing) and some paces misread. */
function asLambSeesIt({ policy: { rules }, quick }: Position): Rules {
  const change = rules.change.slice();
  const steps = rules.steps.slice();
  const types = rules.types.length;
  for (let i = 0; i < rules.animals.length; i++) {
    const far = rules.target[2 * i] !== 0;
    if (quick.below(OF) < (far ? OVERLOOKS_FAR : OVERLOOKS)) change[2 * i] = change[2 * i + 1] = 0;
    if (quick.below(OF) >= MISREADS) continue;
    for (let n = 2 * i * types; n < 2 * (i + 1) * types; n++) {
      const moves = steps[n] !== 0;
      if (moves) steps[n] = rules.types[n % types]?.value as number;
    }
  }
  return { ...rules, change, steps };
}
