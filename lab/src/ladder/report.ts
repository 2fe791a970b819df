import type { Ledger } from './ledger.ts';
import { reliabilityTables } from './report-reliability.ts';
import { aloneTable, isAlone, ladderTables, otherPairings, thinkingTime, timeTable } from './report-strength.ts';
import type { Entry } from './report-table.ts';

/** A ledger's matches as Markdown: strength, effect of thinking time, decision times. */
export function strengthReport(ledger: Ledger): string {
  const matches = ledger.entries().filter(({ pairing }) => pairing.a !== pairing.b);
  const { alone = [], mixed = [] } = Object.groupBy(matches, ({ pairing }) => (isAlone(pairing) ? 'alone' : 'mixed'));
  return [
    `${gamesOf(matches, ledger)} A share is that of the first named, with its 95 % interval and the games it took.`,
    ...ladderTables(mixed),
    ...aloneTable(alone),
    ...otherPairings(mixed),
    ...thinkingTime(mixed),
    '### Decision times',
    timeTable(mixed),
  ].join('\n\n');
}

/** A ledger's games of levels against themselves as Markdown: the calibration of their win probabilities. */
export function reliabilityReport(ledger: Ledger): string {
  const alike = ledger.entries().filter(({ pairing }) => pairing.a === pairing.b);
  return ['### Win probabilities, said and true', gamesOf(alike, ledger), ...reliabilityTables(alike)].join('\n\n');
}

function gamesOf(entries: readonly Entry[], { seed }: Ledger): string {
  const games = entries.reduce((sum, { tally }) => sum + tally.games, 0);
  return `${games.toLocaleString('en')} games over the deals of \`--seed ${seed}\`.`;
}
