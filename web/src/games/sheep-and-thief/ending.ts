import type { Outcome } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

/** Who wins a tie on gold, and why. */
export function endingOf(words: SheepWords, { scores }: Outcome): readonly string[] {
  const most = Math.max(...scores.map(({ total }) => total));
  return scores.filter(({ total }) => total === most).length > 1 ? [words.over.tie] : [];
}
