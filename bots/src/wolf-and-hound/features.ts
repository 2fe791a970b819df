import { clockwise, type TableAnimal, wolfAndHound } from '@bellwether/wolf-and-hound';
import { type State, teamInTurn } from './state.ts';

/**
 * The features of a position for the value function: sheep and animals as the current seat sees them, rotated so that this seat is 0. They
 * use no hidden card, so a world and its view have the same features.
 */
export class Facts {
  readonly active = new Int32Array(MOST_FACTS);
  count = 0;

  /** Extracts the features of a position, from the point of view of the current team. */
  read(state: State): void {
    const { rules, turn, sheep } = state;
    const base = phaseOf(state) * FACTS_A_PHASE;
    const team = teamInTurn(state);
    const { active } = this;
    let n = 0;
    let own = 0;
    let other = 0;
    let ownLeast = 4;
    let otherLeast = 4;
    for (let r = 0; r < 4; r++) {
      const seat = clockwise(turn, r);
      const has = Math.min(MOST_SHEEP, sheep[seat]);
      active[n++] = base + SHEEP + r * (MOST_SHEEP + 1) + has;
      if (wolfAndHound.teamOf(rules.config, seat + 1) === team) {
        own += has;
        ownLeast = Math.min(ownLeast, has);
      } else {
        other += has;
        otherLeast = Math.min(otherLeast, has);
      }
    }
    const lead = Math.max(-MOST_LEAD, Math.min(MOST_LEAD, own - other)) + MOST_LEAD;
    active[n++] = base + LEAD + 2 * lead + (rules.tieTeam === team ? 1 : 0);
    active[n++] = base + LEAST + 5 * ownLeast + otherLeast;
    active[n++] = base + SEAT + 4 * (4 - rules.config.players) + turn;
    for (const animal of state.animals) {
      if (n >= MOST_FACTS) break;
      active[n++] = base + factOf(state, animal);
    }
    this.count = n;
  }
}

/** An animal's effect where it stands, from the current seat's point of view. */
function factOf({ turn, sheep, rules }: State, animal: TableAnimal): number {
  const { change, target } = animal.face;
  const stands = clockwise(animal.at, -turn);
  if (change === 0) return PLAIN + stands;
  const seat = clockwise(animal.at, target);
  const has = sheep[seat];
  const kind = change < 0 ? 0 : 1;
  const room = change < 0 ? Math.max(0, has - 1) : rules.flock[seat] - has;
  return EFFECT + ((clockwise(seat, -turn) * 4 + stands) * 2 + kind) * 3 + Math.min(2, room);
}

const MOST_FACTS = 32;
const MOST_SHEEP = 5;
const MOST_LEAD = 6;
/** The number of game phases: cards still to be played, in steps of about a lap. */
const PHASES = 8;

const SHEEP = 0;
const LEAD = SHEEP + 4 * (MOST_SHEEP + 1);
const LEAST = LEAD + 2 * (2 * MOST_LEAD + 1);
const EFFECT = LEAST + 25;
const PLAIN = EFFECT + 4 * 4 * 2 * 3;
const SEAT = PLAIN + 4;
const FACTS_A_PHASE = SEAT + 12;

/** The number of features. */
export const FACTS = PHASES * FACTS_A_PHASE;

function phaseOf({ rules, piles, aside }: State): number {
  const played = piles[0].length + piles[1].length + piles[2].length + piles[3].length + aside.length;
  return Math.min(PHASES - 1, (rules.deck.length - played + 3) >> 2);
}
