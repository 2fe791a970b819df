/**
 * `node bots/train/line.ts LEDGER...`: reads ledgers of `npm run lab -- ladder --alike`. For each set-up, number of players and level it
 * prints the line on log odds that makes the win probabilities truest: a logistic regression over the tenths. If the probabilities were
 * corrected by a line already, this one is to be applied after it.
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
