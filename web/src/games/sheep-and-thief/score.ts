import type { Config, Outcome } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

/** The gold of a board. */
export function score(words: SheepWords, _: Config, { scores }: Outcome, seat: number): string {
  return words.gold(scores[seat - 1]?.total ?? 0);
}
