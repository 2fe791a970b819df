import { sigmoid } from '../shared/portable.ts';
import { Facts } from './features.ts';
import type { State } from './state.ts';

/** The value function: the win probability from public features, by logistic regression with one weight for each feature. */
export class Value {
  readonly #facts = new Facts();
  readonly #weights: Float64Array;

  constructor(weights: readonly number[]) {
    this.#weights = Float64Array.from(weights);
  }

  ofTeamInTurn(state: State): number {
    const facts = this.#facts;
    facts.read(state);
    let sum = 0;
    for (let n = 0; n < facts.count; n++) sum += this.#weights[facts.active[n] as number] as number;
    return sigmoid(sum);
  }
}
