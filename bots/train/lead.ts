/**
 * `node bots/train/lead.ts LEDGER`: of a ledger of `npm run lab -- ladder --alike`, for each set-up, number of players and level, the
 * factor on odds above even that would have made what was said truest: a logistic regression over the tenths above even. Played with a
 * lead of 1, it is the lead.
 */
import { readFileSync } from 'node:fs';
import { odds } from '../src/frame/calibration.ts';
import { sigmoid } from '../src/frame/evaluator.ts';

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

const ROUNDS = 50;

const { pairings } = JSON.parse(readFileSync(process.argv[2] as string, 'utf8')) as Ledger;
for (const [name, entries] of Map.groupBy(pairings, ({ pairing }) => `${pairing.game} ${pairing.setup} ${pairing.players} ${pairing.a}`)) {
  const bins = entries.flatMap(({ tally }) => tally.bins.flat()).filter(({ count, said }) => count > 0 && said / count > 0.5);
  console.log(name, leadOf(bins).toFixed(3));
}

function leadOf(bins: readonly Bin[]): number {
  let lead = 1;
  for (let round = 0; round < ROUNDS; round++) {
    let [pull, weight] = [0, 0];
    for (const { count, said, won } of bins) {
      const x = odds(said / count);
      const p = sigmoid(lead * x);
      pull += x * (won - count * p);
      weight += count * x * x * p * (1 - p);
    }
    lead += pull / weight;
  }
  return lead;
}
