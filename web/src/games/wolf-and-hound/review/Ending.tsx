import { sentences } from '../../../words/sentences.ts';
import { useWords } from '../../../words/useWords.ts';
import { endingOf } from '../ending.ts';
import type { Outcome, View } from '../vocabulary.ts';
import type { WolfWords } from '../words/en.ts';
import { WOLF_END } from '../words/end.ts';

interface EndingProps {
  readonly words: WolfWords;
  readonly view: Pick<View, 'config' | 'viewer'>;
  readonly outcome: Outcome;
}

export function Ending({ words, view, outcome }: EndingProps) {
  const end = useWords(WOLF_END);
  return end ? <p>{sentences(endingOf(words, end, view, outcome))}</p> : null;
}
