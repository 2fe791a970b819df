import {
  type AnimalRules,
  clockwise,
  type FaceRules,
  NO_CARD,
  SEAT_INDICES,
  type SeatIndex,
  stepsUntilStop,
  type TableAnimal,
  visitsToSeat1,
  wolfAndHound,
} from '@bellwether/wolf-and-hound';
import type { Rules, State } from './state.ts';

/** The heuristic's weights. `docs/lab-book/bots-measured.md` says how they were found. */
export interface PolicyWeights {
  /** The worth of a pasture to its team, by its number of sheep (0, 1, 2 …). */
  readonly flock: readonly number[];
  /** The discount by turns until an effect happens, for effects that are good and bad for the mover. */
  readonly good: readonly number[];
  readonly bad: readonly number[];
  /** The discount for a seat that would lose its last sheep, but not at once. */
  readonly lateLast: number;
}

export const POLICY: PolicyWeights = {
  flock: [-8, 0, 1.6, 2.6, 3.1, 3.6],
  good: [1, 0.43, 0.38, 0.15],
  bad: [1, 0.6, 0.3, 0.2],
  lateLast: 0.5,
};

/** A fast heuristic for number cards. Playouts and search use only this interface, so a learned policy could replace it. */
export interface Policy {
  readonly rules: Rules;
  /** How good it is for the current seat's team to play a card of this type, roughly in sheep. */
  score(state: State, type: number): number;
  /** How far a team's flocks are ahead of the other team's, roughly in sheep. */
  balance(state: State, team: number): number;
}

/**
 * Scores number cards by where they leave the animals: fast enough for every ply of a playout. It reads the rules' own tables, so it works
 * for any set. It does not foresee hooks of single cards; search does.
 */
export class HandPolicy implements Policy {
  readonly rules: Rules;
  readonly #weights: PolicyWeights;
  /** By sheep in a pasture: the later cost of one sheep less, and the later gain of one more. */
  readonly #loss: Float64Array;
  readonly #gain: Float64Array;
  /** By seat: the team it plays for. */
  readonly #teams: readonly number[];
  /** By seat: the change in sheep when the next seat's animals activate. */
  readonly #change = new Int32Array(4);

  constructor(rules: Rules, weights: PolicyWeights = POLICY) {
    this.rules = rules;
    this.#weights = weights;
    const worth = (sheep: number) => flockWorth(weights, sheep);
    this.#loss = Float64Array.from({ length: 8 }, (_, s) =>
      s === 0 ? 0 : s === 1 ? weights.lateLast * (worth(1) - worth(0)) : worth(s) - worth(s - 1),
    );
    this.#gain = Float64Array.from({ length: 8 }, (_, s) => worth(s + 1) - worth(s));
    this.#teams = SEAT_INDICES.map((seat) => wolfAndHound.teamOf(rules.config, seat + 1));
  }

  score(state: State, type: number): number {
    const { turn } = state;
    const changes = this.#change;
    changes[0] = changes[1] = changes[2] = changes[3] = 0;
    let now = false;
    let sum = 0;
    for (let i = 0; i < state.animals.length; i++) {
      const animal = state.animals[i] as TableAnimal;
      // The policy's own rules can differ from the state's: see `lamb.ts`.
      const card = this.rules.animals[i] as AnimalRules;
      const face = animal.face.side === 'front' ? card.front : card.back;
      const walked = stepsAhead(state, animal, card, face, type);
      const seat = clockwise(animal.at, walked);
      const { change, target } = card.metamorphic ? faceAfter(card, animal, walked) : face;
      if (change === 0) continue;
      const hit = clockwise(seat, target);
      const turns = clockwise(seat, -turn - 1);
      if (turns === 0) {
        changes[hit] = (changes[hit] as number) + change;
        now = true;
      } else sum += this.#later(state, hit, change, turns);
    }
    return now ? sum + this.#atOnce(state) : sum;
  }

  balance({ sheep }: State, team: number): number {
    let sum = 0;
    for (const seat of SEAT_INDICES) {
      const worth = flockWorth(this.#weights, sheep[seat]);
      sum += this.#teams[seat] === team ? worth : -worth;
    }
    return sum;
  }

  /** The worth of an animal that will activate in this many turns if it stays there. */
  #later({ sheep, turn }: State, hit: SeatIndex, change: number, turns: number): number {
    const { good, bad } = this.#weights;
    const has = sheep[hit];
    const own = this.#teams[hit] === this.#teams[turn];
    if (change < 0) return (this.#loss[has] as number) * (own ? -(bad[turns] as number) : (good[turns] as number));
    if (has >= this.rules.flock[hit]) return 0;
    return (this.#gain[has] as number) * (own ? (good[turns] as number) : -(bad[turns] as number));
  }

  /** The worth of what the next seat's animals do, which nobody can prevent. */
  #atOnce({ sheep, turn }: State): number {
    let sum = 0;
    for (const seat of SEAT_INDICES) {
      const change = this.#change[seat] as number;
      if (change === 0) continue;
      const after = Math.max(0, Math.min(this.rules.flock[seat], sheep[seat] + change));
      const worth = flockWorth(this.#weights, after) - flockWorth(this.#weights, sheep[seat]);
      sum += this.#teams[seat] === this.#teams[turn] ? worth : -worth;
    }
    return sum;
  }
}

/** The steps that an animal will take before the turn ends, if a card of this type is played. */
function stepsAhead(state: State, animal: TableAnimal, card: AnimalRules, face: FaceRules, type: number): number {
  const by = card.late ? state.previousType : type;
  const steps = by === NO_CARD ? 0 : (face.steps[by] as number);
  return face.stopSymbol === undefined ? steps : stepsUntilStop(state, animal, steps, card.late ? clockwise(state.turn, -1) : state.turn);
}

/** The face that a metamorphic card will show after its walk. */
function faceAfter(card: AnimalRules, animal: TableAnimal, walked: number): FaceRules {
  const turns = visitsToSeat1(animal.at, walked) > 0;
  return turns === (animal.face.side === 'front') ? card.back : card.front;
}

function flockWorth({ flock }: PolicyWeights, sheep: number): number {
  return flock[Math.min(sheep, flock.length - 1)] as number;
}
