import { faceIndex, placeOf, sheepAt } from '@bellwether/wolf-and-hound';
import type { Move, Rules, State } from './state.ts';

/** The numbers behind the quick judgement of a card: `docs/bots-measured.md` says how they were found. */
export interface PolicyWeights {
  /** What it is worth for a team that one of its seats has so many sheep: 0, 1, 2 … */
  readonly flock: readonly number[];
  /** How much of an effect to count that comes in so many turns, if it is good for the mover and if it is bad. */
  readonly good: readonly number[];
  readonly bad: readonly number[];
  /** A seat that would lose its last sheep, but not at once: how much of that to count. */
  readonly lateLast: number;
}

export const POLICY: PolicyWeights = {
  flock: [-8, 0, 1.6, 2.6, 3.1, 3.6],
  good: [1, 0.43, 0.38, 0.15],
  bad: [1, 0.6, 0.3, 0.2],
  lateLast: 0.5,
};

/** A quick judgement of number cards: all that play-outs and search ask of a policy, so that a learned one can take its place. */
export interface Policy {
  readonly rules: Rules;
  /** The play of each type, made once. */
  readonly plays: readonly Move[];
  /** What playing a card of this type is worth to the team of the seat in turn, in about sheep. */
  score(state: State, type: number): number;
  /** How much better a team's flocks stand than the other's, in about sheep. */
  balance(state: State, team: number): number;
}

/**
 * Judges number cards by where they leave the animals: quick enough for every ply of a play-out. It reads the rules' own tables, so
 * it holds for any set; what only a card's own rule knows, it does not foresee. Search does.
 */
export class HandPolicy implements Policy {
  readonly rules: Rules;
  readonly #weights: PolicyWeights;
  readonly #types: number;
  readonly #bySymbol: boolean;
  readonly #late: boolean;
  readonly #metamorphic: readonly boolean[];
  /** What one sheep less or more is worth to a seat with so many, later on. */
  readonly #loss: Float64Array;
  readonly #gain: Float64Array;
  readonly #delta = new Int32Array(4);
  readonly plays: readonly Move[];

  constructor(rules: Rules, weights: PolicyWeights = POLICY) {
    this.rules = rules;
    this.#weights = weights;
    this.#types = rules.types.length;
    this.#bySymbol = rules.hasSymbols;
    this.#late = rules.lateSteps.some((steps) => steps !== 0);
    this.#metamorphic = rules.animals.map((card) => card.metamorphic === true);
    const worth = (sheep: number) => flockWorth(weights, sheep);
    this.#loss = Float64Array.from({ length: 8 }, (_, s) =>
      s === 0 ? 0 : s === 1 ? weights.lateLast * (worth(1) - worth(0)) : worth(s) - worth(s - 1),
    );
    this.#gain = Float64Array.from({ length: 8 }, (_, s) => worth(s + 1) - worth(s));
    this.plays = rules.types.map(({ card }): Move => ({ kind: 'play', card }));
  }

  score(state: State, type: number): number {
    const { sheep, turn } = state;
    const { animals, change, target, flock } = this.rules;
    const { good, bad } = this.#weights;
    const delta = this.#delta;
    delta[0] = delta[1] = delta[2] = delta[3] = 0;
    let now = false;
    let sum = 0;
    for (let i = 0; i < animals.length; i++) {
      const shown = faceIndex(state, i);
      const landing = this.#land(state, i, shown, type);
      const place = landing & 3;
      const face = shown ^ (landing >> 2);
      const by = change[face] as number;
      if (by === 0) continue;
      const hit = (place + (target[face] as number)) & 3;
      const turns = (place - turn - 1) & 3;
      if (turns === 0) {
        delta[hit] = (delta[hit] as number) + by;
        now = true;
        continue;
      }
      const has = sheepAt(sheep, hit);
      const own = ((hit ^ turn) & 1) === 0;
      if (by < 0) {
        const worth = this.#loss[has] as number;
        sum += own ? -(bad[turns] as number) * worth : (good[turns] as number) * worth;
      } else if (has < (flock[hit] as number)) {
        const worth = this.#gain[has] as number;
        sum += own ? (good[turns] as number) * worth : -(bad[turns] as number) * worth;
      }
    }
    return now ? sum + this.#atOnce(state) : sum;
  }

  balance({ sheep }: State, team: number): number {
    let sum = 0;
    for (let place = 0; place < 4; place++) {
      const worth = flockWorth(this.#weights, sheepAt(sheep, place));
      sum += (place & 1) === team ? worth : -worth;
    }
    return sum;
  }

  /** What the next seat's animals do before anybody can stop them. */
  #atOnce({ sheep, turn }: State): number {
    let sum = 0;
    for (let place = 0; place < 4; place++) {
      const by = this.#delta[place] as number;
      if (by === 0) continue;
      const has = sheepAt(sheep, place);
      const after = Math.max(0, Math.min(this.rules.flock[place] as number, has + by));
      const worth = flockWorth(this.#weights, after) - flockWorth(this.#weights, has);
      sum += ((place ^ turn) & 1) === 0 ? worth : -worth;
    }
    return sum;
  }

  /** Where an animal will stand when the turn is over; 4 more if it will have turned over on the way. */
  #land(state: State, animal: number, face: number, type: number): number {
    const from = placeOf(state, animal);
    let steps = this.rules.steps[face * this.#types + type] as number;
    if (this.#late && state.previous >= 0) steps += this.rules.lateSteps[face * this.#types + state.previous] as number;
    if (steps === 0) return from;
    if (this.#bySymbol && state.symbols !== 0) steps = this.#stopped(state, from, face, steps);
    const to = (from + steps) & 3;
    if (!this.#metamorphic[animal]) return to;
    const passes = steps > 0 ? from + steps >= 4 : from + steps <= 0 && from > 0;
    return passes ? to + 4 : to;
  }

  #stopped(state: State, from: number, face: number, steps: number): number {
    const stops = (state.symbols >> (this.rules.stopper[face] as number)) & ~(1 << state.turn) & 15;
    if (stops === 0) return steps;
    const step = steps > 0 ? 1 : -1;
    for (let n = step; n !== steps; n += step) if ((stops >> ((from + n) & 3)) & 1) return n;
    return steps;
  }
}

function flockWorth({ flock }: PolicyWeights, sheep: number): number {
  return flock[Math.min(sheep, flock.length - 1)] as number;
}
