import { FACTS } from '../src/sheep-and-thief/facts.ts';
import { PLACEMENTS } from '../src/sheep-and-thief/state.ts';
import type { ValueWeights } from '../src/sheep-and-thief/value.ts';
import { LeastSquares } from './least-squares.ts';

/** The weight of boards with one card more or less to come, which are included too. */
const NEIGHBOUR = 0.25;
const RIDGE = 3;
const BIAS = FACTS.length;

/** Fits the final gold of boards to their facts: one least-squares fit for each number of cards still to be placed. */
export class ValueFit {
  readonly fits = Array.from({ length: PLACEMENTS + 1 }, () => new LeastSquares(FACTS.length + 2));
  readonly #row = new Float64Array(FACTS.length + 2);

  add(facts: Float64Array, toCome: number, gold: number): void {
    const row = this.#row;
    row.set(facts);
    row[BIAS] = 1;
    for (let off = -1; off <= 1; off++) {
      row[BIAS + 1] = -off;
      this.fits[toCome + off]?.add(row, gold, off === 0 ? 1 : NEIGHBOUR);
    }
  }

  /** Ridge regression toward the weights in `from`, by cards still to be placed, or toward zero. */
  solve(from: readonly (readonly number[])[] = [], ridge = RIDGE): number[][] {
    return this.fits.map((fit, toCome) => fit.solve((i) => (i < BIAS ? ridge : 0.01), from[toCome]).slice(0, BIAS + 1));
  }
}

/** The source code of a file of weights, in thousandths. `says`: the lines of its comment. */
export function weightsSource(name: string, says: readonly string[], fitted: ValueWeights): string {
  const rows = (players: string) =>
    fitted[Number(players)]?.map((row) => `    [${row.map((w) => Math.round(1000 * w)).join(', ')}],`) ?? [];
  return [
    '/**',
    ...says.map((line) => ` * ${line}`),
    ' */',
    `export const ${name}: Readonly<Record<number, readonly (readonly number[])[]>> = {`,
    ...Object.keys(fitted).flatMap((players) => [`  ${players}: [`, ...rows(players), '  ],']),
    '};',
    '',
  ].join('\n');
}
