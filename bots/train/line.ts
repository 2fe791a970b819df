/**
 * `node bots/train/line.ts LEDGER...`: reads ledgers of `npm run lab -- ladder --alike`. For each set-up, number of players and level it
 * prints the linear correction of log odds that calibrates the win probabilities best: a logistic regression over the bins of tenths. If
 * the probabilities were already corrected linearly, this correction comes on top.
 */
import { readFileSync } from 'node:fs';
import { type Bin, lineOf } from './logistic.ts';

interface Ledger {
  readonly pairings: readonly {
    readonly pairing: { readonly game: string; readonly setup: string; readonly players: number; readonly a: string };
    readonly tally: { readonly bins: readonly (readonly Bin[])[] };
  }[];
}

const ledgers = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Ledger);
const entries = ledgers.flatMap(({ pairings }) => pairings);
for (const [name, group] of Map.groupBy(entries, ({ pairing: { game, setup, players, a } }) => `${game} ${setup} ${players} ${a}`)) {
  const bins = group.flatMap(({ tally }) => tally.bins.flat()).filter(({ count }) => count > 0);
  console.log(name, ...lineOf(bins).map((x) => x.toFixed(3)));
}
