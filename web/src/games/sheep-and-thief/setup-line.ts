import type { Config } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

/** What is on the table, in one line. */
export function setupLine(words: object, config: object): string {
  const { setup, colon } = words as SheepWords;
  const { players, missions, blackSheep } = config as Config;
  return [colon(setup.players, String(players)), ...(missions ? [setup.missions] : []), ...(blackSheep ? [setup.black] : [])].join(' · ');
}
