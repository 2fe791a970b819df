/** Weights applied to facts. Part of the appraiser, so used by all bots. */

import { FACTS } from './facts.ts';
import { PLACEMENTS } from './state.ts';

/** By number of players, then by cards still to be placed: one weight a fact, bias last. */
export type ValueWeights = Readonly<Record<number, readonly (readonly number[])[]>>;

/** Where the bias is in a row of weights, and how long a row is. */
export const BIAS = FACTS.length;
export const ROW = FACTS.length + 1;

/** Facts of one board in, the gold it is expected to have at the end out. */
export class Value {
  readonly #rows: Readonly<Record<number, Float64Array>>;

  constructor(weights: ValueWeights) {
    this.#rows = Object.fromEntries(Object.entries(weights).map(([players, rows]) => [players, Float64Array.from(rows.flat())]));
  }

  /** One row after another, by cards still to be placed. */
  rowsFor(players: number): Float64Array {
    return this.#rows[players] as Float64Array;
  }

  gold(facts: Float64Array, players: number, toCome: number): number {
    const rows = this.rowsFor(players);
    const row = ROW * Math.min(toCome, PLACEMENTS);
    let gold = 0;
    for (let i = 0; i < BIAS; i++) gold += (rows[row + i] as number) * (facts[i] as number);
    return gold + (rows[row + BIAS] as number);
  }
}

export function fromThousandths(weights: ValueWeights): ValueWeights {
  return Object.fromEntries(Object.entries(weights).map(([players, rows]) => [players, rows.map((row) => row.map((w) => w / 1000))]));
}
