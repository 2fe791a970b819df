import { sentences } from '../../../words/sentences.ts';
import { endingOf } from '../ending.ts';
import type { Outcome, View } from '../vocabulary.ts';
import type { SheepWords } from '../words/en.ts';

interface EndingProps {
  readonly words: SheepWords;
  readonly view: Pick<View, 'viewer'>;
  readonly outcome: Outcome;
}

export function Ending({ words, view, outcome }: EndingProps) {
  const why = endingOf(words, view, outcome);
  return why.length > 0 ? <p>{sentences(why)}</p> : null;
}
