/** Weights applied to facts. Part of the appraiser, so used by all bots. */

import { type Evaluator, evaluatorOf } from '../shared/evaluator.ts';
import { PLACEMENTS } from './state.ts';

/** By number of players, then by cards still to be placed: one weight a fact, bias last. */
export type ValueWeights = Readonly<Record<number, readonly (readonly number[])[]>>;

/** Facts of one board in, the gold it is expected to have at the end out. */
export class Value {
  readonly #evaluators: Readonly<Record<number, readonly Evaluator[]>>;
  readonly #out = new Float64Array(1);

  constructor(weights: ValueWeights) {
    this.#evaluators = Object.fromEntries(
      Object.entries(weights).map(([players, rows]) => [
        players,
        rows.map((row) => evaluatorOf({ kind: 'linear', rows: [row], squash: 'none' })),
      ]),
    );
  }

  gold(facts: Float64Array, players: number, toCome: number): number {
    const evaluators = this.#evaluators[players] as readonly Evaluator[];
    (evaluators[Math.min(toCome, PLACEMENTS)] as Evaluator).run(facts, this.#out);
    return this.#out[0] as number;
  }
}

export function fromThousandths(weights: ValueWeights): ValueWeights {
  return Object.fromEntries(Object.entries(weights).map(([players, rows]) => [players, rows.map((row) => row.map((w) => w / 1000))]));
}
