import type { Ledger } from './ledger.ts';
import { reliabilityTables } from './report-reliability.ts';
import { ladderTables, otherPairings, thinkingTime, timeTable } from './report-strength.ts';

/** The whole ledger as Markdown: who is stronger, what time is worth, what it takes, and how true win probabilities are. */
export function report(ledger: Ledger): string {
  const entries = ledger.entries();
  const matches = entries.filter(({ pairing }) => pairing.a !== pairing.b);
  const alike = entries.filter(({ pairing }) => pairing.a === pairing.b);
  const games = entries.reduce((sum, { tally }) => sum + tally.games, 0);
  return [
    `${games.toLocaleString('en')} games over the deals of \`--seed ${ledger.seed}\`. A share is that of the first named, with its 95 % interval and the games it took.`,
    ...ladderTables(matches),
    ...otherPairings(matches),
    ...thinkingTime(matches),
    '### Decision times',
    timeTable(matches),
    '### Win probabilities, said and true',
    ...reliabilityTables(alike),
  ].join('\n\n');
}
