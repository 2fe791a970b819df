import { faceIndex, placeOf, sheepAt } from '@bellwether/wolf-and-hound';
import type { State } from './state.ts';

/**
 * A position as a handful of facts, each a number: what the seat in turn sees of sheep and animals, turned so that it sits at 0.
 * No hidden card is among them, so a world and the view it was made from have the same facts.
 */
export class Facts {
  readonly active = new Int32Array(MOST_FACTS);
  count = 0;

  /** Reads a position; the facts are from the side of the team in turn. */
  read(state: State): void {
    const { rules, turn, sheep } = state;
    const animals = rules.animals.length;
    const base = phaseOf(state) * FACTS_A_PHASE;
    const { active } = this;
    let n = 0;
    let own = 0;
    let other = 0;
    let ownLeast = 4;
    let otherLeast = 4;
    for (let r = 0; r < 4; r++) {
      const has = Math.min(MOST_SHEEP, sheepAt(sheep, (turn + r) & 3));
      active[n++] = base + SHEEP + r * (MOST_SHEEP + 1) + has;
      if ((r & 1) === 0) {
        own += has;
        ownLeast = Math.min(ownLeast, has);
      } else {
        other += has;
        otherLeast = Math.min(otherLeast, has);
      }
    }
    const lead = Math.max(-MOST_LEAD, Math.min(MOST_LEAD, own - other)) + MOST_LEAD;
    active[n++] = base + LEAD + 2 * lead + (rules.tieTeam === (turn & 1) ? 1 : 0);
    active[n++] = base + LEAST + 5 * ownLeast + otherLeast;
    active[n++] = base + SEAT + 4 * (rules.dummies === 0 ? 0 : rules.dummies === 8 ? 1 : 2) + turn;
    for (let i = 0; i < animals && n < MOST_FACTS; i++) {
      const face = faceIndex(state, i);
      const change = rules.change[face] as number;
      const stands = (placeOf(state, i) - turn) & 3;
      const target = (stands + (rules.target[face] as number)) & 3;
      const has = sheepAt(sheep, (turn + target) & 3);
      if (change < 0) active[n++] = base + EFFECT + ((target * 4 + stands) * 2 + 0) * 3 + Math.max(0, Math.min(2, has - 1));
      else if (change > 0) {
        const lacks = (rules.flock[(turn + target) & 3] as number) - has;
        active[n++] = base + EFFECT + ((target * 4 + stands) * 2 + 1) * 3 + Math.min(2, lacks);
      } else active[n++] = base + PLAIN + stands;
    }
    this.count = n;
  }
}

const MOST_FACTS = 32;
const MOST_SHEEP = 5;
const MOST_LEAD = 6;
/** Cards still to be played, in steps of about a lap. */
const PHASES = 8;

const SHEEP = 0;
const LEAD = SHEEP + 4 * (MOST_SHEEP + 1);
const LEAST = LEAD + 2 * (2 * MOST_LEAD + 1);
const EFFECT = LEAST + 25;
const PLAIN = EFFECT + 4 * 4 * 2 * 3;
const SEAT = PLAIN + 4;
const FACTS_A_PHASE = SEAT + 12;

/** How many facts there are. */
export const FACTS = PHASES * FACTS_A_PHASE;

function phaseOf(state: State): number {
  const left = state.log.length - state.plays;
  return Math.min(PHASES - 1, (left + 3) >> 2);
}
