import { type FactEvaluator, factEvaluatorOf, type Weights } from '../shared/evaluator.ts';
import { Facts } from './features.ts';
import type { State } from './state.ts';

/** The chance of winning as public facts tell it. Any weights over the facts will do: a table today, a network some day. */
export class Value {
  readonly #facts = new Facts();
  readonly #evaluator: FactEvaluator;

  constructor(weights: Weights) {
    this.#evaluator = factEvaluatorOf(weights);
  }

  ofTeamInTurn(state: State): number {
    const facts = this.#facts;
    facts.read(state);
    return this.#evaluator.run(facts.active, facts.count);
  }
}
