import { sentences } from '../../../words/sentences.ts';
import { endingOf } from '../ending.ts';
import type { Outcome } from '../vocabulary.ts';
import type { SheepWords } from '../words/en.ts';

export function Ending({ words, outcome }: { readonly words: SheepWords; readonly outcome: Outcome }) {
  const why = endingOf(words, outcome);
  return why.length > 0 ? <p>{sentences(why)}</p> : null;
}
