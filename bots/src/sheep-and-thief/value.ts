/** The value function: weights applied to facts. Part of the appraiser, so used by all bots. */

import { FACTS } from './facts.ts';
import { PLACEMENTS } from './state.ts';

/** By number of players, then by cards still to be placed: one weight for each fact, the bias last. */
export type ValueWeights = Readonly<Record<number, readonly (readonly number[])[]>>;

/** The index of the bias in a row of weights, and the length of a row. */
export const BIAS = FACTS.length;
export const ROW = FACTS.length + 1;

/** Maps the facts of a board to its expected final gold. */
export class Value {
  readonly #rows: Readonly<Record<number, Float64Array>>;

  constructor(weights: ValueWeights) {
    this.#rows = Object.fromEntries(Object.entries(weights).map(([players, rows]) => [players, Float64Array.from(rows.flat())]));
  }

  /** All rows in one array, ordered by the number of cards still to be placed. */
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
