/**
 * `node bots/train/line.ts LEDGER...`: reads ledgers of `npm run lab -- ladder --alike`. For each set-up, number of players and level it
 * prints the line on log odds that makes the win probabilities truest: a logistic regression over the tenths. If the probabilities were
 * corrected by a line already, this one is to be applied after it.
 */
import { readFileSync } from 'node:fs';
import { odds } from '../src/shared/calibration.ts';
import { sigmoid } from '../src/shared/evaluator.ts';
import { LeastSquares } from './least-squares.ts';

interface Bin {
  readonly count: number;
  readonly said: number;
  readonly won: number;
}

interface Ledger {
  readonly pairings: readonly {
    readonly pairing: { readonly game: string; readonly setup: string; readonly players: number; readonly a: string };
    readonly tally: { readonly bins: readonly (readonly Bin[])[] };
  }[];
}

const ROUNDS = 20;

const ledgers = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Ledger);
const entries = ledgers.flatMap(({ pairings }) => pairings);
for (const [name, group] of Map.groupBy(entries, ({ pairing: { game, setup, players, a } }) => `${game} ${setup} ${players} ${a}`)) {
  const bins = group.flatMap(({ tally }) => tally.bins.flat()).filter(({ count }) => count > 0);
  console.log(name, ...lineOf(bins).map((x) => x.toFixed(3)));
}

function lineOf(bins: readonly Bin[]): [slope: number, shift: number] {
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
