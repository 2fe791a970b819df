import { odds } from '../src/shared/calibration.ts';
import { sigmoid } from '../src/shared/portable.ts';
import { LeastSquares } from './least-squares.ts';

/** A bin of predicted chances and their results: sums over `count` of them. */
export interface Bin {
  readonly count: number;
  readonly said: number;
  readonly won: number;
}

const ROUNDS = 20;

/** The linear correction of log odds with the maximum likelihood: a logistic regression, by iteratively reweighted least squares. */
export function lineOf(bins: readonly Bin[]): [slope: number, shift: number] {
  let [slope, shift] = [1, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const squares = new LeastSquares(2);
    for (const { count, said, won } of bins) {
      const x = odds(said / count);
      const p = sigmoid(slope * x + shift);
      squares.add(Float64Array.from([x, 1]), slope * x + shift + (won / count - p) / (p * (1 - p)), count * p * (1 - p));
    }
    [slope = 1, shift = 0] = squares.solve(() => 1e-9);
  }
  return [slope, shift];
}
